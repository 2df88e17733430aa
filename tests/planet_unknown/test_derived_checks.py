"""Planet Unknown, chapter 17: checks that follow from the components."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.planet_unknown.content import CORPORATIONS, PLANETS, TILES
from tests.planet_unknown.board import Seat, table
from tests.planet_unknown.score_table import medals, whole

TOPS = "civ 15 water 15 biomass 15 rover 15 tech 15"
OASIS_TOP = 23  # the last position of the water tracker's path


@pytest.mark.rule("PU-17.1")
def test_ksb_4156_has_96_squares_21_ice_squares_and_6_lifepods() -> None:
    board = next(planet for planet in PLANETS if planet["id"] == "ksb_4156")
    letters = Counter("".join(board["rows"]))
    assert (letters["L"] + letters["I"], letters["I"]) == (96, 21)
    assert len(board["lifepods"]) == 6


@pytest.mark.rule("PU-17.1", "PU-17.2", "PU-EX-35")
@pytest.mark.parametrize("planet", [planet["id"] for planet in PLANETS])
def test_all_lines_of_a_planet_score_its_maximum(planet: str) -> None:
    match = table(Seat(whole("c", planet=planet), planet=planet))
    assert medals(match, "ada", "planet") == (45 if planet == "cerberus" else 40)


@pytest.mark.rule("PU-17.2", "PU-12.4.1", "PU-EX-37")
def test_gaia_scores_most_with_four_uncovered_cities() -> None:
    cities = "r3c3 r3c10 r10c3 r10c10"
    match = table(Seat(whole("c", cities, planet="gaia"), planet="gaia"))
    assert medals(match, "ada", "planet") == 40 - 4 + 8


@pytest.mark.rule("PU-17.3")
def test_universal_coalition_scores_at_most_30_medals_with_its_tracks() -> None:
    assert medals(table(Seat(trackers=TOPS)), "ada", "tracks") == 5 + 10 + 5 + 5 + 5


@pytest.mark.rule("PU-17.4")
def test_oasis_scores_at_most_35_medals_with_its_tracks() -> None:
    ada = Seat(corporation="oasis", trackers=TOPS, more={"path": OASIS_TOP})
    assert medals(table(ada), "ada", "tracks") == 5 + 15 + 5 + 5 + 5


@pytest.mark.rule("PU-17.4")
def test_makeshift_scores_25_medals_with_one_tracker_on_each_top() -> None:
    assert medals(table(Seat(corporation="makeshift", trackers=TOPS)), "ada", "tracks") == 25


@pytest.mark.rule("PU-17.5")
def test_the_shapes_have_48_squares_and_the_tiles_576() -> None:
    assert sum(len(shape["squares"]) for shape in TILES["shapes"]) == 48
    assert sum(len(tile["squares"]) for tile in TILES["tiles"]) == 576


@pytest.mark.rule("PU-17.6")
def test_each_resource_occurs_on_48_tiles_and_72_have_a_meteor_symbol() -> None:
    symbols = Counter(
        terrain
        for tile in TILES["tiles"]
        for _, _, terrain, resource, _ in tile["squares"]
        if resource
    )
    assert set(symbols) == {"civ", "water", "biomass", "rover", "tech", "energy"}
    assert set(symbols.values()) == {48}
    assert sum(any(square[4] for square in tile["squares"]) for tile in TILES["tiles"]) == 72


@pytest.mark.rule("PU-17.7")
def test_every_corporation_has_as_many_rovers_as_its_track_has_rover_milestones() -> None:
    rovers = {board["id"]: board["rovers"] for board in CORPORATIONS}
    assert rovers == {
        "universal_coalition": 2,
        "cosmos": 1,
        "flux": 2,
        "horizon": 4,
        "jump_drive": 1,
        "makeshift": 2,
        "oasis": 2,
        "republic": 1,
        "wormhole": 2,
    }
    for board in CORPORATIONS:
        spaces = board["tracks"]["rover"]["spaces"]
        gained = [benefit["op"] for step in spaces for benefit in step["benefits"]]
        assert gained.count("rover") == board["rovers"], board["id"]
