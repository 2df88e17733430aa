"""What of the table a move is about: for boards that light it up.

Things are called as in moves and views; besides them there are

    space:laser-5     each space of a project track that the disc would come to
    resource:energy   a resource track of one's own, and baseline:energy the baseline on it
    tag:moon          one's tokens of a type
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.save_a_world import words
from orrery.games.save_a_world.board import TRACK_RESOURCE
from orrery.games.save_a_world.choices import ForTags, MayRaise
from orrery.games.save_a_world.content import (
    PROJECT_NAMES,
    RESOURCE_NAMES,
    TAG_NAMES,
    WORLD_NAMES,
)
from orrery.games.save_a_world.paying import accepted_for
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.turn import TWICE
from orrery.games.save_a_world.vocabulary import MOVES
from orrery.games.save_a_world.words import BASICS, FREE, GENIUS, TAGS
from orrery.kernel.move import field, kind_of
from orrery.kernel.outlook import named_things


def touches(game: Table, seat: int, move: int) -> list[str]:
    """The elements of the table that a move is about."""
    told = _TOLD.get(kind_of(move))
    return told(game, seat, move) if told else named_things(MOVES, move)


def _resource(number: int) -> str:
    return f"resource:{RESOURCE_NAMES[number]}"


def _genius(units: int) -> list[str]:
    return [_resource(GENIUS)] if units else []


def _payment(payment: int) -> list[str]:
    if payment == FREE:
        return []
    return [_resource(payment - TWICE if payment > TWICE else payment)]


def _shuttle(game: Table, seat: int, move: int) -> list[str]:
    return [f"world:{WORLD_NAMES[field(move, 0)]}", *_payment(field(move, 1))]


def _play(game: Table, seat: int, move: int) -> list[str]:
    return [named_things(MOVES, move)[0], *_payment(field(move, 1))]


def _work(game: Table, seat: int, move: int) -> list[str]:
    """The spaces that are entered, and what they are paid with."""
    project, spaces = field(move, 0), field(move, 1)
    at = game.discs[project][seat]
    name = PROJECT_NAMES[project]
    entered = [f"space:{name}-{space}" for space in range(at + 1, at + spaces + 1)]
    return [*entered, _resource(TRACK_RESOURCE[project]), *_genius(field(move, 2))]


def _bought(game: Table, seat: int, move: int) -> list[str]:
    return [*named_things(MOVES, move), *_genius(field(move, 1))]


def _mix(what: str) -> Callable[[Table, int, int], list[str]]:
    def told(game: Table, seat: int, move: int) -> list[str]:
        return [f"{what}:{RESOURCE_NAMES[n]}" for n in range(BASICS) if field(move, n)]

    return told


def _tokens(game: Table, seat: int, move: int) -> list[str]:
    return [f"tag:{TAG_NAMES[tag]}" for tag in range(TAGS) if field(move, tag)]


def _times(game: Table, seat: int, move: int) -> list[str]:
    """HSW-8.3: all types that may be spent for it."""
    step = game.decision(seat)
    assert isinstance(step, ForTags)
    accepted = accepted_for(game.players[seat], step.tag)
    return [f"tag:{TAG_NAMES[tag]}" for tag in range(TAGS) if accepted >> tag & 1]


def _swap(game: Table, seat: int, move: int) -> list[str]:
    return [_resource(field(move, 0)), _resource(field(move, 1))]


def _accept(game: Table, seat: int, move: int) -> list[str]:
    step = game.decision(seat)
    if not isinstance(step, MayRaise):
        return []
    return [f"baseline:{RESOURCE_NAMES[step.resource]}"]


_TOLD: Final[dict[int, Callable[[Table, int, int], list[str]]]] = {
    words.SHUTTLE: _shuttle,
    words.PLAY: _play,
    words.WORK: _work,
    words.BUY_UPGRADE: _bought,
    words.BUY_CARD: _bought,
    words.GAIN_MIX: _mix("resource"),
    words.RAISE_MIX: _mix("baseline"),
    words.TIMES: _times,
    words.REACTIVATE: _tokens,
    words.TOKENS: _tokens,
    words.SWAP: _swap,
    words.ACCEPT: _accept,
}
