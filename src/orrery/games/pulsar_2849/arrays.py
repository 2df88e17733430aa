"""Transmitter arrays (P49-8): taking, linking, paying, going online."""

from __future__ import annotations

from itertools import pairwise

from orrery.games.pulsar_2849.abilities import react
from orrery.games.pulsar_2849.gains import gain, offer_red_die
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.transmitters import (
    COSTS,
    IMMEDIATE,
    LEFT,
    RIGHT,
    half_at,
    tile_of,
)
from orrery.games.pulsar_2849.words import (
    FROM_TRANSMITTER,
    LINK,
    LINKED,
    NEW_ARRAY,
    NONE,
    ON_TRANSMITTER,
    ONLINE,
    TRANSMITTER_PAID,
    TRANSMITTER_TAKEN,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.state import replaced
from orrery.kernel.step import Procedure, Step


def take_transmitter(table: Table, seat: int, tile: int, cost: int) -> None:
    """P49-8.1.1 to P49-8.1.3, P49-8.3.3: linking comes first, even if the tile is complete."""
    table.display = replaced(table.display, table.display.index(tile), NONE)
    table.tell(TRANSMITTER_TAKEN, seat, tile)
    table.push(Completion(seat, tile))
    pay_cost(table, seat, tile, cost)
    table.push(LinkTransmitter(seat, tile))


def pay_cost(table: Table, seat: int, tile: int, cost: int) -> None:
    """P49-8.3.1: cover a cost die with a token."""
    paid = table.paid[tile] | 1 << COSTS[tile].index(cost)
    table.paid = replaced(table.paid, tile, paid)
    table.tell(TRANSMITTER_PAID, seat, tile, cost)


def unpaid_costs(table: Table, tile: int) -> list[int]:
    return [cost for i, cost in enumerate(COSTS[tile]) if not (table.paid[tile] >> i) & 1]


class LinkTransmitter(Step[Table]):
    """P49-8.2.2, P49-8.2.3: attach a new tile to an array, by either of its ends, or start one.

    P49-8.2.5, P49-8.2.6: there is no other moment for it, so arrays are chains and never join.
    P49-8.2.8: it does not matter which tiles are online.
    """

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, game: Table) -> list[int]:
        ends = [end for end in (LEFT, RIGHT) if half_at(2 * self.tile, end) != NONE]
        if len(ends) == 2 and half_at(2 * self.tile, LEFT) == half_at(2 * self.tile, RIGHT):
            ends = [LEFT]  # turned round it is the same
        moves: list[int] = []
        for number, array in enumerate(game.players[self.seat].arrays):
            for side in (LEFT, RIGHT):
                if half_at(array[0] if side == LEFT else array[-1], side) != NONE:
                    moves += [pack(LINK, number, side, end) for end in ends]
        return [*moves, pack(NEW_ARRAY)]

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        if kind_of(move) == NEW_ARRAY:
            player.arrays = [*player.arrays, [2 * self.tile]]
            return
        number, side, end = field(move, 0), field(move, 1), field(move, 2)
        placed = 2 * self.tile + (1 if end == side else 0)  # its own end faces the array
        array = player.arrays[number]
        neighbour = array[0] if side == LEFT else array[-1]
        longer = [placed, *array] if side == LEFT else [*array, placed]
        player.arrays = replaced(player.arrays, number, longer)
        game.tell(LINKED, self.seat, self.tile, tile_of(neighbour))


class Completion(Procedure[Table]):
    """P49-8.3.2: when all costs are paid, first the immediate benefit, then it is online."""

    def __init__(self, owner: int, tile: int) -> None:
        super().__init__()
        self.owner = owner
        self.tile = tile

    def run(self, game: Table) -> None:
        if game.is_online(self.tile):
            game.push(GoOnline(self.owner, self.tile))
            gain(game, self.owner, IMMEDIATE[self.tile], FROM_TRANSMITTER + self.tile)


class GoOnline(Procedure[Table]):
    """P49-8.3.4, P49-8.4.2: links to online neighbours give red dice in this turn."""

    def __init__(self, owner: int, tile: int) -> None:
        super().__init__()
        self.owner = owner
        self.tile = tile

    def run(self, game: Table) -> None:
        game.tell(ONLINE, self.owner, self.tile)
        react(game, self.owner, ON_TRANSMITTER)
        for value in link_dice(game, self.owner, self.tile):
            offer_red_die(game, self.owner, value)


def link_dice(table: Table, seat: int, tile: int) -> list[int]:
    """P49-8.2.7, P49-8.4.1, P49-8.4.3: the dice that a tile forms with its online neighbours."""
    dice: list[int] = []
    for array in table.players[seat].arrays:
        for left, right in pairwise(array):
            pair = [tile_of(left), tile_of(right)]
            if tile in pair and all(table.is_online(one) for one in pair):
                dice.append(half_at(left, RIGHT) + half_at(right, LEFT))
    return dice
