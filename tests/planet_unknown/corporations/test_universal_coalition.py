"""Planet Unknown, chapters 11.0 and 11.1: all corporations, and Universal Coalition."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.tiles import shows
from orrery.games.planet_unknown.vocabulary import TILE_NAMES
from orrery.games.planet_unknown.words import TERRAIN_NAMES
from tests.planet_unknown.board import (
    Seat,
    can_place,
    offered,
    own,
    place,
    placeable,
    play,
    player,
    table,
    trackers,
)
from tests.planet_unknown.score_table import keeping, whole

LEVEL = {1: "tech 3", 2: "tech 5", 3: "tech 7", 4: "tech 10", 5: "tech 14"}
DEPOT = ["Z5-ce-0 I2-tb-0"]
WATER_DEPOT = ["Z5-ce-0 I2-wr-0"]


# All corporations


@pytest.mark.rule("PU-11.0.1", "PU-11.0.2", "PU-11.0.3", "PU-6.6.1")
@pytest.mark.parametrize("height", range(16))
def test_levels_are_unlocked_in_order_and_work_together(height: int) -> None:
    ada = Seat(trackers=f"tech {height}").player()
    works = [level for level in LEVEL if corporation_of(ada).works(ada, level)]
    assert works == [level for level, at in LEVEL.items() if height >= int(at.split()[1])]


@pytest.mark.rule("PU-11.0.3")
def test_all_unlocked_levels_work_at_the_same_time() -> None:
    ada = Seat("C", at="r1c6", rovers="r1c6", trackers="tech 14 rover 1", effects="advance rover")
    match = table(ada)
    assert own(match, "ada")["movement"] == 2  # level 3
    match = table(Seat("C", at="r1c6", trackers="tech 14", effects="gain-patch"))
    assert "store" in offered(match, "ada")  # level 2
    match = table(Seat("C", at="r1c6", trackers="tech 14"), depots=DEPOT)
    assert can_place(match, "ada", "r7c6 r7c7")  # level 1


@pytest.mark.rule("PU-11.0.4")
def test_a_tile_has_the_resources_of_both_its_sections() -> None:
    tile = TILE_NAMES.index("N5-wr-1")
    shown = [name for number, name in enumerate(TERRAIN_NAMES) if shows(tile, number)]
    assert shown == ["water", "rover"]


@pytest.mark.rule("PU-11.0.5", "PU-11.1.1")
def test_without_adjacency_grid_and_overlap_still_count() -> None:
    match = table(Seat("CC", at="r1c6", trackers=LEVEL[1]), depots=DEPOT)
    assert can_place(match, "ada", "tech r7c6 biomass r7c7")
    assert not can_place(match, "ada", "r1c7 r2c7")  # on a tile
    assert not can_place(match, "ada", "r3c2 r3c3")  # over the border
    assert len(placeable(match, "ada")) == 96 - 2


@pytest.mark.rule("PU-11.0.5", "PU-4.1")
def test_without_adjacency_the_first_tile_still_goes_to_the_perimeter() -> None:
    match = table(Seat(trackers=LEVEL[1]), depots=DEPOT)
    assert can_place(match, "ada", "r1c6 r2c6")
    assert not can_place(match, "ada", "r6c6 r7c6")


@pytest.mark.rule("PU-11.0.5")
def test_without_adjacency_restrictions_of_events_still_count() -> None:
    seat = Seat("CC", at="r1c6", trackers=LEVEL[1])
    match = table(seat, depots=DEPOT, event="ev-60")
    assert can_place(match, "ada", "r7c6 r7c7")
    assert not can_place(match, "ada", "r12c6 r12c7")  # the edge


@pytest.mark.rule("PU-11.0.5")
def test_without_adjacency_restrictions_of_planets_still_count() -> None:
    ada = Seat("CC", at="r1c6", planet="arashi", trackers=LEVEL[1])
    match = table(ada, depots=DEPOT)
    assert can_place(match, "ada", "r9c6 r9c7")
    assert not can_place(match, "ada", "r6c6 r6c7")  # within the ring


@pytest.mark.rule("PU-11.0.6", "PU-5.2.10")
def test_movement_of_several_sources_adds_up() -> None:
    ada = Seat("C", at="r1c6", rovers="r1c6", trackers="rover 8", effects="advance rover")
    match = table(ada)
    assert own(match, "ada")["movement"] == 3
    match = table(Seat("C", at="r1c6", rovers="r1c6", effects="movement 3, movement 2"))
    assert own(match, "ada")["movement"] == 5


@pytest.mark.rule("PU-11.0.7", "PU-11.1.3")
@pytest.mark.parametrize(("tech", "movement"), [("tech 6", 3), ("tech 7", 4), ("tech 15", 4)])
def test_level_3_adds_one_to_each_movement_of_the_rover_track(tech: str, movement: int) -> None:
    ada = Seat("C", at="r1c6", rovers="r1c6", trackers=f"rover 8 {tech}", effects="advance rover")
    assert own(table(ada), "ada")["movement"] == movement


@pytest.mark.rule("PU-11.0.7", "PU-11.1.3", "PU-6.5.3")
def test_level_3_also_adds_one_at_the_top_of_the_rover_track() -> None:
    ada = Seat("C", at="r1c6", rovers="r1c6", trackers="rover 15 tech 7", effects="rover-tile")
    assert own(table(ada), "ada")["movement"] == 5


@pytest.mark.rule("PU-11.0.7")
def test_level_3_adds_nothing_to_the_movement_of_cards() -> None:
    match = keeping("civ-04", Seat("C", at="r1c6", rovers="r1c6", trackers=LEVEL[3]))
    assert own(match, "ada")["movement"] == 4


# Levels 1 and 2


@pytest.mark.rule("PU-11.1.1", "PU-4.3")
@pytest.mark.parametrize(("tech", "free"), [("tech 2", False), ("tech 3", True)])
def test_level_1_frees_tiles_from_adjacency_but_not_patches(tech: str, free: bool) -> None:
    match = table(Seat("CC", at="r1c6", trackers=tech), depots=DEPOT)
    assert can_place(match, "ada", "r7c6 r7c7") == free
    match = table(Seat("CC", at="r1c6", trackers=tech, effects="gain-patch"))
    assert "patch r2c6" in offered(match, "ada")
    assert "patch r7c6" not in offered(match, "ada")


@pytest.mark.rule("PU-11.1.2", "PU-5.3.8", "PU-11.0.8")
def test_level_2_stores_patches() -> None:
    before = table(Seat("CC", at="r1c6", trackers="tech 4", effects="gain-patch"))
    assert "store" not in offered(before, "ada")
    match = table(Seat("CC", at="r1c6", trackers=LEVEL[2], effects="gain-patch, gain-patch"))
    play(match, "ada: store, patch r2c6")
    assert own(match, "ada")["patches_stored"] == 1
    assert own(match, "ada")["patches"] == ["r2c6"]


# Level 4


@pytest.mark.rule("PU-11.1.4", "PU-EX-10")
def test_level_4_doubles_the_water_of_a_tile_on_ice_with_both_benefits() -> None:
    match = table(Seat(trackers="water 2 tech 10"), depots=WATER_DEPOT)
    place(match, "ada", "water r2c4 rover r2c5")
    play(match, "ada: water-tile 1")
    assert trackers(match, "ada") == {"water": 4, "tech": 10}
    assert offered(match, "ada") == ["rover-tile", "boost"]  # the boost of position 3


@pytest.mark.rule("PU-11.1.4")
@pytest.mark.parametrize(("tech", "water"), [("tech 9", 1), ("tech 10", 2)])
def test_level_4_is_reached_on_position_10(tech: str, water: int) -> None:
    match = table(Seat(trackers=tech), depots=WATER_DEPOT)
    place(match, "ada", "water r2c4 rover r2c5")
    play(match, "ada: water-tile 1")
    assert trackers(match, "ada")["water"] == water


@pytest.mark.rule("PU-11.1.4")
def test_level_4_needs_ice_too() -> None:
    match = table(Seat(trackers=LEVEL[4]), depots=WATER_DEPOT)
    place(match, "ada", "water r2c5 rover r2c4")
    play(match, f"ada: {offered(match, 'ada')[0]}")
    assert "water" not in trackers(match, "ada")


@pytest.mark.rule("PU-11.1.5", "PU-EX-10")
@pytest.mark.parametrize(
    "effects", ["boost", "advance-some 2 1 1 1"], ids=["synergy boost", "event or civ card"]
)
def test_level_4_doubles_no_other_advance(effects: str) -> None:
    match = table(Seat(trackers=LEVEL[4], effects=effects))
    if effects == "boost":
        play(match, "ada: choose water")
    assert trackers(match, "ada") == {"water": 1, "tech": 10}


@pytest.mark.rule("PU-11.1.5", "PU-EX-10", "PU-EX-21")
def test_level_4_does_not_double_the_water_of_an_unplaced_tile() -> None:
    match = table(Seat(whole("c", "r1c6"), trackers=LEVEL[4]), depots=["Z5-wr-1 O4-ce-1"])
    play(match, "ada: give-up outer, advance water")
    assert trackers(match, "ada")["water"] == 1


@pytest.mark.rule("PU-11.1.6")
def test_level_4_doubles_water_chosen_with_energy() -> None:
    match = table(Seat("W", at="r2c4", trackers=LEVEL[4]), depots=["Z5-bc-0 I2-ce-0"])
    place(match, "ada", "energy r3c4 civ r3c5")
    play(match, "ada: energy-tile civ, choose water")
    assert trackers(match, "ada") == {"civ": 1, "water": 2, "tech": 10}


@pytest.mark.rule("PU-11.1.7", "PU-14.2")
@pytest.mark.parametrize(("first", "water"), [("rover-tile", 2), ("water-tile 1", 1)])
def test_level_4_may_be_unlocked_by_the_other_resource_just_before(first: str, water: int) -> None:
    ada = Seat(trackers="rover 9 tech 9", rovers="r6c6", lifepods="")
    match = table(ada, depots=WATER_DEPOT)
    place(match, "ada", "water r2c4 rover r2c5")
    play(match, f"ada: {first}")
    if first == "water-tile 1":
        play(match, "ada: boost")
    else:
        play(match, "ada: boost, choose tech, water-tile 1")
    assert trackers(match, "ada")["water"] == water


# Level 5


@pytest.mark.rule("PU-11.1.8")
@pytest.mark.parametrize(("tech", "fallen"), [("tech 12", ["r2c7"]), ("tech 14", [])])
def test_level_5_keeps_the_meteorites_of_tiles_away(tech: str, fallen: list[str]) -> None:
    match = table(Seat("CC", at="r1c6", trackers=tech), depots=["Z5-ce-0 I2-bc-1"])
    place(match, "ada", "biomass r2c6 civ r2c7!")
    assert own(match, "ada")["meteorites"] == fallen


@pytest.mark.rule("PU-11.1.8", "PU-13.3.5")
@pytest.mark.parametrize(("tech", "fallen"), [("tech 13", ["r1c6"]), ("tech 14", [])])
def test_level_5_keeps_the_meteorites_of_events_away(tech: str, fallen: list[str]) -> None:
    more = {"meteor_symbols": Seat(meteorites="r1c6").player().meteorites}
    match = table(Seat("CC", at="r1c6", trackers=tech, effects="add-meteorite", more=more))
    assert own(match, "ada")["meteorites"] == fallen


@pytest.mark.rule("PU-11.1.8")
def test_level_5_leaves_meteorites_that_are_there() -> None:
    ada = Seat(
        "CC", at="r1c6", meteorites="r1c6", trackers="tech 13", effects="advance tech, boost"
    )
    match = table(ada)
    play(match, "ada: advance tech")
    assert own(match, "ada")["meteorites"] == ["r1c6"]
    assert player(match, "ada").meteorites_collected == 0


@pytest.mark.rule("PU-11.1.9", "PU-4.10")
def test_the_tile_that_unlocks_level_5_still_receives_its_meteorite() -> None:
    match = table(Seat("CC", at="r1c6", trackers="tech 13"), depots=["Z5-ce-0 I2-tb-1"])
    place(match, "ada", "tech r2c6 biomass r2c7!")
    play(match, "ada: advance tech")
    assert trackers(match, "ada") == {"biomass": 1, "tech": 14}
    assert own(match, "ada")["meteorites"] == ["r2c7"]
