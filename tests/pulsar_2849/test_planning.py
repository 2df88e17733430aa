"""Planning a turn while others take dice or act."""

from __future__ import annotations

from tests.planning import offered, planned, seen
from tests.pulsar_2849.table import Seat, asked, play, table

BEN = Seat(ship="G2", dice="2 5")


def test_who_comes_later_plans_a_turn_with_their_dice() -> None:
    match = table(Seat(dice="3 4"), BEN)
    assert asked(match) == "ada"
    flight = next(option for option in offered(match, "ben") if option.startswith("fly"))
    assert offered(match, "ben", flight)
    assert not planned(match, "ben", "end-turn").goes_on(1)


def test_dice_that_are_still_to_be_taken_come_first() -> None:
    match = table(Seat(), Seat(ship="G2"), begin="dice", dice="1 2 3 4 5 6 6")
    assert asked(match) == "ada"
    taken = ("take-die 4 none 0", "take-die 3 initiative 0")
    assert seen(match, "ben", *taken)["players"][1]["dice"] == [4, 3]
    assert "end-turn" in offered(match, "ben", *taken)


def test_after_the_turn_the_dice_of_the_next_round_are_not_known() -> None:
    match = table(Seat(dice="3 4"), BEN)
    play(match, "ada: end-turn")
    assert asked(match) == "ben"
    assert not match.can_plan(0)
