"""Goals, and what cubes are worth by the bonuses that they will buy."""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849 import goals
from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.abilities import owned
from orrery.games.pulsar_2849.evaluation.arrays import missing_costs
from orrery.games.pulsar_2849.evaluation.gyrodynes import Works
from orrery.games.pulsar_2849.evaluation.outlook import Outlook
from orrery.games.pulsar_2849.scoring import count
from orrery.games.pulsar_2849.state import Table, bits
from orrery.games.pulsar_2849.transmitters import COSTS, tile_of
from orrery.games.pulsar_2849.words import (
    AT_END,
    BASES,
    NONE,
    ONLINE_TRANSMITTERS,
    SCORING,
    SPINNING_GYRODYNES,
    SPINNING_SAME,
    SPINNING_TYPES,
    USED_RUNS,
)
from orrery.kernel.arithmetic import exp

UNLIKELY: Final = 0.05  # up to this chance nobody plans for a goal's bonuses


def chances(table: Table, seat: int, works: Works, bases: int, outlook: Outlook) -> list[float]:
    """Per goal in play the chance that a seat achieves it; what it has achieved is certain."""
    achieved = table.players[seat].goals
    found: list[float] = []
    for place in range(len(table.goals)):
        if achieved[place]:
            found.append(1.0)
        else:
            found.append(_chance(table, seat, table.goals[place], 0, works, bases, outlook))
    _share_gyrodynes(table, seat, found, works, bases, outlook)
    if table.players[seat].patents & outlook.one_goal_counts and table.phase != SCORING:
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
    table: Table, seat: int, found: list[float], works: Works, bases: int, outlook: Outlook
) -> None:
    """P49-16.6: of two goals about gyrodynes the less likely one needs other gyrodynes."""
    one, other = outlook.rivals[0], outlook.rivals[1]
    if other == NONE:
        return
    achieved = table.players[seat].goals
    if found[one] < found[other] or achieved[other]:
        one, other = other, one
    if achieved[other]:
        return
    used = goals.NEEDED[table.goals[one]]
    found[other] = _chance(table, seat, table.goals[other], used, works, bases, outlook)


def _chance(
    table: Table, seat: int, goal: int, used: int, works: Works, bases: int, outlook: Outlook
) -> float:
    """How likely a goal is if some of the gyrodynes are used up."""
    what = goals.WHAT[goal]
    missing = float(goals.NEEDED[goal] + used) - _done(table, seat, what, works, bases)
    if missing <= 0:
        return 1.0
    if not outlook.turns:
        return 0.0
    missing -= _under_way(table, seat, what, works)
    return 1.0 / (1.0 + exp((missing - 0.5 - outlook.coming[what]) / outlook.spread[what]))


def _done(table: Table, seat: int, what: int, works: Works, bases: int) -> int:
    if what == SPINNING_SAME:
        return works.best
    if what == SPINNING_GYRODYNES:
        return works.all
    return bases if what == BASES else count(table, seat, what)


def _under_way(table: Table, seat: int, what: int, works: Works) -> float:
    """What has been begun for a goal, in parts of the things it counts."""
    if what == ONLINE_TRANSMITTERS:
        return _transmitters_under_way(table, seat)
    if what == USED_RUNS:
        player = table.players[seat]
        return 0.5 * bits(player.projects & ~player.runs_used)
    if what == SPINNING_GYRODYNES:
        return works.begun
    if what == SPINNING_TYPES:
        return works.begun_types
    return works.begun_same if what == SPINNING_SAME else 0.0


def _transmitters_under_way(table: Table, seat: int) -> float:
    begun = 0.0
    for array in table.players[seat].arrays:
        for placed in array:
            tile = tile_of(placed)
            if not table.is_online(tile):
                costs = len(COSTS[tile])
                begun += 0.8 * (costs - missing_costs(table, tile)) / costs
    return begun


def goals_value(
    table: Table, seat: int, found: list[float], cubes: float, spare: float, outlook: Outlook
) -> float:
    """Points of goals by their chances, and the best use of so many cubes.

    `spare` is what a cube brings that buys no bonus.
    """
    total = 0.0
    achieved = table.players[seat].goals
    for place in range(len(table.goals)):
        if not achieved[place]:
            total += found[place] * goals.POINTS[table.goals[place]]
    if table.players[seat].patents & outlook.free_bonuses and table.phase != SCORING:
        total += 6.0 * max(found)
    whole = int(cubes)
    offers = _offers(table, seat, found, outlook)
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


def _offers(table: Table, seat: int, found: list[float], outlook: Outlook) -> list[Offer]:
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
    if table.phase != SCORING and table.players[seat].patents & outlook.at_end:
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
