"""The bag (HSW-3.1.10, HSW-18.4): cubes by kind, and what chance brings out of it."""

from __future__ import annotations

from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.words import CUBE_DRAWN, CUBES


def draw(table: Table, number: int) -> list[int]:
    """HSW-13.13.1, HSW-15.9: so many cubes, or all, by kind; they are out of the bag then."""
    drawn = [0] * CUBES
    left = sum(table.bag)
    for _ in range(min(number, left)):
        place = table.below(left)
        cube = 0
        while place >= table.bag[cube]:
            place -= table.bag[cube]
            cube += 1
        table.bag[cube] -= 1
        drawn[cube] += 1
        left -= 1
        table.tell(CUBE_DRAWN, cube)
    return drawn
