"""`orrery serve`: tables for others."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from orrery.cli.arguments import StoreUrl
from orrery.cli.output import complain


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Which address.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Which port.")] = 8000,
    store: StoreUrl = "orrery.db",
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve; more than one on PostgreSQL.")
    ] = 1,
    bot_processes: Annotated[
        int, typer.Option(min=1, max=64, help="Processes in which bots think, per worker.")
    ] = 1,
    bot_budget: Annotated[
        float, typer.Option(min=0.1, max=60, help="Seconds that a bot may think over a decision.")
    ] = 5,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=BOT",
            help="A bot of your own, such as mine=my.module:Mine; can be repeated.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            envvar="ORRERY_ORIGINS",
            help="A further origin whose pages may use this server; can be repeated.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="ORRERY_PROXIES",
            help="An address or network of a proxy; can be repeated. Without: this machine.",
        ),
    ] = None,
    public_url: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="ORRERY_PUBLIC_URL",
            help="The address by which people reach this server; without it nobody is notified.",
        ),
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="ORRERY_SMTP",
            help="A mail server, such as smtp://user:password@host:587, for notifications.",
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS", envvar="ORRERY_MAIL_FROM", help="The address that mail comes from."
        ),
    ] = "",
    metrics: Annotated[
        Literal["loopback", "public"],
        typer.Option(help="Who may read /metrics: this machine, or everyone."),
    ] = "loopback",
    set_: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="NAME=VALUE", help="Any other setting or limit; can be repeated."
        ),
    ] = None,
    client: Annotated[
        str | None,
        typer.Option(metavar="FOLDER", envvar="ORRERY_CLIENT", help="The built browser client."),
    ] = None,
) -> None:
    """Serve tables to browsers, until a signal ends it."""
    from orrery.server.levels import read_bots
    from orrery.server.running import serve as run
    from orrery.server.settings import Settings, with_values
    from orrery.server.store import Unusable

    settings = Settings(
        store=store,
        origins=origin or [],
        proxies=tuple(proxy) if proxy else Settings().proxies,
        client=client,
        metrics=metrics,
        public_url=public_url,
        smtp=smtp,
        mail_from=mail_from,
        bot_processes=bot_processes,
        bot_budget=bot_budget,
        bots=read_bots(bot or ()),
    )
    try:
        run(with_values(settings, set_ or ()), host, port, workers)
    except Unusable as error:
        complain(error)
        raise typer.Exit(2) from error
