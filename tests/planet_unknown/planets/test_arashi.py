"""Planet Unknown: Arashi, whose ring wants company."""

from __future__ import annotations

import pytest

from tests.planet_unknown.board import Seat, asked, can_place, filled, offered, own, table

DOMINO = ["- I2-ce-0"]


@pytest.mark.rule("PU-12.2.1")
def test_a_tile_may_not_lie_on_the_ring_alone() -> None:
    match = table(Seat(planet="arashi"), depots=["I4-rt-0 I2-ce-0"])
    assert not can_place(match, "ada", "r6c1 r7c1")
    assert not can_place(match, "ada", "r6c1 r6c2")
    assert not can_place(match, "ada", "r6c1 r6c2 r6c3 r6c4")
    assert can_place(match, "ada", "r5c2 r6c2")
    assert can_place(match, "ada", "r5c2 r6c2 r7c2 r8c2")
    assert can_place(match, "ada", "r1c6 r1c7")


@pytest.mark.rule("PU-12.2.1", "PU-12.0.2")
def test_the_ring_may_be_covered_alone_if_the_game_would_end_otherwise() -> None:
    ring = "r6c5 r6c6"
    match = table(Seat(planet="arashi", tiles=filled("arashi", but=ring)), depots=DOMINO)
    assert can_place(match, "ada", ring)


@pytest.mark.rule("PU-12.2.2")
def test_no_patch_lies_on_the_ring() -> None:
    ada = Seat(planet="arashi", tiles="C", at="r5c2", effects="gain-patch")
    assert offered(table(ada), "ada") == ["patch r4c2", "patch r5c3"]


@pytest.mark.rule("PU-12.2.2")
def test_the_first_patch_lies_on_the_perimeter_beside_the_ring() -> None:
    moves = offered(table(Seat(planet="arashi", effects="gain-patch")), "ada")
    assert len(moves) == 28 - 4
    assert "patch r6c1" not in moves


@pytest.mark.rule("PU-12.2.2", "PU-5.3.6")
def test_a_patch_that_could_only_lie_on_the_ring_is_lost() -> None:
    tiles = filled("arashi", but="r6c5")
    match = table(Seat(planet="arashi", tiles=tiles, effects="gain-patch"))
    assert asked(match) == ["ben"]
    assert own(match, "ada")["patches"] == []
