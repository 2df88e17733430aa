"""Whoever's time is out is played for: at the moment that their table's row has."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import structlog

from orrery.server import clocks
from orrery.server.hall import Hall
from orrery.server.logs import where
from orrery.server.refusals import Refuse
from orrery.server.tables import Table

log = structlog.get_logger()


class _Timer(NamedTuple):
    deadline: float
    handle: asyncio.TimerHandle


class Timekeeper:
    """Has a timer for every deadline that this worker knows of.

    It knows those of the tables that it has in memory, and by a sweep those that are near. Several
    workers may wait for the same one: the row is changed by the first, and the others find nothing
    to do.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._timers: dict[str, _Timer] = {}
        self._acting: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look at clocks, first of all for time that ran out while nobody looked."""
        self._hall.listeners.append(self.look)
        self._sweeper = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Look at no clock any more. The deadlines stay in the store."""
        for timer in self._timers.values():
            timer.handle.cancel()
        self._timers.clear()
        tasks = [*self._acting, *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self, table: Table) -> None:
        """Wait for the deadline that a table has now."""
        if table.row.deadline is not None or table.id in self._timers:
            self._wait(table.id, table.row.deadline)

    async def sweep(self) -> None:
        """Act on all that is due, and wait for what will be before the next sweep."""
        now = self._hall.now()
        for table_id, deadline in await self._hall.store.deadlines(
            now + 2 * self._hall.settings.sweep
        ):
            if deadline <= now:
                await self._act(table_id)
            else:
                self._wait(table_id, deadline)

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                log.warning("clocks can't be read", error=type(error).__name__)
            await asyncio.sleep(self._hall.settings.sweep)

    def _wait(self, table_id: str, deadline: float | None) -> None:
        known = self._timers.get(table_id)
        if known is not None:
            if known.deadline == deadline:
                return
            known.handle.cancel()
            del self._timers[table_id]
        if deadline is not None:
            seconds = max(0.0, deadline - self._hall.now())
            handle = asyncio.get_running_loop().call_later(seconds, self._ring, table_id)
            self._timers[table_id] = _Timer(deadline, handle)

    def _ring(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        task = asyncio.create_task(self._act(table_id))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _act(self, table_id: str) -> None:
        """Let bots play for all whose time is out; a timer may have rung a little early."""
        change = self._hall.alter(table_id, lambda row: clocks.expired(row, self._hall.now()))
        try:
            self.look(await self._hall.run(change))
        except Refuse as refused:
            log.warning("table can't be opened", table=table_id, code=refused.code.value)
        except Exception as error:
            name = type(error).__name__
            log.error("clock failed", table=table_id, error=name, at=where(error))
