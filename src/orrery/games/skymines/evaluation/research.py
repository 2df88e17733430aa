"""What plans ahead of the upload marker are worth, and how far it can go now."""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.evaluation.outlook import Outlook
from orrery.games.skymines.plans import (
    ANY_NEED,
    COIN_NEED,
    FIELD_NEED,
    NEEDS,
    REWARD,
    SAME_NEED,
    SPECIAL_VALUE,
    is_met,
)
from orrery.games.skymines.points import screens_for
from orrery.games.skymines.science import FLIP_PRICE
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.tracks import LAST_SCREEN
from orrery.games.skymines.words import ENERGY, FIELD, NONE, RESOURCES, SCIENCE
from orrery.kernel.arithmetic import exp

NEVER: Final = 5  # more cards than there are besides a scientist


class Means:
    """What lies face up for the requirements of plans."""

    def __init__(
        self, units: list[int], energy: int, fields: int, scholars: int, coins: int
    ) -> None:
        self.units = units
        self.energy = energy
        self.fields = fields
        self.scholars = scholars  # research cards besides the one in use
        self.coins = coins


def ease(plan: int, before: int, outlook: Outlook) -> float:
    """The chance that the cards for a plan lie face up when a scientist is used.

    It is lower if the plan before it asks for something else.
    """
    needs = NEEDS[plan]
    weights = outlook.weights
    cards = 0
    mixed = 1.0
    for symbol in range(ENERGY + 1):
        if needs[symbol]:
            cards += _cards_for(outlook.strength[symbol], needs[symbol])
            if before != NONE and not NEEDS[before][symbol]:
                mixed = weights.mixed
    if needs[SAME_NEED]:
        fewest = NEVER
        for resource in range(RESOURCES):
            most = needs[SAME_NEED] + needs[resource]
            fewest = min(fewest, _cards_for(outlook.strength[resource], most))
        cards += fewest
    cards += _cards_for(outlook.strength[FIELD], needs[FIELD_NEED])
    if needs[ANY_NEED]:
        others = len(outlook.strength[FIELD]) + len(outlook.strength[SCIENCE]) - 3
        cards += needs[ANY_NEED] if others >= needs[ANY_NEED] else NEVER
    chance = weights.by_cards[min(cards, NEVER)] * mixed
    return max(0.3, chance)  # it can be flipped


def _cards_for(sums: list[int], needed: int) -> int:
    """How many cards of a symbol it takes, NEVER if the player hasn't got them."""
    for cards in range(len(sums)):
        if sums[cards] >= needed:
            return cards
    return NEVER


def step_worth(player: Player, step: int, plan: int, outlook: Outlook) -> float:
    """What it is worth to reach or pass a step with this plan on it."""
    worth = outlook.screen[step] - outlook.screen[step - 1]
    if not player.flipped >> step & 1:
        worth += SPECIAL_VALUE[plan] - NEEDS[plan][COIN_NEED]
    return worth


def plans_worth(table: Table, player: Player, outlook: Outlook) -> float:
    """Plans that lie ahead, and those that were taken, by the chance to reach them."""
    if player.upload == LAST_SCREEN or not outlook.rounds:
        return 0.0
    weights = outlook.weights
    layout = player.plans[:]
    for plan in player.taken:
        for screen in screens_for(player, plan):
            if layout[screen] == NONE:
                layout[screen] = plan
                break
    total = 0.0
    ahead = outlook.steps
    chain = 1.0
    before = NONE
    for step in range(player.upload + 1, LAST_SCREEN + 1):
        plan = layout[step]
        if plan == NONE:
            chain *= weights.gap
            continue
        easy = 1.0 if player.flipped >> step & 1 else ease(plan, before, outlook)
        before = plan
        chain *= 0.5 + 0.5 * easy
        distance = step - player.upload
        reach = 1.0 / (1.0 + exp((distance - 0.5 - ahead) / weights.reach_spread))
        worth = step_worth(player, step, plan, outlook)
        reward = 0.4 * easy * outlook.effects(table, player, REWARD[plan], NONE)
        total += chain * reach * (worth + reward)
    return total


def upload_worth(
    table: Table, player: Player, means: Means, flips: bool, outlook: Outlook
) -> float:
    """What the best movement of the upload marker brings, with at most one plan flipped for it."""
    best = 0.0
    worth = 0.0
    coins = means.coins
    for step in range(player.upload + 1, LAST_SCREEN + 1):
        plan = player.plans[step]
        if plan == NONE:
            break
        if not player.flipped >> step & 1:
            needs = NEEDS[plan]
            met = is_met(needs, means.units, means.energy, means.fields, means.scholars)
            if met and coins >= needs[COIN_NEED]:
                coins -= needs[COIN_NEED]
                gain = outlook.effects(table, player, REWARD[plan], NONE)
                worth += step_worth(player, step, plan, outlook)
                best = max(best, worth + gain)
                continue
            if not flips or coins < FLIP_PRICE:
                break
            flips = False
            coins -= FLIP_PRICE
            worth -= FLIP_PRICE
        worth += outlook.screen[step] - outlook.screen[step - 1]
        best = max(best, worth)
    return best
