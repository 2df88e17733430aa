"""The archive: from the rows of the store to the match of a table, and to its chronicle at the end.

A match in play goes on under the rules of today, from its snapshot if it was played with others.
One that is over is never changed again: it is read from its chronicle, which is written while the
rules that it was played with are there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import msgspec
import structlog

from orrery.games import is_known
from orrery.kernel.errors import InvalidSave, OrreryError, shown
from orrery.kernel.feed import Feed
from orrery.server import bookkeeping, journals
from orrery.server.chronicle_process import Finished
from orrery.server.chronicles import Chronicle, Still, head_in, reel_in, reel_of
from orrery.server.chronicling import Chronicler
from orrery.server.films import Film, traces_of
from orrery.server.journals import Journalled
from orrery.server.logs import where
from orrery.server.metrics import Metrics
from orrery.server.refusals import Refuse
from orrery.server.store import EntryRow, SnapshotRow, Store, TableRow, Taken
from orrery.server.wire import Code

log = structlog.get_logger()

_LEASE = 60.0  # seconds in which a worker writes a chronicle
_DAMAGED: Final = "what is kept of this table is damaged"
_INCOMPLETE: Final = "the record of this match is damaged"
_LEFT_BEHIND: Final = "this match was played with other rules and can't be opened with today's"


@dataclass
class Opened:
    """A table as the store has it: with a match, or with its chronicle, or not begun yet."""

    row: TableRow
    entries: list[EntryRow] = field(default_factory=list)
    journalled: Journalled | None = None
    chronicle: Chronicle | None = None


@contextmanager
def _refusing(row: TableRow, message: str) -> Iterator[None]:
    """What can't be read of a table is refused, and logged with why."""
    try:
        yield
    except (OrreryError, msgspec.MsgspecError, UnicodeError) as error:
        log.error("table is broken", table=row.id, reason=str(error), at=where(error))
        raise Refuse(Code.DAMAGED, message) from error


class Archive:
    """Opens the journals of tables, and writes chronicles of those that are over."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self.chronicler = Chronicler()
        self._replayer = ThreadPoolExecutor(1, "replayer")  # more would hold up those who play
        self._recording = asyncio.Lock()  # one at a time, so that what waits is in the store alone

    async def open(self, row: TableRow) -> Opened:
        """A table, as far as it has come; what can't be read is refused, and logged with why."""
        if not is_known(row.game):
            log.error("table has an unknown game", table=row.id, game=row.game)
            message = f"the game of this table, {shown(row.game)}, is not on this server"
            raise Refuse(Code.UNKNOWN_GAME, message)
        with _refusing(row, _DAMAGED if journals.is_current(row) else _LEFT_BEHIND):
            return await self._open(row)

    async def _open(self, row: TableRow) -> Opened:
        if row.status == "open":
            return Opened(row)
        entries = await self._store.entries(row.id)
        if row.status == "over":
            return await self._open_finished(row, entries)
        journalled = await self._replayed(row, entries)
        if journalled is None:
            row = await self._carried_over(row, entries)
            entries = await self._store.entries(row.id)
            journalled = await self._replayed(row, entries)
        if journalled is None:
            raise InvalidSave("the match can't be replayed from its snapshot either")
        return Opened(row, entries, journalled)

    async def chronicle(self, row: TableRow) -> Chronicle | None:
        """The chronicle of a match, if it has been written."""
        with _refusing(row, _INCOMPLETE):
            part = await self._store.chronicle(row.id, 0)
            if part is None:
                return None
            head = await asyncio.to_thread(head_in, part)
            reel = await self.reel(row, reel_of(len(head.done)))
            return Chronicle(len(row.seats), head, reel[-1])

    async def reel(self, row: TableRow, number: int) -> list[Still]:
        """The frames in a part of a chronicle."""
        with _refusing(row, _INCOMPLETE):
            part = await self._store.chronicle(row.id, number)
            if part is None:
                raise InvalidSave(f"part {number} of the chronicle is missing")
            return await asyncio.to_thread(reel_in, part)

    async def record(self, row: TableRow) -> None:
        """Write the chronicle of a match that is over, unless its rules are not here any more.

        Then the match is counted.
        """
        if row.status != "over" or not journals.is_current(row):
            return
        async with self._recording:
            if await self._store.chronicle(row.id, 0) is not None:
                return  # it was asked for twice
            finished = Finished(row, await self._store.traces(row.id))
            parts = await self.chronicler.draw(finished)
            if parts is None:
                log.warning("match can't be recorded", table=row.id)
                return
            with suppress(Taken):  # another worker has done the same
                await self._store.add_chronicle(row.id, parts)
        await bookkeeping.count(self._store, row)

    async def record_all(self, worker: str) -> None:
        """Write the chronicles that are missing: of an older Orrery, or after a sudden end."""
        for table_id in await self._store.unrecorded_tables():
            try:
                if await self._store.lease(f"chronicle {table_id}", worker, _LEASE):
                    await self.record(await self._traced(table_id))
            except Exception as error:
                name = type(error).__name__
                log.warning("match can't be recorded", table=table_id, error=name)
        await bookkeeping.count_all(self._store)

    async def trace_all(self) -> None:
        """Write down the past of matches in play that an older Orrery has stored without it."""
        for table_id in await self._store.playing_tables():
            try:
                await self._traced(table_id)
            except Exception as error:
                name = type(error).__name__
                log.warning("past can't be written down", table=table_id, error=name)

    async def _traced(self, table_id: str) -> TableRow:
        """The row of a table, once its past is written down as far as today's rules can do it."""
        row = await self._store.table(table_id)
        is_traced = await self._store.is_traced(table_id, journals.base_of(row))
        if journals.is_current(row) and not is_traced:
            await self._open(row)
        return row

    def close(self) -> None:
        """End what draws, and what replays."""
        self.chronicler.close()
        self._replayer.shutdown()

    async def _open_finished(self, row: TableRow, entries: list[EntryRow]) -> Opened:
        chronicle = await self.chronicle(row)
        if chronicle is not None:
            return Opened(row, entries, chronicle=chronicle)
        journalled = await self._replayed(row, entries)
        if journalled is None:  # its end is all there is, and the row stays for those who have more
            journalled = journals.left_behind(row, await self._snapshot(row))
        return Opened(row, entries, journalled)

    async def _carried_over(self, row: TableRow, entries: list[EntryRow]) -> TableRow:
        """The row with which a match of older rules goes on, saved by us or another worker."""
        row = journals.carried_over(row, entries, await self._snapshot(row))
        with suppress(Taken):
            await self._store.save_table(row)
        return await self._store.table(row.id)

    async def _snapshot(self, row: TableRow) -> SnapshotRow:
        snapshot = await self._store.snapshot(row.id)
        if snapshot is None:
            raise InvalidSave("there is no snapshot to go on from")
        return snapshot

    async def _replayed(self, row: TableRow, entries: list[EntryRow]) -> Journalled | None:
        """The match of a journal, None if it is not one of today's rules.

        In a thread, because a long match takes a while and others want to play meanwhile.
        """
        if not journals.is_current(row):
            return None
        try:
            past = await self._past(row)
            loop = asyncio.get_running_loop()
            work = partial(journals.replayed, row, entries, past)
            journalled = await loop.run_in_executor(self._replayer, work)
            await self._trace(row, entries, journalled.base)
        except OrreryError as error:
            at = where(error.__cause__ or error)
            log.error("journal can't be replayed", table=row.id, reason=str(error), at=at)
            self._metrics.drifts.labels(row.game).inc()
            return None
        return journalled

    async def _past(self, row: TableRow) -> Feed | None:
        """What was told before a match was carried over, if that is known."""
        base = journals.base_of(row)
        if base == 0:
            return None
        traced = (await self._store.traces(row.id))[:base]
        film = await asyncio.to_thread(Film, len(row.seats), traced)
        if film.story is None or film.story.first > 0:
            return None
        film.story.feed.begin_anew()
        return film.story.feed

    async def _trace(self, row: TableRow, entries: Sequence[EntryRow], base: int) -> None:
        """Keep what entries led to that an older Orrery has stored without it."""
        if await self._store.is_traced(row.id, base):
            return
        done = [(entry.seat, entry.move) for entry in entries if entry.seq >= base]
        traces = await asyncio.to_thread(lambda: list(traces_of(journals.begin(row), done)))
        await self._store.add_traces(row.id, dict(enumerate(traces, base)))
