"""Planet Unknown: K-273, where land and ice don't mix."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.grid import overlap
from tests.planet_unknown.board import Seat, can_place, table

K_273 = BOARDS[PLANET_NAMES.index("k_273")]


@pytest.mark.rule("PU-12.3.1")
def test_a_tile_lies_on_land_or_on_ice() -> None:
    match = table(Seat(planet="k_273"), depots=["- I2-ce-0"])
    assert can_place(match, "ada", "r1c6 r1c7")  # ice
    assert not can_place(match, "ada", "r1c6 r2c6")  # ice and land
    assert can_place(match, "ada", "r7c11 r7c12")  # land
    assert not can_place(match, "ada", "r6c12 r7c12")  # ice and land


@pytest.mark.rule("PU-12.3.1")
def test_not_even_a_large_tile_may_touch_both() -> None:
    match = table(Seat(planet="k_273"), depots=["I4-ce-0 -"])
    assert can_place(match, "ada", "r6c9 r6c10 r6c11 r6c12")
    assert not can_place(match, "ada", "r7c9 r7c10 r7c11 r7c12")


@pytest.mark.rule("PU-12.3.2")
def test_a_square_with_a_lifepod_is_land() -> None:
    assert not overlap(K_273.lifepods, K_273.ice)
    ada = Seat(planet="k_273", tiles="CE", at="r1c6")
    match = table(ada, depots=["- I2-wr-0"])
    assert not can_place(match, "ada", "r2c6 r2c7")  # the lifepod's square and ice
    assert can_place(match, "ada", "r2c7 r2c8")
