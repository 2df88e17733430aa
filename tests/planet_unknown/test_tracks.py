"""Planet Unknown, chapter 6: resource tracks, and those of water, biomass and rovers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from orrery import Match
from orrery.games.planet_unknown.content import CORPORATIONS
from orrery.games.planet_unknown.state import space
from orrery.games.planet_unknown.words import BIOMASS
from orrery.kernel.feed import Record
from tests.planet_unknown.board import (
    Seat,
    can_place,
    finish_turn,
    offered,
    own,
    place,
    play,
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


# A position that is covered


@pytest.mark.rule("PU-EX-26", "PU-6.1.2")
def test_a_tracker_of_cosmos_jumps_over_a_lifepod_and_gains_only_where_it_lands() -> None:
    more = {"lifepods_placed": [space(BIOMASS, 2)]}
    ada = Seat("CC", at="r1c6", corporation="cosmos", trackers="biomass 1", more=more)
    match = table(replace(ada, effects="advance biomass"))
    assert trackers(match, "ada") == {"biomass": 3}
    assert offered(match, "ada", "patch")
