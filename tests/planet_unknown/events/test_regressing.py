"""Events 21 to 32, 41 and 42 (PU-13.3.3, PU-13.3.4): a tracker goes back."""

from __future__ import annotations

import pytest

from orrery import Match
from tests.planet_unknown.board import Seat, offered, play, trackers
from tests.planet_unknown.event_table import full_but, shown

EACH_AT_1 = "civ 1 water 1 biomass 1 rover 1 tech 1"

PAIRS = {
    "ev-21": ["civ", "rover"],
    "ev-22": ["rover", "tech"],
    "ev-23": ["water", "rover"],
    "ev-24": ["biomass", "rover"],
    "ev-25": ["civ", "tech"],
    "ev-26": ["civ", "water"],
    "ev-27": ["civ", "biomass"],
    "ev-28": ["water", "tech"],
    "ev-29": ["biomass", "tech"],
    "ev-30": ["water", "biomass"],
    "ev-32": ["civ", "water", "biomass", "rover", "tech"],
}


@pytest.mark.rule("PU-13.3.3")
@pytest.mark.parametrize(("card", "choice"), PAIRS.items())
def test_one_of_these_trackers_regresses(card: str, choice: list[str]) -> None:
    match = shown(card, Seat(trackers=EACH_AT_1))
    assert offered(match, "ada") == [f"choose {tracker}" for tracker in choice]
    play(match, f"ada: choose {choice[0]}")
    assert choice[0] not in trackers(match, "ada")
    assert len(trackers(match, "ada")) == 4


@pytest.mark.rule("PU-13.3.3")
def test_only_a_tracker_that_can_regress_is_chosen() -> None:
    """ev-22: nobody is asked about the only one, and without one nothing happens."""
    match = shown("ev-22", Seat(trackers="tech 4"), Seat(trackers="civ 4"))
    assert trackers(match, "ada") == {"tech": 3}
    assert trackers(match, "ben") == {"civ": 4}


@pytest.mark.rule("PU-13.3.3", "PU-6.1.3")
def test_regressing_gives_no_benefits() -> None:
    """ev-30: biomass comes back onto a patch."""
    match = shown("ev-30", Seat(trackers="biomass 4"))
    assert trackers(match, "ada") == {"biomass": 3}
    assert offered(match, "ada", "patch") == []


@pytest.mark.rule("PU-13.3.4")
@pytest.mark.parametrize(("card", "steps"), [("ev-41", 2), ("ev-42", 3)])
def test_one_tracker_regresses_several_times(card: str, steps: int) -> None:
    match = shown(card, Seat(trackers="civ 5 water 1 tech 4"))
    assert offered(match, "ada") == ["choose civ", "choose tech"]
    play(match, "ada: choose civ")
    assert trackers(match, "ada") == {"civ": 5 - steps, "water": 1, "tech": 4}


@pytest.mark.rule("PU-13.3.4")
def test_the_largest_possible_number_counts() -> None:
    """ev-42: nobody can go back three times, so one of those at 2 goes back twice."""
    match = shown("ev-42", Seat(trackers="civ 2 water 1 tech 2"))
    assert offered(match, "ada") == ["choose civ", "choose tech"]
    play(match, "ada: choose tech")
    assert trackers(match, "ada") == {"civ": 2, "water": 1}


def boxed_in(trackers: str) -> Match:
    """Holes of Lacuna part the last free block from all tiles: only level 1 lets ada place."""
    free = full_but("r7c2", "r8c1", "r8c2", "r8c3", "r9c2", "r9c3", planet="lacuna")
    seat = Seat(tiles=free, planet="lacuna", trackers=trackers)
    return shown("ev-41", seat, depots=["O4-ce-0 -"])


@pytest.mark.rule("PU-9.1.6")
def test_a_technology_without_which_no_tile_fits_is_not_lost() -> None:
    """ev-41: only the other tracker is left to go back."""
    match = boxed_in("tech 3 rover 3")
    assert trackers(match, "ada") == {"tech": 3, "rover": 1}


@pytest.mark.rule("PU-9.1.6")
def test_a_regress_that_alone_would_end_the_game_is_ignored() -> None:
    """ev-41: twice would lose level 1, and so would once."""
    match = boxed_in("tech 3")
    assert trackers(match, "ada") == {"tech": 3}


@pytest.mark.rule("PU-9.1.6")
def test_a_technology_that_does_not_matter_for_placing_is_lost() -> None:
    """ev-41."""
    match = boxed_in("tech 5")
    assert trackers(match, "ada") == {"tech": 3}
