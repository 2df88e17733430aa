"""Whoever tries what is not offered is told what forbids it, and only then."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from orrery.games.save_a_world.board import LAST_SPACE, LOCATIONS
from orrery.games.save_a_world.buying import Buy
from orrery.games.save_a_world.cards import COUNT, DECK
from orrery.games.save_a_world.lab import UPGRADES
from orrery.games.save_a_world.projects import Working
from orrery.games.save_a_world.research import GainUpgrade, Research
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.title import TITLE
from orrery.games.save_a_world.turn import Accelerate, HotLanding, Turn
from orrery.games.save_a_world.why_not import why_not
from orrery.games.save_a_world.words import (
    ACTION,
    BOOST,
    BOOST_CARD,
    BUY_CARD,
    BUY_UPGRADE,
    ENERGY,
    GAIN_UPGRADE,
    PLACE,
    PLAY,
    PROJECTS,
    SHUTTLE,
    WORK,
    WORLDS,
)
from orrery.kernel.dice import key_from_seed
from orrery.kernel.move import pack


def tried(table: Table, seat: int) -> Iterator[int]:
    """What somebody may click on while this decision waits."""
    step = table.decision(seat)
    yield from (pack(BOOST_CARD, card) for card in range(COUNT) if DECK[card] == BOOST)
    if isinstance(step, Turn | HotLanding | Accelerate):
        yield from (pack(PLACE, location) for location in range(LOCATIONS))
        yield from (pack(SHUTTLE, world, ENERGY) for world in range(WORLDS))
        yield from (pack(PLAY, card, ENERGY) for card in range(COUNT) if DECK[card] == ACTION)
    if isinstance(step, Working):
        yield from (
            pack(WORK, project, spaces)
            for project in range(PROJECTS)
            for spaces in range(1, LAST_SPACE + 1)
        )
    if isinstance(step, Research):
        yield from (pack(BUY_UPGRADE, upgrade) for upgrade in range(UPGRADES))
    if isinstance(step, GainUpgrade):
        yield from (pack(GAIN_UPGRADE, upgrade) for upgrade in range(UPGRADES))
    if isinstance(step, Buy):
        yield from (pack(BUY_CARD, card) for card in range(COUNT))


@pytest.mark.parametrize("seed", range(6))
def test_there_is_a_reason_for_exactly_what_is_not_offered(seed: int) -> None:
    seats = 1 + seed % 4
    table = TITLE.begin(seats, {}, key_from_seed(seed))
    assert isinstance(table, Table)
    chance = random.Random(seed)
    while not table.is_over():
        seat = table.deciders()[0]
        options = table.options(seat)
        for move in tried(table, seat):
            reasons = why_not(table, seat, move)
            assert bool(reasons) == (move not in options), TITLE.moves.text(move)
        table.play(seat, chance.choice(options))
