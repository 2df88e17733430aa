"""Opening a saved match: replayed and compared step by step."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.kernel.errors import InvalidOption, InvalidSave, OrreryError
from orrery.kernel.feed import Event, Feed
from orrery.kernel.game import Game
from orrery.kernel.journal import FORMAT, Entry, Header, Journal, Save
from orrery.kernel.match import Match, new_match
from orrery.kernel.snapshot import dump
from orrery.kernel.soundness import check_events, sound_position
from orrery.kernel.title import Title


def open_save(title: Title, save: Save) -> Match:
    """The match of a save, replayed and compared at every step.

    A journal of another rules version is not replayed: the match goes on from the saved position.
    """
    journal = save.journal
    if (journal.header.rules, journal.header.content) != (title.rules_version, title.content_hash):
        return _go_on(title, journal.header, save.position, journal.standing_events())
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
        return _go_on(title, header, journal.start, journal.opening)
    try:
        key = bytes.fromhex(header.key)
        match = new_match(title, header.names, header.options, key, header.campaign)
    except InvalidOption as error:
        raise InvalidSave(f"the header of the save is wrong: {error}") from error
    if match.journal.opening != journal.opening:
        raise InvalidSave("the setup differs from what the dice give")
    return match


def _go_on(title: Title, header: Header, position: dict[str, Any], told: list[Event]) -> Match:
    check_events(told, len(header.names))
    try:
        title.check_chapter(title.check(len(header.names), header.options), header.campaign)
    except InvalidOption as error:
        raise InvalidSave(f"the header of the save is wrong: {error}") from error
    return continue_from(title, header, sound_position(title, header, position), told)


def continue_from(
    title: Title, header: Header, game: Game, told: list[Event], past: Feed | None = None
) -> Match:
    """A match that begins with a given position, after these events.

    For journals of an older rules version, which can't be replayed, and for trying other moves
    from a position of a finished match. `past` is what was told in the match before, word for
    word, where that is known: what was taken back there is not among the events.
    """
    current = msgspec.structs.replace(header, rules=title.rules_version, content=title.content_hash)
    feed = past
    if feed is None:
        feed = Feed(game.seats)
        feed.publish(told)
    return Match(title, Journal(FORMAT, current, dump(game), told, []), game, feed)


def _replay(match: Match, number: int, entry: Entry) -> None:
    try:
        if entry.move is None:
            match.take_back(entry.seat)
        else:
            match.play(entry.seat, entry.move, entry.order)
    except OrreryError as error:
        raise InvalidSave(f"entry {number} can't be replayed: {error}") from error
    replayed = match.journal.entries[-1]
    if replayed.events != entry.events:
        raise InvalidSave(f"entry {number} caused something else than the journal says")
    if replayed != entry:
        raise InvalidSave(f"entry {number} leads to another position than the journal says")
