"""Hot paths: the positions are the ones that the description promises."""

from __future__ import annotations

import pytest

from orrery.arena.hot_paths import HotPath, hot_path
from orrery.arena.hot_paths.planet_unknown import Placing
from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.grid import size
from orrery.games.planet_unknown.words import PLACE
from orrery.kernel.move import kind_of
from orrery.kernel.snapshot import digest


@pytest.fixture(scope="module")
def placing() -> HotPath:
    found = hot_path("planet_unknown")
    assert found is not None
    return found


def planet(at: Placing) -> str:
    name: str = PLANETS[at.table.players[at.seat].planet]["id"]
    return name


def test_the_planets_are_half_full(placing: HotPath) -> None:
    assert len(placing.positions) == 20
    for at in placing.positions:
        assert at.off_half() < 0.05
        assert size(at.table.players[at.seat].covered) > 30


def test_ksb_4156_and_other_planets_are_among_them(placing: HotPath) -> None:
    planets = [planet(at) for at in placing.positions]
    assert planets.count("ksb_4156") == 5
    assert len(set(planets)) > 5


def test_the_call_lists_the_placements_that_the_seat_is_offered(placing: HotPath) -> None:
    for at in placing.positions:
        offered = [move for move in at.table.options(at.seat) if kind_of(move) == PLACE]
        assert placing.call(at) == offered


def test_the_call_changes_nothing(placing: HotPath) -> None:
    for at in placing.positions:
        before = digest(at.table)
        assert placing.call(at) == placing.call(at)
        assert digest(at.table) == before


def test_a_game_that_has_none_gets_none() -> None:
    assert hot_path("example") is None
