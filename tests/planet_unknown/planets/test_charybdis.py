"""Planet Unknown: Charybdis, which begins in the middle."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.grid import common, mask_of
from orrery.games.planet_unknown.scoring import planet_medals
from tests.planet_unknown.board import Seat, can_place, filled, offered, player, squares, table

CHARYBDIS = BOARDS[PLANET_NAMES.index("charybdis")]
CENTRE = "r6c6 r6c7 r7c6 r7c7"


@pytest.mark.rule("PU-12.8.1")
def test_the_first_tile_covers_a_central_square() -> None:
    match = table(Seat(planet="charybdis"), depots=["O4-tb-0 I2-ce-0"])
    assert can_place(match, "ada", CENTRE)
    assert can_place(match, "ada", "r5c6 r6c6")
    assert not can_place(match, "ada", "r1c6 r1c7")
    assert not can_place(match, "ada", "r5c6 r5c7")


@pytest.mark.rule("PU-12.8.1")
def test_afterwards_the_normal_rules_apply() -> None:
    match = table(Seat(planet="charybdis", tiles="CE", at="r6c6"), depots=["- I2-wr-0"])
    assert can_place(match, "ada", "r5c6 r4c6")
    assert not can_place(match, "ada", "r3c6 r4c6")


@pytest.mark.rule("PU-12.8.1", "PU-5.3.2")
def test_a_first_patch_lies_on_a_central_square() -> None:
    match = table(Seat(planet="charybdis", effects="gain-patch"))
    assert offered(match, "ada") == [f"patch {square}" for square in CENTRE.split()]


@pytest.mark.rule("PU-12.8.2")
def test_central_squares_are_land_that_must_be_covered() -> None:
    centre = mask_of(squares(CENTRE))
    assert common(CHARYBDIS.land, centre) == centre
    ada = Seat(planet="charybdis", tiles=filled("charybdis", but="r6c6"))
    row, column = CHARYBDIS.row_medals[5], CHARYBDIS.column_medals[5]
    assert planet_medals(player(table(ada), "ada")) == 40 - row - column
