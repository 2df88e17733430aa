"""Goals, and what cubes are worth by the bonuses that they will buy."""

from __future__ import annotations

from math import sqrt
from typing import Final

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
    NONE,
    ONLINE_TRANSMITTERS,
    SCORING,
    SPINNING_GYRODYNES,
    SPINNING_SAME,
    SPINNING_TYPES,
    TYPES,
    USED_RUNS,
)
from orrery.kernel.arithmetic import exp, total

UNLIKELY: Final = 0.05  # up to this chance nobody plans for a goal's bonuses


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
    if has(table, seat, tech.FREE_GOAL_BONUSES) and table.phase != SCORING:
        total += 6.0 * max(found)
    whole = int(cubes)
    offers = _offers(table, seat, found)
    low = _best_use(offers, 0, 0.0, whole, spare)
    if cubes == whole:
        return total + low
    return total + low + (cubes - whole) * (_best_use(offers, 0, 0.0, whole + 1, spare) - low)


class Offer:
    """What cubes buy at one place: something, or that and something more."""

    def __init__(self, price: int, points: float) -> None:
        self.price = price
        self.points = points
        self.price_of_both = NONE
        self.points_of_both = 0.0


def _offers(table: Table, seat: int, found: list[float]) -> list[Offer]:
    """The bonuses of goals that are likely enough, and contracts."""
    offers: list[Offer] = []
    achieved = table.players[seat].goals
    for place in range(len(table.goals)):
        bonus = max(0, achieved[place] - 1)
        if bonus == goals.BONUSES or found[place] <= UNLIKELY:
            continue
        prices = goals.PRICES[table.goals[place]]
        points = goals.BONUS_POINTS[table.goals[place]]
        offer = Offer(prices[bonus], found[place] * points[bonus])
        if bonus == 0:
            offer.price_of_both = offer.price + prices[1]
            offer.points_of_both = offer.points + found[place] * points[1]
        offers.append(offer)
    if table.phase != SCORING:
        for place in owned(table, seat, AT_END):
            technology = table.technologies[place]
            if tech.CONTRACT_CUBES[technology]:
                points_then = float(tech.CONTRACT_POINTS[technology])
                offers.append(Offer(tech.CONTRACT_CUBES[technology], points_then))
    return offers


def _best_use(offers: list[Offer], place: int, points: float, cubes: int, spare: float) -> float:
    """The most that these cubes can bring with the offers from a place on, beside points."""
    if place == len(offers):
        return points + spare * cubes
    offer = offers[place]
    best = _best_use(offers, place + 1, points, cubes, spare)
    if offer.price <= cubes:
        more = points + offer.points
        best = max(best, _best_use(offers, place + 1, more, cubes - offer.price, spare))
    if NONE != offer.price_of_both <= cubes:
        more = points + offer.points_of_both
        best = max(best, _best_use(offers, place + 1, more, cubes - offer.price_of_both, spare))
    return best
