"""Why a card can't be planned, bought, removed or put to rest, or a marker not move so far."""

from __future__ import annotations

from orrery.games.skymines.bonus_spaces import (
    ANY_CARD,
    RETAKE_PRICE,
    BuyCard,
    RemoveForAction,
    Retake,
    RetakeNow,
    SellCard,
    Spread,
)
from orrery.games.skymines.cards import CARD_NAMES
from orrery.games.skymines.content import COMPANY_NAMES, SYMBOL_NAMES
from orrery.games.skymines.dropping import RestCard, TakeStack
from orrery.games.skymines.effects import ChooseTrack
from orrery.games.skymines.planning import PlanCards, playable
from orrery.games.skymines.plans import TOKEN_NAMES
from orrery.games.skymines.resources import Acquire, SpendUnits, discount_of, total_cost
from orrery.games.skymines.setup import KeepToken
from orrery.games.skymines.state import Table
from orrery.games.skymines.threats import RemoveEnergyCard
from orrery.games.skymines.tracks import BARRIER, LAST
from orrery.games.skymines.vocabulary import SLOT_NAMES
from orrery.games.skymines.words import DECLINE, NONE, SLOTS
from orrery.kernel.market import EMPTY
from orrery.kernel.move import field, kind_of
from orrery.kernel.title import Reason


def why_no_token(game: Table, step: KeepToken, move: int) -> list[Reason]:
    """SK-3.3.1."""
    return [Reason("SK-3.3.1", "why-not-dealt", {"token": TOKEN_NAMES[field(move, 0)]})]


def why_not_planned(game: Table, step: PlanCards, move: int) -> list[Reason]:
    """SK-5.3 to SK-5.8."""
    player = game.players[step.seat]
    card, slot = field(move, 0), field(move, 1)
    if card not in player.hand:
        return [_not_in_hand(game, step.seat, card, "SK-5.3")]
    if card not in playable(player):
        return [Reason("SK-5.6", "why-share-card")]
    if not player.open_slots >> slot & 1:
        return [Reason("SK-5.4", "why-slot-off", {"slot": SLOT_NAMES[slot]})]
    if player.slots[slot] != NONE:
        return [Reason("SK-5.3", "why-slot-taken", {"slot": SLOT_NAMES[slot]})]
    return [Reason("SK-5.5", "why-plan-order")]


def _not_in_hand(game: Table, seat: int, card: int, paragraph: str) -> Reason:
    """SK-5.8: perhaps it rests."""
    rests = any(card in stack for stack in game.players[seat].resting)
    if rests:
        return Reason("SK-5.8", "why-rests", {"card": CARD_NAMES[card]})
    return Reason(paragraph, "why-not-in-hand", {"card": CARD_NAMES[card]})


# Resources


def why_not_acquired(game: Table, step: Acquire, move: int) -> list[Reason]:
    """SK-6.1.5, SK-6.1.9, SK-10.4.2."""
    if kind_of(move) == DECLINE:
        return [Reason("SK-10.4.2", "why-must-acquire")]
    space = field(move, 0)
    if game.display.slots[space] == EMPTY:
        return [Reason("SK-6.1.9", "why-no-card-there")]
    discount = discount_of(game, game.players[step.seat], step.kind)
    cost = total_cost(game, space) - discount
    return [Reason("SK-6.1.5", "why-units", {"units": cost, "left": step.units})]


def why_not_advanced(game: Table, step: SpendUnits, move: int) -> list[Reason]:
    """SK-6.1.3, SK-6.1.6, SK-10.1.2, SK-10.1.4."""
    if kind_of(move) == DECLINE:
        return [Reason("SK-6.1.3", "why-must-move")]
    company, spaces = field(move, 0), field(move, 1)
    player = game.players[step.seat]
    if not 0 < spaces <= step.units:
        return [Reason("SK-6.1.6", "why-units-left", {"units": step.units})]
    at = player.at[company]
    if at + spaces > LAST:
        return [Reason("SK-10.1.4", "why-track-end", {"company": COMPANY_NAMES[company]})]
    coins = sum(BARRIER[game.sides[company]][at + 1 : at + spaces + 1])
    if coins > player.coins:
        return [Reason("SK-10.1.2", "why-coins", {"coins": coins})]
    return [Reason("SK-6.1.6", "why-track-order")]


def why_no_track(game: Table, step: ChooseTrack | Spread, move: int) -> list[Reason]:
    """SK-10.1.4, SK-10.5.3."""
    company = field(move, 0)
    fields: dict[str, int | str] = {"company": COMPANY_NAMES[company]}
    if step.closed >> company & 1:
        return [Reason("SK-10.5.3", "why-track-closed", fields)]
    return [Reason("SK-10.1.4", "why-track-end", fields)]


# Buying and removing


def why_not_bought_for_coins(game: Table, step: BuyCard, move: int) -> list[Reason]:
    """SK-6.6.16, SK-10.5.1."""
    space = field(move, 0)
    if game.display.slots[space] == EMPTY:
        return [Reason("SK-6.1.9", "why-no-card-there")]
    return [Reason("SK-6.6.16", "why-coins", {"coins": total_cost(game, space) - step.discount})]


def why_not_sold(game: Table, step: SellCard, move: int) -> list[Reason]:
    """SK-6.6.18, SK-10.5.4."""
    card = field(move, 0)
    if card not in game.players[step.seat].hand:
        return [_not_in_hand(game, step.seat, card, "SK-6.6.18")]
    assert step.symbol != ANY_CARD
    return [Reason("SK-10.5.4", "why-other-symbol", {"symbol": SYMBOL_NAMES[step.symbol]})]


def why_not_performed(game: Table, step: RemoveForAction, move: int) -> list[Reason]:
    """SK-6.6.18, SK-10.5.10."""
    card = field(move, 0)
    if card not in game.players[step.seat].hand:
        return [_not_in_hand(game, step.seat, card, "SK-6.6.18")]
    return [Reason("SK-10.5.10", "why-no-use", {"coins": RETAKE_PRICE})]


def why_not_given(game: Table, step: RemoveEnergyCard, move: int) -> list[Reason]:
    """SK-16.5.4."""
    card = field(move, 0)
    if card not in game.players[step.seat].hand:
        return [_not_in_hand(game, step.seat, card, "SK-16.5.4")]
    return [Reason("SK-16.5.4", "why-other-symbol", {"symbol": "energy"})]


def why_not_retaken(game: Table, step: Retake | RetakeNow, move: int) -> list[Reason]:
    """SK-10.5.5."""
    card = field(move, 0)
    if card not in game.display.discard:
        return [Reason("SK-10.5.5", "why-not-removed", {"card": CARD_NAMES[card]})]
    return [Reason("SK-10.5.5", "why-coins", {"coins": RETAKE_PRICE})]


# Dropping out


def why_no_stack(game: Table, step: TakeStack, move: int) -> list[Reason]:
    """SK-6.7.2."""
    slot = field(move, 0)
    if not game.players[step.seat].resting[slot]:
        return [Reason("SK-6.7.2", "why-no-stack", {"slot": SLOT_NAMES[slot]})]
    return [Reason("SK-6.7.2", "why-same")]


def why_not_rested(game: Table, step: RestCard, move: int) -> list[Reason]:
    """SK-6.7.3."""
    card, slot = field(move, 0), field(move, 1)
    planned = game.players[step.seat].slots
    first = next(planned[slot] for slot in range(SLOTS) if planned[slot] != NONE)
    if card not in planned:
        return [Reason("SK-6.7.3", "why-not-there", {"card": CARD_NAMES[card]})]
    if step.filled >> slot & 1:
        return [Reason("SK-6.7.3", "why-rest-taken", {"slot": SLOT_NAMES[slot]})]
    if card != first:
        return [Reason("SK-6.7.3", "why-other-card", {"card": CARD_NAMES[first]})]
    return [Reason("SK-6.7.3", "why-same")]
