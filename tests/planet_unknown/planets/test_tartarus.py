"""Planet Unknown: Tartarus and its chasm."""

from __future__ import annotations

import pytest

from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.corporation import CORPORATION_NAMES, corporation_of
from orrery.games.planet_unknown.grid import has, squares_of
from orrery.games.planet_unknown.state import new_player
from tests.planet_unknown.board import (
    Seat,
    can_place,
    filled,
    offered,
    on,
    place,
    play,
    square_name,
    table,
)

NUMBER = PLANET_NAMES.index("tartarus")
TARTARUS = BOARDS[NUMBER]
LEVEL_1 = corporation_of(new_player(NUMBER, CORPORATION_NAMES.index("cosmos"))).level_heights[1]


def crossings(steps: list[list[int]]) -> set[frozenset[str]]:
    """The pairs of squares on different sides of the chasm between which steps lead."""
    return {
        frozenset((square_name(origin), square_name(to)))
        for origin in squares_of(TARTARUS.squares)
        for to in steps[origin]
        if has(TARTARUS.sides, origin) != has(TARTARUS.sides, to)
    }


def ends(rover: str, tech: int) -> list[str]:
    """Where a rover of Cosmos could go with a step; diagonally once level 1 is unlocked."""
    ada = Seat(
        planet="tartarus",
        corporation="cosmos",
        trackers=f"tech {tech}",
        rovers=rover,
        movement=1,
        lifepods="",
    )
    return [move.split()[2] for move in offered(table(ada), "ada", "drive")]


@pytest.mark.rule("PU-12.7.1")
def test_a_tile_stays_on_one_side() -> None:
    match = table(Seat(planet="tartarus"), depots=["- I2-ce-0"])
    assert not can_place(match, "ada", "r1c7 r2c7")
    assert can_place(match, "ada", "r1c6 r2c6")
    assert can_place(match, "ada", "r1c6 r1c7")
    assert can_place(match, "ada", "r2c8 r2c9")


@pytest.mark.rule("PU-12.7.1", "PU-12.0.2")
def test_a_tile_may_lie_across_if_the_game_would_end_otherwise() -> None:
    across = "r1c7 r2c7"
    ada = Seat(planet="tartarus", tiles=filled("tartarus", but=across))
    assert can_place(table(ada, depots=["- I2-ce-0"]), "ada", across)


@pytest.mark.rule("PU-12.7.2", "PU-EX-36")
def test_no_rover_crosses_the_chasm_with_an_orthogonal_step() -> None:
    assert crossings(TARTARUS.steps) == set()
    match = table(Seat(planet="tartarus", rovers="r1c7", movement=1))
    assert offered(match, "ada", "drive") == ["drive r1c7 r1c6"]


@pytest.mark.rule("PU-12.7.2")
def test_the_printed_chasm_is_where_the_sides_meet() -> None:
    printed = {frozenset((on(*a), on(*b))) for a, b in PLANETS[NUMBER]["chasm_edges"]}
    every = BOARDS[PLANET_NAMES.index("ksb_4156")].steps  # the same grid, without a chasm
    assert crossings(every) == printed


@pytest.mark.rule("PU-12.7.2", "PU-EX-36")
def test_diagonal_steps_cross_at_two_places() -> None:
    gaps = {frozenset((on(5, 3), on(6, 4))), frozenset((on(5, 9), on(6, 8)))}
    assert crossings(TARTARUS.diagonal_steps) == gaps
    assert on(6, 4) in ends(on(5, 3), tech=LEVEL_1)
    assert on(5, 3) in ends(on(6, 4), tech=LEVEL_1)
    assert on(6, 4) not in ends(on(5, 3), tech=0)


@pytest.mark.rule("PU-12.7.3")
def test_any_other_diagonal_step_stays_on_its_side() -> None:
    assert ends("r2c7", tech=LEVEL_1) == ["r2c8", "r3c7", "r3c8"]  # not r1c6, not r3c6


@pytest.mark.rule("PU-12.7.3")
def test_a_teleport_crosses_the_chasm() -> None:
    match = table(Seat(planet="tartarus", rovers="r1c7", effects="teleport-rover"))
    assert "teleport r1c7 r2c7" in offered(match, "ada")


@pytest.mark.rule("PU-12.7.4")
def test_squares_on_both_sides_are_adjacent() -> None:
    match = table(Seat(planet="tartarus", tiles=".....BT"), depots=["- I2-ce-0"])
    place(match, "ada", "energy r2c7 civ r2c8")
    play(match, "ada: energy-tile civ")
    assert offered(match, "ada", "choose") == ["choose civ", "choose tech"]
