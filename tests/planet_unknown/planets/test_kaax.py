"""Planet Unknown: K'Aax and its toxic squares."""

from __future__ import annotations

import pytest

from tests.planet_unknown.board import Seat, can_place, offered, play, table


@pytest.mark.rule("PU-12.9.1")
def test_no_rover_drives_onto_an_uncovered_toxic_square() -> None:
    match = table(Seat(planet="kaax", rovers="r2c5", movement=1))
    assert offered(match, "ada", "drive") == ["drive r2c5 r2c6"]  # r2c4 and r3c5 are toxic


@pytest.mark.rule("PU-12.9.1")
@pytest.mark.parametrize("cover", ["C", "p"], ids=["tile", "patch"])
def test_a_covered_toxic_square_is_safe(cover: str) -> None:
    ada = Seat(planet="kaax", tiles=cover, at="r2c4", rovers="r2c5", movement=1)
    assert "drive r2c5 r2c4" in offered(table(ada), "ada")


@pytest.mark.rule("PU-12.9.1")
def test_toxic_squares_may_be_covered() -> None:
    match = table(Seat(planet="kaax"), depots=["- I2-ce-0"])
    assert can_place(match, "ada", "r2c4 r3c4")
    match = table(Seat(planet="kaax", effects="gain-patch"))
    play(match, "ada: patch r2c4")
