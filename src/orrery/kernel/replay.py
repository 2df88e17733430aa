"""Opening a saved match: replayed and compared step by step."""

from __future__ import annotations

from orrery.kernel.errors import (
    CannotUndo,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    InvalidSave,
)
from orrery.kernel.feed import Event, Feed
from orrery.kernel.game import TABLE, Game
from orrery.kernel.journal import FORMAT, Entry, EventRecord, Header, Journal, Save
from orrery.kernel.match import Match, new_match
from orrery.kernel.snapshot import dump
from orrery.kernel.title import Title


def continue_from(match_header: Header, title: Title, game: Game, before: list[Event]) -> Match:
    """A match that begins with a given position, after these events.

    For journals of an older rules version, which can't be replayed, and for trying other moves
    from a position of a finished match.
    """
    header = Header(
        game=title.name,
        rules=title.rules_version,
        content=title.content_hash,
        names=match_header.names,
        options=match_header.options,
        commitment=match_header.commitment,
        key=match_header.key,
    )
    feed = Feed(game.seats)
    feed.publish(-1, [(TABLE, event) for event in before])
    opening = [EventRecord.of(event) for event in before]
    return Match(title, Journal(FORMAT, header, dump(game), opening, []), game, feed)


def open_save(title: Title, save: Save) -> Match:
    """The match of a save, replayed and compared at every step.

    A journal of another rules version is not replayed: the match goes on from the saved position.
    """
    header = save.journal.header
    if (header.rules, header.content) != (title.rules_version, title.content_hash):
        events = [record.event() for record in save.journal.opening]
        events += [record.event() for entry in save.journal.entries for record in entry.events]
        return continue_from(header, title, title.restore(save.position), events)
    match = _begin_again(title, save.journal)
    for number, entry in enumerate(save.journal.entries):
        _replay(match, number, entry)
    if dump(match.position()) != save.position:
        raise InvalidSave("the saved position is not the one that the journal leads to")
    return match


def _begin_again(title: Title, journal: Journal) -> Match:
    header = journal.header
    if journal.start is not None:
        before = [record.event() for record in journal.opening]
        return continue_from(header, title, title.restore(journal.start), before)
    try:
        match = new_match(title, header.names, header.options, bytes.fromhex(header.key))
    except InvalidOption as error:
        raise InvalidSave(f"the header of the save is wrong: {error}") from error
    if match.journal.opening != journal.opening:
        raise InvalidSave("the setup differs from what the dice give")
    return match


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
