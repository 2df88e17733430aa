"""What a player who waits can plan: the turn of this round (see kernel/plan.py)."""

from __future__ import annotations

from typing import Any

from orrery.games.pulsar_2849.rounds import BeginTurn, TakeDie
from orrery.games.pulsar_2849.state import Table
from orrery.kernel.game import TABLE
from orrery.kernel.step import Step


def next_turn(game: Table, seat: int) -> list[Step[Any]]:
    """The dice that are still to be taken, and the turn; once that is over, the next is rolled."""
    coming = game.lanes[TABLE].stack
    return [step for step in coming if _is_own(step, seat)]


def _is_own(step: Step[Any], seat: int) -> bool:
    if isinstance(step, BeginTurn):
        return step.player == seat
    return isinstance(step, TakeDie) and step.seat == seat
