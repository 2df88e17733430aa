"""What is to be said beside moves that name a place: the card, the plan or the stack there."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.games.skymines.cards import CARD_NAMES
from orrery.games.skymines.content import SYMBOL_NAMES
from orrery.games.skymines.plans import PLAN_NAMES
from orrery.games.skymines.resources import MIXED, payment_of, total_cost
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
    said = {move: _remark(game, player, kind_of(move), field(move, 0)) for move in moves}
    return {move: remark for move, remark in said.items() if remark is not None}


def _remark(game: Table, player: Player, kind: int, what: int) -> Remark | None:
    if kind in (ACQUIRE, BUY):
        card = CARD_NAMES[game.display.slots[what]]
        return Remark("remark-offer", {"card": card, "cost": total_cost(game, what)})
    if kind in (USE_SCIENCE, USE_FIELD, PUT_PLUS) and what != TILE_PLACE:
        return Remark("remark-card", {"card": CARD_NAMES[player.slots[what]]})
    if kind == USE_RESOURCES:
        return _units(game, player, what)
    if kind == TAKE_PLAN:
        return _plan(game.plan_display[what])
    if kind == FLIP or (kind == UPLOAD and what > player.upload):
        return _plan(player.plans[what])
    if kind == TAKE_STACK:
        return Remark("remark-stack", {"count": len(player.resting[what])})
    return None


def _units(game: Table, player: Player, bits: int) -> Remark:
    slots = [slot for slot in range(SLOTS) if bits >> slot & 1]
    units = sum(game.units(player, slot) for slot in slots)
    paid = payment_of(player, slots)
    if paid == MIXED:
        return Remark("remark-mixed", {"units": units})
    return Remark("remark-units", {"units": units, "symbol": SYMBOL_NAMES[paid]})


def _plan(plan: int) -> Remark | None:
    return None if plan == NONE else Remark("remark-plan", {"plan": PLAN_NAMES[plan]})
