"""A match told from its beginning, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from orrery.cli.layout import events, header, heading, results
from orrery.kernel.feed import Record
from orrery.kernel.game import OMNISCIENT
from orrery.kernel.journal import Entry, taken_back
from orrery.kernel.match import Match
from orrery.kernel.replay import begin_again
from orrery.text import Translator


def story(match: Match, viewer: int, translator: Translator) -> Iterator[RenderableType]:
    """The header, the setup, every move with what it caused, and the scores or who is to move.

    A move itself is told to its own seat only, and to the omniscient, with the number of its
    journal entry. What others may know of it, and when, the events say.
    """
    yield from header(match, translator)
    yield heading(translator.text("story-setup"))
    retold = begin_again(match.title, match.journal)
    yield from events(retold.events(viewer=viewer), translator)
    undone = taken_back(match.entries)
    for number, entry in enumerate(match.entries):
        told = _repeat(retold, entry, viewer)
        if viewer in (entry.seat, OMNISCIENT):
            passage = _passage(match, number, told, translator)
        else:
            passage = events(told, translator)
        yield from _crossed_out(passage, translator) if number in undone else passage
    yield from _ending(match, translator)


def _repeat(match: Match, entry: Entry, viewer: int) -> list[Record]:
    """Do again what an entry says; what the viewer is told of it."""
    heard = len(match.events(viewer=viewer))
    if entry.move is None:
        match.take_back(entry.seat)
    else:
        match.play(entry.seat, entry.move)
    return match.events(heard, viewer)


def _passage(
    match: Match, number: int, told: list[Record], translator: Translator
) -> Iterator[Text]:
    """What a seat did, and what came of it."""
    entry = match.entries[number]
    if entry.move is None:
        yield Text(f"{number:>4}  {translator.text('event-undone', seat=entry.seat)}")
        return
    moves = match.title.moves
    deed = translator.move(moves.describe(moves.parse(entry.move)))
    yield Text(f"{number:>4}  {translator.seat(entry.seat)}: {deed}", style="cyan")
    yield from events(told, translator, indent=8)


def _crossed_out(passage: Iterator[Text], translator: Translator) -> Iterator[Text]:
    mark = translator.text("story-taken-back")
    for line in passage:
        yield Text(f"{line} ({mark})", style="dim strike")


def _ending(match: Match, translator: Translator) -> Iterator[RenderableType]:
    yield ""
    if match.outcome is None:
        names = ", ".join(translator.seat(pending.seat) for pending in match.pending())
        yield translator.text("story-unfinished", names=names)
    else:
        yield from results(match.outcome, translator)
        yield translator.text("story-key", key=str(match.key))
