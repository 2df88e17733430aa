"""What is to be said beside moves that name a place: the card, the plan or the stack there."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.games.skymines.bonus_spaces import BuyCard
from orrery.games.skymines.cards import CARD_NAMES
from orrery.games.skymines.content import SYMBOL_NAMES
from orrery.games.skymines.plans import PLAN_NAMES
from orrery.games.skymines.resources import MIXED, Acquire, discount_of, payment_of, total_cost
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.words import (
    ACQUIRE,
    BUY,
    FLIP,
    NONE,
    PUT_PLUS,
    SLOTS,
    TAKE_PLAN,
    TAKE_STACK,
    TILE_PLACE,
    UPLOAD,
    USE_FIELD,
    USE_RESOURCES,
    USE_SCIENCE,
)
from orrery.kernel.move import field, kind_of
from orrery.kernel.title import Remark


def remarks(game: Table, seat: int, moves: Sequence[int]) -> dict[int, Remark]:
    """What lies where these moves lead to."""
    player = game.players[seat]
    discount = _discount(game, seat)
    said = {move: _remark(game, player, discount, move) for move in moves}
    return {move: remark for move, remark in said.items() if remark is not None}


def _discount(game: Table, seat: int) -> int:
    """SK-10.4.1, SK-10.4.5, SK-10.5.1: how much less a card costs in this decision."""
    step = game.decision(seat)
    if isinstance(step, Acquire):
        return discount_of(game, game.players[seat], step.kind)
    return step.discount if isinstance(step, BuyCard) else 0


def _remark(game: Table, player: Player, discount: int, move: int) -> Remark | None:
    kind, what = kind_of(move), field(move, 0)
    if kind in (ACQUIRE, BUY):
        cost = max(0, total_cost(game, what) - discount)
        return Remark("remark-offer", {"card": CARD_NAMES[game.display.slots[what]], "cost": cost})
    if kind in (USE_SCIENCE, USE_FIELD, PUT_PLUS) and what != TILE_PLACE:
        return Remark("remark-card", {"card": CARD_NAMES[player.slots[what]]})
    if kind == USE_RESOURCES:
        return _units(game, player, what)
    if kind == TAKE_PLAN:
        return _plan(game.plan_display[what])
    if kind == UPLOAD:
        return _upload(player, what)
    if kind == FLIP:
        return _plan(player.plans[what])
    if kind == TAKE_STACK:
        return Remark("remark-stack", {"count": len(player.resting[what])})
    return None


def _upload(player: Player, screen: int) -> Remark | None:
    if screen == player.upload:
        return Remark("remark-stay", {})
    if player.flipped >> screen & 1:
        return Remark("remark-flipped", {"plan": PLAN_NAMES[player.plans[screen]]})
    return _plan(player.plans[screen])


def _units(game: Table, player: Player, bits: int) -> Remark:
    slots = [slot for slot in range(SLOTS) if bits >> slot & 1]
    units = sum(game.units(player, slot) for slot in slots)
    paid = payment_of(player, slots)
    if paid == MIXED:
        return Remark("remark-mixed", {"units": units})
    return Remark("remark-units", {"units": units, "symbol": SYMBOL_NAMES[paid]})


def _plan(plan: int) -> Remark | None:
    return None if plan == NONE else Remark("remark-plan", {"plan": PLAN_NAMES[plan]})
