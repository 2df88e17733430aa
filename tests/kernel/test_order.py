"""Standing orders in the journal: told apart, covered by its checks, and unknown to old ones."""

from __future__ import annotations

import pytest

from orrery.kernel.errors import InvalidMove, InvalidSave
from orrery.kernel.journal import decode
from orrery.kernel.match import Match
from orrery.kernel.replay import open_save
from tests.kernel.test_plan import TITLE, at_the_lenses


def declined() -> Match:
    match = at_the_lenses()
    move = match.ordered(0, "no-lens")
    assert move == "decline"
    match.play(0, move, "no-lens")
    return match


def test_an_order_makes_a_move_where_it_fits_and_only_there() -> None:
    match = at_the_lenses()
    assert [match.ordered(seat, "no-lens") for seat in range(3)] == ["decline", None, None]
    assert [match.can_order(seat, "no-lens") for seat in range(3)] == [True, True, True]
    with pytest.raises(InvalidMove, match="no standing order"):
        match.ordered(0, "sleep")


def test_the_journal_says_which_order_made_a_move_and_is_replayed() -> None:
    saved = declined().save()
    entry = decode(saved).journal.entries[-1]
    assert (entry.move, entry.order) == ("decline", "no-lens")
    again = open_save(TITLE, decode(saved))
    assert again.save() == saved


def test_an_order_can_be_neither_added_nor_taken_away_afterwards() -> None:
    saved = declined().save()
    for forged in (saved.replace(',"order":"no-lens"', ""), saved.replace("no-lens", "no-lans")):
        assert forged != saved
        with pytest.raises(InvalidSave, match="was altered"):
            decode(forged)


def test_a_journal_without_orders_is_written_as_before() -> None:
    match = at_the_lenses()
    assert '"order":"' not in match.save()


def test_a_move_that_an_order_made_is_taken_back_like_any_other() -> None:
    match = at_the_lenses()
    match.play(0, "take red", None)
    assert match.undoable(0) == "take red"
    other = declined()
    assert other.undoable(0) == "decline"
    other.undo(0)
    assert other.deciders() == [0]
