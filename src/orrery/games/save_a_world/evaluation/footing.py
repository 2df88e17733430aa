"""What a seat makes of cards: which units it lacks, and what it does in a round."""

from __future__ import annotations

from orrery.games.save_a_world.evaluation.weights import Weights
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.words import BASICS, PROJECTS, RESOURCES, WORKED_BIT
from orrery.kernel.arithmetic import power


class Footing:
    """The weights, and those among them that are not the same for all seats."""

    def __init__(self, weights: Weights, units: list[float], happens: list[float]) -> None:
        self.weights = weights
        self.units = units  # each resource, and at ANY_BASIC a basic one of one's choice
        self.happens = happens  # in a round, in the order of weights.happens


def footing_of(table: Table, seat: int, weights: Weights) -> Footing:
    return Footing(weights, units_of(table, seat, weights), happens_to(table, seat, weights))


def units_of(table: Table, seat: int, weights: Weights) -> list[float]:
    """A unit is worth more to whose baseline is lower than it usually is in this round."""
    baselines = table.players[seat].baselines
    units: list[float] = []
    for resource in range(RESOURCES):
        usual = weights.growth[resource] * (table.round - 1)
        beyond = baselines[resource] - usual
        units.append(weights.unit[resource] * power(weights.fading, beyond))
    lacked = max(units[:BASICS]) - max(weights.unit[:BASICS])
    return [*units, weights.any_basic + lacked]


def happens_to(table: Table, seat: int, weights: Weights) -> list[float]:
    """Who has worked on a project more than on the others will do so more often."""
    happens = weights.happens[:]
    for project in range(PROJECTS):
        more = weights.habit * (work_share(table, seat, project) - 1.0)
        happens[WORKED_BIT + project] = min(0.95, max(0.2, happens[WORKED_BIT + project] + more))
    return happens


def work_share(table: Table, seat: int, project: int) -> float:
    """How much of one's work goes to a project, by what was done: 1 if all get the same."""
    spaces = 0
    for track in table.discs:
        spaces += track[seat]
    return (table.discs[project][seat] + 2.0) / (spaces / PROJECTS + 2.0)
