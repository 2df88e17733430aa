"""The asteroid arrives (HSW-15): laser, cracks, shield, evacuation; and the chances of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from orrery.games.save_a_world.arrival import percent
from orrery.games.save_a_world.board import IMPACT_SPACE
from orrery.games.save_a_world.odds import chances
from tests.save_a_world.table import Seat, bag, play, table, track, view

CRACKS = (8, 10, 12)


def arrived(cubes: str, gauges: str = "", seed: int = 1) -> dict[str, object]:
    """The table after the asteroid has come."""
    match = table(Seat(), begin="arrival", bag=cubes, gauges=gauges, seed=seed)
    assert match.is_over
    return view(match)


@pytest.mark.rule("HSW-15.1", "HSW-15.2", "HSW-1.5")
@pytest.mark.parametrize("cubes", ["laser:7", "asteroid:7", "laser:4 asteroid:3", "laser:40"])
def test_laser_and_asteroid_cubes_fill_the_laser(cubes: str) -> None:
    shown = arrived(cubes, "laser:6")
    assert shown["key"] == "laser"


@pytest.mark.rule("HSW-15.1", "HSW-15.2")
@pytest.mark.parametrize(("filled", "key"), [(3, "laser"), (2, "evacuation")])
def test_ten_cubes_are_drawn(filled: int, key: str) -> None:
    """Of 13 spaces ten are filled by ten cubes, however many there are."""
    assert arrived("laser:30", f"laser:{filled}")["key"] == key


@pytest.mark.rule("HSW-15.3")
def test_what_did_not_help_the_laser_goes_back() -> None:
    """Six shield and four evacuation cubes are drawn, go back, and are drawn for the shield."""
    match = table(Seat(), begin="arrival", bag="shield:6 evacuation:4", gauges="laser:2 shield:7")
    assert view(match)["key"] == "shield"
    assert track(match, "laser")["gauge"] == 2


@pytest.mark.rule("HSW-15.3")
def test_laser_and_asteroid_cubes_stay_on_the_laser() -> None:
    """The two asteroid cubes are spent on the laser, so they can't fill the shield."""
    match = table(Seat(), begin="arrival", bag="asteroid:2", gauges="laser:2 shield:11")
    assert view(match)["key"] == "evacuation"
    assert (track(match, "laser")["gauge"], bag(match, "asteroid")) == (4, 0)


@pytest.mark.rule("HSW-15.4")
@pytest.mark.parametrize(
    ("laser", "shield", "moved"),
    [
        (7, 0, 0),
        (8, 0, 1),
        (9, 0, 1),
        (10, 0, 2),
        (12, 0, 3),
        (12, 7, 3),
        (12, 8, 2),
        (12, 9, 2),
        (12, 10, 1),
        (12, 12, 0),
    ],
)
def test_cubes_on_cracks_move_to_empty_spaces_of_the_shield(
    laser: int, shield: int, moved: int
) -> None:
    shown = arrived("", f"laser:{laser} shield:{shield}")
    assert shown["cracks"] == moved


@pytest.mark.rule("HSW-15.4", "HSW-15.6")
def test_cracks_help_to_fill_the_shield() -> None:
    """10 of the laser: two cracks; 9 filled, of which one crack counts, and three cubes."""
    assert arrived("shield:3", "laser:10 shield:9")["key"] == "shield"
    assert arrived("shield:3", "laser:9 shield:9")["key"] == "evacuation"


@pytest.mark.rule("HSW-15.5", "HSW-15.6")
@pytest.mark.parametrize(
    ("cubes", "key"),
    [
        ("shield:5", "shield"),
        ("shield:4", "evacuation"),
        ("shield:4 evacuation:3", "evacuation"),
    ],
)
def test_shield_cubes_fill_the_shield(cubes: str, key: str) -> None:
    assert arrived(cubes, "shield:8")["key"] == key


@pytest.mark.rule("HSW-15.5")
def test_asteroid_cubes_that_the_laser_left_fill_the_shield_too() -> None:
    """30 asteroid cubes: ten go to the laser, which lacks eleven; ten more fill the shield."""
    shown = arrived("asteroid:30", "laser:2 shield:3")
    assert shown["key"] == "shield"


@pytest.mark.rule("HSW-15.7", "HSW-1.5")
def test_else_the_evacuation_without_another_draw() -> None:
    match = table(Seat(), begin="arrival", bag="evacuation:20")
    assert view(match)["key"] == "evacuation"
    assert bag(match, "evacuation") == 20
    assert track(match, "evacuation")["gauge"] == 0


@pytest.mark.rule("HSW-15.8")
def test_a_gauge_that_is_full_already_counts_as_full() -> None:
    assert arrived("", "laser:13")["key"] == "laser"
    assert arrived("evacuation:20", "laser:13 shield:13")["key"] == "laser"
    assert arrived("", "shield:13")["key"] == "shield"


@pytest.mark.rule("HSW-15.9")
def test_a_bag_with_fewer_than_ten_is_emptied() -> None:
    assert arrived("laser:4", "laser:9")["key"] == "laser"
    assert arrived("laser:3", "laser:9")["key"] == "evacuation"


@pytest.mark.rule("HSW-15.4", "HSW-15.10", "HSW-EX-22")
def test_the_worked_example() -> None:
    """Four of ten cubes: 10 of 13; cracks 8 and 10 move; five shield cubes fill the rest."""
    match = table(
        Seat(),
        begin="arrival",
        bag="laser:3 asteroid:1 shield:5 evacuation:1",
        gauges="laser:6 shield:6",
    )
    assert track(match, "laser")["gauge"] == 10
    assert view(match)["cracks"] == 2
    assert track(match, "shield")["gauge"] == 6 + 5
    assert view(match)["key"] == "shield"
    short = table(
        Seat(),
        begin="arrival",
        bag="laser:3 asteroid:1 shield:4 evacuation:2",
        gauges="laser:6 shield:6",
    )
    assert view(short)["key"] == "evacuation"


# The chances, once more: every draw is played by hand


def outcomes(cubes: str, number: int) -> Iterator[tuple[str, ...]]:
    """Every set of so many single cubes, all equally likely."""
    yield from (
        tuple(cubes[place] for place in places)
        for places in combinations(range(len(cubes)), min(number, len(cubes)))
    )


def key_chances(cubes: str, laser: int, shield: int) -> list[float]:
    """HSW-15 for a bag of cubes `llsea`: how often each project is the key project."""
    totals = [0.0, 0.0, 0.0]
    firsts = list(outcomes(cubes, 10))
    for first in firsts:
        on_laser = laser + first.count("l") + first.count("a")
        if on_laser >= 13:
            totals[0] += 1 / len(firsts)
            continue
        left = cubes
        for cube in first:
            if cube in "la":
                left = left.replace(cube, "", 1)
        spaces = set(range(1, shield + 1)) | {space for space in CRACKS if space <= on_laser}
        seconds = list(outcomes(left, 10))
        for second in seconds:
            full = len(spaces) + second.count("s") + second.count("a") >= 13
            totals[1 if full else 2] += 1 / len(firsts) / len(seconds)
    return totals


@pytest.mark.rule("HSW-15.1", "HSW-15.4", "HSW-15.5", "HSW-15.9", "HSW-18.4")
@pytest.mark.parametrize("seed", range(25))
def test_the_chances_are_those_of_all_draws(seed: int) -> None:
    dice = Random(seed)
    counts = [dice.randint(0, 4) for _ in range(4)]
    while sum(counts) > 13:
        counts[dice.randrange(4)] = 0
    laser, shield = dice.randint(4, 13), dice.randint(4, 13)
    cubes = "".join(cube * count for cube, count in zip("lsea", counts, strict=True))
    expected = key_chances(cubes, laser, shield)
    assert chances(counts, [laser, shield, 3]) == pytest.approx(expected)


@pytest.mark.rule("HSW-15.1", "HSW-15.5")
def test_draws_are_as_likely_as_the_chances_say() -> None:
    """600 arrivals with a bag larger than ten cubes."""
    cubes, gauges = "laser:7 shield:8 evacuation:5 asteroid:4", "laser:8 shield:7"
    keys = [arrived(cubes, gauges, seed)["key"] for seed in range(600)]
    expected = chances([7, 8, 5, 4], [8, 7, 0])
    for project, chance in zip(("laser", "shield", "evacuation"), expected, strict=True):
        assert keys.count(project) / 600 == pytest.approx(chance, abs=0.06)


def aims(cubes: str, gauges: str) -> list[tuple[object, ...]]:
    """What is told before each draw of an arrival: the project, the cubes it lacks, its chance."""
    match = table(Seat(), bag=cubes, gauges=gauges, asteroid=IMPACT_SPACE - 1)
    play(match, "ada: pass", "ben: pass")
    return [
        (event["project"], event["missing"], event["percent"])
        for event in match.events()
        if event["kind"] == "aimed"
    ]


@pytest.mark.rule("HSW-15.1", "HSW-15.5", "HSW-18.4")
def test_the_chance_is_told_before_each_draw() -> None:
    """Of the evacuation's cubes three are drawn before, so eleven cubes are left to draw ten."""
    assert aims("evacuation:14", "laser:12 shield:13") == [("laser", 1, 0), ("shield", 0, 100)]
    assert aims("evacuation:3", "laser:13") == [("laser", 0, 100)]


@pytest.mark.rule("HSW-15.1", "HSW-15.9")
@pytest.mark.parametrize(
    ("cubes", "room", "expected"),
    [
        ([10, 1, 0, 0], 9, 100),
        ([10, 1, 0, 0], 10, 9),  # one of eleven cubes stays in the bag
        ([6, 1, 0, 4], 10, 9),
        ([1, 19, 0, 0], 1, 50),
        ([30, 1, 0, 0], 11, 0),
        ([1, 998, 0, 0], 1, 1),  # what is not sure is never told as 0 or 100
        ([0, 0, 0, 0], 0, 100),
    ],
)
def test_the_chance_of_a_draw(cubes: list[int], room: int, expected: int) -> None:
    assert percent(cubes, 0, room) == expected


@pytest.mark.rule("HSW-18.4")
def test_everybody_sees_the_chances() -> None:
    shown = table(Seat(), bag="laser:7 evacuation:10", gauges="laser:6").view()
    assert 0 < shown["odds"]["laser"] < 1
    assert sum(shown["odds"].values()) == pytest.approx(1)
