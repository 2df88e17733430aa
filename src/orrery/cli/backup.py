"""`orrery backup`: all that a server keeps, in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from orrery.cli.arguments import StoreUrl
from orrery.cli.output import complain


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; it must not be there.")],
    store: StoreUrl = "orrery.db",
) -> None:
    """Write a backup of a server's store into a file, also while the server runs."""
    from orrery.server.store import Unusable
    from orrery.server.store.backup import back_up

    try:
        asyncio.run(back_up(store, file))
    except Unusable as error:
        complain(error)
        raise typer.Exit(2) from error
    typer.echo(f"{file}: {file.stat().st_size / 1e6:.1f} MB")
