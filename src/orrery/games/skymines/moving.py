"""Coins, the tank track and the company tracks (SK-10, SK-11, SK-12)."""

from __future__ import annotations

from orrery.games.skymines.state import Luna, Player, Table
from orrery.games.skymines.tracks import (
    BARRIER,
    LAST,
    LAST_TANK,
    LEFT_SLOT_AT,
    OVERFLOW,
    THRESHOLD,
)
from orrery.games.skymines.words import (
    BARRIER_PAID,
    COINS_GAINED,
    COINS_PAID,
    DECLINE,
    HELIUM_MOVED,
    LEFT_SLOT,
    MOST_COINS,
    MOVED,
    PAY_BARRIER,
    SLOT_OPENED,
    TANK_MOVED,
    THRESHOLD_CROSSED,
    TRACK_SPACES,
)
from orrery.kernel.move import kind_of, pack
from orrery.kernel.step import Procedure, Step


def gain_coins(table: Table, who: int, coins: int) -> None:
    """SK-12.2."""
    if coins > 0:
        player = table.players[who]
        player.coins += coins
        if player.in_action:
            player.in_action[MOST_COINS] = max(player.in_action[MOST_COINS], player.coins)
        table.tell(COINS_GAINED, who, coins)


def pay_coins(table: Table, who: int, coins: int) -> None:
    """SK-12.1."""
    if coins > 0:
        table.players[who].coins -= coins
        table.tell(COINS_PAID, who, coins)


def move_tank(table: Table, who: int, spaces: int) -> None:
    """SK-11.1, SK-11.3, SK-12.3, SK-14.12: what goes beyond the end becomes coins."""
    player = table.players[who]
    moved = min(spaces, LAST_TANK - player.tank)
    if moved:
        player.tank += moved
        count(player, HELIUM_MOVED, moved)
        table.tell(TANK_MOVED, who, player.tank)
        if not isinstance(player, Luna) and player.tank >= LEFT_SLOT_AT:
            open_slot(table, who, LEFT_SLOT)
    gain_coins(table, who, OVERFLOW * (spaces - moved))


def open_slot(table: Table, who: int, slot: int) -> None:
    """SK-11.1, SK-11.2: a slot more, from the next planning phase on."""
    player = table.players[who]
    if not player.open_slots >> slot & 1:
        player.open_slots |= 1 << slot
        table.tell(SLOT_OPENED, who, slot)


def count(player: Player, what: int, number: int) -> None:
    """Keep in mind what the running action brings (SK-14.11)."""
    if player.in_action:
        player.in_action[what] += number


def step_forward(table: Table, who: int, company: int) -> None:
    """SK-10.2.2, SK-10.2.3, SK-21.10: one space, and what its line pays to all who crossed it."""
    player = table.players[who]
    player.at[company] += 1
    count(player, TRACK_SPACES, 1)
    space = player.at[company]
    coins = THRESHOLD[table.sides[company]][space]
    if coins:
        table.tell(THRESHOLD_CROSSED, who, company, coins)
        for other in range(len(table.players)):
            if table.players[other].at[company] >= space:
                gain_coins(table, other, coins)


def barrier_ahead(table: Table, player: Player, company: int) -> int:
    """SK-10.1.1: what the next space of a track costs to reach, 0 without a barrier."""
    return BARRIER[table.sides[company]][player.at[company] + 1]


class Advance(Procedure[Table]):
    """Space after space; at a barrier the player is asked, the end loses the rest.

    SK-10.1.7, SK-10.1.
    """

    def __init__(self, mover: int, company: int, spaces: int) -> None:
        super().__init__()
        self.mover = mover
        self.company = company
        self.spaces = spaces

    def run(self, game: Table) -> None:
        player = game.players[self.mover]
        before = player.at[self.company]
        left = self.spaces
        while left and player.at[self.company] < LAST:  # SK-10.1.4, SK-10.1.6
            price = barrier_ahead(game, player, self.company)
            if price:
                if price <= player.coins:
                    game.push(PayBarrier(self.mover, self.company, left))
                break
            step_forward(game, self.mover, self.company)
            left -= 1
        tell_moved(game, self.mover, self.company, before)


class PayBarrier(Step[Table]):
    """SK-10.1.2, SK-10.1.3: pay at once and go on, or stop there."""

    def __init__(self, seat: int, company: int, left: int) -> None:
        self.seat = seat
        self.company = company
        self.left = left

    def options(self, game: Table) -> list[int]:
        return [pack(PAY_BARRIER, self.company), pack(DECLINE)]

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == DECLINE:
            return
        before = game.players[self.seat].at[self.company]
        cross_barrier(game, self.seat, self.company)
        tell_moved(game, self.seat, self.company, before)
        if self.left > 1:
            game.push(Advance(self.seat, self.company, self.left - 1))


def cross_barrier(table: Table, who: int, company: int) -> None:
    """SK-10.1.2: pay for the line, and take the space behind it."""
    player = table.players[who]
    price = barrier_ahead(table, player, company)
    player.coins -= price
    table.tell(BARRIER_PAID, who, company, price)
    step_forward(table, who, company)


def tell_moved(table: Table, who: int, company: int, before: int) -> None:
    after = table.players[who].at[company]
    if after != before:
        table.tell(MOVED, who, company, before, after)
