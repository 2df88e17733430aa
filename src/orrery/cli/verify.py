"""`orrery verify`: does a saved match hold what it promised?"""

from __future__ import annotations

from pathlib import Path

import typer

import orrery
from orrery.cli.arguments import SavedMatch
from orrery.cli.output import complain, printable
from orrery.kernel.errors import InvalidSave
from orrery.kernel.journal import decode
from orrery.kernel.match import Match


def verify(file: SavedMatch) -> None:
    """Replay a saved match and check every move, die and position."""
    try:
        match = _replayed(file)
    except InvalidSave as error:
        complain(error)
        raise typer.Exit(1) from error
    taken_back = sum(entry.move is None for entry in match.entries)
    moves = len(match.entries) - taken_back
    typer.echo(f"{match.title.name}, rules {match.title.rules_version}")
    typer.echo(f"{match.seats} seats: {printable(', '.join(match.names))}")
    typer.echo(f"{moves} moves, {taken_back} of them taken back")
    typer.echo("the match is over" if match.is_over else "the match is not over yet")
    if match.journal.start is None:
        typer.echo("dice commitment holds")
    else:
        typer.echo("the match begins from a given position: what came before is not verified")
    typer.echo(f"final hash {match.hash}")


def _replayed(file: Path) -> Match:
    """The match of a save, if this Orrery has the rules to replay it."""
    data = file.read_bytes()
    match = orrery.load(data)
    header = decode(data).journal.header
    if (header.rules, header.content) != (match.title.rules_version, match.title.content_hash):
        raise InvalidSave(
            f"the match was played with other rules (version {header.rules}) or components than "
            f"this Orrery has (version {match.title.rules_version}), so it can't be replayed"
        )
    return match
