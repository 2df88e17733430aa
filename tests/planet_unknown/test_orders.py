"""Standing orders: what they do, and how long."""

from __future__ import annotations

from tests.planet_unknown.board import Seat, offered, play, position, table


def test_the_station_stays_as_it_stands() -> None:
    match = table(Seat(), Seat(), begin="round", fixed_rotation=False)
    assert match.ordered(0, "leave-station") == f"rotate {position(match).rotation}"
    assert match.ordered(1, "leave-station") is None


def test_a_turn_in_which_nothing_is_left_ends_by_itself() -> None:
    match = table(Seat(), Seat(), depots=["I2-wr-0 V3-ce-0"], fixed_rotation=False)
    assert match.ordered(0, "no-choice") is None
    play(match, f"ada: {offered(match, 'ada')[0]}")
    while offered(match, "ada") != ["done"]:
        play(match, f"ada: {offered(match, 'ada')[-1]}")
    assert match.ordered(0, "no-choice") == "done"
