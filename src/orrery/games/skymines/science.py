"""Using scientists (SK-6.4) and field scientists (SK-6.5)."""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.board import BOARDS, collectors_of
from orrery.games.skymines.cards import (
    FIELD_COINS,
    FIELD_COMPANY,
    FIELD_HELIUM,
    PER_COLLECTORS,
    SYMBOL,
    VALUE,
)
from orrery.games.skymines.effects import gain
from orrery.games.skymines.moving import count, gain_coins, move_tank, open_slot, pay_coins
from orrery.games.skymines.plans import COIN_NEED, NEEDS, REWARD, is_met
from orrery.games.skymines.points import gain_points
from orrery.games.skymines.state import Table
from orrery.games.skymines.tracks import LAST_SCREEN, RIGHT_SLOT_AT
from orrery.games.skymines.words import (
    D1,
    DECLINE,
    ENERGY,
    FIELD,
    FIELD_TILE,
    FIELD_USED,
    FLIP,
    FLIPPED,
    NONE,
    RESOURCES,
    RIGHT_SLOT,
    SCIENCE,
    SCIENCE_TILE,
    SCIENCE_USED,
    SLOTS,
    TILE_PLACE,
    UPLOAD,
    UPLOAD_STEPS,
    UPLOADED,
    USE_FIELD,
    USE_SCIENCE,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Procedure, Step

FLIP_PRICE: Final = 2  # SK-6.4.2
TILE_POINTS: Final = 1  # SK-9.2
TILE_HELIUM: Final = 2  # SK-9.3
MORE_COLLECTORS: Final[list[int]] = [0, 1, 3]  # SK-10.4.6, by bonuses of D1


def science_moves(table: Table, seat: int) -> list[int]:
    """One card or tile; of equal cards only the first.

    SK-9.1, SK-6.4.1, SK-6.5.1, SK-9.2, SK-9.3.
    """
    player = table.players[seat]
    moves: list[int] = []
    seen: list[int] = []
    for slot in range(SLOTS):
        card = player.slots[slot]
        if player.is_up(slot) and card not in seen:
            seen.append(card)
            if SYMBOL[card] == SCIENCE:
                moves.append(pack(USE_SCIENCE, slot))
            elif SYMBOL[card] == FIELD:
                moves.append(pack(USE_FIELD, slot))
    if player.has_tile(SCIENCE_TILE):
        moves.append(pack(USE_SCIENCE, TILE_PLACE))
    if player.has_tile(FIELD_TILE):
        moves.append(pack(USE_FIELD, TILE_PLACE))
    return moves


def use_science(table: Table, seat: int, place: int) -> None:
    """SK-6.4.1 to SK-6.4.15: flip, move, then the points of the card."""
    player = table.players[seat]
    points = TILE_POINTS if place == TILE_PLACE else VALUE[player.slots[place]]
    table.tell(SCIENCE_USED, seat, points)
    research(table, seat, points, place)


def research(table: Table, seat: int, points: int, place: int) -> None:
    """SK-10.5.7: the same with a removed card, which lies nowhere (NONE)."""
    table.push(CardPoints(seat, points, place))
    table.push(MoveUpload(seat, place))
    table.push(FlipPlan(seat))


class FlipPlan(Step[Table]):
    """SK-6.4.2: for 2 coins a plan ahead of the marker has no requirement any more.

    Plans that the marker has passed could be flipped too; it would only cost something.
    """

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        moves = [pack(DECLINE)]
        if player.coins >= FLIP_PRICE:
            for step in range(player.upload + 1, LAST_SCREEN + 1):
                if player.plans[step] != NONE and not player.flipped >> step & 1:
                    moves.append(pack(FLIP, step))
        return moves

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == FLIP:
            step = field(move, 0)
            pay_coins(game, self.seat, FLIP_PRICE)
            game.players[self.seat].flipped |= 1 << step
            game.tell(FLIPPED, self.seat, game.players[self.seat].plans[step])


class MoveUpload(Step[Table]):
    """SK-6.4.3 to SK-6.4.13: as far as one wishes; only the last plan pays."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        moves = [pack(UPLOAD, player.upload)]
        units = [game.total(player, resource) for resource in range(RESOURCES)]
        energy, fields = game.total(player, ENERGY), game.total(player, FIELD)
        scholars = game.total(player, SCIENCE) + fields - (1 if self.place != NONE else 0)
        coins = player.coins
        for step in range(player.upload + 1, LAST_SCREEN + 1):
            plan = player.plans[step]
            if plan == NONE:  # SK-6.4.11
                break
            if not player.flipped >> step & 1:  # SK-6.4.10
                coins -= NEEDS[plan][COIN_NEED]  # SK-6.4.9
                if coins < 0 or not is_met(NEEDS[plan], units, energy, fields, scholars):
                    break
            moves.append(pack(UPLOAD, step))
        return moves

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        before, after = player.upload, field(move, 0)
        if after == before:
            return
        for step in range(before + 1, after + 1):
            if not player.flipped >> step & 1:
                pay_coins(game, self.seat, NEEDS[player.plans[step]][COIN_NEED])
        player.upload = after
        count(player, UPLOAD_STEPS, after - before)
        game.tell(UPLOADED, self.seat, before, after)
        if after >= RIGHT_SLOT_AT:  # SK-6.4.16
            open_slot(game, self.seat, RIGHT_SLOT)
        if not player.flipped >> after & 1:
            gain(game, self.seat, REWARD[player.plans[after]])


class CardPoints(Procedure[Table]):
    """SK-6.4.14, SK-6.4.15: after the plan's reward; then the card is turned."""

    def __init__(self, player: int, points: int, place: int) -> None:
        super().__init__()
        self.player = player
        self.points = points
        self.place = place

    def run(self, game: Table) -> None:
        player = game.players[self.player]
        if self.place == TILE_PLACE:
            player.tiles_used |= 1 << SCIENCE_TILE
        elif self.place != NONE:
            player.used |= 1 << self.place
        gain_points(game, self.player, self.points)


def use_field(table: Table, seat: int, place: int) -> None:
    """SK-6.5.5, SK-9.3: turn the card or the tile, and carry it out."""
    player = table.players[seat]
    if place == TILE_PLACE:
        player.tiles_used |= 1 << FIELD_TILE
        table.tell(FIELD_USED, seat)
        move_tank(table, seat, TILE_HELIUM + table.total(player, FIELD))
        return
    player.used |= 1 << place
    table.tell(FIELD_USED, seat)
    field_work(table, seat, player.slots[place])


def field_work(table: Table, seat: int, card: int) -> None:
    """SK-6.5.2 to SK-6.5.4: tank spaces, coins, and a space for every two collectors."""
    company = FIELD_COMPANY[card]
    spaces = FIELD_HELIUM[card]
    if company != NONE:
        player = table.players[seat]
        collectors = collectors_of(BOARDS[table.side], table.held, company)
        collectors += MORE_COLLECTORS[table.bonus(player, D1)]
        spaces += collectors // PER_COLLECTORS[card]
    gain_coins(table, seat, FIELD_COINS[card])
    move_tank(table, seat, spaces)
