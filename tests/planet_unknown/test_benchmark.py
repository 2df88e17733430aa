"""What Planet Unknown is measured with: positions as the description promises them."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.benchmark import BENCHMARK, Placing
from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.grid import size
from orrery.games.planet_unknown.words import PLACE
from orrery.kernel.move import kind_of

PATH = BENCHMARK.hot_path


@pytest.fixture(scope="module")
def placings() -> list[Placing]:
    assert PATH is not None
    return list(PATH.positions())


def planet(at: Placing) -> str:
    name: str = PLANETS[at.table.players[at.seat].planet]["id"]
    return name


def test_the_planets_are_half_full(placings: list[Placing]) -> None:
    assert len(placings) == 20
    for at in placings:
        assert at.off_half() < 0.05
        assert size(at.table.players[at.seat].covered) > 30


def test_ksb_4156_and_other_planets_are_among_them(placings: list[Placing]) -> None:
    planets = [planet(at) for at in placings]
    assert planets.count("ksb_4156") == 5
    assert len(set(planets)) > 5


def test_the_call_lists_the_placements_that_the_seat_is_offered(placings: list[Placing]) -> None:
    assert PATH is not None
    for at in placings:
        offered = [move for move in at.table.options(at.seat) if kind_of(move) == PLACE]
        assert PATH.call(at) == offered
