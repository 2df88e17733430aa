"""Events 4 to 20 (PU-13.3.1, PU-13.3.2): trackers advance, a patch is gained, pieces collected."""

from __future__ import annotations

import pytest

from tests.planet_unknown.board import (
    Seat,
    finish_turn,
    names_of,
    offered,
    own,
    play,
    player,
    told,
    trackers,
)
from tests.planet_unknown.event_table import shown

PAIRS = {
    "ev-05": ["civ", "rover"],
    "ev-06": ["rover", "tech"],
    "ev-07": ["water", "rover"],
    "ev-08": ["biomass", "rover"],
    "ev-09": ["civ", "tech"],
    "ev-10": ["civ", "water"],
    "ev-11": ["civ", "biomass"],
    "ev-12": ["water", "tech"],
    "ev-13": ["biomass", "tech"],
    "ev-14": ["water", "biomass"],
}


@pytest.mark.rule("PU-13.3.1")
@pytest.mark.parametrize(("card", "pair"), PAIRS.items())
def test_one_of_two_trackers_advances(card: str, pair: list[str]) -> None:
    match = shown(card)
    assert offered(match, "ada") == [f"choose {tracker}" for tracker in pair]
    play(match, f"ada: choose {pair[1]}")
    assert trackers(match, "ada") == {pair[1]: 1}


@pytest.mark.rule("PU-13.3.1")
def test_advancing_by_an_event_gives_benefits() -> None:
    """ev-10: the fourth water space shows a synergy boost."""
    match = shown("ev-10", Seat(trackers="water 2"))
    play(match, "ada: choose water, choose tech")
    assert trackers(match, "ada") == {"water": 3, "tech": 1}


@pytest.mark.rule("PU-9.1.6")
def test_a_tracker_at_the_top_is_not_offered() -> None:
    """ev-10: one tracker is left, so nobody is asked; with none nothing happens."""
    match = shown("ev-10", Seat(trackers="water 15"), Seat(trackers="water 15 civ 15"))
    assert trackers(match, "ada") == {"water": 15, "civ": 1}
    assert trackers(match, "ben") == {"water": 15, "civ": 15}


@pytest.mark.rule("PU-13.3.1")
def test_silent_leap_gives_no_benefits() -> None:
    """ev-04: biomass passes a synergy boost and stops at a patch, civ at a card."""
    match = shown("ev-04")
    assert offered(match, "ada") == ["choose civ", "choose water", "choose biomass"]
    play(match, "ada: choose biomass", "ben: choose civ")
    assert trackers(match, "ada") == {"biomass": 3}
    assert names_of(player(match, "ada").patches) == []
    assert trackers(match, "ben") == {"civ": 3}
    assert player(match, "ben").milestones == []
    assert len(told(match, "advanced")) == 6


@pytest.mark.rule("PU-13.3.2")
def test_silent_leap_stops_at_the_top() -> None:
    """ev-04."""
    match = shown("ev-04", Seat(trackers="civ 14 water 15 biomass 15"))
    assert trackers(match, "ada") == {"civ": 15, "water": 15, "biomass": 15}


@pytest.mark.rule("PU-5.3.2", "PU-9.1.6")
def test_everyone_gains_a_patch() -> None:
    """ev-16."""
    match = shown("ev-16", Seat(tiles="C", at="r1c6"), Seat(tiles="C", at="r12c7"))
    assert offered(match, "ada") == ["patch r1c7", "patch r2c6"]
    play(match, "ada: patch r2c6", "ben: patch r12c6")
    assert own(match, "ada")["patches"] == ["r2c6"]
    assert own(match, "ben")["patches"] == ["r12c6"]


@pytest.mark.parametrize("card", ["ev-17", "ev-20"])
def test_everyone_gains_a_synergy_boost(card: str) -> None:
    match = shown(card)
    assert len(offered(match, "ada", "choose")) == 5
    play(match, "ada: choose tech", "ben: choose civ")
    assert trackers(match, "ada") == {"tech": 1}
    assert trackers(match, "ben") == {"civ": 1}


@pytest.mark.rule("PU-13.1.5")
def test_a_lifepod_of_the_planet_is_collected() -> None:
    """ev-18: the player chooses which; without one nothing happens."""
    match = shown("ev-18", Seat(lifepods="r3c7 r5c2"), Seat(lifepods=""))
    assert offered(match, "ada") == ["at r3c7", "at r5c2"]
    play(match, "ada: at r5c2")
    assert own(match, "ada")["lifepods"] == ["r3c7"]
    assert own(match, "ada")["lifepods_collected"] == 1
    assert own(match, "ben")["lifepods_collected"] == 0


def test_a_meteorite_of_the_planet_is_collected() -> None:
    """ev-19."""
    seat = Seat(tiles="CCE", at="r2c5", meteorites="r2c5 r2c7", last="")
    match = shown("ev-19", seat)
    play(match, "ada: at r2c7")
    assert own(match, "ada")["meteorites"] == ["r2c5"]
    assert own(match, "ada")["meteorites_collected"] == 1


@pytest.mark.rule("PU-5.2.10", "PU-5.2.9", "PU-11.0.6")
def test_movement_of_an_event_may_still_be_spent_in_the_tile_step() -> None:
    """ev-07: it is of this round, and lost at the end of the turn."""
    ada = Seat("CC", at="r1c6", rovers="r1c6", trackers="rover 3")
    match = shown("ev-07", ada, depots=["I2-tb-0 -"])
    play(match, "ada: choose rover, drive r1c6 r2c6, done", "ben: choose water")
    assert own(match, "ada")["movement"] == 1
    assert "drive r2c6 r3c6" in offered(match, "ada")
    finish_turn(match, "ada")
    assert own(match, "ada")["movement"] == 0


@pytest.mark.rule("PU-5.2.10", "PU-6.2.7")
def test_movement_of_a_card_that_follows_an_event_is_kept_for_the_tile_step() -> None:
    """ev-05 leads to a milestone, and civ-04 gives 4 movement."""
    ada = Seat("CC", at="r1c6", rovers="r1c6", trackers="civ 2")
    piles = ["civ-04 civ-06", "", "", ""]
    match = shown("ev-05", ada, Seat(), civ_piles=piles)
    play(match, "ada: choose civ", "ben: choose civ", "ada: keep civ-04, done")
    assert own(match, "ada")["movement"] == 4


@pytest.mark.rule("PU-13.3.2", "PU-11.3.7")
def test_the_silent_leap_of_wormhole_biomass_stops_at_the_top() -> None:
    """ev-04: even if level 1 could put the tracker back."""
    ada = Seat(corporation="wormhole", trackers="tech 3 biomass 3")
    match = shown("ev-04", ada)
    play(match, "ada: choose biomass")
    assert trackers(match, "ada") == {"tech": 3, "biomass": 5}
    assert not offered(match, "ada", "go")
