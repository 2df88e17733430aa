"""Planet Unknown: Cerberus, three planets on one grid."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.grid import is_empty, size, without
from orrery.games.planet_unknown.scoring import planet_medals
from tests.planet_unknown.board import Seat, can_place, filled, names_of, offered, player, table

CERBERUS = BOARDS[PLANET_NAMES.index("cerberus")]
LEFT, RIGHT = "r6c7", "r6c8"  # neighbours that belong to different planets


def medals(tiles: str, meteorites: str = "") -> int:
    ada = Seat(planet="cerberus", tiles=tiles, meteorites=meteorites)
    return planet_medals(player(table(ada), "ada"))


@pytest.mark.rule("PU-12.13.1")
@pytest.mark.parametrize("part", range(3))
def test_a_planet_that_is_covered_scores_2_more(part: int) -> None:
    others = " ".join(names_of(without(CERBERUS.squares, CERBERUS.parts[part])))
    alone = filled("cerberus", but=others)
    last = names_of(CERBERUS.parts[part])[-1]
    assert medals(alone) >= 2
    row, column = last.removeprefix("r").split("c")
    lines = CERBERUS.row_medals[int(row) - 1] + CERBERUS.column_medals[int(column) - 1]
    assert medals(filled("cerberus")) - medals(filled("cerberus", but=last)) == 2 + lines


@pytest.mark.rule("PU-12.13.2")
def test_each_square_belongs_to_one_planet_and_a_tile_may_lie_on_two() -> None:
    assert sum(size(part) for part in CERBERUS.parts) == 96
    left = CERBERUS.squares
    for part in CERBERUS.parts:
        left = without(left, part)
    assert is_empty(left)
    match = table(Seat(planet="cerberus"), depots=["- I2-ce-0"])
    assert can_place(match, "ada", f"{LEFT} {RIGHT}")


@pytest.mark.rule("PU-12.13.3")
def test_meteorites_do_not_prevent_the_bonus() -> None:
    lines = CERBERUS.row_medals[0] + CERBERUS.column_medals[7]
    assert medals(filled("cerberus"), meteorites="r1c8") == 45 - lines


@pytest.mark.rule("PU-12.13.4", "PU-EX-35", "PU-17.2")
def test_the_most_that_it_scores_is_45() -> None:
    assert sum(CERBERUS.row_medals) + sum(CERBERUS.column_medals) == 39
    assert medals(filled("cerberus")) == 39 + 3 * 2


@pytest.mark.rule("PU-12.13.5")
def test_planets_that_share_a_side_are_adjacent() -> None:
    match = table(Seat(planet="cerberus", tiles="C", at=LEFT), depots=["- I2-wr-0"])
    assert can_place(match, "ada", f"{RIGHT} r6c9")
    match = table(Seat(planet="cerberus", rovers=LEFT, movement=1))
    assert f"drive {LEFT} {RIGHT}" in offered(match, "ada")
