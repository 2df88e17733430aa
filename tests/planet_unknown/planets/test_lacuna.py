"""Planet Unknown: Lacuna, full of holes."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.scoring import planet_medals
from tests.planet_unknown.board import (
    Seat,
    can_place,
    filled,
    offered,
    on,
    placeable,
    player,
    table,
)

(LACUNA,) = [planet for planet in PLANETS if planet["id"] == "lacuna"]
HOLES = {
    on(x, y)
    for y, row in enumerate(LACUNA["rows"])
    for x, letter in enumerate(row)
    if letter == "H"
}


@pytest.mark.rule("PU-12.12.1")
def test_no_tile_covers_a_hole() -> None:
    assert len(HOLES) == 15
    match = table(Seat(planet="lacuna", tiles="C", at="r3c5"), depots=["O4-tb-0 I2-ce-0"])
    assert placeable(match, "ada").isdisjoint(HOLES)
    assert not can_place(match, "ada", "r3c6 r3c7")


@pytest.mark.rule("PU-12.12.1")
def test_no_patch_covers_a_hole() -> None:
    match = table(Seat(planet="lacuna", tiles="C", at="r3c5", effects="gain-patch"))
    assert offered(match, "ada") == ["patch r2c5", "patch r3c4"]


@pytest.mark.rule("PU-12.12.1", "PU-5.2.12")
def test_no_rover_enters_a_hole() -> None:
    match = table(Seat(planet="lacuna", rovers="r3c5", movement=1))
    assert offered(match, "ada", "drive") == ["drive r3c5 r2c5", "drive r3c5 r3c4"]


@pytest.mark.rule("PU-12.12.2")
def test_holes_do_not_count_for_rows_and_columns() -> None:
    ada = Seat(planet="lacuna", tiles=filled("lacuna"))
    assert planet_medals(player(table(ada), "ada")) == 40


@pytest.mark.rule("PU-12.12.2")
def test_a_square_beside_a_hole_is_not_on_the_perimeter_for_that() -> None:
    match = table(Seat(planet="lacuna"), depots=["- I2-ce-0"])
    assert not can_place(match, "ada", "r3c4 r3c5")
    assert can_place(match, "ada", "r1c5 r1c6")
