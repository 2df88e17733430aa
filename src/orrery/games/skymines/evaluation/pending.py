"""What waits on the stack: things that the seat has already, and decides next."""

from __future__ import annotations

from typing import Any

from orrery.games.skymines.bonus_spaces import (
    ANY_CARD,
    BuyCard,
    ChooseCompany,
    ChooseEffect,
    PerformOrRetake,
    RemoveForAction,
    RetakeNow,
    SellCard,
    Spread,
)
from orrery.games.skymines.cards import COST, SURCHARGE
from orrery.games.skymines.effects import ChooseTrack, Gain, RemoveOutpost
from orrery.games.skymines.evaluation.area import Area, purchase, sale
from orrery.games.skymines.evaluation.expanding import LOST_COIN, Expansion
from orrery.games.skymines.evaluation.outlook import Outlook
from orrery.games.skymines.evaluation.research import Means, upload_worth
from orrery.games.skymines.expansion import (
    Expand,
    ReturnAll,
    ReturnPiece,
    Rewards,
    TakePieces,
)
from orrery.games.skymines.moving import Advance, PayBarrier
from orrery.games.skymines.points import SpendPoints
from orrery.games.skymines.resources import MIXED, Acquire, SpendUnits, discount_of
from orrery.games.skymines.science import CardPoints, FlipPlan, MoveUpload
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.threats import TakeThreat
from orrery.games.skymines.tracks import CHOICES
from orrery.games.skymines.words import NONE
from orrery.kernel.arithmetic import total
from orrery.kernel.step import Step


def resource_spending(
    table: Table, player: Player, step: Acquire, outlook: Outlook
) -> tuple[float, int]:
    """What units bring in the best way, and the display space of the card bought, or NONE."""
    best = -1000.0
    chosen = NONE
    if step.kind != MIXED:
        best = outlook.companies.split(player, step.units, NONE)[0]
    discount = discount_of(table, player, step.kind)
    slots = table.display.slots
    for space in range(len(slots)):
        if slots[space] >= 0:
            price = max(0, COST[slots[space]] + SURCHARGE[space] - discount)
            if price <= step.units:
                worth = outlook.bought.get(slots[space], 0.0)
                if worth + (step.units - price) * outlook.unit > best:
                    worth += outlook.companies.split(player, step.units - price, NONE)[0]
                    if worth > best:
                        best = worth
                        chosen = space
    return best, chosen


def best_entry(table: Table, player: Player, step: Expand, outlook: Outlook) -> tuple[float, int]:
    """What an expansion under way brings, and the place to enter next, or NONE."""
    expansion = Expansion(table, player, step.company, step.entered, outlook)
    worth, first = expansion.best(step.energy)
    total = worth[-1]
    for piece in step.ousted:
        total -= LOST_COIN * outlook.companies.net[piece // 2]
    if step.neutralises:
        total += max(outlook.companies.value)
    return total, first


def pending_value(
    table: Table, player: Player, stack: list[Step[Any]], area: Area, outlook: Outlook
) -> float:
    """Everything that waits for the seat, each by itself."""
    total = 0.0
    for step in stack:
        total += _spaces(table, player, step, outlook)
        total += _expansion(table, player, step, outlook)
        total += _stations(step, outlook)
        total += _trade(table, player, step, outlook)
        total += _removed(table, player, step, outlook)
    return total + _research(table, player, stack, area, outlook)


def _spaces(table: Table, player: Player, step: Step[Any], outlook: Outlook) -> float:
    """Resources and company tracks."""
    companies = outlook.companies
    if isinstance(step, Acquire):
        return resource_spending(table, player, step, outlook)[0]
    if isinstance(step, SpendUnits):
        return companies.split(player, step.units, step.last)[0]
    if isinstance(step, Gain):
        return outlook.effect(table, player, step.effect, NONE)
    if isinstance(step, Advance):
        return companies.move(player, step.company, step.spaces)
    if isinstance(step, PayBarrier):
        return companies.move(player, step.company, step.left)
    if isinstance(step, ChooseTrack):
        return companies.move_any(player, step.spaces, step.closed)
    if isinstance(step, Spread):
        return total([companies.move_any(player, one, step.closed) for one in step.steps])
    return 0.0


def _expansion(table: Table, player: Player, step: Step[Any], outlook: Outlook) -> float:
    """Places that are being entered, and what those bring that were."""
    if isinstance(step, Expand):
        return best_entry(table, player, step, outlook)[0]
    if isinstance(step, Rewards):
        return Expansion(table, player, step.company, step.entered, outlook).rewarded(step.entered)
    if isinstance(step, TakeThreat):
        return max(outlook.companies.value)
    if isinstance(step, ChooseCompany):
        return outlook.energy[min(step.energy, len(outlook.energy) - 1)]
    return 0.0


def _stations(step: Step[Any], outlook: Outlook) -> float:
    """Pieces that leave a station or return to it."""
    companies = outlook.companies
    if isinstance(step, TakePieces):
        return companies.pieces(step.company, step.pieces)
    if isinstance(step, ReturnAll):
        return -LOST_COIN * total([companies.net[piece // 2] for piece in step.ousted])
    if isinstance(step, ReturnPiece):
        return -LOST_COIN * companies.net[step.company]
    if isinstance(step, RemoveOutpost):
        if step.company == NONE:
            return outlook.removal(step.pieces)
        return companies.pieces(step.company, step.pieces)
    return 0.0


def _research(
    table: Table, player: Player, stack: list[Step[Any]], area: Area, outlook: Outlook
) -> float:
    """A scientist in use: the movement, with or without a flip, and the points."""
    total = 0.0
    for step in stack:
        if isinstance(step, (CardPoints, SpendPoints)):
            total += outlook.points(player, step.points)
        elif isinstance(step, MoveUpload):
            scholars = len(area.scientists) + area.field_symbols
            means = Means(area.units, area.energy, area.field_symbols, scholars, player.coins)
            flips = isinstance(stack[-1], FlipPlan)
            total += upload_worth(table, player, means, flips, outlook)
    return total


def _trade(table: Table, player: Player, step: Step[Any], outlook: Outlook) -> float:
    """A card to buy or to sell, and a choice of effects."""
    if isinstance(step, BuyCard):
        return purchase(table, player.coins, step.discount, outlook)
    if isinstance(step, SellCard):
        return sale(player, step.plus, outlook) if step.symbol == ANY_CARD else float(step.plus)
    if isinstance(step, ChooseEffect):
        lists = CHOICES[step.side][0]
        return max([outlook.effects(table, player, effects, NONE) for effects in lists])
    return 0.0


def _removed(table: Table, player: Player, step: Step[Any], outlook: Outlook) -> float:
    """A card that is removed for its action, or taken from those removed."""
    if isinstance(step, PerformOrRetake):
        return outlook.use[step.card]
    if isinstance(step, RemoveForAction):
        gains = [outlook.use[card] - outlook.sold.get(card, 0.0) for card in player.hand]
        return max(gains, default=0.0)
    if isinstance(step, RetakeNow):
        return max([outlook.kept(card) for card in table.display.discard], default=0.0)
    return 0.0
