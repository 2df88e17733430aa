"""Planning one's next landers while others act."""

from __future__ import annotations

from tests.planning import offered, planned, seen
from tests.save_a_world.table import Seat, play, table


def test_one_lander_after_another_is_planned_until_one_passes() -> None:
    match = table(Seat(), Seat(), Seat())
    landed = seen(match, "ben", "place sf1", "place un1")["players"][1]["ready"]
    assert sum(landed) == sum(match.view(1)["players"][1]["ready"]) - 2
    assert not planned(match, "ben", "place sf1", "pass").goes_on(1)


def test_others_do_not_move_meanwhile() -> None:
    match = table(Seat(), Seat())
    play(match, "ada: place tc1")
    assert "place tc1" not in offered(match, "ada")
    assert seen(match, "ada", "place sf1")["badge"] == match.view(0)["badge"]


def test_who_has_passed_plans_nothing_before_the_next_round() -> None:
    match = table(Seat(), Seat())
    play(match, "ada: pass")
    assert not match.can_plan(0)
