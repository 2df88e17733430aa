"""Planet Unknown, chapter 11.7: Oasis Ultd."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from tests.planet_unknown.board import (
    Seat,
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
from tests.planet_unknown.score_table import medals

STEPS = "W0 W1 B2 R3 T4 R5 B4 W3 C4 W5 W6 C7 C8 W9 B8 R7 T8 R9 B10 W11 C12 W13 W14 W15"
PATH = STEPS.split()
TRACKS = {"C": "civ", "W": "water", "B": "biomass", "R": "rover", "T": "tech"}
NUMBERS = {name: number for number, name in enumerate(TRACKS.values())}
TWO_ON_ICE = "rover r3c3 water r3c4 r3c5"
NO_WATER = ["Z5-ce-0 I2-tb-0"]
WATER = ["Z5-ce-0 I2-wr-0"]
WATER_3 = ["Z5-ce-0 I3-wr-0"]
DRIVER = {"tiles": "c", "at": "r4c3", "rovers": "r4c3"}  # for movement to be of use


def oasis(step: int = 0, others: str = "", tiles: str = "", **more: Any) -> Seat:
    """A player of Oasis whose water tracker has gone so many steps of its path."""
    seat = Seat(tiles, corporation="oasis", trackers=others, **more)
    spaces = seat.player().trackers
    spaces[NUMBERS["water"]] = 16 * NUMBERS[TRACKS[PATH[step][0]]] + int(PATH[step][1:])
    more["more"] = {"path": step, "trackers": spaces}
    return Seat(tiles, corporation="oasis", trackers=others, **more)


def water(match: Match) -> str:
    """Where the water tracker of ada stands."""
    track, height = own(match, "ada")["trackers"]["water"]
    return f"{track[0].upper()}{height}"


# Water


@pytest.mark.rule("PU-11.7.1")
@pytest.mark.parametrize(
    ("tile", "ice"),
    [
        (TWO_ON_ICE, 2),
        ("water r3c3 r3c4 rover r3c5", 1),
        ("water r1c6 r2c6 rover r3c6", 0),  # only the rover section on ice
    ],
)
def test_a_water_resource_advances_once_for_each_water_square_on_ice(tile: str, ice: int) -> None:
    match = table(oasis(), depots=WATER_3)
    place(match, "ada", tile)
    if ice:  # or there is nothing to put in order
        play(match, f"ada: water-tile {ice}")
    assert water(match) == PATH[ice]


@pytest.mark.rule("PU-11.7.2")
@pytest.mark.parametrize("step", range(23))
def test_the_water_tracker_follows_its_path(step: int) -> None:
    match = table(oasis(step, effects="advance water"))
    assert water(match) == PATH[step + 1]
    assert player(match, "ada").path == step + 1


@pytest.mark.rule("PU-11.7.2", "PU-6.1.10")
def test_the_path_ends_on_its_24th_space() -> None:
    assert len(PATH) == 24
    match = table(oasis(23, effects="boost"))
    assert offered(match, "ada") == [f"choose {name}" for name in NUMBERS if name != "water"]


@pytest.mark.rule("PU-11.7.3")
def test_the_water_tracker_gains_what_other_tracks_show() -> None:
    match = table(oasis(1, effects="advance water"))  # a synergy boost on B2
    assert "choose civ" in offered(match, "ada")
    assert own(table(oasis(2, effects="advance water", **DRIVER)), "ada")["movement"] == 1  # on R3
    assert own(table(oasis(4, effects="advance water", **DRIVER)), "ada")["movement"] == 2  # on R5


@pytest.mark.rule("PU-11.7.3", "PU-11.7.2")
def test_the_water_tracker_on_the_tech_track_unlocks_nothing() -> None:
    match = table(oasis(4, "biomass 1 rover 4", effects="advance rover"))  # T4, but no level 1
    assert trackers(match, "ada")["rover"] == 5
    match = table(oasis(5, "biomass 3 rover 4", effects="advance rover"))
    assert trackers(match, "ada")["rover"] == 4


# Blocking


@pytest.mark.rule("PU-11.7.4")
@pytest.mark.parametrize(
    ("tracker", "step", "others"),
    [
        ("water", 1, "biomass 2"),
        ("civ", 8, "civ 3"),
        ("biomass", 2, "biomass 1"),
        ("rover", 3, "rover 2"),
    ],  # the tech tracker meets water only above level 1
)
def test_a_tracker_before_an_occupied_space_cannot_advance(
    tracker: str, step: int, others: str
) -> None:
    match = table(oasis(step, others, effects=f"advance {tracker}", **DRIVER))
    assert player(match, "ada").trackers == oasis(step, others).player().trackers
    assert not told(match, "advanced")
    assert own(match, "ada")["movement"] == 0


@pytest.mark.rule("PU-11.7.4", "PU-6.1.9")
def test_a_blocked_tracker_cannot_be_boosted() -> None:
    match = table(oasis(1, "biomass 2", effects="boost"))
    assert offered(match, "ada") == [f"choose {name}" for name in NUMBERS if name != "water"]


@pytest.mark.rule("PU-EX-28", "PU-11.7.4")
def test_both_advances_of_a_blocked_water_tracker_are_lost() -> None:
    match = table(oasis(1, "biomass 2", **DRIVER), depots=WATER_3)
    place(match, "ada", TWO_ON_ICE)
    play(match, "ada: water-tile 2")
    assert water(match) == "W1"
    assert own(match, "ada")["movement"] == 0


@pytest.mark.rule("PU-EX-28", "PU-11.7.6")
def test_level_1_jumps_over_the_biomass_tracker_and_goes_on() -> None:
    match = table(oasis(1, "biomass 2 tech 3", **DRIVER), depots=WATER_3)
    place(match, "ada", TWO_ON_ICE)
    play(match, "ada: water-tile 2")
    assert (water(match), player(match, "ada").path) == ("T4", 4)
    assert own(match, "ada")["movement"] == 1  # of R3
    assert "boost" not in offered(match, "ada")  # of B2


@pytest.mark.rule("PU-11.7.6")
@pytest.mark.parametrize(("tech", "end"), [(2, "W1"), (3, "T4"), (4, "R5")])
def test_level_1_jumps_over_several_in_a_row(tech: int, end: str) -> None:
    match = table(oasis(1, f"biomass 2 rover 3 tech {tech}", effects="advance water", **DRIVER))
    assert water(match) == end
    assert own(match, "ada")["movement"] == (2 if end == "R5" else 0)  # not the 1 of R3


@pytest.mark.rule("PU-11.7.6")
def test_level_1_lets_the_other_trackers_jump_on_their_own_tracks() -> None:
    match = table(oasis(2, "biomass 1 tech 3", "c", at="r1c6", effects="advance biomass"))
    assert trackers(match, "ada")["biomass"] == 3
    assert offered(match, "ada", "patch")  # of B3; the boost of B2 is not gained
    match = table(oasis(4, "tech 3", effects="advance tech"))
    assert own(match, "ada")["trackers"]["tech"] == ["tech", 5]


# Levels 2 to 5


@pytest.mark.rule("PU-11.7.7", "PU-6.6.6")
@pytest.mark.parametrize(
    ("tech", "rovers", "movement"),
    [(4, "r6c3 r6c4", 0), (5, "r6c3 r6c4", 2), (5, "r6c3 r6c5", 1), (5, "r6c5 r6c6", 0)],
)
def test_level_2_gains_movement_for_rovers_on_water(tech: int, rovers: str, movement: int) -> None:
    match = table(oasis(0, f"tech {tech}", "wwcc", at="r6c3", rovers=rovers))
    assert own(match, "ada")["movement"] == movement


@pytest.mark.rule("PU-11.7.7")
def test_any_rover_may_use_the_movement_of_level_2() -> None:
    match = table(oasis(0, "tech 5", "wwcc", at="r6c3", rovers="r6c3 r6c5"))
    play(match, "ada: drive r6c5 r6c6")
    assert rovers(match, "ada") == ["r6c3", "r6c6"]


@pytest.mark.rule("PU-11.7.8")
@pytest.mark.parametrize(
    ("tech", "tile", "gained"),
    [
        (6, "tech r1c6 biomass r1c7", False),
        (7, "tech r1c6 biomass r1c7", True),
        (7, "tech r2c4 biomass r2c5", False),  # on ice
        (7, "tech r2c5 biomass r2c4", False),
    ],
)
def test_level_3_advances_water_for_a_tile_without_ice(tech: int, tile: str, gained: bool) -> None:
    match = table(oasis(0, f"tech {tech}"), depots=NO_WATER)
    place(match, "ada", tile)
    assert ("advance water" in offered(match, "ada")) == gained


@pytest.mark.rule("PU-11.7.8")
def test_level_3_advances_water_once_for_a_tile_of_any_kind() -> None:
    match = table(oasis(0, "tech 7"), depots=WATER)
    place(match, "ada", "water r1c6 rover r1c7")
    play(match, "ada: advance water")
    assert water(match) == "W1"
    assert "advance water" not in offered(match, "ada")


@pytest.mark.rule("PU-11.7.8", "PU-13.1.14")
def test_level_3_but_not_4_and_5_reacts_to_a_tile_without_resources() -> None:
    ada = oasis(0, "tech 14", "cc", at="r1c6", effects="extra-tile 0")
    match = table(ada, depots=WATER)
    place(match, "ada", "water r2c6 rover r2c7")
    assert water(match) == "W1"
    assert not offered(match, "ada", "gain-patch") + offered(match, "ada", "patch")
    assert not offered(match, "ada", "boost") + offered(match, "ada", "choose")


@pytest.mark.rule("PU-11.7.9", "PU-11.7.10", "PU-11.7.11")
@pytest.mark.parametrize("tile", ["water r1c6 rover r1c7", "water r2c4 rover r2c5"])
@pytest.mark.parametrize(
    ("tech", "extras"),
    [(9, []), (10, ["gain-patch"]), (13, ["gain-patch"]), (14, ["gain-patch", "boost"])],
)
def test_levels_4_and_5_bring_a_patch_and_a_boost_with_water(
    tech: int, extras: list[str], tile: str
) -> None:
    match = table(oasis(0, f"tech {tech}"), depots=WATER)
    place(match, "ada", tile)  # without ice and with it
    assert offered(match, "ada", "gain-patch") + offered(match, "ada", "boost") == extras


@pytest.mark.rule("PU-11.7.9", "PU-11.7.10")
def test_levels_4_and_5_need_a_water_resource() -> None:
    match = table(oasis(0, "tech 14"), depots=NO_WATER)
    place(match, "ada", "tech r2c4 biomass r2c5")
    assert offered(match, "ada") == ["advance tech", "advance biomass"]


# Regressing and scoring


@pytest.mark.rule("PU-11.7.12")
@pytest.mark.parametrize("step", range(1, 24))
def test_the_water_tracker_regresses_along_its_path(step: int) -> None:
    match = table(oasis(step, effects="regress-one 2 1"))
    assert water(match) == PATH[step - 1]
    assert player(match, "ada").path == step - 1


@pytest.mark.rule("PU-11.7.12")
@pytest.mark.parametrize(("tech", "end"), [(2, "R3"), (3, "W1")])
def test_blocked_regressing_of_water_is_like_blocked_advancing(tech: int, end: str) -> None:
    match = table(oasis(3, f"biomass 2 tech {tech}", effects="regress-one 2 1"))
    assert water(match) == end


@pytest.mark.rule("PU-11.7.12", "PU-11.7.4")
@pytest.mark.parametrize(("tech", "end"), [(2, 4), (3, 2)])
def test_the_water_tracker_blocks_regressing_too(tech: int, end: int) -> None:
    match = table(oasis(3, f"rover 4 tech {tech}", effects="regress-one 8 1"))
    assert trackers(match, "ada")["rover"] == end


@pytest.mark.rule("PU-11.7.5")
@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (8, 0),  # C4, with a medal of civ below
        (9, 0),
        (10, 3),
        (12, 3),
        (13, 6),
        (14, 6),  # B8, which shows a medal of biomass
        (18, 6),
        (19, 9),
        (20, 9),
        (21, 12),
        (22, 12),
        (23, 15),
    ],
)
def test_water_scores_the_medals_of_water_spaces_on_its_path(step: int, expected: int) -> None:
    assert medals(table(oasis(step)), "ada", "tracks") == expected


@pytest.mark.rule("PU-11.7.5", "PU-8.3")
def test_the_other_trackers_score_their_own_tracks() -> None:
    match = table(oasis(14, "civ 9 biomass 5 rover 12 tech 6"))
    assert medals(match, "ada", "tracks") == 3 + 6 + 1 + 2 + 1


@pytest.mark.rule("PU-17.4")
def test_the_tracks_of_oasis_score_35_at_most() -> None:
    match = table(oasis(23, "civ 15 biomass 15 rover 15 tech 15"))
    assert medals(match, "ada", "tracks") == 35
