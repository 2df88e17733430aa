"""Standing orders: what they do, and how long."""

from __future__ import annotations

from tests.pulsar_2849.table import Seat, table


def test_a_turn_ends_when_the_dice_are_used_whatever_could_be_built() -> None:
    match = table(Seat(dice="3"), Seat(ship="G2"))
    assert match.ordered(0, "end-without-dice") is None
    match = table(Seat(claims="P1", gyrodynes="small 1"), Seat(ship="G2"))
    assert match.ordered(0, "end-without-dice") == "end-turn"
    assert match.term(0, "end-without-dice") == 1
