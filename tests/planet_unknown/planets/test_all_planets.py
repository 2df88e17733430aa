"""Planet Unknown: what holds on every planet (PU-12.0)."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.grid import has, overlap, size, union
from orrery.games.planet_unknown.scoring import planet_medals
from tests.planet_unknown.board import Seat, filled, player, table

NUMBERS = range(len(PLANETS))


@pytest.mark.rule("PU-12.0.1")
@pytest.mark.parametrize("number", NUMBERS, ids=PLANET_NAMES)
def test_a_planet_has_96_squares_and_lacuna_94(number: int) -> None:
    board = BOARDS[number]
    assert size(board.squares) == (94 if board.id == "lacuna" else 96)
    assert size(board.ice) == PLANETS[number]["ice_squares"]
    assert size(board.lifepods) == 6


@pytest.mark.rule("PU-12.0.3")
@pytest.mark.parametrize("number", NUMBERS, ids=PLANET_NAMES)
def test_a_square_is_land_or_ice_and_special_squares_are_land(number: int) -> None:
    board = BOARDS[number]
    assert union(board.land, board.ice) == board.squares
    assert not overlap(board.land, board.ice)
    for y, row in enumerate(PLANETS[number]["rows"]):
        for x, letter in enumerate(row):
            assert has(board.land, 12 * y + x) == (letter in "LRCXEK")


@pytest.mark.rule("PU-12.0.4", "PU-17.2")
@pytest.mark.parametrize("number", NUMBERS, ids=PLANET_NAMES)
def test_a_planet_that_is_covered_all_over_scores_each_line_once(number: int) -> None:
    planet = PLANET_NAMES[number]
    match = table(Seat(planet=planet, tiles=filled(planet)))
    assert planet_medals(player(match, "ada")) == (45 if planet == "cerberus" else 40)
