"""The round (P49-3): the dice phase, the turns, the production phase."""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849.content import COMPONENTS
from orrery.games.pulsar_2849.ending import FinalScoring
from orrery.games.pulsar_2849.production import Production, deal_transmitters
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.technologies import ROWS
from orrery.games.pulsar_2849.tracks import FACES, choices, median_of, move_counter
from orrery.games.pulsar_2849.turn import Turn
from orrery.games.pulsar_2849.words import (
    ACTIONS,
    DICE,
    MEDIAN,
    ROLLED,
    ROUND_BEGAN,
    TOOK_DIE,
    TURN_BEGAN,
)
from orrery.kernel.move import field
from orrery.kernel.state import replaced
from orrery.kernel.step import Procedure, Step

ROUNDS: Final = ROWS
SILVER_DICE: Final[list[int]] = [  # by number of players (P49-2.1.4, P49-17.1, P49-18.2)
    COMPONENTS["setup_by_players"].get(str(players), {}).get("silver_dice", 0)
    for players in range(5)
]
EVEN_START: Final[list[list[int]]] = [
    COMPONENTS["even_start_variant"].get(str(players), {}).get("fixed", []) for players in range(5)
]


class Round(Procedure[Table]):
    """P49-3.1: the three phases, the first one pushed last."""

    def run(self, game: Table) -> None:
        game.round += 1
        game.phase = DICE
        game.tell(ROUND_BEGAN, game.round)
        roll(game)
        game.push(EndOfRound())
        game.push(Production())
        for seat in reversed(game.seats_in_order()):
            game.push(BeginTurn(seat))
        for seat in reversed(picking_order(game)):
            game.push(TakeDie(seat))


def roll(table: Table) -> None:
    """P49-4.1.1, P49-4.2.1, P49-4.2.4, P49-4.7.1: the dice of the round and their median."""
    dice = [0] * FACES
    left = SILVER_DICE[table.seats]
    if table.even_start and table.round == 1:
        for value in EVEN_START[table.seats]:
            dice[value - 1] += 1
            left -= 1
    for _ in range(left):
        dice[table.below(FACES)] += 1
    table.dice_board = dice
    table.median = median_of(dice)
    if table.sink is not None:
        shown = "".join(str(i + 1) * number for i, number in enumerate(dice))
        table.tell(ROLLED, int(shown))
    table.tell(MEDIAN, table.median)


def picking_order(table: Table) -> list[int]:
    """P49-4.3.1, P49-4.3.2, P49-17.3: there and back, or the four rockets of two players."""
    if table.seats == 2:
        return table.turn_order
    return table.turn_order + table.turn_order[::-1]


class TakeDie(Step[Table]):
    """P49-4.3.3, P49-4.6.1: a die, and a counter that it moves."""

    def options(self, game: Table) -> list[int]:
        return choices(game, self.seat)

    def take(self, game: Table, move: int) -> None:
        value = field(move, 0)
        player = game.players[self.seat]
        board = game.dice_board
        game.dice_board = replaced(board, value - 1, board[value - 1] - 1)
        player.dice = [*player.dice, value]
        game.tell(TOOK_DIE, self.seat, value)
        move_counter(game, self.seat, value, field(move, 1), field(move, 2))


class BeginTurn(Procedure[Table]):
    """P49-5.1.1."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        game.phase = ACTIONS
        game.active = self.player
        game.tell(TURN_BEGAN, self.player)
        game.push(Turn(self.player))


class EndOfRound(Procedure[Table]):
    """P49-2.1.12, P49-13.7, P49-3.2: prepare the next round, or score the game."""

    def run(self, game: Table) -> None:
        if game.round == ROUNDS:
            game.push(FinalScoring())
            return
        deal_transmitters(game)
        game.first_patented = 0  # P49-13.7.2
        game.push(Round())  # P49-13.7.3: its row comes into play
