"""Planet Unknown: Petra and its electric currents."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.cards import OBJECTIVE_NAMES
from orrery.games.planet_unknown.grid import is_empty, overlap
from orrery.games.planet_unknown.objectives import METRIC, METRIC_OF, measure
from orrery.games.planet_unknown.scoring import planet_medals
from orrery.games.planet_unknown.words import ENERGY, LARGEST_AREA
from tests.planet_unknown.board import (
    Seat,
    can_place,
    filled,
    finish_turn,
    names_of,
    offered,
    on,
    own,
    place,
    play,
    player,
    table,
    trackers,
)

PETRA = BOARDS[PLANET_NAMES.index("petra")]
CURRENTS = " ".join(names_of(PETRA.currents))
NO_ROVER_ON_ENERGY = "ev-35"
NOT_BESIDE_SAME = "ev-55"


@pytest.mark.rule("PU-12.6.1")
def test_there_is_no_ice() -> None:
    assert is_empty(PETRA.ice)


@pytest.mark.rule("PU-12.6.1")
def test_an_event_keeps_rovers_off_the_currents_too() -> None:
    ada = Seat(planet="petra", rovers="r3c7", movement=1)
    assert "drive r3c7 r3c6" in offered(table(ada), "ada")
    assert "drive r3c7 r3c6" not in offered(table(ada, event=NO_ROVER_ON_ENERGY), "ada")


@pytest.mark.rule("PU-12.6.1")
def test_a_covered_current_is_no_energy_terrain_any_more() -> None:
    ada = Seat(planet="petra", tiles="C", at="r3c6", rovers="r3c7", movement=1)
    match = table(ada, event=NO_ROVER_ON_ENERGY)
    assert "drive r3c7 r3c6" in offered(match, "ada")


@pytest.mark.rule("PU-12.6.1")
@pytest.mark.parametrize(("tile", "other"), [("I2-ce-0", "civ"), ("I2-ew-0", "water")])
def test_an_event_keeps_energy_from_lying_beside_a_current(tile: str, other: str) -> None:
    match = table(Seat(planet="petra"), depots=[f"- {tile}"], event=NOT_BESIDE_SAME)
    assert can_place(match, "ada", f"energy r1c6 {other} r1c7")
    assert not can_place(match, "ada", f"energy r2c6 {other} r1c6")
    assert can_place(match, "ada", f"energy r1c6 {other} r2c6")


@pytest.mark.rule("PU-12.6.2")
def test_a_largest_energy_area_counts_currents() -> None:
    (card,) = [
        card
        for card in range(len(OBJECTIVE_NAMES))
        if METRIC[card] == LARGEST_AREA and METRIC_OF[card] == ENERGY
    ]
    with_tile = measure(player(table(Seat(planet="petra", tiles="E", at="r2c6")), "ada"), card)
    assert with_tile == measure(player(table(Seat(planet="petra")), "ada"), card) + 1


@pytest.mark.rule("PU-12.6.2", "PU-EX-39")
def test_a_row_is_complete_when_only_currents_are_uncovered() -> None:
    ada = Seat(planet="petra", tiles=filled("petra", but=CURRENTS))
    assert planet_medals(player(table(ada), "ada")) == 40
    ada = Seat(planet="petra", tiles=filled("petra", but=f"{CURRENTS} r3c3"))
    assert planet_medals(player(table(ada), "ada")) == 40 - 1 - 1


@pytest.mark.rule("PU-12.6.2")
def test_currents_carry_no_resource() -> None:
    assert own(table(Seat(planet="petra")), "ada")["resources"]["energy"] == []


@pytest.mark.rule("PU-12.6.3")
def test_currents_may_be_covered_and_water_never_advances_by_a_tile() -> None:
    match = table(Seat(planet="petra"), depots=["- I2-wr-0"])
    place(match, "ada", "water r2c5 rover r2c4")
    finish_turn(match, "ada")
    assert trackers(match, "ada") == {"rover": 1}


@pytest.mark.rule("PU-12.6.3")
def test_water_advances_by_a_boost() -> None:
    match = table(Seat(planet="petra", effects="boost"))
    play(match, "ada: choose water")
    assert trackers(match, "ada") == {"water": 1}


@pytest.mark.rule("PU-12.6.4")
def test_a_lifepod_stands_on_a_current() -> None:
    assert overlap(PETRA.lifepods, PETRA.currents)
    assert own(table(Seat(planet="petra")), "ada")["lifepods"].count(on(8, 9)) == 1
    assert on(8, 9) in CURRENTS.split()


@pytest.mark.rule("PU-12.6.1", "PU-12.6.2")
def test_currents_join_energy_areas() -> None:
    """Tech touches the current below the tile, biomass another end of the same current."""
    match = table(Seat(planet="petra", tiles="TB", at="r3c7"), depots=["- I2-ce-0"])
    place(match, "ada", "energy r2c6 civ r2c7")
    play(match, "ada: energy-tile civ")
    assert offered(match, "ada") == ["choose civ", "choose biomass", "choose tech"]
