"""What workers tell each other."""

from __future__ import annotations

from orrery.server.hints import Hint, Step
from tests.server.store.rows import BOT, changed, entry, person, table

ROW = table("t1", person("ada"), BOT)


def test_a_step_leads_from_one_row_to_the_next() -> None:
    after = changed(ROW, updated=9.0, asked=[1], round=3)
    step = Step.between(ROW, after, entry(0))
    assert step is not None
    assert step.follows(ROW)
    assert step.after(ROW) == after
    assert not step.follows(after)


def test_what_changes_more_than_a_move_is_no_step() -> None:
    assert Step.between(ROW, changed(ROW, status="over"), entry(0)) is None
    assert Step.between(ROW, changed(changed(ROW)), entry(0)) is None


def test_a_hint_is_read_as_it_was_written() -> None:
    step = Step.between(ROW, changed(ROW), entry(0))
    for hint in (Hint("w", "t1", step), Hint("w", "@ada")):
        assert Hint.read(hint.text()) == hint


def test_a_hint_that_is_too_long_says_only_where_something_has_changed() -> None:
    step = Step.between(ROW, changed(ROW), entry(0, move="x" * 8_000))
    text = Hint("w", "t1", step).text()
    assert Hint.read(text) == Hint("w", "t1")
    assert len(text) < 100


def test_what_is_no_hint_may_mean_anything() -> None:
    assert Hint.read("") is None
    assert Hint.read("t1") is None
