"""`orrery verify`: does a saved match hold what it promised?"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import typer

import orrery
from orrery.cli.arguments import SavedMatches
from orrery.cli.output import complain, printable
from orrery.kernel.campaign import Chapter
from orrery.kernel.errors import InvalidSave
from orrery.kernel.journal import decode
from orrery.kernel.match import Match


def verify(files: SavedMatches) -> None:
    """Replay a saved match and check every move, die and position.

    Several files are the chapters of a campaign, in their order: each must follow from the one
    before.
    """
    try:
        matches = [_replayed(file) for file in files]
        for before, match in pairwise(matches):
            _check_follows(before, match)
    except InvalidSave as error:
        complain(error)
        raise typer.Exit(1) from error
    for match in matches:
        _report(match)
    if len(matches) > 1:
        typer.echo(f"{len(matches)} chapters follow one from another")


def _report(match: Match) -> None:
    taken_back = sum(entry.move is None for entry in match.entries)
    moves = len(match.entries) - taken_back
    typer.echo(f"{match.title.name}, rules {match.title.rules_version}")
    typer.echo(f"{match.seats} seats: {printable(', '.join(match.names))}")
    if match.automata:
        typer.echo(f"played by the rules: {', '.join(map(str, match.automata))}")
    if match.chapter is not None:
        _report_chapter(match, match.chapter)
    typer.echo(f"{moves} moves, {taken_back} of them taken back")
    typer.echo("the match is over" if match.is_over else "the match is not over yet")
    if match.journal.start is None:
        typer.echo("dice commitment holds")
    else:
        typer.echo("the match begins from a given position: what came before is not verified")
    typer.echo(f"final hash {match.hash}")


def _report_chapter(match: Match, chapter: Chapter) -> None:
    """What a journal alone shows of its campaign: options follow from what was carried."""
    assert match.title.campaign is not None
    typer.echo(f"chapter {chapter.number} of {len(match.title.campaign.chapters)} of a campaign")
    if chapter.carried:
        typer.echo(f"its options follow from what was carried: {chapter.carried}")
        typer.echo(f"the chapter before must end with check {chapter.previous}")


def _check_follows(before: Match, match: Match) -> None:
    """InvalidSave unless a match is the chapter that another one leads to."""
    if match.chapter is None or match.chapter != before.next_chapter:
        raise InvalidSave("a file is not the chapter that follows from the one before it")
    if (match.title, match.seats) != (before.title, before.seats):
        raise InvalidSave("a chapter is of another game, or has other seats, than the one before")


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
