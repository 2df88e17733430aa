"""Planet Unknown: KSB-4156, the symmetric planet."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.grid import size
from orrery.games.planet_unknown.scoring import planet_medals
from tests.planet_unknown.board import Seat, can_place, filled, names_of, on, player, table

KSB_4156 = BOARDS[PLANET_NAMES.index("ksb_4156")]


@pytest.mark.rule("PU-12.1.1")
def test_the_first_tile_may_lie_anywhere_on_the_perimeter() -> None:
    match = table(Seat(), depots=["- I2-ce-0"])
    squares = set(names_of(KSB_4156.squares))
    perimeter = set(names_of(KSB_4156.perimeter))
    for y in range(11):
        for x in range(12):
            domino = {on(x, y), on(x, y + 1)}
            legal = domino <= squares and bool(domino & perimeter)
            assert can_place(match, "ada", " ".join(sorted(domino))) == legal


@pytest.mark.rule("PU-17.1")
def test_squares_and_medals() -> None:
    assert [size(mask) for mask in (KSB_4156.squares, KSB_4156.ice, KSB_4156.lifepods)] == [
        96,
        21,
        6,
    ]
    match = table(Seat(tiles=filled("ksb_4156")))
    assert planet_medals(player(match, "ada")) == 40
