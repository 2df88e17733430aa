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
SPENT: Final = "you have looked ahead a lot; wait a little"

T = TypeVar("T")


class Foreseen:
    """What has been worked out for one decision, for everyone who sits on its seat."""

    def __init__(self, title: Title, game: Game, seat: int, decision: str) -> None:
        self.decision = decision
        self._moves = title.moves
        self._foresight = Foresight(title, game, seat)
        self._outlooks: dict[str, OutlookInfo] = {}
        self._reasons: dict[str, WhyNotInfo] = {}

    async def outlooks(self, moves: Sequence[str], budget: Budget) -> list[OutlookInfo]:
        """What legal moves would lead to."""
        return await _worked_out(moves, self._outlooks, self._outlook, budget)

    async def reasons(self, moves: Sequence[str], budget: Budget) -> list[WhyNotInfo]:
        """What forbids moves that are not legal."""
        return await _worked_out(moves, self._reasons, self._why_not, budget)

    def _outlook(self, text: str) -> OutlookInfo:
        outlook = self._foresight.outlook(self._moves.parse(text))
        return OutlookInfo(
            move=text,
            events=outlook.events,
            wastes=outlook.wastes,
            changes=[ChangeInfo(c.name, c.before, c.after, c.burden) for c in outlook.changes],
            touches=outlook.touches,
            then=outlook.then,
            waits=[self._moves.text(one) for one in outlook.waits],
            chance=outlook.chance,
        )

    def _why_not(self, text: str) -> WhyNotInfo:
        reasons = self._foresight.why_not(self._moves.parse(text))
        return WhyNotInfo(text, [ReasonInfo(r.paragraph, r.key, dict(r.fields)) for r in reasons])


async def _worked_out(
    moves: Sequence[str], known: dict[str, T], work: Callable[[str], T], budget: Budget
) -> list[T]:
    since = time.monotonic()
    for move in moves:
        if move in known:
            continue
        if not budget.is_left():
            raise Refuse(Code.TOO_FAST, SPENT)
        began = time.monotonic()
        try:
            known[move] = work(move)
        except OrreryError as error:
            raise refusal_of(error) from error
        now = time.monotonic()
        budget.spend(now - began)
        if now - since > _SLICE:
            await asyncio.sleep(0)
            since = time.monotonic()
    return [known[move] for move in moves]
