"""What can be read off a match without changing it."""

from __future__ import annotations

import orrery
from orrery import SPECTATOR


def test_the_move_that_would_be_taken_back() -> None:
    match = orrery.new("example", seats=2, seed=7)
    assert match.undoable(0) is None
    match.play(0, "choose west")
    assert match.undoable(0) == "choose west"
    assert match.undoable(1) is None
    match.undo(0)
    assert match.undoable(0) is None


def test_how_many_events_were_told() -> None:
    match = orrery.new("example", seats=2, seed=7)
    before = match.told(0), match.told(1), match.told(SPECTATOR)
    assert before == tuple(len(match.events(0, viewer)) for viewer in (0, 1, SPECTATOR))
    match.play(0, "choose west")
    assert (match.told(0), match.told(1)) == (before[0] + 1, before[1])


def test_whether_all_act_at_once() -> None:
    match = orrery.new("example", seats=2, seed=7)
    assert match.is_split
    for seat in (0, 1):
        match.play(seat, match.pending()[0].options[0].move)
        match.play(seat, "aim t1")
    assert not match.is_split
