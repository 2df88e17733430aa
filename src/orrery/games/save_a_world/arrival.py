"""The asteroid arrives (HSW-15): the laser, then the shield, else the evacuation."""

from __future__ import annotations

from math import comb

from orrery.games.save_a_world.bag import draw
from orrery.games.save_a_world.board import CRACKS, FINAL_DRAW, GAUGE
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.words import (
    AIMED,
    ARRIVAL,
    ASTEROID,
    CRACKED,
    EVACUATION,
    KEY_PROJECT,
    LASER,
    OVER,
    SHIELD,
    SHOT,
)
from orrery.kernel.step import Procedure


class Arrive(Procedure[Table]):
    """HSW-1.5, HSW-15.1 to HSW-15.8."""

    def run(self, game: Table) -> None:
        game.phase = ARRIVAL
        if fire(game, LASER):
            settle(game, LASER)
            return
        move_cracks(game)
        settle(game, SHIELD if fire(game, SHIELD) else EVACUATION)


def fire(table: Table, project: int) -> bool:
    """HSW-15.1 to HSW-15.3, HSW-15.5, HSW-15.6, HSW-15.8: whether the gauge is full in the end.

    Cubes of the project and of the asteroid fill it; the others go back into the bag.
    """
    room = GAUGE[project] - filled(table, project)
    table.tell(AIMED, project, max(0, room), percent(table.bag, project, room))
    drawn = draw(table, FINAL_DRAW)
    helpful = drawn[project] + drawn[ASTEROID]
    for cube in range(ASTEROID):
        if cube != project:
            table.bag[cube] += drawn[cube]
    table.gauges[project] += min(room, helpful)
    table.tell(SHOT, project, helpful, max(0, room - helpful))
    return helpful >= room


def percent(bag: list[int], project: int, room: int) -> int:
    """The chance that the cubes drawn from this bag fill so much room, as it is told.

    Only what is sure is 0 or 100.
    """
    helpful = bag[project] + bag[ASTEROID]
    others = sum(bag) - helpful
    drawn = min(FINAL_DRAW, helpful + others)
    good = 0
    for number in range(max(0, room), min(helpful, drawn) + 1):
        good += comb(helpful, number) * comb(others, drawn - number)
    every = comb(helpful + others, drawn)
    if good in (0, every):
        return 100 * good // every
    return min(99, max(1, (200 * good + every) // (2 * every)))


def filled(table: Table, project: int) -> int:
    """The cubes on a gauge, those from cracks included."""
    return table.gauges[project] + (table.cracks if project == SHIELD else 0)


def move_cracks(table: Table) -> None:
    """HSW-15.4: cubes on crack spaces of the laser go to empty spaces of the shield."""
    for space in CRACKS:
        if table.gauges[SHIELD] < space <= table.gauges[LASER]:
            table.cracks += 1
            table.tell(CRACKED, space)


def settle(table: Table, project: int) -> None:
    """HSW-15.2, HSW-15.6, HSW-15.7."""
    table.key = project
    table.phase = OVER
    table.tell(KEY_PROJECT, project)
