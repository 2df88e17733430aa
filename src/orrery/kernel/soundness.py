"""Whether a saved position can be what it claims: for positions that no replay has checked."""

from __future__ import annotations

from typing import Any

from orrery.kernel.errors import InvalidSave
from orrery.kernel.feed import Event
from orrery.kernel.game import OMNISCIENT, Game
from orrery.kernel.journal import Header
from orrery.kernel.snapshot import dump
from orrery.kernel.title import Title


def sound_position(title: Title, header: Header, position: dict[str, Any]) -> Game:
    """The game of a saved position; InvalidSave if it is not sound.

    It is compared with a new game of the same header in the kind of every field, must keep the
    kernel's and the title's invariants, and must answer whatever can be asked of it.
    """
    try:
        key = bytes.fromhex(header.key)
        reference = title.begin(len(header.names), header.options, key)
        _check_kinds(position, dump(reference), title.name)
        game = title.restore(position)
        _check_table(game, reference, key)
        title.invariant(game)
        for viewer in range(OMNISCIENT, game.seats):
            title.view_of(game, viewer)
            title.secrets(game, viewer)
        for seat in game.deciders():
            twin = game.copy()
            twin.play(seat, twin.options(seat)[0])
    except Exception as error:
        raise InvalidSave(f"the saved position is damaged: {error}") from error
    return game


def check_events(events: list[Event], seats: int) -> None:
    """InvalidSave unless these events can have happened at a table of this size."""
    for event in events:
        if event.lane > seats or not set(event.order) <= set(range(seats)):
            raise InvalidSave(f"an event of kind {event.kind} names a seat that isn't there")


def _check_kinds(value: Any, reference: Any, place: str) -> None:
    """ValueError, naming the place, where the kinds of two dumped values differ."""
    if reference is None or value is None:
        return
    if type(value) is not type(reference):
        raise ValueError(f"{place} is a {type(value).__name__}")
    if isinstance(value, list):
        for number, item in enumerate(value if reference else []):
            _check_kinds(item, reference[0], f"{place}[{number}]")
    elif isinstance(value, dict) and value.get("is") == reference.get("is"):
        for name, item in reference.items():
            if name in value:  # or restoring complains, unless an older version had no such field
                _check_kinds(value[name], item, f"{place}.{name}")


def _check_table(game: Game, reference: Game, key: bytes) -> None:
    """The kernel's own invariants."""
    if game.seats != reference.seats or len(game.lanes) not in (1, 1 + game.seats):
        raise ValueError("the number of seats or lanes is wrong")
    for dice in (game.dice, game.dice if game.veil is None else game.veil.dice):
        if dice.key != key or len(dice.drawn) != 1 + game.seats or min(dice.drawn) < 0:
            raise ValueError("the dice are not those of the header")
    if (game.veil is not None) != game.is_split():
        raise ValueError("the table is split without a veil, or the other way round")
    if sorted(game.order) != list(range(game.seats) if game.is_split() else []):
        raise ValueError("the order of seats is wrong")
