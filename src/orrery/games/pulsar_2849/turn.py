"""A turn of the action phase (P49-5.1): one thing after another."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.pulsar_2849.actions import act, actions_of, flights_of
from orrery.games.pulsar_2849.bonus_die import copy_die, copy_moves
from orrery.games.pulsar_2849.flying import can_fly
from orrery.games.pulsar_2849.paying import (
    Action,
    dice_at_hand,
    pay,
    tokens_at_hand,
    value_with,
    values_of,
)
from orrery.games.pulsar_2849.pulsars import build, building_moves
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.words import (
    BUILD,
    COPY,
    END_TURN,
    NONE,
    TURN_ENDED,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Step


class Turn(Step[Table]):
    """P49-5.1.2, P49-5.1.3, P49-12.1.2: one thing after another, until the player ends the turn."""

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        moves = paid_moves(game, self.seat)
        moves += building_moves(game, self.seat)
        moves += copy_moves(game, self.seat)
        if not player.must_use_red:
            moves.append(pack(END_TURN))  # P49-5.1.4
        return moves

    def insists(self) -> bool:
        return True  # so that the last action of a turn can be taken back

    def take(self, game: Table, move: int) -> None:
        kind = kind_of(move)
        if kind == END_TURN:
            end_turn(game, self.seat)
            return
        game.push(self)
        if kind == BUILD:
            build(game, self.seat, field(move, 0), field(move, 1))
        elif kind == COPY:
            copy_die(game, self.seat, field(move, 0))
        else:
            value = pay(game, self.seat, field(move, 0), field(move, 1))
            act(game, self.seat, move, value)


def end_turn(table: Table, seat: int) -> None:
    """P49-5.1.4: what was not used is lost."""
    player = table.players[seat]
    player.dice = []
    player.offers = []
    player.copied = False
    player.red_used = False
    table.active = NONE
    table.tell(TURN_ENDED, seat)


def paid_moves(table: Table, seat: int) -> list[int]:
    """P49-5.2.1: everything that the dice at hand pay for."""
    dice = dice_at_hand(table.players[seat])
    if not dice:
        return []
    tokens = tokens_at_hand(table.players[seat])
    flights = flights_of(table, seat)
    actions = actions_of(table, seat, values_of(dice, tokens))
    moves: list[int] = []
    for die in dice:
        for token in tokens:
            if can_fly(table, seat, value_with(die, token)):
                paid = pack(0, die, token)  # these fields are still empty in the moves
                for flight in flights:
                    moves.append(flight | paid)
            _add_paid(moves, actions, die, token)
    return moves


def _add_paid(moves: list[int], actions: list[Action], die: i64, token: i64) -> None:
    """Append the moves that pay for one of these actions with a die and a token."""
    value = value_with(die, token)
    paid = pack(0, die, token)
    for action in actions:
        if action.takes(die, token, value):
            moves.append(action.move | paid)
