"""Planet Unknown: Oblivion, the frame around a black hole."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from tests.planet_unknown.board import Seat, can_place, names_of, offered, on, table

OBLIVION = BOARDS[PLANET_NAMES.index("oblivion")]


@pytest.mark.rule("PU-12.11.1")
def test_the_ice_is_in_the_corners_of_a_frame() -> None:
    three = [0, 1, 2, 9, 10, 11]
    assert names_of(OBLIVION.ice) == [on(x, y) for y in three for x in three]
    assert on(5, 5) not in names_of(OBLIVION.squares)


@pytest.mark.rule("PU-12.11.1")
def test_no_piece_goes_into_the_black_hole() -> None:
    match = table(Seat(planet="oblivion", tiles="C", at="r4c4"), depots=["- I2-ce-0"])
    assert can_place(match, "ada", "r4c3 r4c2")
    assert not can_place(match, "ada", "r4c5 r4c6")
    match = table(Seat(planet="oblivion", rovers="r4c4", movement=1))
    assert offered(match, "ada", "drive") == ["drive r4c4 r3c4", "drive r4c4 r4c3"]


@pytest.mark.rule("PU-12.11.2")
def test_the_border_of_the_hole_is_no_perimeter() -> None:
    match = table(Seat(planet="oblivion"), depots=["- I2-ce-0"])
    assert not can_place(match, "ada", "r3c4 r4c4")
    assert can_place(match, "ada", "r1c4 r2c4")
    edge = [on(x, y) for y in range(12) for x in range(12) if {x, y} & {0, 11}]
    assert names_of(OBLIVION.perimeter) == edge
