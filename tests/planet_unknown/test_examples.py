"""Planet Unknown, chapter 16: worked examples with their own numbers, from examples.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from orrery import Match
from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.grid import has
from orrery.games.planet_unknown.scoring import planet_medals
from orrery.games.planet_unknown.tiles import PAIRS
from orrery.games.planet_unknown.words import TERRAIN_NAMES
from tests.planet_unknown.board import (
    Seat,
    can_place,
    filled,
    finish_turn,
    fresh,
    offered,
    on,
    own,
    picture,
    place,
    play,
    player,
    rovers,
    table,
    trackers,
)

Tile = list[list[Any]]

_FILE = Path(__file__).with_name("examples.json")
EXAMPLES: dict[str, dict[str, Any]] = {
    example["id"]: example for example in json.loads(_FILE.read_text("utf-8"))["examples"]
}


def position_of(example: dict[str, Any]) -> Match:
    """The planet of an example, with its domino on top of ada's depot."""
    before = {
        on(x, y): terrain[0].upper() for tile in example["before"] for x, y, terrain, _ in tile
    }
    ada = Seat(planet=example["planet"], tiles=picture(before))
    return table(ada, depots=[f"- {domino(example['tile'])}"])


def domino(tile: Tile) -> str:
    """The name of the domino with these two terrains."""
    wanted = {terrain for _, _, terrain, _ in tile}
    names = [(TERRAIN_NAMES[a], TERRAIN_NAMES[b]) for a, b in PAIRS]
    (pair,) = [pair for pair in names if set(pair) == wanted]
    return f"I2-{pair[0][0]}{pair[1][0]}-0"


def lying(tile: Tile) -> str:
    """A tile as `place` understands it."""
    return " ".join(f"{terrain} {on(x, y)}" for x, y, terrain, _ in tile)


@pytest.mark.rule("PU-EX-1")
def test_civ_cards_of_four_players() -> None:
    example = EXAMPLES["PU-EX-1"]
    piles = fresh(example["players"]).view()["civ_piles"]
    assert piles == [example["expect"]["cards_per_rank"]] * 4
    assert sum(piles) == example["expect"]["cards_total"]


@pytest.mark.rule("PU-EX-3")
@pytest.mark.parametrize("name", ["PU-EX-3a", "PU-EX-3b", "PU-EX-3c", "PU-EX-3d"])
def test_first_and_later_tiles(name: str) -> None:
    example = EXAMPLES[name]
    legal = can_place(position_of(example), "ada", lying(example["tile"]))
    assert legal == example["expect"]["legal"]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("PU-EX-4", marks=pytest.mark.rule("PU-EX-4")),
        pytest.param("PU-EX-5", marks=pytest.mark.rule("PU-EX-5", "PU-6.3.2")),
        pytest.param("PU-EX-6", marks=pytest.mark.rule("PU-EX-6", "PU-6.3.3")),
    ],
)
def test_trackers_that_a_tile_advances(name: str) -> None:
    example = EXAMPLES[name]
    match = position_of(example)
    place(match, "ada", lying(example["tile"]))
    finish_turn(match, "ada")
    assert trackers(match, "ada") == example["expect"]["advances"]


@pytest.mark.rule("PU-EX-8")
def test_the_way_of_two_rovers() -> None:
    example = EXAMPLES["PU-EX-8"]
    places = [on(*at) for at in example["rovers"]]
    ada = Seat(planet=example["planet"], rovers=" ".join(places), movement=example["movement"])
    match = table(ada)
    for rover, to in example["steps"]:
        play(match, f"ada: drive {places[rover]} {on(*to)}")
        places[rover] = on(*to)
    shown = own(match, "ada")
    assert rovers(match, "ada") == places
    assert shown["lifepods_collected"] == example["expect"]["lifepods_collected"]
    assert shown["movement"] == example["expect"]["movement_left"]


@pytest.mark.rule("PU-EX-11")
def test_energy_that_touches_only_its_own_tile() -> None:
    example = EXAMPLES["PU-EX-11"]
    match = position_of(example)
    place(match, "ada", lying(example["tile"]))
    play(match, "ada: energy-tile civ")
    assert trackers(match, "ada") == {"civ": example["expect"]["civ_after"]}


@pytest.mark.rule("PU-EX-12")
def test_energy_that_touches_an_area() -> None:
    example = EXAMPLES["PU-EX-12"]
    match = position_of(example)
    place(match, "ada", lying(example["tile"]))
    play(match, "ada: energy-tile civ")
    choices = [move.split()[1] for move in offered(match, "ada", "choose")]
    assert sorted(choices) == example["expect"]["choices"]


@pytest.mark.rule("PU-EX-21")
def test_a_tile_that_cannot_be_placed() -> None:
    example = EXAMPLES["PU-EX-21"]
    ada = Seat(tiles=filled("ksb_4156", but="r1c6"), trackers="tech 10")
    assert example["universal_level"] == 4
    match = table(ada, depots=["Z5-ew-1 I2-ew-1"])
    play(match, "ada: give-up outer")
    finish_turn(match, "ada")
    advanced = {name: height for name, height in trackers(match, "ada").items() if name != "tech"}
    assert advanced == example["expect"]["advances"]
    assert len(own(match, "ada")["meteorites"]) == example["expect"]["meteorites_placed"]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("PU-EX-35", marks=pytest.mark.rule("PU-EX-35")),
        pytest.param("PU-17.1", marks=pytest.mark.rule("PU-17.1")),
    ],
)
def test_the_most_that_a_planet_scores(name: str) -> None:
    example = EXAMPLES[name]
    ada = Seat(planet=example["planet"], tiles=filled(example["planet"]))
    board = BOARDS[PLANET_NAMES.index(example["planet"])]
    assert sum(board.row_medals) + sum(board.column_medals) == example["expect"]["lines"]
    assert planet_medals(player(table(ada), "ada")) == example["expect"]["total"]


@pytest.mark.rule("PU-EX-36")
def test_ways_across_the_chasm() -> None:
    example = EXAMPLES["PU-EX-36"]
    board = BOARDS[PLANET_NAMES.index(example["planet"])]
    crossings = [
        sum(
            has(board.sides, origin) and not has(board.sides, to)
            for origin, reached in enumerate(steps)
            for to in reached
        )
        for steps in (board.steps, board.diagonal_steps)
    ]
    expect = example["expect"]
    assert crossings == [expect["orthogonal_crossings"], expect["diagonal_gaps"]]


@pytest.mark.rule("PU-17.2")
def test_the_most_that_gaia_scores() -> None:
    cities = "r3c3 r3c10 r10c3 r10c10"
    ada = Seat(planet="gaia", tiles=filled("gaia", but=cities))
    total = EXAMPLES["PU-17.2"]["expect"]["total"]
    assert planet_medals(player(table(ada), "ada")) == total
