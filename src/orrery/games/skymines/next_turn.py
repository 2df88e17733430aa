"""What a player who waits can plan: the turns of this round, or the next one's cards.

See kernel/plan.py.
"""

from __future__ import annotations

from typing import Any

from orrery.games.skymines.planning import PlanCards
from orrery.games.skymines.rounds import ends_after_round, take_markers
from orrery.games.skymines.state import Table
from orrery.games.skymines.turn import BeginTurn
from orrery.games.skymines.words import ACTIONS, PLANNING
from orrery.kernel.step import Procedure, Step


def next_turn(game: Table, seat: int) -> list[Step[Any]]:
    """One turn after another until the player drops out; who has, plans cards."""
    if game.round == 0 or game.phase not in (PLANNING, ACTIONS):
        return []
    if not game.players[seat].is_out:
        return [OwnTurns(seat)]
    return [] if ends_after_round(game) else [OwnTurns(seat), NextRound(seat)]


class OwnTurns(Procedure[Table]):
    """SK-6.0.1: turn after turn of one player."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        game.phase = ACTIONS
        if not game.players[self.player].is_out:
            game.push(self)
            game.push(BeginTurn(self.player))


class NextRound(Procedure[Table]):
    """SK-5.1, SK-7.2: a round begins for one player, with the cards that are on display now."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        game.phase = PLANNING
        take_markers(game)
        game.players[self.player].is_out = False
        game.players[self.player].turns = 0
        game.push(PlanCards(self.player))
