"""Planet Unknown, chapter 6.7: energy."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.content import TILES
from tests.planet_unknown.board import (
    Seat,
    offered,
    own,
    place,
    play,
    table,
    trackers,
)
from tests.planet_unknown.score_table import whole


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
