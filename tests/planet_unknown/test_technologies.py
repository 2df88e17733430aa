"""Planet Unknown, chapter 6.6: the tech track and what it unlocks."""

from __future__ import annotations

import pytest

from tests.planet_unknown.board import (
    Seat,
    asked,
    can_place,
    finish_turn,
    offered,
    own,
    place,
    play,
    table,
    trackers,
)


@pytest.mark.rule("PU-6.6.1")
def test_a_technology_works_as_soon_as_its_level_is_reached() -> None:
    ada = Seat("CC", at="r1c6", trackers="tech 4", effects="advance tech, gain-patch")
    match = table(ada)
    play(match, "ada: advance tech")
    assert "store" in offered(match, "ada")


@pytest.mark.rule("PU-6.6.1")
def test_a_technology_works_in_later_rounds_too() -> None:
    match = table(Seat("CC", at="r1c6", trackers="tech 5"), depots=["Z5-ce-0 I2-tb-0"])
    assert can_place(match, "ada", "tech r5c6 biomass r5c7")  # level 1


@pytest.mark.rule("PU-6.6.2")
def test_a_technology_with_may_is_optional() -> None:
    match = table(Seat("CC", at="r1c6", trackers="tech 5", effects="gain-patch"))
    assert "store" in offered(match, "ada")
    play(match, "ada: patch r2c6")
    assert own(match, "ada")["patches_stored"] == 0


@pytest.mark.rule("PU-6.6.3")
def test_a_technology_is_locked_while_its_tracker_is_below_its_milestone() -> None:
    effects = "regress-one 16 1, gain-patch, advance tech, gain-patch"
    match = table(Seat("CC", at="r1c6", trackers="tech 5", effects=effects))
    play(match, "ada: regress-one 16 1, gain-patch")
    assert "store" not in offered(match, "ada")
    play(match, "ada: patch r2c6, advance tech")
    assert "store" in offered(match, "ada")


@pytest.mark.rule("PU-6.6.5", "PU-6.6.7")
def test_a_once_per_round_technology_may_be_used_once_at_any_moment_of_the_turn() -> None:
    ada = Seat("CC", at="r1c6", corporation="makeshift", trackers="tech 14 civ 8")
    match = table(ada, depots=["Z5-ce-0 I2-bc-0"])
    assert offered(match, "ada", "use") == ["use makeshift-4"]  # before placing
    place(match, "ada", "biomass r2c6 civ r2c7")
    assert offered(match, "ada", "use") == ["use makeshift-4"]  # after placing
    play(match, "ada: use makeshift-4, choose civ")
    assert trackers(match, "ada") == {"civ": 7, "tech": 14}
    assert offered(match, "ada", "use") == []


@pytest.mark.rule("PU-6.6.5")
def test_a_once_per_round_technology_may_be_used_again_in_the_next_round() -> None:
    more = {"used_this_round": 1 << 4}
    ada = Seat("CC", at="r1c6", corporation="makeshift", trackers="tech 14 civ 8", more=more)
    assert offered(table(ada, begin="tile"), "ada", "use") == []
    assert offered(table(ada, begin="round"), "ada", "use") == ["use makeshift-4"]


@pytest.mark.rule("PU-6.6.7")
@pytest.mark.parametrize("begin", ["event", "civ"])
def test_such_a_technology_also_works_during_events_and_civ_cards(begin: str) -> None:
    more = {"milestones": [1]} if begin == "civ" else {}
    seat = Seat("CC", at="r1c6", corporation="makeshift", trackers="tech 14 civ 8", more=more)
    if begin == "event":
        match = table(seat, begin=begin, event="ev-17")
        play(match, "ada: use makeshift-4, choose civ")
    else:
        match = table(seat, begin=begin, civ_piles=["civ-03 civ-06"])
        play(match, "ada: keep civ-03, use makeshift-4, choose civ")
    assert trackers(match, "ada")["civ"] == 7


@pytest.mark.rule("PU-6.6.7")
def test_such_a_technology_also_works_when_an_end_game_card_is_kept() -> None:
    seat = Seat(corporation="makeshift", trackers="tech 14 civ 8", more={"milestones": [1]})
    match = table(seat, begin="civ", civ_piles=["civ-06 civ-07"])
    play(match, "ada: keep civ-06")
    assert offered(match, "ada") == ["choose civ", "choose tech"]  # a duty: PU-11.8.11
    play(match, "ada: choose civ")
    assert trackers(match, "ada")["civ"] == 7


@pytest.mark.rule("PU-6.6.4")
@pytest.mark.parametrize(("used", "uses"), [(0, ["use flux-2"]), (1 << 2, [])])
def test_a_once_per_game_technology_may_be_used_at_any_moment_but_only_once(
    used: int, uses: list[str]
) -> None:
    more = {"flux": 0, "used_this_game": used}
    seat = Seat("CC", at="r1c6", corporation="flux", trackers="tech 5", more=more)
    match = table(seat, depots=["Z5-ce-0 I2-bc-0"])
    assert offered(match, "ada", "use") == uses
    place(match, "ada", "biomass r2c6 civ r2c7")
    assert offered(match, "ada", "use") == uses


@pytest.mark.rule("PU-6.6.4")
def test_a_once_per_game_technology_is_not_renewed_by_the_next_round() -> None:
    seat = Seat("CC", at="r1c6", corporation="flux", trackers="tech 5", more={"flux": 0})
    match = table(seat, depots=["Z5-ce-0 I2-bc-0"])
    play(match, "ada: use flux-2")
    for name in ("ada", "ben"):
        finish_turn(match, name)
    while asked(match) == ["ada"]:  # the civ card of the milestone
        play(match, f"ada: {offered(match, 'ada')[0]}")
    assert (match.view()["round"], trackers(match, "ada")["tech"]) == (2, 5)
    assert offered(match, "ada", "use") == []


@pytest.mark.rule("PU-6.6.4")
def test_locking_and_unlocking_it_again_does_not_renew_it() -> None:
    more = {"flux": 0, "used_this_game": 1 << 2}
    effects = "regress-one 16 1, advance tech, boost"
    match = table(Seat(corporation="flux", trackers="tech 5", more=more, effects=effects))
    play(match, "ada: regress-one 16 1, advance tech")
    assert trackers(match, "ada") == {"tech": 5}
    assert offered(match, "ada", "use") == []


@pytest.mark.rule("PU-6.6.6")
@pytest.mark.parametrize(("tech", "movement"), [("tech 4", 0), ("tech 5", 1)])
def test_a_round_start_technology_is_evaluated_before_the_tile_is_selected(
    tech: str, movement: int
) -> None:
    ada = Seat("WC", at="r1c6", corporation="oasis", rovers="r1c6 r1c7", trackers=tech)
    match = table(ada, begin="round")
    assert offered(match, "ada", "place")
    assert own(match, "ada")["movement"] == movement


@pytest.mark.rule("PU-6.6.6")
@pytest.mark.parametrize(("tech", "movement"), [("tech 4", 0), ("tech 5", 1)])
def test_a_round_start_technology_is_evaluated_before_the_event(tech: str, movement: int) -> None:
    ada = Seat("WC", at="r1c6", corporation="oasis", rovers="r1c6", trackers=f"{tech} rover 15")
    match = table(ada, begin="round", event="ev-13")
    assert own(match, "ada")["movement"] == movement
    assert bool(offered(match, "ada", "drive")) == (movement > 0)  # while the event is resolved
    if movement:
        play(match, "ada: advance-some 20 1 1 1")
    play(match, "ada: choose tech")  # from 4 onto level 2, too late for this round
    finish_turn(match, "ada")
    finish_turn(match, "ben")
    assert own(match, "ada")["movement"] == movement
