"""What is to come: rounds, and the chance of each project to become the key project."""

from __future__ import annotations

from orrery.games.save_a_world.board import GAUGE, IMPACT_SPACE, THREATS
from orrery.games.save_a_world.odds import chances
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.words import ASTEROID, OVER, PROJECTS


class Outlook:
    """How the match may go on, seen from one position."""

    def __init__(self, ahead: float, now: list[float]) -> None:
        self.ahead = ahead  # rounds after this one
        self.now = now  # the chances of the projects if the asteroid arrived now


def outlook_of(table: Table) -> Outlook:
    return Outlook(rounds_ahead(table), list(chances(table.bag, table.gauges)))


def rounds_ahead(table: Table) -> float:
    """Rounds after this one: until the asteroid arrives, or a gauge is full."""
    if table.phase == OVER:
        return 0.0
    left = float(IMPACT_SPACE - table.asteroid)
    threat = THREATS[table.threat] + 1.0
    cubes = sum(table.bag) + 3.0 * table.participants()
    pace = 1.0 + threat * table.bag[ASTEROID] / cubes
    rounds = left / pace
    for project in range(PROJECTS):
        filling = threat * (table.bag[project] + 1.0) / cubes
        rounds = min(rounds, (GAUGE[project] - table.gauges[project]) / filling + 0.5)
    return max(0.0, rounds - 0.7)


def key_chances(table: Table, outlook: Outlook) -> list[float]:
    """By the cubes on gauges and in the bag; the nearer the end, the more by the exact odds."""
    weights = [
        1.0 + table.gauges[project] + 0.7 * table.bag[project] for project in range(PROJECTS)
    ]
    total = sum(weights)
    near = 1.0 / (1.0 + outlook.ahead)
    return [
        near * outlook.now[project] + (1.0 - near) * weights[project] / total
        for project in range(PROJECTS)
    ]
