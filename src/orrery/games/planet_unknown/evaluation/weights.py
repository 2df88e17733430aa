"""The weights of the evaluation, and what is estimated by the rounds that are left."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.scoring import uncovered
from orrery.games.planet_unknown.state import Table
from orrery.games.planet_unknown.words import (
    BOOST,
    GAIN_PATCH,
    MILESTONE,
    MOVEMENT,
    NEW_ROVER,
    UNLOCK,
)
from orrery.kernel.arithmetic import exp
from orrery.kernel.move import field, kind_of

LONGEST: Final = 24  # rounds that may be left; the tables end there
WHOLE_GAME: Final = 20.0  # rounds
ADVANCES_PER_ROUND: Final = 0.6  # of one tracker
MOST_ADVANCES: Final = 25


class Weights:
    """All weights, in medals unless a comment says otherwise."""

    def __init__(self) -> None:
        # How long it goes on
        self.squares_per_round = 4.2  # squares that a player covers in a round
        self.never_covered = 11.1  # squares that are left when somebody can't place any more

        # Lines: what a square that is still to be covered costs, as a negative logarithm
        self.open_cost = 0.0532  # with all the time of the world
        self.hurry_cost = 0.924  # added, divided by the rounds left
        self.end_extra = 2  # half squares: added at the end of a corridor
        self.pair_extra = 4  # added once more in a hole of two squares
        self.single_extra = 16  # added for a square on its own
        self.square = 0.162  # a covered square, as long as there are rounds to complete its lines

        # Tracks
        self.to_come = 0.921  # the share of a benefit's value that counts before it is gained
        self.boost = 1.09
        self.patch = 1.03
        self.rover = 2.47
        self.rover_there = 0.353  # a rover on the planet, at the beginning of the game
        self.movement = 0.221  # per point
        self.level = 1.38  # a technology at the beginning of the game
        self.ranks = [0.0, 1.38, 1.67, 1.94, 3.45]  # a civ card of each rank
        self.placed = 0.619  # a lifepod on a track or a technology, as a share of one that scores
        self.patches_to_come = 0.122  # per round
        self.other = 0.42  # effects that nobody has valued

        # Rovers: a piece is reached with the chance best / (1 + step * distance / movement)
        self.reach_best = 0.593
        self.reach_step = 3.43
        self.deliver_best = 1.22  # the same for a meteorite that a rover carries
        self.far = 8  # how far away a rover is that is still to land

        # Objectives: by how much one has to lead so that a win is likely
        self.area_spread = 5.18
        self.count_spread = 1.44
        self.top_spread = 0.639
        self.rivalry = 1.81  # what a medal of a neighbour objective counts
        self.personal = 0.883  # what a medal of a personal objective counts


def weights_alone() -> Weights:
    """Those of who plays alone: a rover counts a third of what it does beside others, squares that
    are still open are dearer.
    """
    weights = Weights()
    weights.squares_per_round = 3.18
    weights.never_covered = 10.4
    weights.open_cost = 0.137
    weights.hurry_cost = 1.27
    weights.square = 0.123
    weights.to_come = 0.807
    weights.boost = 1.26
    weights.patch = 0.915
    weights.rover = 0.885
    weights.rover_there = 0.471
    weights.movement = 0.285
    weights.level = 0.786
    weights.ranks = [0.0, 0.907, 1.19, 2.17, 4.15]
    weights.placed = 0.489
    weights.patches_to_come = 0.125
    weights.other = 0.759
    weights.reach_best = 0.588
    weights.reach_step = 3.33
    weights.deliver_best = 1.05
    weights.personal = 0.732
    return weights


def benefit_value(effect: int, weights: Weights) -> float:
    """About how many medals an effect brings."""
    kind = kind_of(effect)
    if kind == BOOST:
        return weights.boost
    if kind == GAIN_PATCH:
        return weights.patch
    if kind == NEW_ROVER:
        return weights.rover
    if kind == MOVEMENT:
        points: int = field(effect, 0)
        return weights.movement * points
    if kind == MILESTONE:
        return weights.ranks[field(effect, 0)]
    if kind == UNLOCK:
        return weights.level
    return weights.other


def rounds_left(table: Table, weights: Weights) -> int:
    """How many rounds will be played after this one, about."""
    if table.blocked or table.ending:
        return 0
    longest = table.events_left if table.with_events else LONGEST
    for player in table.players:
        rounds = int((uncovered(player) - weights.never_covered) / weights.squares_per_round)
        longest = min(longest, max(rounds, 1))
    return longest


def _arrivals() -> list[list[float]]:
    """By the rounds left, the chance that a tracker advances at least so often: Poisson."""
    table: list[list[float]] = []
    for rounds in range(LONGEST + 1):
        mean = ADVANCES_PER_ROUND * rounds
        term = exp(-mean)
        below = 0.0
        row: list[float] = []
        for steps in range(MOST_ADVANCES):
            row.append(1.0 - below)
            below += term
            term *= mean / (steps + 1)
        table.append(row)
    return table


ARRIVALS: Final[list[list[float]]] = _arrivals()
