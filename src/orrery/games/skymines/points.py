"""Research points and the plans they buy (SK-6.3)."""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.moving import gain_coins
from orrery.games.skymines.plans import (
    DISPLAY_LETTER,
    FIRST_SPECIAL,
    LETTER,
    LETTERED,
    PRICE,
    RED_FRAMED,
    SPECIAL_PRICE,
    SPECIALS,
)
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.tracks import LAST_SCREEN, NO_A_FROM, OVERFLOW
from orrery.games.skymines.words import (
    DECLINE,
    NONE,
    PLAN_DEALT,
    PLAN_DISCARDED,
    PLAN_PUT,
    PLAN_TAKEN,
    PUT_PLAN,
    SUPPLEMENT_TAKEN,
    TAKE_COINS,
    TAKE_PLAN,
    TAKE_SPECIAL,
)
from orrery.kernel.market import EMPTY
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Procedure, Step

ON_OFFER: Final = 1  # of a special plan: face up on the round track
GONE: Final = 2
A: Final = 0


def gain_points(table: Table, seat: int, points: int) -> None:
    """They are spent at once; on the last screen each of them is 2 coins.

    SK-6.3.13, SK-11.6, SK-12.4, SK-6.3.1, SK-11.4.
    """
    if not points:
        return
    if table.players[seat].upload == LAST_SCREEN:
        gain_coins(table, seat, OVERFLOW * points)
    else:
        table.push(SpendPoints(seat, points, NONE))


class SpendPoints(Step[Table]):
    """SK-6.3.2: plans, each as often as one likes; what is left becomes coins.

    The order in which plans are taken changes nothing, so they are offered in one order.
    """

    def __init__(self, seat: int, points: int, last: int) -> None:
        self.seat = seat
        self.points = points
        self.last = last  # the place of the plan taken before: a display space, or a special plan

    def options(self, game: Table) -> list[int]:
        moves = [pack(TAKE_COINS, self.points)]
        for space in range(max(0, self.last + 1), len(game.plan_display)):
            if game.plan_display[space] != EMPTY and PRICE[DISPLAY_LETTER[space]] <= self.points:
                moves.append(pack(TAKE_PLAN, space))
        if self.points >= SPECIAL_PRICE:  # SK-6.3.3
            for special in range(SPECIALS):
                place = len(game.plan_display) + special
                if place > self.last and game.specials[special] == ON_OFFER:
                    moves.append(pack(TAKE_SPECIAL, special))
        return moves

    def take(self, game: Table, move: int) -> None:
        kind, what = kind_of(move), field(move, 0)
        if kind == TAKE_COINS:
            gain_coins(game, self.seat, self.points)
            return
        if kind == TAKE_PLAN:
            plan, last = game.plan_display[what], what
            left = self.points - PRICE[DISPLAY_LETTER[what]]
            game.plan_display[what] = EMPTY
            if RED_FRAMED[what]:
                take_supplement(game, self.seat)
        else:
            plan, last = FIRST_SPECIAL + what, len(game.plan_display) + what
            left = self.points - SPECIAL_PRICE
            set_special(game, what, GONE)
        player = game.players[self.seat]
        player.taken = [*player.taken, plan]
        game.tell(PLAN_TAKEN, self.seat, plan)
        if left:
            game.push(SpendPoints(self.seat, left, last))


def set_special(table: Table, special: int, place: int) -> None:
    """Let a special plan be on offer, or gone."""
    specials = table.specials[:]
    specials[special] = place
    table.specials = specials


def take_supplement(table: Table, who: int) -> None:
    """SK-6.3.4: all coins of the supplement space."""
    if table.supplement:
        table.tell(SUPPLEMENT_TAKEN, who, table.supplement)
        gain_coins(table, who, table.supplement)
        table.supplement = 0


class PlacePlans(Procedure[Table]):
    """SK-6.3.6: at the end of a turn plans go on the research track; then spaces are refilled."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        if game.players[self.player].taken:
            game.push(RefillPlans())
            game.push(PutPlan(self.player, NONE))


class PutPlan(Step[Table]):
    """An empty screen, or a plan ahead of the marker to cover.

    SK-6.3.12, SK-21.9, SK-6.3.8 to SK-6.3.11, SK-21.8. Plans are put down in the order in which
    they were taken, for another order changes nothing; unless an A plan goes where no A plan may
    lie, on top of one that was taken with it (SK-6.3.10): then that one comes first, and the A
    plan `onto` it.
    """

    def __init__(self, seat: int, onto: int) -> None:
        self.seat = seat
        self.onto = onto

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        first = player.taken[0]
        if self.onto != NONE:
            return [pack(PUT_PLAN, first, self.onto)]
        screens = screens_for(player, first)
        moves = [pack(PUT_PLAN, first, screen) for screen in screens] or [pack(DECLINE)]
        if is_a(first):
            for plan in player.taken[1:]:
                if not is_a(plan):
                    moves += [pack(PUT_PLAN, plan, screen) for screen in closed_to_a(player)]
        return moves

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        plan, onto = player.taken[0], NONE
        if kind_of(move) == DECLINE:
            game.tell(PLAN_DISCARDED, self.seat, plan)
        else:
            screen = field(move, 1)
            if field(move, 0) != plan:
                plan, onto = field(move, 0), screen
            cover(player, screen)
            put_plan(player, plan, screen)
            game.tell(PLAN_PUT, self.seat, plan, screen)
        player.taken = [one for one in player.taken if one != plan]
        if player.taken:
            game.push(PutPlan(self.seat, onto))


def is_a(plan: int) -> bool:
    return plan < LETTERED and LETTER[plan] == A


def cover(player: Player, screen: int) -> None:
    """SK-6.3.9, SK-6.3.12: a plan that lies there counts for nothing any more."""
    if player.plans[screen] != NONE:
        player.covered = [*player.covered, player.plans[screen]]
        player.flipped &= ~(1 << screen)


def put_plan(player: Player, plan: int, screen: int) -> None:
    """Let a plan be the uppermost one on a screen."""
    plans = player.plans[:]
    plans[screen] = plan
    player.plans = plans


def screens_for(player: Player, plan: int) -> list[int]:
    """SK-6.3.8, SK-6.3.9, SK-6.3.11: beyond the marker, A plans not on empty screens without A."""
    return [
        screen
        for screen in range(max(2, player.upload + 1), LAST_SCREEN + 1)
        if player.plans[screen] != NONE or screen < NO_A_FROM or not is_a(plan)
    ]


def closed_to_a(player: Player) -> list[int]:
    """SK-6.3.8: the empty screens beyond the marker on which no A plan may be put."""
    ahead = range(max(NO_A_FROM, player.upload + 1), LAST_SCREEN + 1)
    return [screen for screen in ahead if player.plans[screen] == NONE]


class RefillPlans(Procedure[Table]):
    """SK-6.3.6, SK-6.3.7: empty lettered spaces from the stack of their letter."""

    def run(self, game: Table) -> None:
        for plan in refill_plans(game):
            game.tell(PLAN_DEALT, plan)


def refill_plans(table: Table) -> list[int]:
    """SK-3.1.9, SK-6.3.7: fill the display; the new plans."""
    dealt: list[int] = []
    table.plan_decks = [deck.copy() for deck in table.plan_decks]
    for space in range(len(table.plan_display)):
        deck = table.plan_decks[DISPLAY_LETTER[space]]
        if table.plan_display[space] == EMPTY and deck.size():
            table.plan_display[space] = deck.draw(table)
            dealt.append(table.plan_display[space])
    return dealt
