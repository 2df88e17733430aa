"""What is known of the rest of the game: turns, production phases, and the prices of things."""

from __future__ import annotations

from math import sqrt
from typing import Final

from orrery.games.pulsar_2849 import goals
from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.evaluation.weights import Weights
from orrery.games.pulsar_2849.pulsars import TYPE_POINTS
from orrery.games.pulsar_2849.rounds import ROUNDS
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.tracks import median_value
from orrery.games.pulsar_2849.words import ACTIONS, AT_END, DICE, NONE, SETUP, TYPES

AVERAGE_MEDIAN: Final = 4.0  # P49-13.5.3 rounds it up
MOST_SEATS: Final = 4
FARTHEST: Final = 99  # steps; also between places that are not connected


class Outlook:
    """What stays the same while a seat considers its options."""

    def __init__(self, table: Table, weights: Weights) -> None:
        self.weights = weights
        self.turns = ROUNDS - table.round  # own turns after the one under way
        self.produces = table.phase <= ACTIONS  # this round's production phase is still to come
        self.first = table.round + (0 if self.produces else 1)  # round of the next production
        if table.phase == SETUP:
            self.first = 1
        self.productions = ROUNDS + 1 - self.first
        self.ranked = table.phase > DICE  # nobody moves a counter any more in this round
        self.spins: list[list[float]] = []  # by type and round: points of a gyrodyne from then on
        rows = [_row_value(table, number) for number in range(1, ROUNDS + 1)]
        for kind in range(TYPES):
            points = [0.0] * (ROUNDS + 3)
            for number in range(ROUNDS, 0, -1):
                points[number] = points[number + 1] + rows[number - 1] + TYPE_POINTS[kind]
            self.spins.append(points)
        later = 1.0 if self.turns else 0.0
        self.cube = weights.cube if self.turns else 0.5
        self.tokens = [weights.plus_minus * later, weights.plus_two * later]
        self.explore = 0.0  # what an exploration tile brings on average
        self.base = 0.0  # one more base
        self.claim = 0.0  # one more claimed pulsar
        self.tiles = [0.0] * TYPES  # one more gyrodyne tile
        self.worth = [0.0] * 7  # by value: what a die can bring now
        self.falls = _falls(weights)  # by steps: what is left of a place that is so far away
        # By what goals count: how much will come, and how uncertain that is
        self.coming = [each * self.turns for each in weights.grows]
        self.spread = [weights.goal_spread + weights.goal_grows * sqrt(n) for n in self.coming]
        self.rivals = _rivals(table)
        # The places of some technologies, as bits
        self.each_cube = _places_of(table, tech.EACH_CUBE)
        self.one_goal_counts = _places_of(table, tech.ONE_GOAL_COUNTS)
        self.free_bonuses = _places_of(table, tech.FREE_GOAL_BONUSES)
        self.at_end = 0
        for place in range(len(table.technologies)):
            if (tech.WHEN[table.technologies[place]] >> AT_END) & 1:
                self.at_end |= 1 << place

    def time(self, seat: int) -> int:
        """All that the promise of a seat's counters depends on beside where they stand."""
        ahead = self.turns * 2 + (1 if self.produces else 0)
        return (ahead * 2 + (1 if self.ranked else 0)) * MOST_SEATS + seat

    def spin(self, kind: int, start: float) -> float:
        """What a gyrodyne of a type scores from a round on; between rounds in proportion."""
        if start >= ROUNDS + 1:
            return 0.0
        whole = int(start)
        points = self.spins[kind]
        return points[whole] + (start - whole) * (points[whole + 1] - points[whole])

    def phases_from(self, start: float) -> float:
        """How many production phases there are from a round on."""
        return max(0.0, ROUNDS + 1 - start)


def _falls(weights: Weights) -> list[float]:
    found = [1.0]
    for _ in range(FARTHEST):
        found.append(found[-1] * weights.near_falls)
    return found


def _rivals(table: Table) -> list[int]:
    """The places of the first two goals about gyrodynes, NONE where there are no two."""
    found = [place for place, goal in enumerate(table.goals) if goals.counts_gyrodynes(goal)]
    return found[:2] if len(found) > 1 else [NONE, NONE]


def _places_of(table: Table, technology: int) -> int:
    if technology not in table.technologies:
        return 0
    return 1 << table.technologies.index(technology)


def _row_value(table: Table, number: int) -> float:
    value = table.row_values[number - 1]
    if value != tech.MEDIAN_ROW:
        return float(value)
    if number == table.round and table.median >= 0:
        return float(median_value(table.median))
    return AVERAGE_MEDIAN
