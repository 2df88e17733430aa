"""Bots at the tables: whenever one has to move, it is thought for, by one worker only."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from contextlib import nullcontext

import msgspec
import structlog

from orrery.kernel.pending import Pending
from orrery.server.bot_process import Task
from orrery.server.hall import Hall
from orrery.server.logs import where
from orrery.server.refusals import Refuse
from orrery.server.store import TableRow
from orrery.server.tables import Table
from orrery.server.thinking import Thinkers

log = structlog.get_logger()

# Seconds that a lease outlasts the thinking. Little is lost if two workers think for the same bot:
# the store takes one of their moves.
_MARGIN = 2
_PATIENCE = 10  # refused moves in a row


class BotPlayers:
    """Moves the bots of all tables. A table never waits for a bot longer than its budget.

    Which worker thinks for a table is settled by a lease in the store. Tables that nobody thinks
    for, because a worker has died or the server was started anew, are found by a sweep.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._worker = secrets.token_hex(8)
        self.thinkers = Thinkers(hall.settings.bot_processes)
        self._driven: dict[str, asyncio.Task[bool]] = {}
        self._alone = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look after bots, first of all those that wait already."""
        self._hall.on_change = self.look
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop thinking. What has been decided is played still."""
        self._hall.on_change = lambda table: None
        tasks = [*self._driven.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.gather(*tasks, return_exceptions=True)

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
                for table_id in await self._hall.store.playing_tables():
                    await self._look_at(table_id)
            except Exception as error:
                log.warning("sweep failed", error=type(error).__name__)
            await asyncio.sleep(self._hall.settings.sweep)

    async def _look_at(self, table_id: str) -> None:
        """Load a table only if one of its bots has to move."""
        if table_id in self._driven:
            return
        row = await self._hall.store.table(table_id)
        if _must_move(row):
            try:
                self.look(await self._hall.table(table_id))
            except Refuse as refused:
                log.warning("table can't be opened", table=table_id, code=refused.code.value)

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
        store, duration = self._hall.store, self._hall.settings.bot_budget + _MARGIN
        refused = 0
        table = await self._hall.table(table_id)
        try:
            while refused < _PATIENCE and _must_move(table.row):
                if not await store.lease(name, self._worker, duration):
                    return False
                refused = 0 if await self._move_one(table) else refused + 1
            return refused == 0
        finally:
            await asyncio.shield(store.release(name, self._worker))

    async def _move_one(self, table: Table) -> bool:
        """Let one bot move; whether it could."""
        asked = [one for one in table.pending() if table.row.seats[one.seat].kind == "bot"]
        if not asked or table.match is None:
            await self._hall.catch_up(table)
            return False
        pending = asked[0]
        decision = table.decision_of(pending.seat)
        move = await self._choose(table, pending)
        command = f"bot:{pending.seat}:{secrets.token_hex(8)}"
        try:
            await self._hall.run(
                self._hall.act(table, pending.seat, move, command, decision=decision)
            )
        except Refuse as refused:
            log.info("bot was refused", table=table.id, code=refused.code.value)
            await self._hall.catch_up(table)
            return False
        return True

    async def _choose(self, table: Table, pending: Pending) -> str:
        """The notation of a bot's move; any legal one if the bot fails."""
        seat = table.row.seats[pending.seat]
        game, metrics = table.row.game, self._hall.metrics
        began = time.perf_counter()
        task = Task(
            game=game,
            level=seat.level,
            bot=f"{table.id}/{pending.seat}",
            seed=_seed(table.row, pending.seat),
            seat=pending.seat,
            position=_position(table),
        )
        # Matches among bots take turns with each other, so that people never wait for all of them.
        async with nullcontext() if _has_people(table.row) else self._alone:
            move = await self.thinkers.think(task, self._hall.settings.bot_budget)
        metrics.thinking.labels(game, seat.level).observe(time.perf_counter() - began)
        if move is None or move not in pending.moves:
            metrics.fallbacks.labels(game).inc()
            move = secrets.choice(pending.moves)
        return pending.vocabulary.text(move)


def _position(table: Table) -> msgspec.Raw:
    assert table.match is not None
    return msgspec.Raw(table.match.written_position())


def _seed(row: TableRow, seat: int) -> str:
    """What a bot's chance comes from: the match's key, so that the same key is the same match."""
    return hashlib.sha256(row.key + b"bot %d" % seat).hexdigest()


def _has_people(row: TableRow) -> bool:
    return any(seat.kind == "person" for seat in row.seats)


def _must_move(row: TableRow) -> bool:
    """Whether a bot has to move at a table."""
    return row.status == "playing" and any(row.seats[seat].kind == "bot" for seat in row.asked)
