"""Planet Unknown: Gaia and its cities."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.grid import size
from orrery.games.planet_unknown.scoring import planet_medals
from tests.planet_unknown.board import Seat, can_place, filled, finish_turn, place, player, table

CORNERS = "r3c3 r3c10 r10c3 r10c10"


def medals(tiles: str) -> int:
    return planet_medals(player(table(Seat(planet="gaia", tiles=tiles)), "ada"))


@pytest.mark.rule("PU-12.4.1")
def test_each_of_the_eight_cities_scores_2_while_it_is_uncovered() -> None:
    assert size(BOARDS[PLANET_NAMES.index("gaia")].cities) == 8
    assert medals("") == 16


@pytest.mark.rule("PU-12.4.2", "PU-EX-37")
def test_an_uncovered_city_is_an_empty_square_of_its_row_and_column() -> None:
    """Row 1 has 1 medal and column 6 has 3."""
    assert medals(filled("gaia", but="r1c6")) == 40 - 1 - 3 + 2


@pytest.mark.rule("PU-12.4.2")
def test_a_city_may_be_covered_and_loses_its_medals() -> None:
    match = table(Seat(planet="gaia"), depots=["- I2-ce-0"])
    assert can_place(match, "ada", "r1c6 r1c7")
    place(match, "ada", "civ r1c6 energy r1c7")
    finish_turn(match, "ada")
    assert planet_medals(player(match, "ada")) == 14 + 1  # row 1 is complete now


@pytest.mark.rule("PU-17.2")
def test_the_best_planet_leaves_the_corner_cities_uncovered() -> None:
    assert medals(filled("gaia", but=CORNERS)) == 44
