"""Goals, and what cubes are worth by the bonuses that they will buy."""

from __future__ import annotations

from math import sqrt

from orrery.games.pulsar_2849 import goals
from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.abilities import has, owned
from orrery.games.pulsar_2849.evaluation.arrays import missing_costs
from orrery.games.pulsar_2849.evaluation.gyrodynes import Works
from orrery.games.pulsar_2849.evaluation.outlook import Outlook
from orrery.games.pulsar_2849.scoring import count
from orrery.games.pulsar_2849.state import Table, bits
from orrery.games.pulsar_2849.transmitters import COSTS, tile_of
from orrery.games.pulsar_2849.words import (
    AT_END,
    ONLINE_TRANSMITTERS,
    SCORING,
    SPINNING_GYRODYNES,
    SPINNING_SAME,
    SPINNING_TYPES,
    TYPES,
    USED_RUNS,
)
from orrery.kernel.arithmetic import exp, total


def chances(table: Table, seat: int, works: Works, outlook: Outlook) -> list[float]:
    """Per goal in play the chance that a seat achieves it; what it has achieved is certain."""
    achieved = table.players[seat].goals
    found: list[float] = []
    for place in range(len(table.goals)):
        if achieved[place]:
            found.append(1.0)
        else:
            found.append(_chance(table, seat, table.goals[place], 0, works, outlook))
    _share_gyrodynes(table, seat, found, works, outlook)
    if has(table, seat, tech.ONE_GOAL_COUNTS) and table.phase != SCORING:
        found[_least_likely(table, found)] = 1.0
    return found


def _least_likely(table: Table, found: list[float]) -> int:
    """The goal for which a technology will be used."""
    best = 0
    for place in range(len(found)):
        gain = (1.0 - found[place]) * goals.POINTS[table.goals[place]]
        if gain > (1.0 - found[best]) * goals.POINTS[table.goals[best]]:
            best = place
    return best


def _share_gyrodynes(
    table: Table, seat: int, found: list[float], works: Works, outlook: Outlook
) -> None:
    """P49-16.6: of two goals about gyrodynes the less likely one needs other gyrodynes."""
    rivals = [
        place for place in range(len(table.goals)) if goals.counts_gyrodynes(table.goals[place])
    ]
    if len(rivals) < 2:
        return
    one, other = rivals[0], rivals[1]
    achieved = table.players[seat].goals
    if found[one] < found[other] or achieved[other]:
        one, other = other, one
    if achieved[other]:
        return
    used = goals.NEEDED[table.goals[one]]
    found[other] = _chance(table, seat, table.goals[other], used, works, outlook)


def _chance(table: Table, seat: int, goal: int, used: int, works: Works, outlook: Outlook) -> float:
    """How likely a goal is if some of the gyrodynes are used up."""
    missing = float(goals.NEEDED[goal] + used) - _done(table, seat, goal, works)
    if missing <= 0:
        return 1.0
    if not outlook.turns:
        return 0.0
    missing -= _under_way(table, seat, goal, works)
    weights = outlook.weights
    coming = weights.grows[goals.WHAT[goal]] * outlook.turns
    spread = weights.goal_spread + weights.goal_grows * sqrt(coming)
    return 1.0 / (1.0 + exp((missing - 0.5 - coming) / spread))


def _done(table: Table, seat: int, goal: int, works: Works) -> int:
    what = goals.WHAT[goal]
    if what == SPINNING_SAME:
        return max(works.spinning)
    if what == SPINNING_GYRODYNES:
        return sum(works.spinning)
    return count(table, seat, what)


def _under_way(table: Table, seat: int, goal: int, works: Works) -> float:
    """What has been begun for a goal, in parts of the things it counts."""
    what = goals.WHAT[goal]
    if what == ONLINE_TRANSMITTERS:
        return _transmitters_under_way(table, seat)
    if what == USED_RUNS:
        player = table.players[seat]
        return 0.5 * bits(player.projects & ~player.runs_used)
    if what in (SPINNING_GYRODYNES, SPINNING_TYPES, SPINNING_SAME):
        return _gyrodynes_under_way(what, works)
    return 0.0


def _gyrodynes_under_way(what: int, works: Works) -> float:
    """A gyrodyne under construction is half of one, a tile a fifth."""
    begun = [0.5 * works.building[kind] + 0.2 * works.tiles[kind] for kind in range(TYPES)]
    if what == SPINNING_GYRODYNES:
        return total(begun)
    if what == SPINNING_TYPES:
        return total([min(0.5, begun[kind]) for kind in range(TYPES) if not works.spinning[kind]])
    best = max([works.spinning[kind] + begun[kind] for kind in range(TYPES)])
    return best - max(works.spinning)


def _transmitters_under_way(table: Table, seat: int) -> float:
    begun = 0.0
    for array in table.players[seat].arrays:
        for placed in array:
            tile = tile_of(placed)
            if not table.is_online(tile):
                costs = len(COSTS[tile])
                begun += 0.8 * (costs - missing_costs(table, tile)) / costs
    return begun


def goals_value(table: Table, seat: int, found: list[float], cubes: float, spare: float) -> float:
    """Points of goals by their chances, and the best use of so many cubes.

    `spare` is what a cube brings that buys no bonus.
    """
    total = 0.0
    achieved = table.players[seat].goals
    for place in range(len(table.goals)):
        if not achieved[place]:
            total += found[place] * goals.POINTS[table.goals[place]]
    whole = int(cubes)
    offers = _offers(table, seat, found)
    free = has(table, seat, tech.FREE_GOAL_BONUSES) and table.phase != SCORING
    low = _best_use(offers, whole, spare)
    if free:
        total += 6.0 * max(found)
    if cubes == whole:
        return total + low
    return total + low + (cubes - whole) * (_best_use(offers, whole + 1, spare) - low)


def _offers(table: Table, seat: int, found: list[float]) -> list[list[tuple[int, float]]]:
    """Per goal, and for a contract, what so many cubes buy: nothing, the next bonus, both."""
    offers: list[list[tuple[int, float]]] = []
    achieved = table.players[seat].goals
    for place in range(len(table.goals)):
        choice = [(0, 0.0)]
        price, points = 0, 0.0
        for bonus in range(max(0, achieved[place] - 1), goals.BONUSES):
            price += goals.PRICES[table.goals[place]][bonus]
            points += found[place] * goals.BONUS_POINTS[table.goals[place]][bonus]
            if found[place] > 0.05:
                choice.append((price, points))
        offers.append(choice)
    if table.phase != SCORING:
        for place in owned(table, seat, AT_END):
            technology = table.technologies[place]
            if tech.CONTRACT_CUBES[technology]:
                points = float(tech.CONTRACT_POINTS[technology])
                offers.append([(0, 0.0), (tech.CONTRACT_CUBES[technology], points)])
    return offers


def _best_use(offers: list[list[tuple[int, float]]], cubes: int, spare: float) -> float:
    """The most that these cubes can bring."""
    best = [0.0] * (cubes + 1)  # by cubes spent at most
    for choice in offers:
        if len(choice) == 1:
            continue
        better = best[:]
        for price, points in choice[1:]:
            for spent in range(price, cubes + 1):
                value = best[spent - price] + points
                if value > better[spent]:
                    better[spent] = value
        best = better
    most = 0.0
    for spent in range(cubes + 1):
        most = max(most, best[spent] + spare * (cubes - spent))
    return most
