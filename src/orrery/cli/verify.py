"""`orrery verify`: does a saved match hold what it promised?"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final

import typer

import orrery
from orrery.cli.arguments import SavedMatches
from orrery.cli.output import complain, printable
from orrery.kernel.campaign import Chapter
from orrery.kernel.errors import InvalidSave
from orrery.kernel.journal import Save, decode
from orrery.kernel.match import Match
from orrery.kernel.replay import open_save

_PARTLY: Final = 3  # the exit code where nothing is wrong, but not everything could be checked


def verify(files: SavedMatches) -> None:
    """Replay a saved match and check every move, die and position.

    Several files are the chapters of a campaign, in their order: each must follow from the one
    before. A match of other rules than today's can't be replayed: what can be checked without
    them is, and the exit code is 3.
    """
    try:
        opened = [_opened(file) for file in files]
        matches = [match for _, match in opened if match is not None]
        if len(matches) == len(opened):
            for before, match in pairwise(matches):
                _check_follows(before, match)
    except InvalidSave as error:
        complain(error)
        raise typer.Exit(1) from error
    for save, replayed in opened:
        if replayed is None:
            _report_without_rules(save)
        else:
            _report(save, replayed)
    if len(matches) < len(opened):
        raise typer.Exit(_PARTLY)
    if len(matches) > 1:
        typer.echo(f"{len(matches)} chapters follow one from another")


def _report(save: Save, match: Match) -> None:
    typer.echo(f"{match.title.name}, rules {match.title.rules_version}")
    _report_played(save)
    if match.automata:
        typer.echo(f"played by the rules: {', '.join(map(str, match.automata))}")
    if match.chapter is not None:
        _report_chapter(match, match.chapter)
    typer.echo("the match is over" if match.is_over else "the match is not over yet")
    if match.journal.start is None:
        typer.echo("dice commitment holds")
    else:
        typer.echo("the match begins from a given position: what came before is not verified")
    typer.echo(f"final hash {match.hash}")


def _report_played(save: Save) -> None:
    """Who wrote it, who played, and how much."""
    journal = save.journal
    taken_back = sum(entry.move is None for entry in journal.entries)
    moves = len(journal.entries) - taken_back
    typer.echo(f"written by {_release(save)}")
    typer.echo(f"{len(journal.header.names)} seats: {printable(', '.join(journal.header.names))}")
    typer.echo(f"{moves} moves, {taken_back} of them taken back")


def _report_without_rules(save: Save) -> None:
    """What a journal alone shows, and what it takes its rules for."""
    header = save.journal.header
    today = orrery.title(header.game)
    able = _release(save) if save.release else f"one with rules {printable(header.rules)}"
    differs = "rules" if header.rules != today.rules_version else "components"
    typer.echo(f"{header.game}, rules {printable(header.rules)}")
    _report_played(save)
    typer.echo("holds: nothing was altered after it was written")
    typer.echo("holds: the dice key is the one that was committed to before the match")
    typer.echo(
        f"not checked: that moves and dice follow from each other, because this Orrery has other "
        f"{differs} (rules {today.rules_version}); {able} can check it"
    )


def _release(save: Save) -> str:
    if not save.release:
        return "an early Orrery that did not say which it was"
    return f"Orrery {printable(save.release)}"


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


def _opened(file: Path) -> tuple[Save, Match | None]:
    """A save, and its match if this Orrery has the rules to replay it."""
    save = decode(file.read_bytes())
    title = orrery.title(save.journal.header.game)
    header = save.journal.header
    if (header.rules, header.content) != (title.rules_version, title.content_hash):
        return save, None
    return save, open_save(title, save)
