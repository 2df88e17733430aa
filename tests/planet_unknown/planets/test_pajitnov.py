"""Planet Unknown: Pajitnov, where pieces slide into place."""

from __future__ import annotations

import pytest

from tests.planet_unknown.board import Seat, asked, can_place, filled, offered, own, table

DOMINO = ["- I2-ce-0"]
CLOSED = """
    bttb
    b..b
    bttb
"""
OPEN = """
    bttb
    b...
    bttb
"""
LONG = """
    btttb
    b...b
    btttb
"""


@pytest.mark.rule("PU-12.10.1")
def test_a_tile_must_be_slid_into_its_place() -> None:
    closed = table(Seat(planet="pajitnov", tiles=CLOSED, at="r3c5"), depots=DOMINO)
    assert not can_place(closed, "ada", "r4c6 r4c7")
    assert can_place(closed, "ada", "r2c5 r2c6")
    opened = table(Seat(planet="pajitnov", tiles=OPEN, at="r3c5"), depots=DOMINO)
    assert can_place(opened, "ada", "r4c6 r4c7")


@pytest.mark.rule("PU-12.10.2")
def test_a_slide_may_begin_off_the_planet() -> None:
    walled = """
        .....
        bttb
    """
    match = table(Seat(planet="pajitnov", tiles=walled, at="r1c5"), depots=DOMINO)
    assert can_place(match, "ada", "r1c6 r1c7")


@pytest.mark.rule("PU-12.10.2", "PU-12.10.3")
def test_one_free_step_is_enough() -> None:
    """Behind the free square the way is closed."""
    match = table(Seat(planet="pajitnov", tiles=LONG, at="r5c5"), depots=DOMINO)
    assert can_place(match, "ada", "r6c6 r6c7")
    assert can_place(match, "ada", "r6c7 r6c8")


@pytest.mark.rule("PU-12.10.3")
@pytest.mark.parametrize(
    "picture",
    [
        pytest.param("\nbttb\nb..b\nb..b\nbttb", id="down"),
        pytest.param("\nb..b\nb..b\nbttb", id="up"),
        pytest.param("\nbtttb\nb...b\nbtttb", id="right"),
        pytest.param("\nttttb\n....b\nttttb", id="left"),
    ],
)
def test_each_of_the_four_directions_will_do(picture: str) -> None:
    match = table(Seat(planet="pajitnov", tiles=picture, at="r5c5"), depots=DOMINO)
    place = "r6c7 r6c8" if picture.startswith("\ntttt") else "r6c6 r6c7"
    assert can_place(match, "ada", place)


@pytest.mark.rule("PU-12.10.1", "PU-12.0.2")
def test_a_tile_need_not_slide_if_the_game_would_end_otherwise() -> None:
    ada = Seat(planet="pajitnov", tiles=filled("pajitnov", but="r4c6 r4c7"))
    assert can_place(table(ada, depots=DOMINO), "ada", "r4c6 r4c7")


@pytest.mark.rule("PU-12.10.4")
def test_a_patch_must_be_slid_in_too() -> None:
    closed = """
        bttb
        b.tb
        bttb
    """
    ada = Seat(planet="pajitnov", tiles=closed, at="r3c5", effects="gain-patch")
    assert "patch r4c6" not in offered(table(ada), "ada")
    ada = Seat(planet="pajitnov", tiles=CLOSED, at="r3c5", effects="gain-patch")
    assert "patch r4c6" in offered(table(ada), "ada")


@pytest.mark.rule("PU-12.10.4", "PU-5.3.6")
def test_a_patch_that_cannot_slide_anywhere_is_lost() -> None:
    tiles = filled("pajitnov", but="r4c6")
    match = table(Seat(planet="pajitnov", tiles=tiles, effects="gain-patch"))
    assert asked(match) == ["ben"]
    assert own(match, "ada")["patches"] == []
