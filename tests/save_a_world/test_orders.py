"""Standing orders: what they do, and how long."""

from __future__ import annotations

from tests.save_a_world.table import Seat, play, table


def test_who_has_had_enough_passes_when_the_turn_comes() -> None:
    match = table(Seat(), Seat())
    assert match.can_order(1, "pass")
    play(match, "ada: place sf1")
    assert match.ordered(1, "pass") == "pass"


def test_passing_in_advance_stands_until_something_of_ones_own_changes() -> None:
    match = table(Seat(), Seat())
    before = match.term(0, "pass"), match.term(1, "pass")
    play(match, "ada: place sf1")
    assert match.term(0, "pass") != before[0]
    assert match.term(1, "pass") == before[1]
