"""Processes in which bots think, shared by the tables of a worker.

Neither a bot nor its process gets the game: what goes in is an imagined position.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from typing import Final

import msgspec
import structlog

from orrery import bots
from orrery.bots.analysis import Question
from orrery.bots.appraisal import Appraisal
from orrery.bots.child import Answer, Task, think_for_bots
from orrery.bots.thinker import Thinker
from orrery.helper import Work
from orrery.kernel.errors import BotFailed

log = structlog.get_logger()

_SHARE: Final = 0.9  # of a bot's time, which its clock shows; the rest is for the way back
_GUESTS: Final = 8  # bots of others that have a process of their own at the same time


class Thinkers:
    """A few processes, shared by all tables of a worker.

    Bots that don't come with Orrery don't share: each has a process of its own for a while, so that
    it can't learn from another what its seat can't know.
    """

    def __init__(self, processes: int, work: Work = think_for_bots) -> None:
        self._work = work
        self._shared = [Thinker(work) for _ in range(max(1, processes))]
        self._guests: OrderedDict[str, Thinker] = OrderedDict()
        self._busy: list[Thinker] = []
        self._free = asyncio.Semaphore(len(self._shared))
        self._threads = ThreadPoolExecutor(len(self._shared), "thinker")

    def begin(self) -> None:
        """Start all processes."""
        for thinker in self._shared:
            thinker.begin()

    async def wake(self, patience: float) -> None:
        """Wait until a process can answer, if none has been needed yet."""
        if any(one.is_awake for one in self._shared):
            return
        async with self._free:
            thinker = self._idle()[0]
            self._busy.append(thinker)
            try:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._threads, _wake, thinker, patience)
            finally:
                self._busy.remove(thinker)

    async def think(self, task: Task, budget: float, share: float = inf) -> int | None:
        """The move of a bot within its budget, None if it has none to offer.

        Its clock shows less if its share is less, because others wait for the place.
        """
        answer = await self._consult(task, budget, share)
        return None if answer is None else answer.move

    async def appraise(self, question: Question, budget: float) -> Appraisal | None:
        """What the search thinks of a decision, None if it fails within this time."""
        answer = await self._consult(question, budget)
        return None if answer is None else answer.appraisal

    async def _consult(
        self, asked: Task | Question, budget: float, share: float = inf
    ) -> Answer | None:
        until = time.monotonic() + budget
        async with self._free:
            thinker = self._idle()[0] if isinstance(asked, Question) else self._thinker_of(asked)
            self._busy.append(thinker)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(
                    self._threads, _think, thinker, asked, until, share
                )
            except BotFailed as failed:
                log.warning("bot failed", game=asked.game, bot=asked.bot, problem=str(failed))
                return None
            finally:
                self._busy.remove(thinker)

    def close(self) -> None:
        """End all processes, also those that are thinking."""
        everyone = [*self._shared, *self._guests.values()]
        self._threads.shutdown(wait=False, cancel_futures=True)
        for thinker in everyone:
            thinker.interrupt()
        self._threads.shutdown(wait=True)
        for thinker in everyone:
            thinker.end()

    def _thinker_of(self, task: Task) -> Thinker:
        if bots.is_foreign(task.bot):
            return self._guest(task.match)
        # The process that knows this bot, if it is free, because bots plan ahead.
        wanted = self._shared[sum(task.match.encode()) % len(self._shared)]
        idle = self._idle()
        return wanted if wanted in idle else idle[0]

    def _idle(self) -> list[Thinker]:
        return [one for one in self._shared if one not in self._busy]

    def _guest(self, match: str) -> Thinker:
        """The process of a bot that doesn't share; the one that has waited longest makes room."""
        guest = self._guests.pop(match, None) or Thinker(self._work)
        self._guests[match] = guest
        resting = [key for key, one in self._guests.items() if one not in self._busy]
        if len(self._guests) > _GUESTS and resting[0] != match:
            self._guests.pop(resting[0]).end()
        return guest


def _think(thinker: Thinker, asked: Task | Question, until: float, share: float) -> Answer:
    left = max(0.0, until - time.monotonic())
    if isinstance(asked, Task):
        asked = msgspec.structs.replace(asked, seconds=_SHARE * min(left, share))
    return thinker.consult(asked, left)


def _wake(thinker: Thinker, patience: float) -> None:
    with suppress(OSError, EOFError):  # whoever asks it next finds out
        thinker.begin()
        thinker.is_ready(time.monotonic() + patience)
