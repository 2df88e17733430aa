"""`orrery play`: a table on this machine, in the browser or in the terminal."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from orrery.cli.arguments import Language, OptionTexts
from orrery.cli.output import complain

SEATS: Final = "you,random"


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="With --text: which game.")
    ] = None,
    text: Annotated[
        bool, typer.Option("--text", help="Play in the terminal instead of the browser.")
    ] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser.")
    ] = True,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Which port; any free one if left out.")
    ] = 0,
    lan: Annotated[
        bool,
        typer.Option("--lan", help="Let others on your network join by the link, too."),
    ] = False,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=BOT",
            help="In the browser: a bot of your own, such as mine=my.module:Mine; repeatable.",
        ),
    ] = None,
    store: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where matches are kept; your data folder if left out."),
    ] = None,
    seats: Annotated[
        str,
        typer.Option(
            metavar="SEATS", help="With --text: for every seat `you` or a bot, with commas."
        ),
    ] = SEATS,
    option: OptionTexts = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="SEED", help="With --text: play the match of this seed."),
    ] = None,
    lang: Language = "en",
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="With --text: your name; once for each person, in the order of seats.",
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", dir_okay=False, help="With --text: save here after every move."
        ),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            dir_okay=False,
            exists=True,
            help="With --text: go on with a saved match.",
        ),
    ] = None,
    campaign: Annotated[
        bool,
        typer.Option("--campaign", help="With --text: play the campaign of the game."),
    ] = False,
) -> None:
    """Play with people and bots, in the browser or with --text in the terminal.

    In the browser, the table is on this machine only, or with --lan on your network, until
    Ctrl-C. Where the input is no terminal, it is there until the input ends; so
    `orrery play </dev/null` starts, checks itself and ends.
    """
    if text:
        from orrery.cli.terminal import Wishes, play_in_terminal

        play_in_terminal(Wishes(game, seats, option, seed, lang, name, save, resume, campaign))
        return
    if game or option or seed or name or save or resume or campaign or seats != SEATS:
        raise typer.BadParameter(
            "the table in the browser asks for this; add --text to say it here"
        )
    _play_in_browser(browser, port, lan, store or _own_store(), bot or [])


def _play_in_browser(browser: bool, port: int, lan: bool, store: str, bots: Sequence[str]) -> None:
    from orrery.server.identity import hosts_of
    from orrery.server.levels import read_bots
    from orrery.server.running import LOOPBACK, Embedded, own_address
    from orrery.server.settings import Settings
    from orrery.server.store import Unusable

    host = own_address() if lan else LOOPBACK
    settings = Settings(store=store, hosts=hosts_of([host]), log="human", bots=read_bots(bots))
    wanted = browser and sys.stdin is not None and sys.stdin.isatty()

    def opened(address: str) -> None:
        typer.echo(f"Orrery is at {address} (Ctrl-C ends it)")
        if wanted:
            webbrowser.open(address)

    try:
        table = Embedded(settings, port, opened, host)
        table.run()
    except Unusable as error:
        complain(error)
        raise typer.Exit(2) from error
    if table.failed is not None:
        complain(RuntimeError(f"the table does not answer: {table.failed}"))
        raise typer.Exit(1)


def _own_store() -> str:
    """A file in the user's data folder."""
    if os.name == "nt":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "orrery"
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "orrery.db")
