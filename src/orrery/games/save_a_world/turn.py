"""Turns (HSW-4, HSW-5): the shuttle, an action card, a lander, or passing."""

from __future__ import annotations

from orrery.games.save_a_world.board import ACTION_OF, COMMAND, FRAME, LOCATIONS, WORLD
from orrery.games.save_a_world.boosts import Deed, LastBoosts, carry_out_all
from orrery.games.save_a_world.buying import refill
from orrery.games.save_a_world.cards import DECK, EFFECT
from orrery.games.save_a_world.gains import note, spend
from orrery.games.save_a_world.paying import NO_SWAPS, lay_open
from orrery.games.save_a_world.state import Player, Table, beside
from orrery.games.save_a_world.words import (
    ACCELERATED,
    ACTION,
    AWAY,
    AWAY_BIT,
    BASICS,
    CARD_PLAYED,
    DOCKING,
    ENERGY,
    EXCHANGE,
    FREE,
    FREE_ACTIONS,
    FUEL,
    GENIUS,
    LANDED,
    LANDING,
    MOON,
    PASS,
    PASSED,
    PLACE,
    PLAY,
    SHUTTLE,
    SHUTTLE_BIT,
    SHUTTLE_USED,
    WORLDS,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Procedure, Step

TWICE = 6  # in moves: two units of the basic resource with this number less stand for the cost


class BeginTurn(Procedure[Table]):
    """HSW-4.2, HSW-12.3.6: what happened in the last turn counts no more."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        clear_turn(game)
        game.push(EndTurn(self.player))
        game.push(LastBoosts(self.player, NO_SWAPS))
        game.push(Turn(self.player))


def clear_turn(table: Table) -> None:
    table.happened = 0
    table.tags_spent = 0
    table.rewarded = 0


class Turn(Step[Table]):
    """Exactly one of them; passing is always possible.

    HSW-4.2, HSW-5.1.2, HSW-5.2.2, HSW-5.2.3, HSW-5.4.1 to HSW-5.4.3.
    """

    def options(self, game: Table) -> list[int]:
        moves = shuttle_moves(game, self.seat)
        moves += action_moves(game, self.seat)
        moves += landing_moves(game, self.seat)
        moves.append(pack(PASS))
        return moves

    def take(self, game: Table, move: int) -> None:
        kind = kind_of(move)
        if kind == PASS:
            game.players[self.seat].has_passed = True
            game.tell(PASSED, self.seat)
        elif kind == SHUTTLE:
            use_shuttle(game, self.seat, field(move, 0), field(move, 1))
        else:
            act(game, self.seat, move)


class EndTurn(Procedure[Table]):
    """HSW-12.1.7, HSW-12.1.8: displays are refilled, and new cards can be used."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        game.players[self.player].fresh = []
        refill(game)


def payments(player: Player, any_kind: bool) -> list[int]:
    """HSW-7.11, HSW-11.2.1, HSW-11.2.8: what can stand for 1 energy, energy itself first."""
    found = [ENERGY] if player.levels[ENERGY] else []
    if any_kind:
        found += [resource for resource in range(1, BASICS) if player.levels[resource]]
    if player.levels[GENIUS]:
        found.append(GENIUS)
    if player.owns(EXCHANGE):
        found += [TWICE + resource for resource in range(1, BASICS) if player.levels[resource] > 1]
    return found


def pay_one(table: Table, who: int, payment: int) -> None:
    if payment > TWICE:
        spend(table, who, payment - TWICE, 2)
    else:
        spend(table, who, payment, 1)


def shuttle_moves(table: Table, seat: int) -> list[int]:
    """HSW-5.1.1, HSW-5.1.3: a lander of a ready zone to the other world."""
    player = table.players[seat]
    return [
        pack(SHUTTLE, world, payment)
        for world in range(WORLDS)
        if player.ready[world]
        for payment in payments(player, player.owns(FUEL))
    ]


def use_shuttle(table: Table, seat: int, world: int, payment: int) -> None:
    """HSW-5.1.1, HSW-11.2.2."""
    player = table.players[seat]
    pay_one(table, seat, payment)
    player.ready[world] -= 1
    player.ready[beside(world)] += 1
    table.tell(SHUTTLE_USED, seat, beside(world))
    note(table, seat, SHUTTLE_BIT)
    if player.owns(LANDING):
        table.push(HotLanding(seat, NO_SWAPS))


class HotLanding(Deed):
    """HSW-11.2.2: a lander or an action card in the same turn; never more than one."""

    def options(self, game: Table) -> list[int]:
        return self.with_asides(
            game, action_moves(game, self.seat) + landing_moves(game, self.seat)
        )

    def take(self, game: Table, move: int) -> None:
        if self.is_aside(game, move):
            return
        act(game, self.seat, move)


def action_moves(table: Table, seat: int) -> list[int]:
    """HSW-5.2, HSW-11.2.3: an action card from hand for 1 energy."""
    player = table.players[seat]
    cards = [card for card in player.hand if DECK[card] == ACTION and card not in player.fresh]
    if not cards:
        return []
    methods = [FREE] if player.owns(FREE_ACTIONS) else payments(player, any_kind=False)
    return [pack(PLAY, card, payment) for card in cards for payment in methods]


def landing_moves(table: Table, seat: int) -> list[int]:
    """HSW-5.3, HSW-11.2.6: a lander of a ready zone to a location of the same world."""
    ready = table.players[seat].ready
    return [
        pack(PLACE, location)
        for location in range(LOCATIONS)
        if ready[WORLD[location]] and may_land(table, seat, location)
    ]


def may_land(table: Table, seat: int, location: int) -> bool:
    """HSW-5.3.2 to HSW-5.3.6, HSW-11.2.6, HSW-18.9."""
    if not table.is_built(location):
        return False
    if table.is_available(location):
        return True
    player = table.players[seat]
    return location != COMMAND and player.owns(DOCKING) and not player.has_docked


def act(table: Table, seat: int, move: int) -> None:
    """An action card or a lander."""
    if kind_of(move) == PLAY:
        play_action(table, seat, field(move, 0), field(move, 1))
        return
    location = field(move, 0)
    table.players[seat].ready[WORLD[location]] -= 1
    land(table, seat, location)


def play_action(table: Table, seat: int, card: int, payment: int) -> None:
    """HSW-5.2.1: pay, discard, carry out."""
    player = table.players[seat]
    if payment != FREE:
        pay_one(table, seat, payment)
    lay_open(player, card)
    player.discard = sorted([*player.discard, card])
    table.tell(CARD_PLAYED, seat, card)
    carry_out_all(table, seat, EFFECT[card])


def land(table: Table, seat: int, location: int) -> None:
    """HSW-5.3.1: put it there and carry out the action."""
    if not table.is_available(location):
        table.players[seat].has_docked = True
    table.land(location, seat)
    table.tell(LANDED, seat, location)
    if FRAME[location] == AWAY:
        note(table, seat, AWAY_BIT)
    carry_out_all(table, seat, ACTION_OF[location])


class Accelerate(Step[Table]):
    """HSW-13.4 to HSW-13.9: the lander of Take Command must go to another location of the moon."""

    def options(self, game: Table) -> list[int]:
        return [
            pack(PLACE, location)
            for location in range(LOCATIONS)
            if location != COMMAND
            and WORLD[location] == MOON
            and may_land(game, self.seat, location)
        ]

    def insists(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        game.lift(COMMAND, self.seat)
        game.tell(ACCELERATED, self.seat)
        land(game, self.seat, field(move, 0))
