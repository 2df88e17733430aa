"""How a server is set up: from the command line, or from the environment of its workers."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from orrery.kernel.errors import InvalidOption, shown

VARIABLE: Final = "ORRERY_SETTINGS"  # how the settings reach worker processes


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set. Times are in seconds.

    `origins` lists further origins whose pages may use this server, such as a development server;
    `hosts`, if it isn't empty, the only names under which it may be addressed, which keeps a table
    on this machine from pages elsewhere that have taken over a name. `proxies` are the addresses or
    networks of proxies, which say for whom they connect and count those themselves. `public_url` is
    the address of this server for those who are called back to it; without one nobody is.
    """

    store: str = "sqlite:///orrery.db"
    origins: list[str] = []
    hosts: list[str] = []
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    client: str | None = None
    bot_processes: int = 1
    bot_budget: float = 5
    hint_budget: float = 2  # until a hint is there, or refused
    hint_seconds: float = 1.2  # of these for thinking
    analysis_seconds: float = 0.4  # for each decision of a match that is analysed
    hints_per_hour: int = 240  # from one address
    analyses_per_hour: int = 20
    bots: dict[str, str] = {}  # further ones: what they are called, and what makes them
    snapshot_every: int = 20  # entries
    poll: float = 2
    sweep: float = 15  # between searches for bots that nobody thinks for
    idle: float = 600  # until a table that nobody watches is forgotten
    table_memory: int = 1000  # megabytes for tables in a worker, roughly
    replay_memory: int = 64  # megabytes for the past of matches that somebody looks back at
    tables_per_hour: int = 20
    bot_matches: int = 12  # in play, of one host
    bot_matches_per_hour: int = 60  # that begin, from one address
    invitations_per_day: int = 50  # of one person
    exports_per_hour: int = 12  # from one address
    logins_per_minute: int = 10  # from one address
    logins_per_name: int = 30  # an hour
    guests_per_minute: int = 120
    guest_days: float = 30  # until guests without a seat are forgotten; of days 0 means never
    chat_days: float = 180
    open_table_days: float = 30  # of tables whose match never began
    finished_table_days: float = 0
    abandoned_table_days: float = 0  # of matches in which nobody has moved for so long
    retention: float = 3600  # between searches for what has come to its end
    messages_per_second: float = 10
    message_burst: int = 30
    lines_per_second: float = 1  # of chat, by one person at one table
    line_burst: int = 10
    foresight_share: float = 0.25  # of the time, for one connection that looks ahead
    foresight_burst: float = 2  # of such seconds at once
    replay_share: float = 0.5  # of the time, for one address that looks back at matches
    replay_burst: float = 10  # of such seconds at once
    sockets: int = 10_000  # of a worker
    sockets_per_visitor: int = 20
    sockets_per_address: int = 100  # of visitors without an identity
    send_patience: float = 20  # until a client that reads nothing is given up
    connections: int = 12_000  # of a worker, or fewer if it may open fewer files
    connections_per_address: int = 200
    request_patience: float = 20  # until a request that has begun must have arrived
    frames_per_second: float = 50  # of a socket, that are no whole messages: pings and fragments
    frame_burst: int = 200
    public_url: str = ""  # such as https://table.example.org
    smtp: str = ""  # smtp://user:password@host:587 or smtps://…; without it no mail is sent
    mail_from: str = ""  # the address that mail comes from
    push: bool = True  # whether browsers may be reached by their push services
    webhooks: bool = True  # whether people may be reached by Discord, ntfy and the like
    private_webhooks: bool = False  # also by http and in the host's own network
    notice_grace: float = 60  # until somebody who is not at the table is told
    notice_idle: float = 600  # until somebody is told who is at the table and does nothing
    notices_per_hour: int = 30  # to one person
    metrics: str = "loopback"  # or "public": who may read /metrics
    log: str = "json"  # or "human"

    def to_environment(self) -> None:
        """Leave the settings where worker processes find them."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def from_environment() -> Settings:
    """The settings that the parent process has left."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)


def with_values(settings: Settings, texts: Iterable[str]) -> Settings:
    """Settings with some of them changed, by texts such as `table_memory=500`."""
    fields = msgspec.to_builtins(settings)
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidOption(f"a setting is written name=value, not {shown(text)}")
        if name not in fields:
            names = ", ".join(fields)
            raise InvalidOption(f"there is no setting {shown(name)}; there are: {names}")
        try:
            settings = msgspec.convert({**fields, name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise InvalidOption(f"{name} can't be {shown(value)}: {error}") from error
        fields = msgspec.to_builtins(settings)
    return settings


def client_folder(chosen: str | None) -> Path | None:
    """The built client: the given folder, the one in the package, or that of a source tree."""
    package = Path(__file__).parent / "client"
    source_tree = Path(__file__).parents[3] / "web" / "dist"
    places = [Path(chosen)] if chosen is not None else [package, source_tree]
    return next((place.resolve() for place in places if (place / "index.html").is_file()), None)
