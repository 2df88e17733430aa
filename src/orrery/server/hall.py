"""The hall: all tables that this worker has in memory, and every change that happens to them.

A change is checked, made on a copy, and appended to the store; only when it is durable does it
replace what is in memory and wake those who watch. The store decides who was first: after `Taken`
this worker catches up and looks again.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace

from orrery.kernel.errors import OrreryError
from orrery.server import journals, progress
from orrery.server.archive import Archive
from orrery.server.films import trace_of
from orrery.server.forgetting import is_room, to_forget
from orrery.server.hints import Hint, Step
from orrery.server.journals import Journalled
from orrery.server.logs import where
from orrery.server.metrics import Metrics
from orrery.server.progress import NOT_SEATED
from orrery.server.records import Records
from orrery.server.refusals import Refuse
from orrery.server.sessions import Sessions
from orrery.server.settings import Settings
from orrery.server.store import Bus, ChatRow, EntryRow, Rewritten, Store, TableRow, Taken
from orrery.server.tables import RECENT_CHAT, Table, Watcher
from orrery.server.wire import Code

log = structlog.get_logger()

T = TypeVar("T")
_TRIES = 5  # how often a change is tried again when another worker was first
_FAREWELL = 10  # seconds for the last snapshots
_WHO = "@"  # begins what a hint about an identity is about; others are about tables


class Hall:
    """Tables in memory, loaded when they are needed and forgotten when nobody is there."""

    def __init__(self, store: Store, bus: Bus, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.bus = bus
        self.settings = settings
        self.metrics = metrics
        self.sessions = Sessions(store, settings)
        self.archive = Archive(store, metrics)
        self._records = Records(store, self.archive)
        self.tables: dict[str, Table] = {}
        self._name = secrets.token_hex(8)  # begins the hints of this worker, to know them again
        self.now: Callable[[], float] = time.time
        self.listeners: list[Callable[[Table], None]] = []  # who looks at whatever has changed
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[Any]] = set()
        self._loops: list[asyncio.Task[None]] = []

    # Coming and going

    async def open(self) -> None:
        """Begin to listen to other workers, and to make up for what was left undone."""
        loops = [self._listen(), self._poll(), self._records.make_up(self._name)]
        self._loops = [asyncio.create_task(loop) for loop in loops]

    async def close(self) -> None:
        """Finish the commands that have begun, and leave snapshots for later versions."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        while self._running:  # commands that end now may leave snapshots to be kept
            await asyncio.gather(*self._running, return_exceptions=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):  # a store that is away must not keep us here
                for table in list(self.tables.values()):
                    await self._records.snapshot(table)
        await asyncio.to_thread(self.archive.close)

    async def run(self, command: Coroutine[Any, Any, T]) -> T:
        """Carry a command out to its end, even if the one who gave it has gone meanwhile."""
        task = self._begin(command)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that `close` waits for."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    # Finding

    async def table(self, table_id: str) -> Table:
        """A table, loaded from the store if it isn't in memory."""
        table = self.tables.get(table_id)
        if table is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                table = self.tables.get(table_id) or await self._load(table_id)
        table.used = time.monotonic()
        return table

    async def fresh(self, table_id: str) -> Table:
        """A table as it is in the store now, whatever other workers have done to it."""
        known = self.tables.get(table_id)
        if known is not None:
            await self._catch_up_with([known])
        return await self.table(table_id)

    async def _load(self, table_id: str) -> Table:
        if not is_room(self.tables.values(), self.settings):
            self._forget_idle()
            if not is_room(self.tables.values(), self.settings):
                raise Refuse(Code.BUSY, "too many tables are in use here; try again in a while")
        table = Table(await self._row(table_id))
        table.read(await self.archive.open(table.row))
        table.hear(await self.store.chat(table_id, 0, RECENT_CHAT))
        self.tables[table_id] = table
        self.metrics.tables.set(len(self.tables))
        self._tell_listeners(table)
        return table

    async def _row(self, table_id: str) -> TableRow:
        try:
            return await self.store.table(table_id)
        except KeyError:
            raise Refuse(Code.UNKNOWN_TABLE, "there is no such table") from None

    # Watching

    def watch(self, table: Table, watcher: Watcher) -> None:
        """Let somebody know what happens at a table; the others see that they are there."""
        table.watchers.add(watcher)
        table.tell()

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        """Let them know no longer."""
        table = self.tables.get(table_id)
        if table is not None and watcher in table.watchers:
            table.watchers.discard(watcher)
            table.used = time.monotonic()
            table.tell()

    # Changing

    async def alter(
        self, table_id: str, change: Callable[[TableRow], TableRow], secretly: bool = False
    ) -> Table:
        """Change a table's row; `change` raises Refuse, or returns the same row to change nothing.

        It may be called again, with a newer row, when another worker was first. What is done
        `secretly` leaves the time of the last change, which everybody sees, as it is.
        """
        table = await self.table(table_id)

        async def once() -> None:
            row = change(table.row)
            if row is table.row:
                return
            now = self.now()
            updated = row.updated if secretly else now
            row = replace(row, version=row.version + 1, updated=updated)
            journalled = table.journalled
            if row.status != "open" and not table.has_begun:
                row, journalled = progress.begun(row, now)
            await self.store.save_table(row)
            await self._changed(table, row, journalled)

        await self._until_durable(table, once)
        return table

    async def remove(self, table_id: str, check: Callable[[TableRow], None]) -> TableRow:
        """Remove a table unless `check` refuses; those who watch it hear that it is gone."""
        table = await self.table(table_id)

        async def once() -> None:
            check(table.row)
            just_after = math.nextafter(table.row.updated, math.inf)
            await self.store.remove_table(table.id, just_after)
            if await self.store.marks([table.id]):
                raise Taken(f"table {table.id} has changed")

        await self._until_durable(table, once)
        self._lose(table)
        await self._publish(table.id)
        return table.row

    async def act(
        self,
        table: Table,
        seat: int,
        move: str | None,
        command: str,
        decision: str | None = None,
        by: str | None = None,
        order: str | None = None,
    ) -> None:
        """A move of a seat, or an undo if it is None; durable when this returns.

        `decision`, if given, is the one that the move was meant for, and `by` the person who has to
        sit there still, or `progress.BOT`. `order` is the standing order that makes the move. A
        command that was carried out before is not carried out again.
        """

        async def once() -> None:
            if progress.was_done(table, seat, move, command):
                return
            progress.check_actor(table, seat, by)
            progress.check_order(table, seat, order)
            ahead = progress.ahead_by(table, seat, move, decision, order)
            before, now = table.journalled, self.now()
            assert before is not None
            row = progress.row_after(table.row, before, ahead, seat, move, by, now)
            check = ahead.match.journal.last_check
            entry = EntryRow(ahead.seq - 1, seat, move, command, now, check)
            trace = trace_of(before, ahead)
            step = Step.between(table.row, row, entry)
            begun = time.perf_counter()
            await self.store.append(row, entry, trace, whole=step is None)
            self.metrics.moved(row.game, time.perf_counter() - begun)
            table.remember([entry])
            hidden = before.hides(ahead)
            await self._changed(table, row, ahead, step, hidden_by=seat if hidden else None)
            if ahead.match.is_over:
                self._begin(self._records.chronicle(row))

        await self._until_durable(table, once)

    async def rewrite(
        self, table_id: str, rewritten: Callable[[Table], Awaitable[Rewritten]]
    ) -> None:
        """Change the names of a table, which its journal knows; then it is opened anew."""
        table = await self.fresh(table_id)

        async def once() -> None:
            await self.store.rewrite(await rewritten(table))

        await self._until_durable(table, once)
        await self.catch_up(table)
        await self._publish(table.id)

    async def _until_durable(self, table: Table, once: Callable[[], Awaitable[None]]) -> None:
        """Try a change again when another worker was first.

        Nor is anything refused only because this worker has not heard the latest.
        """
        async with table.lock:
            for _ in range(_TRIES):
                version = table.row.version
                try:
                    await once()
                    return
                except KeyError:  # it may have been removed: refused then as any unknown one is
                    await self._catch_up(table)
                    raise
                except Taken:
                    await self._catch_up(table)
                except Refuse:
                    await self._catch_up(table)
                    if table.row.version == version:
                        raise
        raise Refuse(Code.BUSY, "the table changes too fast; try again")

    async def say(self, table: Table, identity: str, text: str) -> None:
        """A line of chat by somebody who sits at the table."""
        async with table.lock:
            seat = table.seat_of(identity)
            if seat is None:
                raise Refuse(Code.NOT_SEATED, NOT_SEATED)
            if not table.voice(identity, self.settings).take():
                raise Refuse(Code.TOO_FAST, "too many lines; wait a little")
            if await self.store.is_muted(identity):
                raise Refuse(Code.MUTED, "whoever runs this server has muted you")
            name = table.row.seats[seat].name
            try:
                line = await self.store.add_chat(table.id, name, identity, text)
            except KeyError:
                await self._catch_up(table)
                raise
            await self._hear(table, line)
            table.tell()
            await self._publish(table.id)

    async def _hear(self, table: Table, line: ChatRow) -> None:
        """Keep a line that was said here, after those that were said elsewhere before it."""
        since = table.next_line
        missed = line.number > since
        table.hear(await self.store.chat(table.id, since, RECENT_CHAT) if missed else [line])

    async def _changed(
        self,
        table: Table,
        row: TableRow,
        journalled: Journalled | None,
        step: Step | None = None,
        hidden_by: int | None = None,
    ) -> None:
        """What has become durable is shown."""
        table.settle(row, journalled, hidden_by)
        table.used = time.monotonic()
        self._tell_listeners(table)
        await self._publish(table.id, step)
        if journalled is not None and self._is_snapshot_due(journalled):
            self._begin(self._records.snapshot(table))

    def _tell_listeners(self, table: Table) -> None:
        for look in self.listeners:
            look(table)

    def _is_snapshot_due(self, journalled: Journalled) -> bool:
        return journalled.seq % self.settings.snapshot_every == 0 or journalled.match.is_over

    # Other workers

    async def _publish(self, about: str, step: Step | None = None) -> None:
        """A hint for other workers; if it is lost, they find out when they poll."""
        if self.bus.is_alone:
            return
        try:
            await self.bus.publish(Hint(self._name, about, step).text())
        except Exception as error:
            log.warning("bus failed", error=type(error).__name__)

    async def _listen(self) -> None:
        async for text in self.bus.changes():
            hint = Hint.read(text)
            if hint is None:
                await self._catch_up_all()
                await self._check_sessions(None)
            elif hint.worker == self._name:
                continue  # what this worker has done it knows
            elif hint.about.startswith(_WHO):
                await self._look_again_at(hint.about.removeprefix(_WHO))
            elif hint.about in self.tables:
                await self.catch_up(self.tables[hint.about], hint.step)

    async def void(self, identity: str) -> None:
        """Tokens of an identity have become void: end its connections that were opened with one.

        Perhaps there is no such identity any more. Then what it has said is gone everywhere.
        """
        await self._look_again_at(identity)
        await self._publish(_WHO + identity)

    async def _look_again_at(self, identity: str) -> None:
        await self._check_sessions(identity)
        for table in list(self.tables.values()):
            if any(line.identity == identity for line in table.chat):
                await self._read_chat(table)

    async def _read_chat(self, table: Table) -> None:
        try:
            table.chat = await self.store.chat(table.id, 0, RECENT_CHAT)
        except Exception as error:
            log.warning("chat can't be read", table=table.id, error=type(error).__name__)

    async def _check_sessions(self, identity: str | None) -> None:
        try:
            if identity is None:
                await self.sessions.check_all()
            else:
                await self.sessions.check(identity)
        except Exception as error:
            log.warning("connections can't be checked", error=type(error).__name__)

    async def _poll(self) -> None:
        """Heal what lost hints have left behind, and forget tables where nobody is."""
        while True:
            await asyncio.sleep(self.settings.poll)
            await self._catch_up_all()
            self._forget_idle()

    async def _catch_up_all(self) -> None:
        """Bring all tables that somebody watches to where the store is."""
        await self._catch_up_with([table for table in self.tables.values() if table.watchers])

    async def _catch_up_with(self, tables: list[Table]) -> None:
        """Bring those of these tables to where the store is that have fallen behind."""
        known = [table.mark for table in tables]
        try:
            marks = await self.store.marks([table.id for table in tables])
        except Exception as error:
            log.warning("tables can't catch up", error=type(error).__name__)
            return
        for table, before in zip(tables, known, strict=True):
            if marks.get(table.id) not in (before, table.mark):  # it may have gone on meanwhile
                await self.catch_up(table)

    async def catch_up(self, table: Table, step: Step | None = None) -> None:
        """Bring a table to where the store is; what goes wrong is logged and tried again later.

        If it is known what was done, and that is all that is missing, the store need not be asked.
        """
        try:
            async with table.lock:
                if not self._took(table, step):
                    await self._catch_up(table)
        except Refuse as refused:
            log.info("table is gone", table=table.id, code=refused.code.value)
        except Exception as error:
            log.warning("table can't catch up", table=table.id, error=type(error).__name__)

    def _took(self, table: Table, step: Step | None) -> bool:
        """Whether a table has caught up by what another worker says of its last move."""
        if step is None or table.journalled is None or not step.follows(table.row):
            return False
        try:
            table.follow(step.after(table.row), [step.entry])
        except OrreryError:
            return False  # the store knows what is right
        self._tell_listeners(table)
        return True

    async def _catch_up(self, table: Table) -> None:
        try:
            row = await self._row(table.id)
        except Refuse:
            self._lose(table)
            raise
        lines = await self.store.chat(table.id, table.next_line, RECENT_CHAT)
        table.hear(lines)
        if row.version != table.row.version:
            await self._follow(table, row)
            self._tell_listeners(table)
        elif lines:
            table.tell()

    async def _follow(self, table: Table, row: TableRow) -> None:
        same_journal = journals.have_same_beginning(row, table.row)
        if table.chronicle is not None and same_journal:
            table.settle(row, None)  # of a match that is over only the row changes: a rematch
            return
        if table.journalled is not None and same_journal:
            try:
                table.follow(row, await self.store.entries(table.id, table.journalled.seq))
                return
            except OrreryError as error:
                log.error("journal has another past", table=table.id, reason=str(error))
        await self._reopen(table, row)

    async def _reopen(self, table: Table, row: TableRow) -> None:
        """Open a table anew; one that can't be is forgotten, and refused when it is asked for."""
        restarted = table.has_begun
        table.row = row
        try:
            table.read(await self.archive.open(row))
            table.chat = await self.store.chat(table.id, 0, RECENT_CHAT)
        except Exception:
            self._lose(table)
            raise
        if restarted:
            table.resync()

    def _lose(self, table: Table) -> None:
        """Forget a table that the store does not have any more, or that can't be opened."""
        self.tables.pop(table.id, None)
        table.resync()

    def _forget_idle(self) -> None:
        for table in to_forget(self.tables.values(), self.settings):
            del self.tables[table.id]
        self.metrics.tables.set(len(self.tables))


def _unheard(task: asyncio.Task[Any]) -> None:
    """What became of a command whose giver has gone; a refusal concerns nobody any more."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refuse):
        log.error("command failed", error=type(error).__name__, at=where(error))
