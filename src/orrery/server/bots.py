"""Bots at the tables: whenever one has to move, it is thought for, by one worker only."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

import msgspec
import structlog

from orrery.bots.analysis import Question
from orrery.bots.appraisal import Appraisal
from orrery.bots.child import Task
from orrery.bots.playing import seed_of
from orrery.kernel.pending import Pending
from orrery.kernel.perspective import Perspective
from orrery.server.hall import Hall
from orrery.server.levels import bot_of
from orrery.server.limiting import origin_of
from orrery.server.logs import where
from orrery.server.progress import BOT
from orrery.server.queueing import FairQueue
from orrery.server.refusals import Refuse
from orrery.server.store import Damaged, TableRow
from orrery.server.tables import Table
from orrery.server.thinking import Thinkers

log = structlog.get_logger()

# Seconds that a lease outlasts the thinking. Little is lost if two workers think for the same bot:
# the store takes one of their moves.
_MARGIN = 2
_PATIENCE = 10  # refused moves in a row
_WAIT = 0.5  # the share of a bot's time that it may wait for a place to think


class _Choice(NamedTuple):
    """A move of a seat, and the decision that it is meant for."""

    seat: int
    decision: str | None
    move: str


class _ElsewhereError(Exception):
    """Another worker thinks for the table."""


class BotPlayers:
    """Moves the bots of all tables. Nobody waits for a bot longer than its budget.

    Where people play, a bot's time begins when it is asked: if it finds no place to think for half
    of that, any move is made for it. So that this happens to none, bots think for less while others
    wait. Matches among bots wait until nobody else does.

    Which worker thinks for a table is settled by a lease in the store. Tables that nobody thinks
    for, because a worker has died or the server was started anew, are found by a sweep.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._worker = secrets.token_hex(8)
        self.thinkers = Thinkers(hall.settings.bot_processes)
        self._driven: dict[str, asyncio.Task[bool]] = {}
        self._queue = FairQueue(max(1, hall.settings.bot_processes))
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look after bots, first of all those that wait already."""
        self._hall.listeners.append(self.look)
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop thinking. What has been decided is played still."""
        with suppress(ValueError):  # it may have been closed before
            self._hall.listeners.remove(self.look)
        tasks = [*self._driven.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.gather(*tasks, return_exceptions=True)

    async def appraise(
        self, question: Question, whose: str, budget: float, patience: float | None = None
    ) -> Appraisal | None:
        """What the search thinks of a decision; None if it fails, or finds no place in time.

        Who has no patience comes before matches among bots; who has all the time after everyone.
        """
        async with self._queue.place(patience is not None, whose, patience) as has_place:
            return await self.thinkers.appraise(question, budget) if has_place else None

    def look(self, table: Table) -> None:
        """See whether a bot has to move at a table, and let it think if so."""
        if _must_move(table.row) and table.id not in self._driven:
            task = asyncio.create_task(self._drive(table.id))
            self._driven[table.id] = task
            task.add_done_callback(lambda done: self._rest(table.id, done))

    def _rest(self, table_id: str, done: asyncio.Task[bool]) -> None:
        """No bot had to move any more; but perhaps one has to again by now."""
        self._driven.pop(table_id, None)
        table = self._hall.tables.get(table_id)
        if table is not None and not done.cancelled() and done.result():
            self.look(table)

    async def _sweep(self) -> None:
        while True:
            try:
                for table_id in await self._hall.store.playing_tables(with_bots=True):
                    await self._look_at(table_id)
            except Exception as error:
                log.warning("sweep failed", error=type(error).__name__)
            await asyncio.sleep(self._hall.settings.sweep)

    async def _look_at(self, table_id: str) -> None:
        """Load a table only if one of its bots has to move."""
        if table_id in self._driven:
            return
        try:
            if _must_move(await self._hall.store.table(table_id)):
                self.look(await self._hall.table(table_id))
        except KeyError:
            return  # it is just being removed
        except (Refuse, Damaged) as error:  # the bots of other tables move all the same
            log.warning("table can't be opened", table=table_id, reason=str(error))

    async def _drive(self, table_id: str) -> bool:
        """Move the bots of a table for as long as any has to move; False if that is given up.

        It is given up when another worker thinks for this table, or when moves are refused again
        and again: the next sweep tries anew.
        """
        try:
            return await self._drive_leased(table_id, f"bots {table_id}")
        except Exception as error:
            name = type(error).__name__
            log.error("bots failed", table=table_id, error=name, at=where(error))
            return False

    async def _drive_leased(self, table_id: str, name: str) -> bool:
        refused = 0
        table = await self._hall.table(table_id)
        try:
            while refused < _PATIENCE and _must_move(table.row):
                choice = await self._chosen(table, name)
                refused = 0 if choice and await self._make(table, choice) else refused + 1
            return refused == 0
        except _ElsewhereError:
            return False
        finally:
            await asyncio.shield(self._hall.store.release(name, self._worker))

    async def _chosen(self, table: Table, name: str) -> _Choice | None:
        """What a bot of a table does, once it has a place to think; None if none is asked."""
        until = time.monotonic() + self._hall.settings.bot_budget
        async with self._place(table) as has_place:
            duration = self._hall.settings.bot_budget + _MARGIN
            if not await self._hall.store.lease(name, self._worker, duration):
                raise _ElsewhereError
            asked = [one for one in table.pending() if table.row.seats[one.seat].kind == "bot"]
            if not asked or table.match is None:
                await self._hall.catch_up(table)
                return None
            decision = table.decision_of(asked[0].seat)
            move = await self._choose(table, asked[0], until if has_place else None)
            return _Choice(asked[0].seat, decision, move)

    @asynccontextmanager
    async def _place(self, table: Table) -> AsyncIterator[bool]:
        """A place to think, or word that there is none in time."""
        people = _has_people(table.row)
        patience = _WAIT * self._hall.settings.bot_budget if people else None
        whose = origin_of(table.played_from() or table.row.host)
        async with self._queue.place(people, whose, patience) as has_place:
            self._hall.metrics.bots_waiting.set(len(self._queue))
            yield has_place

    async def _make(self, table: Table, choice: _Choice) -> bool:
        """Make a bot's move; whether it could be."""
        seat, decision, move = choice
        command = f"bot:{seat}:{secrets.token_hex(8)}"
        try:
            act = self._hall.act(table, seat, move, command, decision=decision, by=BOT)
            await self._hall.run(act)
        except Refuse as refused:
            log.info("bot was refused", table=table.id, code=refused.code.value)
            await self._hall.catch_up(table)
            return False
        return True

    async def _choose(self, table: Table, pending: Pending, until: float | None) -> str:
        """The notation of a bot's move; any legal one if it fails or may not think."""
        move = None if until is None else await self._thought(table, pending, until)
        if move is None or move not in pending.moves:
            self._hall.metrics.fallbacks.labels(table.row.game).inc()
            move = secrets.choice(pending.moves)
        return pending.vocabulary.text(move)

    async def _thought(self, table: Table, pending: Pending, until: float) -> int | None:
        seat = table.row.seats[pending.seat]
        began = time.monotonic()
        task = Task(
            game=table.row.game,
            bot=bot_of(seat.level, self._hall.settings),
            match=f"{table.id}/{pending.seat}",
            seed=seed_of(table.row.key, pending.seat),
            seat=pending.seat,
            position=_imagined(table, pending.seat),
        )
        # A match among bots may have waited for long, but it thinks no less for that.
        budget = until - began if _has_people(table.row) else self._hall.settings.bot_budget
        move = await self.thinkers.think(task, budget, self._queue.share())
        taken = time.monotonic() - began
        self._hall.metrics.thinking.labels(table.row.game, seat.level).observe(taken)
        return move


def _imagined(table: Table, seat: int) -> msgspec.Raw:
    """A position with all that a seat knows, and nothing that it can't know."""
    assert table.match is not None
    perspective = Perspective(table.match.title, table.match.position(), seat)
    return msgspec.Raw(perspective.snapshot())


def _has_people(row: TableRow) -> bool:
    return any(seat.kind == "person" for seat in row.seats)


def _must_move(row: TableRow) -> bool:
    """Whether a bot has to move at a table."""
    return row.status == "playing" and any(row.seats[seat].kind == "bot" for seat in row.asked)
