"""Why something can't be done: the paragraph that forbids it, for players who try it.

What is legal is decided by the options alone; tests hold that there is a reason here for exactly
what is not among them. Where of two moves with one result only one is offered, that is the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.games.skymines import why_no_card as cards
from orrery.games.skymines import why_no_place as places
from orrery.games.skymines import why_no_plan as plans
from orrery.games.skymines import words
from orrery.games.skymines.bonus_spaces import (
    BuyCard,
    ChooseCompany,
    RemoveForAction,
    Retake,
    RetakeNow,
    SellCard,
    Spread,
)
from orrery.games.skymines.cards import SYMBOL, is_resource
from orrery.games.skymines.content import COMPANY_NAMES, TILE_NAMES
from orrery.games.skymines.dropping import RestCard, TakeStack
from orrery.games.skymines.effects import ChooseTrack, RemoveOutpost
from orrery.games.skymines.expansion import Expand, ReturnPiece, TakePieces, expandable
from orrery.games.skymines.missions import COLUMNS as TASKS_OF_A_CARD
from orrery.games.skymines.missions import NEEDED, TASK_NAMES, amount
from orrery.games.skymines.planning import PlanCards
from orrery.games.skymines.points import PutPlan, SpendPoints
from orrery.games.skymines.resources import MIXED, Acquire, SpendUnits, payment_of
from orrery.games.skymines.science import FlipPlan, MoveUpload
from orrery.games.skymines.setup import KeepToken
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.threats import RemoveEnergyCard
from orrery.games.skymines.turn import ClaimTasks, Turn
from orrery.games.skymines.vocabulary import SLOT_NAMES
from orrery.games.skymines.why_no_marker import why_no_marker
from orrery.games.skymines.words import (
    A1,
    ENERGY,
    FIELD,
    FIELD_TILE,
    NONE,
    PLUS_TILE,
    SCIENCE,
    SCIENCE_TILE,
    SLOTS,
    TILE_PLACE,
)
from orrery.kernel.move import field, kind_of
from orrery.kernel.title import Reason

Why = Callable[[Table, Any, int], list[Reason]]


def why_not(game: Table, seat: int, move: int) -> list[Reason]:
    """What forbids a move in the decision that the seat has to take."""
    if move in game.options(seat):
        return []
    step = game.decision(seat)
    told = WHY.get((type(step), kind_of(move)))
    return told(game, step, move) if told else []


# A turn


def _why_no_resources(game: Table, step: Turn, move: int) -> list[Reason]:
    """SK-6.0.3, SK-6.1.2, SK-10.4.1, SK-10.4.2."""
    player = game.players[step.seat]
    slots = [slot for slot in range(SLOTS) if field(move, 0) >> slot & 1]
    if not slots:
        return [Reason("SK-6.1.2", "why-one-card")]
    for slot in slots:
        if not player.is_up(slot) or not is_resource(player.slots[slot]):
            return [_nothing_up(player, slot, "SK-6.1.2", "why-no-resource")]
    if payment_of(player, slots) != MIXED:
        return [Reason("SK-6.1.2", "why-same")]
    if game.bonus(player, A1) < 2:
        return [Reason("SK-6.1.2", "why-one-type")]
    return [Reason("SK-10.4.2", "why-mixed-buys")]


def _nothing_up(player: Player, slot: int, paragraph: str, key: str) -> Reason:
    """SK-6.0.3: what an action slot lacks."""
    fields: dict[str, int | str] = {"slot": SLOT_NAMES[slot]}
    if player.slots[slot] == NONE:
        return Reason("SK-6.0.3", "why-slot-empty", fields)
    if not player.is_up(slot):
        return Reason("SK-6.0.3", "why-used", fields)
    return Reason(paragraph, key, fields)


def _why_no_energy(game: Table, step: Turn | ChooseCompany, move: int) -> list[Reason]:
    """SK-6.2.1, SK-6.2.17."""
    if isinstance(step, Turn) and not game.players[step.seat].cards_up(ENERGY):
        return [Reason("SK-6.2.1", "why-no-energy")]
    if field(move, 0) in expandable(game):
        return [Reason("SK-6.2.9", "why-same")]
    return [Reason("SK-6.2.17", "why-no-pieces", {"company": COMPANY_NAMES[field(move, 0)]})]


def _why_no_science(game: Table, step: Turn, move: int) -> list[Reason]:
    return _why_no_scientist(game, step.seat, field(move, 0), SCIENCE, SCIENCE_TILE)


def _why_no_field(game: Table, step: Turn, move: int) -> list[Reason]:
    return _why_no_scientist(game, step.seat, field(move, 0), FIELD, FIELD_TILE)


def _why_no_scientist(game: Table, seat: int, place: int, symbol: int, tile: int) -> list[Reason]:
    """SK-6.0.3, SK-6.4.1, SK-6.5.2, SK-9.1."""
    player = game.players[seat]
    if place == TILE_PLACE:
        return [Reason("SK-9.1", "why-no-tile", {"tile": TILE_NAMES[tile]})]
    if player.is_up(place) and SYMBOL[player.slots[place]] == symbol:
        return [Reason("SK-6.4.1", "why-same")]
    if symbol == SCIENCE:
        return [_nothing_up(player, place, "SK-6.4.1", "why-no-scientist")]
    return [_nothing_up(player, place, "SK-6.5.2", "why-no-field-scientist")]


def _why_no_marker(game: Table, step: Turn, move: int) -> list[Reason]:
    return why_no_marker(game, step.seat, move)


def _why_no_plus(game: Table, step: Turn, move: int) -> list[Reason]:
    """SK-9.5."""
    player, slot = game.players[step.seat], field(move, 0)
    if not player.has_tile(PLUS_TILE):
        return [Reason("SK-9.5", "why-no-tile", {"tile": TILE_NAMES[PLUS_TILE]})]
    if player.plus_on != NONE:
        return [Reason("SK-9.5", "why-tile-stays")]
    if player.is_up(slot) and is_resource(player.slots[slot]):
        return [Reason("SK-9.5", "why-same")]
    return [_nothing_up(player, slot, "SK-9.5", "why-no-resource")]


def _why_not_claimed(game: Table, step: Turn | ClaimTasks, move: int) -> list[Reason]:
    """SK-14.4, SK-14.5."""
    task = field(move, 0)
    mission, column = task // TASKS_OF_A_CARD, task % TASKS_OF_A_CARD
    player = game.players[step.seat]
    if mission not in game.missions:
        return [Reason("SK-14.1", "why-no-mission", {"task": TASK_NAMES[task]})]
    if player.mission not in (NONE, mission):
        return [Reason("SK-14.5", "why-other-mission")]
    if player.tasks >> column & 1:
        return [Reason("SK-14.5", "why-claimed")]
    there = amount(game, player, task)
    return [Reason("SK-14.4", "why-task", {"count": there, "least": NEEDED[task]})]


WHY: Final[dict[tuple[type, int], Why]] = {
    (KeepToken, words.KEEP_TOKEN): cards.why_no_token,
    (PlanCards, words.PLAN_CARD): cards.why_not_planned,
    (Turn, words.USE_RESOURCES): _why_no_resources,
    (Turn, words.USE_ENERGY): _why_no_energy,
    (Turn, words.USE_SCIENCE): _why_no_science,
    (Turn, words.USE_FIELD): _why_no_field,
    (Turn, words.PLACE_MARKER): _why_no_marker,
    (Turn, words.PUT_PLUS): _why_no_plus,
    (Turn, words.CLAIM_TASK): _why_not_claimed,
    (ClaimTasks, words.CLAIM_TASK): _why_not_claimed,
    (Acquire, words.ACQUIRE): cards.why_not_acquired,
    (Acquire, words.DECLINE): cards.why_not_acquired,
    (SpendUnits, words.ADVANCE): cards.why_not_advanced,
    (SpendUnits, words.DECLINE): cards.why_not_advanced,
    (ChooseCompany, words.USE_ENERGY): _why_no_energy,
    (Expand, words.ENTER): places.why_not_enter,
    (Expand, words.NEUTRALISE): places.why_not_enter,
    (Expand, words.DONE): places.why_not_stopped,
    (TakePieces, words.TAKE_PIECES): places.why_not_taken,
    (ReturnPiece, words.RETURN_PIECE): places.why_not_returned,
    (ReturnPiece, words.DONE): places.why_not_returned,
    (RemoveOutpost, words.REMOVE_PIECE): places.why_not_removed,
    (FlipPlan, words.FLIP): plans.why_not_flipped,
    (MoveUpload, words.UPLOAD): plans.why_not_uploaded,
    (SpendPoints, words.TAKE_PLAN): plans.why_not_bought,
    (SpendPoints, words.TAKE_SPECIAL): plans.why_not_bought,
    (SpendPoints, words.TAKE_COINS): plans.why_not_bought,
    (PutPlan, words.PUT_PLAN): plans.why_not_put,
    (PutPlan, words.DECLINE): plans.why_not_put,
    (BuyCard, words.BUY): cards.why_not_bought_for_coins,
    (SellCard, words.REMOVE_CARD): cards.why_not_sold,
    (RemoveForAction, words.REMOVE_CARD): cards.why_not_performed,
    (RemoveEnergyCard, words.REMOVE_CARD): cards.why_not_given,
    (Retake, words.TAKE_REMOVED): cards.why_not_retaken,
    (RetakeNow, words.TAKE_REMOVED): cards.why_not_retaken,
    (ChooseTrack, words.CHOOSE_TRACK): cards.why_no_track,
    (Spread, words.CHOOSE_TRACK): cards.why_no_track,
    (TakeStack, words.TAKE_STACK): cards.why_no_stack,
    (RestCard, words.REST): cards.why_not_rested,
}
