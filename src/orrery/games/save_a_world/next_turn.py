"""What a player who waits can plan: the turns of this round (see kernel/plan.py)."""

from __future__ import annotations

from typing import Any

from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.turn import BeginTurn
from orrery.games.save_a_world.words import TURNS
from orrery.kernel.step import Procedure, Step


def next_turn(game: Table, seat: int) -> list[Step[Any]]:
    """One turn after another until the player passes."""
    if game.phase != TURNS or game.players[seat].has_passed:
        return []
    return [OwnTurns(seat)]


class OwnTurns(Procedure[Table]):
    """HSW-4.1: turn after turn of one player."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        if not game.players[self.player].has_passed:
            game.push(self)
            game.push(BeginTurn(self.player))
