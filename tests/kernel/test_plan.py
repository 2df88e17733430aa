"""Plans: a seat that waits tries out its next turn, and nothing of it is real."""

from __future__ import annotations

import pytest

import orrery
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import IllegalMove, InvalidMove
from orrery.kernel.match import Match, new_match
from orrery.kernel.plan import MOST_PLANNED
from tests.planning import offered, planned, seen

TITLE = orrery.title("example")


def at_the_lenses() -> Match:
    """Ada takes a lens, then Bea and Cyd."""
    match = new_match(TITLE, ["Ada", "Bea", "Cyd"], {}, key_from_seed(1))
    while match.is_split:
        pending = match.pending()[0]
        match.play(pending.seat, pending.moves[0])
    assert match.deciders() == [0]
    return match


def test_who_waits_plans_as_if_it_were_their_turn() -> None:
    match = at_the_lenses()
    assert [match.can_plan(seat) for seat in range(3)] == [False, True, True]
    assert offered(match, "Cyd") == ["take red", "take green", "take blue", "decline"]
    assert seen(match, "Cyd", "take red")["watchers"][2]["lenses"]["red"] == 1
    assert not planned(match, "Cyd", "take red").goes_on(2)


def test_a_plan_changes_nothing() -> None:
    match = at_the_lenses()
    before = match.save()
    planned(match, "Bea", "take red")
    assert match.save() == before


def test_a_plan_ends_at_the_first_move_that_is_not_possible() -> None:
    match = at_the_lenses()
    plan = match.plan(1, ["take red", "take red"])
    assert TITLE.moves.texts(plan.moves) == ["take red"]
    assert match.plan(1, ["choose encke", "take red"]).moves == []
    assert len(match.plan(1, ["take red"] * (MOST_PLANNED + 5)).moves) == 1


def test_who_has_to_decide_or_has_nothing_to_come_plans_nothing() -> None:
    match = at_the_lenses()
    with pytest.raises(IllegalMove, match="no turn to plan"):
        match.plan(0, [])
    with pytest.raises(InvalidMove):
        match.plan(1, ["jump"])
    match.play(0, "decline")
    assert not match.can_plan(0)
