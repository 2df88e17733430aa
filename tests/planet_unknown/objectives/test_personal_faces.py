"""Planet Unknown, chapter 13.2: the personal faces of all 28 objectives, and PU-8.6."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.state import space
from orrery.games.planet_unknown.words import CIV
from tests.planet_unknown.board import Seat, table
from tests.planet_unknown.score_table import medals, personal, whole

SQUARES_3X3 = [
    pytest.param("obj-01", "c", id="obj-01 Complex"),
    pytest.param("obj-02", "t", id="obj-02 Rubik"),
    pytest.param("obj-03", "b", id="obj-03 Landfill"),
    pytest.param("obj-04", "w", id="obj-04 Lattice"),
    pytest.param("obj-05", "r", id="obj-05 Doghouse"),
    pytest.param("obj-06", "e", id="obj-06 Voltaic"),
]
SIX_RESOURCES = [
    pytest.param("obj-07", "c", id="obj-07 Highway"),
    pytest.param("obj-08", "t", id="obj-08 Secret Lab"),
    pytest.param("obj-09", "b", id="obj-09 Germinate"),
    pytest.param("obj-10", "w", id="obj-10 Amazon"),
    pytest.param("obj-11", "r", id="obj-11 Pony Express"),
    pytest.param("obj-12", "e", id="obj-12 Power Line"),
]
BLOCKS_2X5 = [
    pytest.param("obj-13", "c", id="obj-13 Skyway"),
    pytest.param("obj-14", "b", id="obj-14 Equator"),
    pytest.param("obj-15", "t", id="obj-15 Genome"),
    pytest.param("obj-16", "w", id="obj-16 Panama"),
    pytest.param("obj-17", "r", id="obj-17 Runway"),
    pytest.param("obj-18", "e", id="obj-18 Power Strip"),
]
TRACKS = [
    pytest.param("obj-19", "civ", id="obj-19 Crowd Source"),
    pytest.param("obj-20", "tech", id="obj-20 Exponent"),
    pytest.param("obj-21", "biomass", id="obj-21 Overgrowth"),
    pytest.param("obj-22", "water", id="obj-22 Flowrate"),
    pytest.param("obj-23", "rover", id="obj-23 Overdrive"),
]
OPEN_ICE = "r3c4"


def drawn(picture: str, letter: str) -> str:
    """A picture with `x` for a terrain and `o` for another, in capitals for their resources."""
    other = "w" if letter != "w" else "c"
    return picture.translate(
        str.maketrans("xXoO", f"{letter}{letter.upper()}{other}{other.upper()}")
    )


@pytest.mark.rule("PU-13.2.5")
@pytest.mark.parametrize(("card", "letter"), SQUARES_3X3)
def test_a_3x3_block_of_the_terrain_alone(card: str, letter: str) -> None:
    assert personal(card, drawn("\nxXx\nxxx\nxxx", letter), "r5c3") == 5
    assert personal(card, drawn("\nxXx\nxox\nxxx", letter), "r5c3") == 0
    assert personal(card, drawn("\nxXx\nxxx\nxx.", letter), "r5c3") == 0
    assert personal(card, drawn("\nooo\nooo\nooo", letter), "r5c3") == 0


@pytest.mark.rule("PU-13.2.5")
@pytest.mark.parametrize(("card", "letter"), SQUARES_3X3)
@pytest.mark.parametrize("corner", ["r4c2", "r4c9", "r7c9", "r8c3", "r6c1"])
def test_a_block_may_lie_anywhere(card: str, letter: str, corner: str) -> None:
    wide = "\nxxx\nxxx\nxxx" if corner != "r6c1" else "\nxxxx\nxxxx\n.xxx"
    assert personal(card, drawn(wide, letter), corner) == 5


@pytest.mark.rule("PU-13.2.5")
@pytest.mark.parametrize(("card", "letter"), BLOCKS_2X5)
def test_a_2x5_block_lies_or_stands(card: str, letter: str) -> None:
    assert personal(card, drawn("\nxxxxx\nxxxxx", letter), "r6c3") == 5
    assert personal(card, drawn("\n" + 5 * "xx\n", letter), "r4c6") == 5
    assert personal(card, drawn("\nxxxxo\nxxxxx", letter), "r6c3") == 0
    assert personal(card, drawn("\n" + 4 * "xx\n" + ".x", letter), "r4c6") == 0
    assert personal(card, drawn("\nooooo\nooooo", letter), "r6c3") == 0


@pytest.mark.rule("PU-13.2.5", "PU-5.3.5")
def test_patches_belong_to_blocks_of_biomass() -> None:
    assert personal("obj-03", "\nbpb\npbb\nbbp", "r5c3") == 5
    assert personal("obj-14", "\nbpbpb\npbbbb", "r5c3") == 5


@pytest.mark.rule("PU-12.6.2")
def test_uncovered_currents_of_petra_belong_to_blocks_of_energy() -> None:
    tiles = whole("e", "r6c3 r6c4 r6c5 r6c6", planet="petra")
    match = table(Seat(tiles, planet="petra", personal="obj-18 obj-06"))
    assert medals(match, "ada", "personal") == 10


@pytest.mark.rule("PU-13.2.1", "PU-13.2.2")
@pytest.mark.parametrize(("card", "letter"), SIX_RESOURCES)
def test_an_area_with_at_least_six_resources(card: str, letter: str) -> None:
    assert personal(card, drawn("\nXXXx\n.XXX", letter), "r6c4") == 5
    assert personal(card, drawn("\nXXXX\nXXXX", letter), "r6c4") == 5
    assert personal(card, drawn("\nXXXx\n.XXx", letter), "r6c4") == 0
    assert personal(card, drawn("\nXXX.\n...X\n..XX", letter), "r6c4") == 0
    assert personal(card, drawn("\nOOOO\nOOOO", letter), "r6c4") == 0


@pytest.mark.rule("PU-13.2.6")
@pytest.mark.parametrize(("card", "track"), TRACKS)
def test_a_track_at_its_maximum(card: str, track: str) -> None:
    at_top = table(Seat(trackers=f"{track} 15", personal=card))
    assert medals(at_top, "ada", "personal") == 5
    others = [name for name in ("civ", "water", "biomass", "rover", "tech") if name != track]
    below = " ".join(f"{name} 15" for name in others) + f" {track} 14"
    assert medals(table(Seat(trackers=below, personal=card)), "ada", "personal") == 0


@pytest.mark.rule("PU-13.2.9", "PU-13.2.1")
def test_obj_24_alternative_energy_allows_five_energy_symbols() -> None:
    assert personal("obj-24") == 5
    assert personal("obj-24", "\nEEEEE\neeeee", "r6c4") == 5
    assert personal("obj-24", "EEEEEE", "r6c4") == 0


@pytest.mark.rule("PU-8.6", "PU-13.2.6")
@pytest.mark.parametrize(("meteorites", "scored"), [(8, 0), (9, 5), (12, 5)])
def test_obj_25_cleanup_needs_nine_meteorites(meteorites: int, scored: int) -> None:
    match = table(Seat(personal="obj-25", more={"meteorites_collected": meteorites}))
    assert medals(match, "ada", "personal") == scored


@pytest.mark.rule("PU-8.6")
@pytest.mark.parametrize(
    ("lifepods", "meteorites", "scored"), [(0, 0, 0), (1, 0, 5), (3, 3, 0), (3, 2, 5), (2, 3, 0)]
)
def test_obj_26_tight_ship_needs_more_lifepods_than_meteorites(
    lifepods: int, meteorites: int, scored: int
) -> None:
    more = {"lifepods_scored": lifepods, "meteorites_collected": meteorites}
    match = table(Seat(personal="obj-26", more=more))
    assert medals(match, "ada", "personal") == scored


@pytest.mark.rule("PU-13.2.7")
def test_lifepods_count_wherever_they_lie_on_the_corporation_board() -> None:
    more = {"lifepods_placed": [space(CIV, 4), space(CIV, 5)], "meteorites_collected": 1}
    match = table(Seat(corporation="cosmos", personal="obj-26", more=more))
    assert medals(match, "ada", "personal") == 5


@pytest.mark.rule("PU-13.2.8")
def test_obj_27_meltdown_needs_all_ice_covered_and_no_land() -> None:
    open_land = "r1c6 r6c3 r12c7"
    assert personal("obj-27", whole("c", open_land)) == 5
    assert personal("obj-27", whole("c", OPEN_ICE)) == 0


@pytest.mark.rule("PU-13.2.8")
def test_obj_28_coveralls_needs_all_land_covered_and_no_ice() -> None:
    assert personal("obj-28", whole("c", f"{OPEN_ICE} r6c1")) == 5
    assert personal("obj-28", whole("c", "r1c6")) == 0


@pytest.mark.rule("PU-13.2.8")
def test_on_petra_meltdown_is_always_fulfilled_and_currents_count_as_covered() -> None:
    bare = table(Seat(planet="petra", personal="obj-27 obj-28"))
    assert medals(bare, "ada", "personal") == 5
    open_currents = whole("c", "r2c5 r3c5 r3c6", planet="petra")
    match = table(Seat(open_currents, planet="petra", personal="obj-27 obj-28"))
    assert medals(match, "ada", "personal") == 10
