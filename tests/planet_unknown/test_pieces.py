"""Planet Unknown, chapter 5: meteorites, lifepods, rovers, patches."""

from __future__ import annotations

import pytest

from orrery import IllegalMove
from orrery.games.planet_unknown.scoring import planet_medals
from tests.planet_unknown.board import (
    Seat,
    asked,
    can_place,
    filled,
    offered,
    own,
    place,
    play,
    player,
    rovers,
    table,
    told,
    trackers,
)

BEGUN = ".....CE"  # a domino on r1c6 r1c7
NO_ROVER_ON_WATER = "ev-33"
NOT_ON_EDGE = "ev-60"
ADD_METEORITE = "ev-43"


def medals(ada: Seat) -> int:
    """What ada's planet would score now."""
    return planet_medals(player(table(ada), "ada"))


# Meteorites and lifepods


@pytest.mark.rule("PU-5.1.1")
def test_a_meteorite_keeps_its_row_and_its_column_from_scoring() -> None:
    full = filled("ksb_4156")
    assert medals(Seat(tiles=full)) == 40
    assert medals(Seat(tiles=full, meteorites="r1c6")) == 40 - 1 - 3


@pytest.mark.rule("PU-5.1.2", "PU-5.1.3", "PU-5.1.4")
def test_a_rover_collects_what_it_drives_onto_and_may_drive_on() -> None:
    ada = Seat(
        tiles="CEC", at="r2c5", rovers="r2c5", meteorites="r2c6", lifepods="r3c7", movement=4
    )
    match = table(ada)
    play(match, "ada: drive r2c5 r2c6, drive r2c6 r2c7, drive r2c7 r3c7, drive r3c7 r3c8")
    shown = own(match, "ada")
    assert (shown["meteorites"], shown["lifepods"], rovers(match, "ada")) == ([], [], ["r3c8"])
    assert (shown["meteorites_collected"], shown["lifepods_collected"]) == (1, 1)


@pytest.mark.rule("PU-5.1.3")
def test_a_rover_collects_nothing_beside_its_way() -> None:
    match = table(Seat(rovers="r3c6", lifepods="r3c8", movement=2))
    play(match, "ada: drive r3c6 r3c7, drive r3c7 r4c7")
    assert own(match, "ada")["lifepods"] == ["r3c8"]


@pytest.mark.rule("PU-5.1.5")
@pytest.mark.parametrize("lifepods", ["r3c8", ""])
def test_the_square_of_a_lifepod_is_empty_for_scoring(lifepods: str) -> None:
    """Row 3 has 1 medal and column 8 has 2."""
    assert medals(Seat(tiles=filled("ksb_4156", but="r3c8"), lifepods=lifepods)) == 40 - 1 - 2


# Landing rovers


@pytest.mark.rule("PU-5.2.1")
def test_a_rover_lands_on_any_square_of_the_tile_placed_last() -> None:
    match = table(Seat(tiles=BEGUN), depots=["- I3-rt-0"])
    place(match, "ada", "tech r2c6 rover r3c6 r4c6")
    play(match, "ada: rover-tile")
    play(match, "ada: new-rover")
    assert offered(match, "ada") == ["land r2c6", "land r3c6", "land r4c6"]
    play(match, "ada: land r3c6")
    assert rovers(match, "ada") == ["r3c6"]
    assert own(match, "ada")["rovers_left"] == 1


@pytest.mark.rule("PU-5.2.2", "PU-EX-9")
def test_a_rover_that_lands_on_a_meteorite_collects_it() -> None:
    match = table(Seat(), depots=["- I3-rt-1"])
    place(match, "ada", "tech r1c6 rover r2c6 r3c6!")
    play(match, "ada: rover-tile, new-rover, land r3c6")
    assert own(match, "ada")["meteorites"] == []
    assert own(match, "ada")["meteorites_collected"] == 1


@pytest.mark.rule("PU-5.2.3")
def test_without_a_rover_on_the_board_none_is_gained() -> None:
    match = table(Seat(tiles=BEGUN, more={"rovers_left": 0}, effects="new-rover"))
    assert asked(match) == ["ben"]
    assert rovers(match, "ada") == []


@pytest.mark.rule("PU-5.2.4")
def test_the_tile_placed_last_may_be_one_of_an_earlier_round() -> None:
    ada = Seat(tiles=".....CEp", last="r1c7 r1c6", effects="new-rover")
    assert offered(table(ada), "ada") == ["land r1c6", "land r1c7"]


@pytest.mark.rule("PU-5.2.4")
def test_no_rover_lands_on_a_patch_or_before_the_first_tile() -> None:
    match = table(Seat(effects="gain-patch, new-rover"))
    play(match, "ada: gain-patch, patch r1c6")
    assert asked(match) == ["ben"]
    assert rovers(match, "ada") == []


@pytest.mark.rule("PU-5.2.5")
def test_no_rover_lands_on_another() -> None:
    ada = Seat(tiles=".....CEC", rovers="r1c6", effects="new-rover")
    assert offered(table(ada), "ada") == ["land r1c7", "land r1c8"]


# Driving


@pytest.mark.rule("PU-5.2.6")
@pytest.mark.parametrize(("height", "points"), [(1, 1), (3, 2), (12, 4)])
def test_the_rover_tracker_gives_the_movement_that_it_reaches(height: int, points: int) -> None:
    ada = Seat(tiles=BEGUN, trackers=f"rover {height}", rovers="r5c5", effects="advance rover")
    assert own(table(ada), "ada")["movement"] == points


@pytest.mark.rule("PU-EX-7")
def test_movement_and_a_boost_on_one_position() -> None:
    ada = Seat(trackers="rover 9", rovers="r5c5", effects="advance rover")
    match = table(ada)
    assert own(match, "ada")["movement"] == 3
    play(match, "ada: boost, choose civ")
    assert trackers(match, "ada") == {"rover": 10, "civ": 1}


@pytest.mark.rule("PU-5.2.7")
def test_a_point_moves_a_rover_to_a_neighbouring_square_whatever_lies_there() -> None:
    """Above a tile, to the left a patch, to the right and below nothing."""
    picture = """
        .....C
        ....pE
    """
    match = table(Seat(tiles=picture, rovers="r2c6", movement=1))
    assert offered(match, "ada", "drive") == [
        "drive r2c6 r1c6",
        "drive r2c6 r2c5",
        "drive r2c6 r2c7",
        "drive r2c6 r3c6",
    ]
    play(match, "ada: drive r2c6 r2c5")
    assert own(match, "ada")["movement"] == 0
    assert offered(match, "ada", "drive") == []


@pytest.mark.rule("PU-5.2.8")
def test_points_are_divided_freely_and_rovers_may_go_back() -> None:
    match = table(Seat(rovers="r5c5 r8c8", movement=4))
    play(match, "ada: drive r5c5 r5c6, drive r8c8 r8c9, drive r5c6 r5c5, drive r5c5 r5c6")
    assert rovers(match, "ada") == ["r5c6", "r8c9"]


@pytest.mark.rule("PU-5.2.9")
def test_points_that_are_not_used_are_lost() -> None:
    match = table(Seat(rovers="r5c5", effects="movement 3"))
    play(match, "ada: drive r5c5 r5c6, done")
    assert own(match, "ada")["movement"] == 0
    assert asked(match) == ["ben"]


@pytest.mark.rule("PU-5.2.10")
def test_points_add_up_and_may_be_spent_between_effects() -> None:
    ada = Seat(tiles=BEGUN, rovers="r5c5", effects="movement 2, gain-patch, movement 1")
    match = table(ada)
    assert own(match, "ada")["movement"] == 3
    play(match, "ada: drive r5c5 r5c6, gain-patch, patch r2c6, drive r5c6 r5c7, drive r5c7 r5c8")
    assert rovers(match, "ada") == ["r5c8"]


@pytest.mark.rule("PU-5.2.10")
def test_points_may_be_spent_before_the_tile_is_placed() -> None:
    match = table(Seat(rovers="r5c5", movement=1))
    play(match, "ada: drive r5c5 r5c6")
    assert offered(match, "ada", "place")


@pytest.mark.rule("PU-5.2.11")
def test_rovers_do_not_share_or_cross_a_square() -> None:
    match = table(Seat(rovers="r1c6 r1c7", movement=2))
    assert offered(match, "ada", "drive") == ["drive r1c6 r2c6", "drive r1c7 r2c7"]


@pytest.mark.rule("PU-5.2.12")
def test_a_rover_stays_on_the_grid() -> None:
    match = table(Seat(rovers="r6c1", movement=1))
    assert offered(match, "ada", "drive") == ["drive r6c1 r6c2", "drive r6c1 r7c1"]
    with pytest.raises(IllegalMove):
        play(match, "ada: drive r6c1 r5c1")


@pytest.mark.rule("PU-5.2.13")
def test_a_meteorite_of_an_event_destroys_a_rover() -> None:
    ada = Seat(tiles=BEGUN, rovers="r1c7", more={"meteor_symbols": (1 << 6, 0, 0)})
    match = table(ada, begin="event", event=ADD_METEORITE)
    while offered(match, "ada", "at"):
        play(match, "ada: at r1c7")
    assert own(match, "ada")["meteorites"] == ["r1c7"]
    assert (rovers(match, "ada"), own(match, "ada")["rovers_left"]) == ([], 1)


@pytest.mark.rule("PU-5.2.14")
def test_a_teleport_ignores_the_way_and_collects_on_arrival() -> None:
    ada = Seat(tiles=BEGUN, rovers="r1c6", lifepods="r3c8 r9c9", effects="teleport-rover")
    match = table(ada)
    play(match, "ada: teleport r1c6 r9c9")
    shown = own(match, "ada")
    assert (rovers(match, "ada"), shown["lifepods"]) == (["r9c9"], ["r3c8"])
    assert (shown["lifepods_collected"], shown["movement"]) == (1, 0)


@pytest.mark.rule("PU-5.2.15")
def test_a_teleport_does_not_end_where_no_rover_may_drive() -> None:
    ada = Seat(
        tiles=".....WC", planet="kaax", rovers="r5c7 r9c7", effects="teleport-rover", lifepods=""
    )
    match = table(ada, event=NO_ROVER_ON_WATER)
    ends = {move.split()[2] for move in offered(match, "ada", "teleport")}
    assert "r1c7" in ends
    assert ends.isdisjoint({"r5c7", "r9c7"})  # other rovers
    assert "r1c6" not in ends  # water, forbidden by the event
    assert "r2c4" not in ends  # toxic
    assert "r1c1" not in ends  # off the grid


# Patches


@pytest.mark.rule("PU-5.3.1", "PU-5.3.3")
def test_a_patch_is_a_biomass_square_without_a_resource() -> None:
    match = table(Seat(tiles=BEGUN, effects="gain-patch"))
    play(match, "ada: patch r2c6")
    shown = own(match, "ada")
    assert shown["patches"] == ["r2c6"]
    assert shown["terrain"][1][5] == "b"
    assert shown["resources"]["biomass"] == []
    assert trackers(match, "ada") == {}


@pytest.mark.rule("PU-5.3.2")
def test_the_first_patch_lies_on_the_perimeter_and_a_later_one_beside_something() -> None:
    empty = offered(table(Seat(effects="gain-patch")), "ada")
    assert len(empty) == 28
    assert {"patch r1c6", "patch r7c12"} <= set(empty)
    later = offered(table(Seat(tiles=BEGUN, effects="gain-patch")), "ada")
    assert later == ["patch r2c6", "patch r2c7"]


@pytest.mark.rule("PU-5.3.2")
def test_a_patch_is_placed_at_once() -> None:
    ada = Seat(tiles=BEGUN, trackers="biomass 2", effects="advance biomass")
    assert offered(table(ada), "ada") == ["patch r2c6", "patch r2c7"]


@pytest.mark.rule("PU-5.3.4", "PU-5.2.13")
def test_a_patch_destroys_what_lies_under_it() -> None:
    ada = Seat(tiles=BEGUN, rovers="r2c6", lifepods="r2c7", effects="gain-patch, gain-patch")
    match = table(ada)
    play(match, "ada: patch r2c6, patch r2c7")
    shown = own(match, "ada")
    assert (rovers(match, "ada"), shown["rovers_left"], shown["lifepods"]) == ([], 1, [])
    assert shown["lifepods_collected"] == 0


@pytest.mark.rule("PU-5.3.5")
def test_a_patch_covers_its_square() -> None:
    ada = Seat(tiles=filled("ksb_4156", but="r1c6", letter="b"), effects="gain-patch")
    match = table(ada)
    assert asked(match) == ["ben"]  # it had only one square
    assert planet_medals(player(match, "ada")) == 40
    assert own(match, "ada")["terrain"][0].strip() == "bb"


@pytest.mark.rule("PU-5.3.6")
def test_a_patch_without_a_square_is_lost() -> None:
    match = table(Seat(tiles=filled("ksb_4156"), effects="gain-patch"))
    assert asked(match) == ["ben"]
    assert own(match, "ada")["patches"] == []


@pytest.mark.rule("PU-5.3.7")
def test_events_do_not_restrict_patches() -> None:
    match = table(Seat(effects="gain-patch"), event=NOT_ON_EDGE)
    assert len(offered(match, "ada", "patch")) == 28


@pytest.mark.rule("PU-5.3.8")
def test_a_technology_lets_a_patch_be_stored() -> None:
    match = table(Seat(tiles=BEGUN, trackers="tech 4", effects="gain-patch"))
    assert "store" not in offered(match, "ada")
    match = table(Seat(tiles=BEGUN, trackers="tech 5", effects="gain-patch"))
    play(match, "ada: store")
    assert own(match, "ada")["patches_stored"] == 1
    assert own(match, "ada")["patches"] == []


@pytest.mark.rule("PU-5.3.1")
def test_a_patch_is_no_tile_but_a_tile_may_lie_beside_it() -> None:
    match = table(Seat(tiles=BEGUN, effects="gain-patch, extra-tile 1"), depots=["- I2-wr-0"])
    play(match, "ada: gain-patch, patch r2c6")
    assert can_place(match, "ada", "r3c6 r4c6")
    assert told(match, "patched")
    assert not told(match, "placed")
