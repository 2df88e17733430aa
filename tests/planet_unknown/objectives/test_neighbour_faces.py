"""Planet Unknown, chapter 13.2: the neighbour faces of all 28 objectives, and PU-8.7."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.cards import OBJECTIVE_NAMES
from tests.planet_unknown.board import Seat, table
from tests.planet_unknown.score_table import compared, medals

ADA, BEN, BOTH = (5, 0), (0, 5), (2, 2)

ON_EDGE = [
    pytest.param("obj-01", "c", id="obj-01 Perimeter"),
    pytest.param("obj-02", "e", id="obj-02 Beacon"),
    pytest.param("obj-03", "t", id="obj-03 Torus"),
    pytest.param("obj-04", "b", id="obj-04 Ringworld"),
    pytest.param("obj-05", "r", id="obj-05 Circuit"),
]
LARGEST = [
    pytest.param("obj-06", "b", id="obj-06 Biome"),
    pytest.param("obj-07", "r", id="obj-07 Transit"),
    pytest.param("obj-08", "e", id="obj-08 Plasma"),
    pytest.param("obj-09", "c", id="obj-09 Megacity"),
    pytest.param("obj-10", "t", id="obj-10 Silicon"),
    pytest.param("obj-11", "w", id="obj-11 Pacific"),
]
MOST_AREAS = [
    pytest.param("obj-12", "b", id="obj-12 Garden"),
    pytest.param("obj-13", "r", id="obj-13 Interchange"),
    pytest.param("obj-14", "e", id="obj-14 Supercharge"),
    pytest.param("obj-15", "c", id="obj-15 Sprawl"),
    pytest.param("obj-16", "t", id="obj-16 X"),
    pytest.param("obj-17", "w", id="obj-17 10,000 Lakes"),
]
FEWEST = [
    pytest.param("obj-18", "t", id="obj-18 Luddite"),
    pytest.param("obj-19", "w", id="obj-19 Conservation"),
    pytest.param("obj-20", "e", id="obj-20 Galvanize"),
    pytest.param("obj-21", "b", id="obj-21 20 Percent"),
    pytest.param("obj-22", "r", id="obj-22 Rideshare"),
    pytest.param("obj-23", "c", id="obj-23 Rural"),
]


def other(letter: str) -> str:
    return "w" if letter != "w" else "c"


@pytest.mark.rule("PU-13.2.1", "PU-13.2.3")
@pytest.mark.parametrize(("card", "letter"), ON_EDGE)
def test_resources_on_the_edge_count_by_the_square_with_the_symbol(card: str, letter: str) -> None:
    one_there = Seat(letter.upper() + letter, at="r1c6")
    one_inside = Seat(f"\n{letter}.\n{letter.upper()}{letter.upper()}", at="r1c6")
    assert compared(card, one_there, one_inside) == ADA
    assert compared(card, one_there, one_there) == BOTH
    assert compared(card, one_inside, one_there) == BEN


@pytest.mark.rule("PU-13.2.3")
@pytest.mark.parametrize(("card", "letter"), ON_EDGE)
def test_other_resources_on_the_edge_do_not_count(card: str, letter: str) -> None:
    assert compared(card, Seat(other(letter).upper(), at="r1c6"), Seat()) == BOTH


@pytest.mark.rule("PU-13.2.3", "PU-4.2")
def test_a_hole_makes_no_edge() -> None:
    beside_a_hole = Seat("C", at="r3c5", planet="lacuna")
    assert compared("obj-01", beside_a_hole, Seat(planet="lacuna")) == BOTH


@pytest.mark.rule("PU-13.2.2")
@pytest.mark.parametrize(("card", "letter"), LARGEST)
def test_the_larger_biggest_area_wins_and_areas_are_joined_by_sides(card: str, letter: str) -> None:
    three = Seat("\nxx\n.x".replace("x", letter), at="r6c5")
    two_and_two = Seat("\nxx..\n..xx".replace("x", letter), at="r6c5")
    assert compared(card, three, two_and_two) == ADA
    assert compared(card, two_and_two, Seat(2 * letter, at="r6c5")) == BOTH
    assert compared(card, two_and_two, three) == BEN


@pytest.mark.rule("PU-13.2.2")
@pytest.mark.parametrize(("card", "letter"), LARGEST)
def test_meteorites_in_an_area_do_not_matter(card: str, letter: str) -> None:
    struck = Seat(3 * letter, at="r6c5", meteorites="r6c6")
    assert compared(card, struck, Seat(3 * letter, at="r6c5")) == BOTH


@pytest.mark.rule("PU-13.2.2", "PU-5.3.5")
def test_patches_enlarge_and_join_biomass_areas() -> None:
    joined = Seat("bbpbb", at="r6c4")
    assert compared("obj-06", joined, Seat("bbbb", at="r6c4")) == ADA
    assert compared("obj-12", joined, Seat("bb.bb", at="r6c4")) == BEN


@pytest.mark.rule("PU-13.2.2")
@pytest.mark.parametrize(("card", "letter"), MOST_AREAS)
def test_more_separate_areas_win_whatever_their_size(card: str, letter: str) -> None:
    two = Seat("\nx.\n.x".replace("x", letter), at="r6c5")
    one = Seat("\nxxx\nxxx".replace("x", letter), at="r6c5")
    assert compared(card, two, one) == ADA
    assert compared(card, one, one) == BOTH
    assert compared(card, one, two) == BEN


@pytest.mark.rule("PU-13.2.1", "PU-13.2.4")
@pytest.mark.parametrize(("card", "letter"), FEWEST)
def test_fewer_resources_win_counted_by_symbols(card: str, letter: str) -> None:
    one_symbol = Seat(letter.upper() + 3 * letter, at="r6c5")
    two_symbols = Seat(2 * letter.upper(), at="r6c5")
    assert compared(card, one_symbol, two_symbols) == ADA
    assert compared(card, one_symbol, one_symbol) == BOTH
    assert compared(card, one_symbol, Seat()) == BEN
    assert compared(card, Seat(2 * other(letter).upper(), at="r6c5"), Seat()) == BOTH


@pytest.mark.rule("PU-13.2.6")
def test_obj_24_pinnacle_counts_trackers_on_the_top_position() -> None:
    two = Seat(trackers="civ 15 rover 15")
    nearly = Seat(trackers="civ 15 water 14 biomass 14 rover 14 tech 14")
    assert compared("obj-24", two, nearly) == ADA
    assert compared("obj-24", nearly, Seat(trackers="tech 15")) == BOTH


@pytest.mark.rule("PU-13.2.6")
@pytest.mark.parametrize(
    ("top", "below"),
    [
        pytest.param(
            Seat(corporation="wormhole", trackers="biomass 5"),
            Seat(corporation="wormhole", trackers="biomass 4"),
            id="step 5 of Wormhole biomass",
        ),
        pytest.param(
            Seat(corporation="oasis", trackers="water 15", more={"path": 23}),
            Seat(corporation="oasis", trackers="water 14", more={"path": 22}),
            id="path position 23 of Oasis water",
        ),
        pytest.param(
            Seat(corporation="makeshift", more={"trackers": [31, 16, 32, 48, 64]}),
            Seat(corporation="makeshift", more={"trackers": [30, 16, 32, 48, 64]}),
            id="any tracker on a top of Makeshift",
        ),
    ],
)
def test_obj_24_pinnacle_knows_the_tops_of_special_tracks(top: Seat, below: Seat) -> None:
    assert compared("obj-24", top, below) == ADA
    assert compared("obj-24", below, Seat()) == BOTH


@pytest.mark.rule("PU-13.2.4")
@pytest.mark.parametrize(
    ("card", "piece", "winner"),
    [
        pytest.param("obj-25", "meteorites_collected", ADA, id="obj-25 Geode"),
        pytest.param("obj-26", "lifepods_scored", ADA, id="obj-26 Rescue"),
        pytest.param("obj-27", "meteorites_collected", BEN, id="obj-27 Vaporize"),
        pytest.param("obj-28", "lifepods_scored", BEN, id="obj-28 Deductible"),
    ],
)
def test_collected_pieces_are_compared(card: str, piece: str, winner: tuple[int, int]) -> None:
    four, three = Seat(more={piece: 4}), Seat(more={piece: 3})
    assert compared(card, four, three) == winner
    assert compared(card, four, four) == BOTH
    left_behind = Seat("CC", at="r2c5", meteorites="r2c5 r2c6")
    assert compared(card, left_behind, Seat()) == BOTH


@pytest.mark.rule("PU-12.6.1", "PU-12.6.2")
def test_uncovered_currents_of_petra_are_energy_areas() -> None:
    assert compared("obj-08", Seat(planet="petra"), Seat("eeee", at="r6c5")) == ADA
    covered = Seat("cc", at="r2c5", planet="petra")
    assert compared("obj-20", covered, Seat(planet="petra")) == BOTH  # they carry no resource


@pytest.mark.rule("PU-11.6.11", "PU-13.2.4")
@pytest.mark.parametrize(
    ("card", "lifepods", "scored"),
    [
        ("obj-26", (4, 3, 2), [5, 0, 0]),
        ("obj-26", (4, 4, 2), [2, 2, 0]),
        ("obj-26", (1, 1, 1), [2, 2, 2]),
        ("obj-28", (4, 3, 2), [0, 0, 5]),
        ("obj-28", (2, 4, 2), [2, 0, 2]),
    ],
)
def test_a_common_objective_is_scored_by_the_best_of_all(
    card: str, lifepods: tuple[int, int, int], scored: list[int]
) -> None:
    seats = [Seat(more={"lifepods_scored": count}) for count in lifepods]
    match = table(*seats, more={"common": [OBJECTIVE_NAMES.index(card)]})
    assert [medals(match, name, "neighbours") for name in ("ada", "ben", "cleo")] == scored


@pytest.mark.rule("PU-11.6.12", "PU-8.7")
def test_alone_nothing_is_compared() -> None:
    assert medals(table(Seat(), solo=True), "ada", "neighbours") == 0
    common = [OBJECTIVE_NAMES.index("obj-26")]
    match = table(Seat(), solo=True, more={"common": common})
    assert medals(match, "ada", "neighbours") == 0
