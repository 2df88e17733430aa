"""Outlooks and reasons for clients: worked out when they are asked for, once per decision.

Working them out is charged to the connection that asks, and never holds the others up: it pauses
whenever it has taken a few milliseconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from orrery.kernel.errors import OrreryError
from orrery.kernel.game import Game
from orrery.kernel.outlook import Foresight
from orrery.kernel.title import Title
from orrery.server.limiting import Budget
from orrery.server.refusals import Refuse, refusal_of
from orrery.server.wire import ChangeInfo, Code, OutlookInfo, ReasonInfo, WhyNotInfo

_SLICE: Final = 0.004  # seconds at a stretch
_MOST: Final = 1000  # answers of a kind that are kept for a decision
SPENT: Final = "you have looked ahead a lot; wait a little"

T = TypeVar("T")


class Foreseen:
    """What has been worked out for one decision, for everyone who sits on its seat."""

    def __init__(self, title: Title, game: Game, seat: int, decision: str) -> None:
        self.decision = decision
        self._moves = title.moves
        self._foresight = Foresight(title, game, seat)
        self._outlooks: dict[int, OutlookInfo] = {}
        self._reasons: dict[int, WhyNotInfo] = {}

    @property
    def kept(self) -> int:
        """How many answers are kept."""
        return len(self._outlooks) + len(self._reasons)

    async def outlooks(self, moves: Sequence[str], budget: Budget) -> list[OutlookInfo]:
        """What legal moves would lead to."""
        return await _worked_out(self._parsed(moves), self._outlooks, self._outlook, budget)

    async def reasons(self, moves: Sequence[str], budget: Budget) -> list[WhyNotInfo]:
        """What forbids moves that are not legal."""
        return await _worked_out(self._parsed(moves), self._reasons, self._why_not, budget)

    def _parsed(self, moves: Sequence[str]) -> list[int]:
        """Moves as the game counts them: a move has many notations, but one answer."""
        try:
            return [self._moves.parse(text) for text in moves]
        except OrreryError as error:
            raise refusal_of(error) from error

    def _outlook(self, move: int) -> OutlookInfo:
        outlook = self._foresight.outlook(move)
        return OutlookInfo(
            move=self._moves.text(move),
            events=outlook.events,
            wastes=outlook.wastes,
            changes=[ChangeInfo(c.name, c.before, c.after, c.burden) for c in outlook.changes],
            touches=outlook.touches,
            then=outlook.then,
            waits=[self._moves.text(one) for one in outlook.waits],
            chance=outlook.chance,
        )

    def _why_not(self, move: int) -> WhyNotInfo:
        reasons = self._foresight.why_not(move)
        found = [ReasonInfo(r.paragraph, r.key, dict(r.fields)) for r in reasons]
        return WhyNotInfo(self._moves.text(move), found)


async def _worked_out(
    moves: Sequence[int], known: dict[int, T], work: Callable[[int], T], budget: Budget
) -> list[T]:
    since = time.monotonic()
    found: list[T] = []
    for move in moves:
        answer = known.get(move)
        if answer is None:
            answer = known[move] = _paid(move, work, budget)
            if len(known) > _MOST:
                del known[next(iter(known))]
        found.append(answer)
        if time.monotonic() - since > _SLICE:
            await asyncio.sleep(0)
            since = time.monotonic()
    return found


def _paid(move: int, work: Callable[[int], T], budget: Budget) -> T:
    """An answer that was not known, for its time."""
    if not budget.is_left():
        raise Refuse(Code.TOO_FAST, SPENT)
    began = time.monotonic()
    try:
        return work(move)
    except OrreryError as error:
        raise refusal_of(error) from error
    finally:
        budget.spend(time.monotonic() - began)
