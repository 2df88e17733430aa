"""Planning turns, and the cards of the next round, while others act."""

from __future__ import annotations

from tests.planning import offered, planned, seen
from tests.skymines.table import Seat, play, table

BOTH = (Seat(slots="s_carbon1 s_energy1"), Seat(slots="s_carbon1 s_energy1", hand="cA01"))


def test_one_turn_after_another_is_planned_until_one_drops_out() -> None:
    match = table(*BOTH)
    step = next(o for o in offered(match, "ben", "use A") if o.startswith("advance"))
    assert "expand skymine" in offered(match, "ben", "use A", step)
    assert (
        seen(match, "ben", "use A", step)["players"][1]["at"] != match.view(1)["players"][1]["at"]
    )
    assert not planned(match, "ben", "use A", step, "drop-out").goes_on(1)


def test_who_is_ready_plans_turns_with_cards_that_others_do_not_see() -> None:
    match = table(Seat(hand="s_carbon1"), Seat(hand="s_carbon2"), begin="round")
    play(match, "ada: plan s_carbon1 A", "ada: ready")
    assert match.is_split
    assert "use A" in offered(match, "ada")
    assert "s_carbon2" not in str(seen(match, "ada")["players"][1]["slots"])


def test_who_has_dropped_out_plans_the_next_cards() -> None:
    match = table(*BOTH[::-1])
    play(match, "ada: drop-out")
    assert offered(match, "ada")[0] == "ready"
    assert "plan cA01 A" in offered(match, "ada")
    assert "use A" in offered(match, "ada", "plan cA01 A", "ready")
