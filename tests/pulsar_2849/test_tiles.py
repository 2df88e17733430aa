"""The bonuses of all 17 system tiles, and the five kinds of exploration tiles."""

from __future__ import annotations

import pytest

from orrery import Match
from orrery.games.pulsar_2849.vocabulary import EXPLORATION_NAMES, SYSTEM_NAMES
from tests.pulsar_2849.gained import gained, stack
from tests.pulsar_2849.table import Seat, fly, offered, planets, play, player, table, told

# The planets of each tile, with the labels of those that fewer players can't use; and its bonus
SYSTEMS = {
    "SYS1": ("blue, blue, blue, blue", "red 1"),
    "SYS2": ("blue, blue, blue 4", "red 1"),
    "SYS3": ("blue, blue 4, barren", "red 2"),
    "SYS4": ("blue, barren", "plus-minus 1 small 1"),
    "SYS5": ("blue, barren, barren", "plus-minus 1 medium 1"),
    "SYS6": ("blue, barren, barren 4", "plus-minus 1 large 1"),
    "SYS7": ("blue, blue 3+, barren", "small or medium or large"),
    "SYS8": ("blue, blue 3+, barren", "small or medium"),
    "SYS9": ("blue, blue 4, barren, barren 4", "small or large"),
    "SYS10": ("blue, blue, barren 4", "medium or large"),
    "SYS11": ("blue, barren, barren", "cubes 2"),
    "SYS12": ("blue, barren", "cubes 1 plus-minus 1"),
    "SYS13": ("blue, barren, barren", "cubes 1 plus-two 1"),
    "SYS14": ("blue, blue 3+", "plus-minus 2"),
    "SYS15": ("blue, blue 4, barren 3+, barren 4", "plus-minus 1 plus-two 1"),
    "SYS16": ("blue, blue, barren 4", "plus-minus 1 plus-two 1"),
    "SYS17": ("blue, blue", "cubes 2"),
}
TILES = {
    "XB_P4": "points 4",
    "XB_P5": "points 5",
    "XB_CUBES": "cubes 2",
    "XB_MOD": "plus-minus 1 plus-two 1",
    "XB_BASE": "extra-base 1",
}


def at_the_bonus(tile: str, *stacked: str) -> Match:
    """Ada has ended a flight in a system and has a base there."""
    match = table(Seat(ship="G11", dice="1"), systems={"S11": tile}, more=stack(*stacked))
    fly(match, "ada", "silver-1 none", "S11")
    return match


def test_every_tile_is_here() -> None:
    assert sorted(SYSTEMS) == sorted(SYSTEM_NAMES)
    assert sorted(TILES) == sorted(EXPLORATION_NAMES)


@pytest.mark.rule("P49-6.3.2", "P49-6.3.11")
@pytest.mark.parametrize("tile", SYSTEMS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_system_has_its_planets(tile: str, players: int) -> None:
    match = table(*[Seat()] * players, systems={"S11": tile})
    expected = []
    for planet in SYSTEMS[tile][0].split(", "):
        colour, _, label = planet.partition(" ")
        blocked = players < int(label.rstrip("+") or 0)
        expected.append(f"{colour} blocked" if blocked else colour)
    assert planets(match, "S11") == expected
    labels = [planet["label"] for planet in match.view()["systems"]["S11"]["planets"]]
    assert labels == [text.partition(" ")[2] for text in SYSTEMS[tile][0].split(", ")]


@pytest.mark.rule("P49-6.4.1", "P49-19.2", "P49-19.4", "P49-19.5", "P49-19.6")
@pytest.mark.parametrize(("tile", "bonus"), [(name, tile[1]) for name, tile in SYSTEMS.items()])
def test_a_system_gives_its_bonus(tile: str, bonus: str) -> None:
    match = at_the_bonus(tile, "XB_P4")
    assert offered(match, "ada") == [f"printed-bonus {tile}", "draw"]
    gain = gained(match, f"ada: printed-bonus {tile}")
    if bonus.startswith("red"):
        assert (gain, player(match, "ada")["red"]) == ("", [int(bonus.split()[1])])
    elif " or " in bonus:
        types = bonus.split(" or ")
        assert offered(match, "ada") == [f"gain-gyrodyne {kind}" for kind in types]
        assert gained(match, f"ada: gain-gyrodyne {types[-1]}") == f"{types[-1]} 1"
    else:
        assert gain == bonus
    assert told(match, "explored") == []


@pytest.mark.rule("P49-6.4.1", "P49-6.4.2", "P49-19.3", "P49-19.1")
@pytest.mark.parametrize(("tile", "gain"), TILES.items())
def test_an_exploration_tile_gives_what_it_shows(tile: str, gain: str) -> None:
    match = at_the_bonus("SYS11", tile)
    assert gained(match, "ada: draw") == gain
    assert told(match, "explored") == [{"kind": "explored", "seat": 0, "exploration": tile}]
    kept = tile == "XB_BASE"
    assert match.view()["exploration"] == {"stack": 0, "discarded": int(not kept)}


@pytest.mark.rule("P49-2.1.2", "P49-6.4.2")
def test_the_stack_has_twelve_tiles() -> None:
    match = table(Seat(ship="G11", dice="1 1"), systems={"S11": "SYS11"}, round_number=5)
    assert match.view()["exploration"] == {"stack": 12, "discarded": 0}
    fly(match, "ada", "silver-1 none", "S11")
    play(match, "ada: draw")
    assert match.view()["exploration"]["stack"] == 11
