"""Planet Unknown, chapter 6: resource tracks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from orrery import Match
from orrery.games.planet_unknown.content import CORPORATIONS, TILES
from orrery.games.planet_unknown.state import space
from orrery.games.planet_unknown.words import BIOMASS
from orrery.kernel.feed import Record
from tests.planet_unknown.board import (
    Seat,
    asked,
    can_place,
    finish_turn,
    offered,
    own,
    place,
    play,
    position,
    rovers,
    table,
    told,
    trackers,
)
from tests.planet_unknown.score_table import medals, whole

COALITION = next(board for board in CORPORATIONS if board["id"] == "universal_coalition")


def ops(track: str) -> set[str]:
    """The benefits that a track of the symmetric corporation shows."""
    spaces: list[dict[str, Any]] = COALITION["tracks"][track]["spaces"]
    return {benefit["op"] for step in spaces for benefit in step["benefits"]}


def told_to_ada(match: Match, kind: str) -> list[Record]:
    """The events of one kind that ada has been told in her turn."""
    return [event for event in match.events(viewer=0) if event["kind"] == kind]


# General


@pytest.mark.rule("PU-6.1.1", "PU-2.2.5")
def test_a_track_has_16_positions_and_a_tracker_starts_on_0() -> None:
    for track in COALITION["tracks"].values():
        assert len(track["spaces"]) == 16
    assert trackers(table(Seat()), "ada") == {}


@pytest.mark.rule("PU-6.1.1")
def test_advancing_goes_one_position_up_and_regressing_one_down() -> None:
    match = table(Seat(trackers="civ 3 water 7", effects="advance civ, regress-one 2 1"))
    play(match, "ada: advance civ")
    assert trackers(match, "ada") == {"civ": 4, "water": 6}


@pytest.mark.rule("PU-6.1.2")
def test_a_tracker_gains_what_its_new_position_shows() -> None:
    match = table(Seat("CC", at="r1c6", trackers="biomass 2", effects="advance biomass"))
    assert offered(match, "ada", "patch")


@pytest.mark.rule("PU-6.1.3")
def test_regressing_gives_nothing_and_the_benefit_can_be_gained_again() -> None:
    effects = "regress-one 4 1, advance biomass"
    match = table(Seat("CC", at="r1c6", trackers="biomass 3", effects=effects))
    play(match, "ada: regress-one 4 1")  # onto a synergy boost; then back onto the patch
    assert trackers(match, "ada") == {"biomass": 3}
    assert not offered(match, "ada", "boost")
    assert offered(match, "ada", "patch")


@pytest.mark.rule("PU-6.1.4")
def test_a_tracker_on_0_cannot_regress() -> None:
    match = table(Seat(trackers="water 1", effects="regress-one 3 1, regress-one 2 1, boost"))
    play(match, "ada: regress-one 3 1, regress-one 2 1")  # civ or water, then water
    assert [event["tracker"] for event in told_to_ada(match, "regressed")] == ["water"]
    assert trackers(match, "ada") == {}


@pytest.mark.rule("PU-6.1.5", "PU-6.1.6")
def test_each_track_shows_its_own_milestones() -> None:
    assert ops("civ") == {"civ", "synergy"}
    assert ops("water") == {"synergy"}
    assert ops("biomass") == {"patch", "synergy"}
    assert ops("rover") == {"rover", "move", "synergy"}
    assert ops("tech") == {"tech", "synergy"}


@pytest.mark.rule("PU-6.1.8", "PU-EX-7", "PU-6.5.1")
def test_all_symbols_of_a_position_are_gained() -> None:
    match = table(Seat("CC", at="r1c6", rovers="r1c6", trackers="rover 9", effects="advance rover"))
    assert own(match, "ada")["movement"] == 3
    assert offered(match, "ada", "boost")


@pytest.mark.rule("PU-6.1.9")
def test_a_synergy_boost_advances_any_one_tracker_at_once_with_benefits() -> None:
    match = table(Seat("CC", at="r1c6", trackers="biomass 2", effects="boost"))
    names = ["civ", "water", "biomass", "rover", "tech"]
    assert offered(match, "ada") == [f"choose {name}" for name in names]
    play(match, "ada: choose biomass")
    assert trackers(match, "ada") == {"biomass": 3}
    assert offered(match, "ada", "patch")


@pytest.mark.rule("PU-6.1.9")
def test_the_tracker_that_reached_a_boost_may_be_chosen_again() -> None:
    match = table(Seat(trackers="water 2", effects="advance water"))
    play(match, "ada: choose water")
    assert trackers(match, "ada") == {"water": 4}


@pytest.mark.rule("PU-6.1.9")
def test_a_tracker_that_cannot_advance_cannot_be_boosted() -> None:
    match = table(Seat(trackers="civ 15 biomass 15", effects="boost"))
    assert offered(match, "ada") == ["choose water", "choose rover", "choose tech"]


@pytest.mark.rule("PU-6.1.10", "PU-EX-16")
def test_a_tracker_on_the_top_gains_nothing_more() -> None:
    match = table(Seat(trackers="water 15"), depots=["Z5-ce-0 I2-wr-0"])
    place(match, "ada", "water r2c4 rover r2c5")
    assert trackers(match, "ada")["water"] == 15
    assert [event["tracker"] for event in told_to_ada(match, "advanced")] == ["rover"]
    assert medals(match, "ada", "tracks") == 10


@pytest.mark.rule("PU-6.1.11", "PU-3.7", "PU-14.4", "PU-EX-4")
def test_both_resources_advance_once_and_must_in_the_order_the_player_likes() -> None:
    match = table(Seat(), depots=["Z5-tb-0 I2-ce-0"])  # sections of three and two squares
    play(match, f"ada: {offered(match, 'ada', 'place')[0]}")
    assert offered(match, "ada") == ["advance tech", "advance biomass"]
    play(match, "ada: advance biomass")
    assert trackers(match, "ada") == {"biomass": 1, "tech": 1}


# Civ


@pytest.mark.rule("PU-6.2.1")
def test_a_player_keeps_one_card_of_the_whole_pile_and_puts_the_others_back() -> None:
    ada = Seat(more={"milestones": [2]})
    cards = ["civ-08", "civ-09", "civ-30"]
    match = table(ada, begin="civ", civ_piles=["civ-06", " ".join(cards), "", ""])
    assert offered(match, "ada") == [f"keep {card}" for card in cards]
    play(match, "ada: keep civ-09")
    assert own(match, "ada")["civ_cards"] == [{"rank": 2, "card": "civ-09"}]
    assert match.view()["civ_piles"] == [1, 2, 0, 0]
    assert len(position(match).civ_piles[1]) == 2


@pytest.mark.rule("PU-6.2.2", "PU-EX-15")
def test_an_empty_pile_gives_nothing() -> None:
    match = table(Seat(more={"milestones": [2]}), begin="civ", civ_piles=["civ-06", "", "", ""])
    assert own(match, "ada")["civ_cards"] == []
    assert match.view()["round"] == 2
    assert position(match).players[0].milestones == []


@pytest.mark.rule("PU-6.2.3", "PU-3.10", "PU-EX-14")
def test_cards_are_chosen_clockwise_from_the_commander() -> None:
    seat = Seat(more={"milestones": [1]})
    cards = ["civ-06 civ-07 civ-29 civ-33", "", "", ""]
    match = table(seat, seat, seat, begin="civ", commander="ben", civ_piles=cards)
    assert asked(match) == ["ben"]
    play(match, "ben: keep civ-29")
    assert asked(match) == ["cleo"]
    assert offered(match, "cleo") == ["keep civ-06", "keep civ-07", "keep civ-33"]
    play(match, "cleo: keep civ-06")
    assert offered(match, "ada") == ["keep civ-07", "keep civ-33"]


@pytest.mark.rule("PU-6.2.3")
def test_cards_are_chosen_at_the_end_of_the_round() -> None:
    match = table(Seat("CC", at="r1c6", trackers="civ 2", effects="advance civ"), Seat())
    assert trackers(match, "ada") == {"civ": 3}
    assert asked(match) == ["ben"]
    finish_turn(match, "ben")
    assert offered(match, "ada", "keep")


@pytest.mark.rule("PU-6.2.3", "PU-6.2.8")
def test_a_player_goes_through_one_pile_after_another_in_any_order() -> None:
    ada, ben = Seat(more={"milestones": [1, 2]}), Seat(more={"milestones": [1]})
    piles = ["civ-06 civ-07 civ-29", "civ-08 civ-09", "", ""]
    match = table(ada, ben, begin="civ", civ_piles=piles)
    assert offered(match, "ada") == ["milestone 1", "milestone 2"]
    assert match.view(0)["civ_cards"] == [None] * 4
    play(match, "ada: milestone 2")
    assert offered(match, "ada") == ["keep civ-08", "keep civ-09"]
    assert match.view(0)["civ_cards"] == [None, ["civ-08", "civ-09"], None, None]
    play(match, "ada: keep civ-08")
    assert offered(match, "ada") == ["keep civ-06", "keep civ-07", "keep civ-29"]
    play(match, "ada: keep civ-06")
    assert offered(match, "ben") == ["keep civ-07", "keep civ-29"]


@pytest.mark.rule("PU-6.2.4")
def test_an_immediate_card_is_shown_and_resolved_when_it_is_chosen() -> None:
    seat = Seat("CC", at="r1c6", rovers="r1c6", more={"milestones": [1]})
    match = table(seat, seat, begin="civ", civ_piles=["civ-04 civ-06 civ-07", "", "", ""])
    play(match, "ada: keep civ-04")
    assert [event["civ"] for event in told(match, "card-kept")] == ["civ-04"]
    assert match.view(1)["players"][0]["civ_cards"] == [{"rank": 1, "card": "civ-04"}]
    assert asked(match) == ["ada"]
    assert offered(match, "ada", "drive")


@pytest.mark.rule("PU-6.2.5")
def test_an_end_game_card_is_revealed_when_the_game_ends() -> None:
    match = table(Seat(civ_cards="civ-07"), begin="civ", more={"blocked": True})
    assert match.is_over
    assert match.view(1)["players"][0]["civ_cards"] == [{"rank": 1, "card": "civ-07"}]


@pytest.mark.rule("PU-6.2.7")
def test_milestones_of_an_event_are_resolved_before_the_tile_step() -> None:
    seat = Seat(trackers="civ 2 tech 15")
    match = table(seat, seat, begin="event", event="ev-09", commander="ben")
    assert asked(match) == ["ben"]
    assert offered(match, "ben", "keep")
    play(match, f"ben: {offered(match, 'ben', 'keep')[-1]}")
    while asked(match) == ["ben"]:
        play(match, f"ben: {offered(match, 'ben')[-1]}")
    assert offered(match, "ada", "keep")


# Water


@pytest.mark.rule("PU-6.3.1", "PU-6.3.2", "PU-EX-5")
def test_water_advances_if_a_water_square_lies_on_ice() -> None:
    match = table(Seat(), depots=["Z5-ce-0 I2-wr-0"])
    place(match, "ada", "water r2c4 rover r2c5")
    play(match, "ada: water-tile 1")
    assert trackers(match, "ada") == {"water": 1, "rover": 1}


@pytest.mark.rule("PU-6.3.2", "PU-6.3.3", "PU-EX-6")
@pytest.mark.parametrize("corporation", ["universal_coalition", "republic"])
def test_without_ice_under_its_water_a_tile_is_legal_but_water_stays(corporation: str) -> None:
    match = table(Seat(corporation=corporation), depots=["Z5-ce-0 I2-wr-0"])
    place(match, "ada", "water r2c5 rover r2c4")
    assert trackers(match, "ada") == {"rover": 1}


@pytest.mark.rule("PU-6.3.2")
def test_it_does_not_matter_which_water_square_lies_on_ice() -> None:
    match = table(Seat(), depots=["Z5-ce-0 I3-wr-0"])
    found = []
    for water in ("r2c4* r2c5", "r2c4 r2c5*"):
        text = f"water {water} rover r2c6"
        if can_place(match, "ada", text):
            found.append(water)
            twin = match.copy()
            place(twin, "ada", text)
            play(twin, "ada: water-tile 1")
            assert trackers(twin, "ada") == {"water": 1, "rover": 1}
    assert found


@pytest.mark.rule("PU-6.3.4")
def test_the_water_track_has_no_milestones_and_most_medals() -> None:
    counts = {
        name: sum("medal" in step for step in track["spaces"])
        for name, track in COALITION["tracks"].items()
    }
    assert ops("water") == {"synergy"}
    assert counts == {"civ": 4, "water": 7, "biomass": 4, "rover": 3, "tech": 3}


@pytest.mark.rule("PU-6.3.5", "PU-6.7.4", "PU-EX-13")
def test_other_advances_of_water_need_no_ice() -> None:
    boosted = table(Seat(effects="boost"))
    play(boosted, "ada: choose water")
    assert trackers(boosted, "ada") == {"water": 1}
    match = table(Seat("W", at="r1c6"), depots=["Z5-bc-0 I2-ce-0"])
    place(match, "ada", "civ r2c7 energy r2c6")
    play(match, "ada: energy-tile civ, choose water")
    assert trackers(match, "ada") == {"civ": 1, "water": 1}


# Biomass


@pytest.mark.rule("PU-6.4.1")
@pytest.mark.parametrize("height", [3, 6, 9, 11, 13])
def test_a_biomass_milestone_gives_a_patch(height: int) -> None:
    ada = Seat("CC", at="r1c6", trackers=f"biomass {height - 1}", effects="advance biomass")
    match = table(ada)
    play(match, "ada: patch r2c6")
    assert own(match, "ada")["patches"] == ["r2c6"]


# Rover


@pytest.mark.rule("PU-6.5.1", "PU-5.2.6")
@pytest.mark.parametrize(
    ("height", "movement"),
    [(2, 1), (3, 1), (4, 2), (5, 2), (7, 2), (8, 2), (9, 3), (11, 3), (12, 3), (13, 4), (15, 4)],
)
def test_a_rover_position_gives_its_movement(height: int, movement: int) -> None:
    ada = Seat(
        "CC", at="r1c6", rovers="r1c6", trackers=f"rover {height - 1}", effects="advance rover"
    )
    assert own(table(ada), "ada")["movement"] == movement


@pytest.mark.rule("PU-6.5.2", "PU-6.1.8")
def test_a_new_rover_may_use_the_movement_of_its_position() -> None:
    match = table(Seat("CC", at="r1c6", trackers="rover 5", effects="advance rover"))
    play(match, "ada: land r1c6, drive r1c6 r2c6, drive r2c6 r3c6")
    assert rovers(match, "ada") == ["r3c6"]


@pytest.mark.rule("PU-6.5.2")
def test_a_rover_may_also_drive_before_the_new_one_lands() -> None:
    ada = Seat("CC", at="r1c6", rovers="r1c6", trackers="rover 5", effects="advance rover, boost")
    match = table(ada)
    play(match, "ada: advance rover, drive r1c6 r2c6, new-rover, land r1c6")
    assert rovers(match, "ada") == ["r2c6", "r1c6"]


@pytest.mark.rule("PU-6.5.3", "PU-EX-17")
def test_at_the_top_a_rover_resource_gives_the_movement_again() -> None:
    ada = Seat("CC", at="r1c6", rovers="r1c6", trackers="rover 15")
    match = table(ada, depots=["Z5-ce-0 I2-rt-0"])
    place(match, "ada", "rover r2c6 tech r2c7")
    play(match, "ada: advance tech")
    assert own(match, "ada")["movement"] == 4
    assert trackers(match, "ada") == {"rover": 15, "tech": 1}


@pytest.mark.rule("PU-6.5.4")
@pytest.mark.parametrize("effects", ["boost", "advance rover", "advance-some 31 1 1 1"])
def test_at_the_top_nothing_but_a_rover_tile_gives_the_movement_again(effects: str) -> None:
    match = table(Seat("CC", at="r1c6", rovers="r1c6", trackers="rover 15", effects=effects))
    assert "choose rover" not in offered(match, "ada")
    assert own(match, "ada")["movement"] == 0


@pytest.mark.rule("PU-6.5.4", "PU-6.7.5")
def test_at_the_top_an_energy_resource_cannot_be_used_for_rovers() -> None:
    ada = Seat("RE", at="r1c6", trackers="rover 15", last="r1c7", effects="energy-tile civ, boost")
    match = table(ada)
    play(match, "ada: energy-tile civ")
    assert trackers(match, "ada") == {"rover": 15, "civ": 1}


@pytest.mark.rule("PU-6.5.4", "PU-7.2")
def test_at_the_top_a_rover_tile_that_cannot_be_placed_gives_no_movement() -> None:
    ada = Seat(whole("c", "r1c6"), rovers="r1c6", trackers="rover 15")
    match = table(ada, depots=["Z5-wr-0 -"])
    finish_turn(match, "ada")
    assert trackers(match, "ada") == {"rover": 15, "water": 1}
    assert not told(match, "gained-movement")


# Tech


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


# Energy


@pytest.mark.rule("PU-6.7.1", "PU-EX-11")
def test_energy_that_touches_nothing_advances_the_other_resource() -> None:
    match = table(Seat(), depots=["Z5-bc-0 I2-ce-0"])
    place(match, "ada", "civ r1c6 energy r1c7")
    play(match, "ada: energy-tile civ")
    assert trackers(match, "ada") == {"civ": 2}


@pytest.mark.rule("PU-6.7.1", "PU-6.7.2", "PU-EX-12", "PU-EX-13")
def test_energy_offers_the_terrains_beside_the_whole_area_but_not_at_corners() -> None:
    match = table(Seat("\n.W\nTE\nR.", at="r1c5"), depots=["Z5-bc-0 I2-ce-0"])
    place(match, "ada", "energy r2c7 civ r2c8")
    play(match, "ada: energy-tile civ")
    assert offered(match, "ada") == ["choose civ", "choose water", "choose tech"]


@pytest.mark.rule("PU-6.7.2")
def test_another_energy_area_does_not_matter() -> None:
    match = table(Seat("\n.C.\n...\nETR", at="r1c6"), depots=["Z5-bc-0 I2-ce-0"])
    place(match, "ada", "energy r1c6 civ r2c6")
    play(match, "ada: energy-tile civ")
    assert trackers(match, "ada") == {"civ": 2}


@pytest.mark.rule("PU-6.7.3")
def test_a_patch_counts_as_biomass_beside_energy() -> None:
    match = table(Seat("p", at="r1c6"), depots=["Z5-bc-0 I2-ce-0"])
    place(match, "ada", "energy r2c6 civ r2c7")
    play(match, "ada: energy-tile civ")
    assert offered(match, "ada") == ["choose civ", "choose biomass"]


@pytest.mark.rule("PU-6.7.5")
def test_energy_offers_only_trackers_that_can_advance() -> None:
    ada = Seat("\n.W\nTE\nR.", at="r1c5", trackers="water 15 civ 14")
    match = table(ada, depots=["Z5-bc-0 I2-ce-0"])
    place(match, "ada", "energy r2c7 civ r2c8")
    play(match, "ada: advance civ")
    assert offered(match, "ada") == ["done"]  # of civ, water and tech only tech could
    assert trackers(match, "ada") == {"civ": 15, "water": 15, "tech": 1}


@pytest.mark.rule("PU-6.7.5")
def test_without_such_a_tracker_energy_does_nothing() -> None:
    match = table(Seat(trackers="civ 15"), depots=["Z5-bc-0 I2-ce-0"])
    place(match, "ada", "civ r1c6 energy r1c7")
    assert offered(match, "ada") == ["done"]
    assert trackers(match, "ada") == {"civ": 15}


@pytest.mark.rule("PU-6.7.6", "PU-6.3.5", "PU-7.2", "PU-EX-21")
def test_energy_of_an_unplaced_tile_advances_its_other_resource() -> None:
    full = Seat(whole("c", "r1c6"), trackers="tech 10")
    match = table(full, depots=["Z5-ew-1 O4-ew-1"])
    assert offered(match, "ada") == ["give-up outer", "give-up inner"]
    play(match, "ada: give-up outer")
    assert trackers(match, "ada") == {"water": 2, "tech": 10}
    assert own(match, "ada")["meteorites"] == []


@pytest.mark.rule("PU-6.7.7")
def test_the_two_sections_of_every_tile_touch() -> None:
    for shape in TILES["shapes"]:
        a = [(s["x"], s["y"]) for s in shape["squares"] if s["section"] == "a"]
        b = [(s["x"], s["y"]) for s in shape["squares"] if s["section"] == "b"]
        assert any(abs(x - u) + abs(y - v) == 1 for x, y in a for u, v in b), shape["id"]


@pytest.mark.rule("PU-6.7.1", "PU-6.7.7")
def test_energy_may_advance_the_tiles_other_resource_even_if_a_patch_hides_its_terrain() -> None:
    ada = Seat("pE", at="r1c6", last="r1c6 r1c7", effects="energy-tile civ")
    assert offered(table(ada), "ada") == ["choose civ", "choose biomass"]


# A position that is covered


@pytest.mark.rule("PU-EX-26", "PU-6.1.2")
def test_a_tracker_of_cosmos_jumps_over_a_lifepod_and_gains_only_where_it_lands() -> None:
    more = {"lifepods_placed": [space(BIOMASS, 2)]}
    ada = Seat("CC", at="r1c6", corporation="cosmos", trackers="biomass 1", more=more)
    match = table(replace(ada, effects="advance biomass"))
    assert trackers(match, "ada") == {"biomass": 3}
    assert offered(match, "ada", "patch")
