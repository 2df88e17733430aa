"""Opening a saved match: replayed and compared step by step."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.kernel.errors import (
    CannotUndo,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    InvalidSave,
)
from orrery.kernel.feed import Barrier, Event, Feed
from orrery.kernel.game import OMNISCIENT, TABLE, Game
from orrery.kernel.journal import FORMAT, Entry, EventRecord, Header, Journal, Save
from orrery.kernel.match import Match, new_match
from orrery.kernel.snapshot import dump
from orrery.kernel.title import Title


def open_save(title: Title, save: Save) -> Match:
    """The match of a save, replayed and compared at every step.

    A journal of another rules version is not replayed: the match goes on from the saved position.
    """
    journal = save.journal
    if (journal.header.rules, journal.header.content) != (title.rules_version, title.content_hash):
        game = _restored(title, journal.header, save.position)
        return continue_from(title, journal.header, game, journal.standing_events())
    match = begin_again(title, journal)
    for number, entry in enumerate(journal.entries):
        _replay(match, number, entry)
    if dump(match.position()) != save.position:
        raise InvalidSave("the saved position is not the one that the journal leads to")
    return match


def begin_again(title: Title, journal: Journal) -> Match:
    """The match of a journal before its first entry."""
    header = journal.header
    if journal.start is not None:
        game = _restored(title, header, journal.start)
        return continue_from(title, header, game, journal.opening)
    try:
        match = new_match(title, header.names, header.options, bytes.fromhex(header.key))
    except InvalidOption as error:
        raise InvalidSave(f"the header of the save is wrong: {error}") from error
    if match.journal.opening != journal.opening:
        raise InvalidSave("the setup differs from what the dice give")
    return match


def continue_from(title: Title, header: Header, game: Game, told: list[EventRecord]) -> Match:
    """A match that begins with a given position, after these events.

    For journals of an older rules version, which can't be replayed, and for trying other moves
    from a position of a finished match.
    """
    current = msgspec.structs.replace(header, rules=title.rules_version, content=title.content_hash)
    feed = Feed(game.seats)
    feed.publish(-1, _with_barriers([record.event() for record in told], game))
    return Match(title, Journal(FORMAT, current, dump(game), told, []), game, feed)


def _with_barriers(told: list[tuple[int, Event]], game: Game) -> list[tuple[int, Event] | Barrier]:
    """The events with barriers wherever lanes must have closed: before the table's next event."""
    barrier = Barrier(tuple(range(game.seats)))
    recorded: list[tuple[int, Event] | Barrier] = []
    in_lanes = False
    for lane, event in told:
        if in_lanes and lane == TABLE:
            recorded.append(barrier)
        in_lanes = lane != TABLE
        recorded.append((lane, event))
    return recorded if game.is_split() else [*recorded, barrier]


def _restored(title: Title, header: Header, position: dict[str, Any]) -> Game:
    """The game of a saved position, if everything that can be asked of it can be answered."""
    game = title.restore(position)
    try:
        title.check(len(header.names), header.options)
        title.invariant(game)
        for viewer in range(OMNISCIENT, game.seats):
            title.view_of(game, viewer)
        for seat in game.deciders():
            twin = game.copy()
            twin.play(seat, twin.options(seat)[0])
    except Exception as error:
        raise InvalidSave(f"the saved position is damaged: {error}") from error
    if game.seats != len(header.names):
        raise InvalidSave(f"the position has {game.seats} seats for {len(header.names)} names")
    return game


def _replay(match: Match, number: int, entry: Entry) -> None:
    try:
        if entry.move is None:
            match.undo(entry.seat)
        else:
            match.play(entry.seat, entry.move)
    except (InvalidMove, IllegalMove, CannotUndo) as error:
        raise InvalidSave(f"entry {number} can't be replayed: {error}") from error
    replayed = match.journal.entries[-1]
    if replayed.events != entry.events:
        raise InvalidSave(f"entry {number} caused something else than the journal says")
    if replayed != entry:
        raise InvalidSave(f"entry {number} leads to another position than the journal says")
