"""`orrery restore`: a store made from a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from orrery.cli.arguments import StoreUrl
from orrery.cli.output import complain


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of `orrery backup`.")],
    store: StoreUrl = "orrery.db",
) -> None:
    """Make a store from a backup, in a file or a database that is empty."""
    from orrery.server.store import Unusable
    from orrery.server.store.backup import restore as bring_back

    try:
        asyncio.run(bring_back(file, store))
    except Unusable as error:
        complain(error)
        raise typer.Exit(2) from error
    typer.echo("restored; `orrery serve` with the same --store goes on from here")
