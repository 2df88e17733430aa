"""Why points don't buy a plan, why it can't be put or flipped, why an upload goes no further."""

from __future__ import annotations

from orrery.games.skymines.plans import (
    COIN_NEED,
    DISPLAY_LETTER,
    FIRST_SPECIAL,
    NEEDS,
    PLAN_NAMES,
    PRICE,
    SPECIAL_PRICE,
    SPECIAL_ROUND,
)
from orrery.games.skymines.points import GONE, ON_OFFER, PutPlan, SpendPoints
from orrery.games.skymines.science import FLIP_PRICE, FlipPlan, MoveUpload
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.tracks import LAST_SCREEN
from orrery.games.skymines.words import NONE, PUT_PLAN, TAKE_COINS, TAKE_PLAN
from orrery.kernel.market import EMPTY
from orrery.kernel.move import field, kind_of
from orrery.kernel.title import Reason


def why_not_bought(game: Table, step: SpendPoints, move: int) -> list[Reason]:
    """SK-6.3.2, SK-6.3.3, SK-6.3.6, SK-6.3.7."""
    kind, what = kind_of(move), field(move, 0)
    if kind == TAKE_COINS:
        return [Reason("SK-6.3.2", "why-all-coins", {"coins": step.points})]
    if kind == TAKE_PLAN:
        if game.plan_display[what] == EMPTY:
            return [Reason("SK-6.3.7", "why-no-plan-there")]
        return _points(step, PRICE[DISPLAY_LETTER[what]])
    if game.specials[what] == GONE:
        return [Reason("SK-6.3.6", "why-plan-gone", {"plan": PLAN_NAMES[FIRST_SPECIAL + what]})]
    if game.specials[what] != ON_OFFER:
        return [Reason("SK-6.3.3", "why-later", {"round": SPECIAL_ROUND[what]})]
    return _points(step, SPECIAL_PRICE)


def _points(step: SpendPoints, price: int) -> list[Reason]:
    if price > step.points:
        return [Reason("SK-6.3.2", "why-points", {"points": price})]
    return [Reason("SK-6.3.2", "why-plan-before")]


def why_not_put(game: Table, step: PutPlan, move: int) -> list[Reason]:
    """SK-6.3.8, SK-6.3.9, SK-6.3.11."""
    if kind_of(move) != PUT_PLAN:
        return [Reason("SK-6.3.6", "why-plan-fits")]
    plan, screen = field(move, 0), field(move, 1)
    player = game.players[step.seat]
    if plan not in player.taken:
        return [Reason("SK-6.3.6", "why-not-taken", {"plan": PLAN_NAMES[plan]})]
    if screen <= max(1, player.upload):
        return [Reason("SK-6.3.11", "why-passed", {"screen": screen})]
    if plan != player.taken[0]:
        return [Reason("SK-6.3.6", "why-other-plan", {"plan": PLAN_NAMES[player.taken[0]]})]
    return [Reason("SK-6.3.8", "why-no-a", {"screen": screen})]


def why_not_flipped(game: Table, step: FlipPlan, move: int) -> list[Reason]:
    """SK-6.4.2."""
    player, screen = game.players[step.seat], field(move, 0)
    if screen > player.upload and player.plans[screen] == NONE:
        return [Reason("SK-6.4.2", "why-empty-screen", {"screen": screen})]
    if screen <= player.upload:
        return [Reason("SK-6.4.2", "why-flip-passed")]
    if player.flipped >> screen & 1:
        return [Reason("SK-6.4.2", "why-flipped")]
    return [Reason("SK-6.4.2", "why-coins", {"coins": FLIP_PRICE})]


def why_not_uploaded(game: Table, step: MoveUpload, move: int) -> list[Reason]:
    """SK-6.4.3, SK-6.4.4, SK-6.4.9, SK-6.4.11: what stops the marker on its way."""
    player, target = game.players[step.seat], field(move, 0)
    if target < player.upload:
        return [Reason("SK-6.4.3", "why-forward")]
    stop = max(field(one, 0) for one in step.options(game)) + 1
    assert stop <= min(target, LAST_SCREEN)
    if player.plans[stop] == NONE:
        return [Reason("SK-6.4.11", "why-empty-screen", {"screen": stop})]
    plan = player.plans[stop]
    coins = _coins_to(player, stop)
    if NEEDS[plan][COIN_NEED] and coins > player.coins:
        return [Reason("SK-6.4.9", "why-coins", {"coins": coins})]
    return [Reason("SK-6.4.4", "why-not-met", {"plan": PLAN_NAMES[plan]})]


def _coins_to(player: Player, screen: int) -> int:
    """SK-6.4.9: what the special plans on the way cost together."""
    return sum(
        NEEDS[player.plans[step]][COIN_NEED]
        for step in range(player.upload + 1, screen + 1)
        if not player.flipped >> step & 1
    )
