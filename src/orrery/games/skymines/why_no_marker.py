"""Why a bonus marker can't be placed somewhere."""

from __future__ import annotations

from orrery.games.skymines.bonus_spaces import (
    BUY_PRICE,
    MAJORITY_SYMBOL,
    PRIVATE_PRICE,
    TIER_LEAST,
    TILE_PRICE,
    can_use,
    majority_value,
)
from orrery.games.skymines.content import COMPANY_NAMES, SYMBOL_NAMES
from orrery.games.skymines.missions import ALL_TASKS
from orrery.games.skymines.resources import total_cost
from orrery.games.skymines.state import Table
from orrery.games.skymines.tracks import HAS_SPACES, PRICE
from orrery.games.skymines.words import (
    B2,
    BUY_SPACE,
    E1,
    FIELD,
    FIRST_PLAYER_SPACE,
    MAJORITY,
    NONE,
    PRIVATE_SPACE,
    SCIENCE,
    SELL_SPACE,
    TILE_SPACE,
    TRACK_SPACE,
)
from orrery.kernel.move import field
from orrery.kernel.title import Reason


def why_no_marker(game: Table, seat: int, move: int) -> list[Reason]:
    """SK-6.6, SK-10.5, SK-14.9."""
    space, tier = field(move, 0), field(move, 1)
    player = game.players[seat]
    if not player.markers and not player.one_time:
        return [Reason("SK-6.6.1", "why-no-marker")]
    if game.spaces[space] != NONE:
        return [Reason("SK-6.6.2", "why-space-taken", {"seat": game.spaces[space]})]
    if space < FIRST_PLAYER_SPACE:
        return [_why_no_majority(game, seat, space - MAJORITY, tier)]
    if space < TILE_SPACE:
        reason = _why_no_standard(game, seat, space)
    elif space < TRACK_SPACE:
        reason = _coins(game, seat, "SK-6.6.19", TILE_PRICE[space - TILE_SPACE])
    elif space < PRIVATE_SPACE:
        reason = _why_no_track_space(game, seat, space - TRACK_SPACE)
    else:
        reason = _why_no_private(game, seat, space - PRIVATE_SPACE)
    return [reason or Reason("SK-6.6.7", "why-no-step")]


def _coins(game: Table, seat: int, paragraph: str, coins: int) -> Reason | None:
    if game.players[seat].coins >= coins:
        return None
    return Reason(paragraph, "why-coins", {"coins": coins})


def _why_no_majority(game: Table, seat: int, majority: int, tier: int) -> Reason:
    """SK-6.6.5, SK-6.6.7, SK-6.6.8, SK-6.6.13."""
    symbol = MAJORITY_SYMBOL[majority]
    own = game.total(game.players[seat], symbol)
    fields: dict[str, int | str] = {"symbol": SYMBOL_NAMES[symbol], "count": own}
    if not own:
        return Reason("SK-6.6.13", "why-nothing-counts", fields)
    for other in range(len(game.players)):
        if other != seat and majority_value(game, other, symbol) > own:
            return Reason("SK-6.6.5", "why-more", {**fields, "seat": other})
    least = TIER_LEAST[majority][tier]
    if symbol == SCIENCE:
        assert own - 1 + game.total(game.players[seat], FIELD) < least
        return Reason("SK-6.6.8", "why-more-research", {"count": least})
    return Reason("SK-6.6.7", "why-too-few", {**fields, "least": least})


def _why_no_standard(game: Table, seat: int, space: int) -> Reason | None:
    """SK-6.6.14, SK-6.6.16, SK-6.6.17."""
    player = game.players[seat]
    if space == FIRST_PLAYER_SPACE:
        if seat == game.first and not player.turns:
            return Reason("SK-6.6.14", "why-first-turn")
        return None
    if space == SELL_SPACE:
        return None if player.hand else Reason("SK-6.6.17", "why-no-hand")
    assert space == BUY_SPACE
    return _why_no_card(game, seat, "SK-6.6.16", BUY_PRICE, 0)


def _why_no_card(
    game: Table, seat: int, paragraph: str, price: int, discount: int
) -> Reason | None:
    """SK-6.6.16, SK-10.5.1: the price of the space, and that of the cheapest card."""
    prices = [max(0, total_cost(game, space) - discount) for space in game.display.offered()]
    if not prices:
        return Reason("SK-6.1.9", "why-no-display")
    return _coins(game, seat, paragraph, price + min(prices))


def _why_no_track_space(game: Table, seat: int, number: int) -> Reason | None:
    """SK-10.3.2, SK-10.3.4, SK-10.5."""
    company, place = number // 2, number % 2
    side = game.sides[company]
    fields: dict[str, int | str] = {"company": COMPANY_NAMES[company]}
    if not HAS_SPACES[side]:
        return Reason("SK-10.3.4", "why-no-space", fields)
    if game.players[seat].unlocked[company] <= place:
        return Reason("SK-10.3.4", "why-locked", fields)
    if game.spaces[TRACK_SPACE + 2 * company + 1 - place] == seat:
        return Reason("SK-10.3.2", "why-one-of-two", fields)
    if reason := _coins(game, seat, "SK-12.1", PRICE[side][place]):
        return reason
    if side == B2:
        return _why_no_card(game, seat, "SK-10.5.1", PRICE[side][place], place)
    if not can_use(game, game.players[seat], side, place):
        return Reason("SK-10.5.4" if side == E1 else "SK-10.5.5", "why-no-fitting-card")
    return None


def _why_no_private(game: Table, seat: int, owner: int) -> Reason | None:
    """SK-14.9."""
    if owner != seat:
        return Reason("SK-14.9", "why-not-your-space")
    if game.players[seat].tasks != ALL_TASKS:
        return Reason("SK-14.9", "why-status")
    return _coins(game, seat, "SK-14.9", PRIVATE_PRICE)
