"""Standing orders: what they do, and how long."""

from __future__ import annotations

from tests.skymines.table import Seat, play, table


def test_who_wants_no_further_action_drops_out_when_the_turn_comes() -> None:
    match = table(Seat(slots="s_carbon1"), Seat(slots="s_carbon1"))
    assert match.can_order(1, "drop-out")
    assert match.ordered(1, "drop-out") is None
    play(match, "ada: drop-out")
    assert match.ordered(1, "drop-out") == "drop-out"


def test_the_order_ends_with_the_round() -> None:
    match = table(Seat(), Seat(), display="")
    before = match.term(0, "drop-out")
    play(match, "ada: drop-out", "ben: drop-out")
    assert match.term(0, "drop-out") != before
