"""How workers hear that a table has changed: within a process, or through PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import weakref
from collections import deque
from collections.abc import AsyncIterator
from itertools import count

import asyncpg

from orrery.server.store import Unusable
from orrery.server.store.postgres import LOST, connect

CHANNEL = "orrery"
MOST_HINTS = 10_000  # that wait; beyond that, "" says that some are missed
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds between attempts to connect
QUIET = 30.0  # seconds without a message after which the connection is tried


class Hints(AsyncIterator[str]):
    """What a listener has yet to hear."""

    def __init__(self) -> None:
        self._waiting: deque[str] = deque()
        self._news = asyncio.Event()
        self._closed = False

    def add(self, table: str) -> None:
        if len(self._waiting) >= MOST_HINTS:
            self._waiting = deque([""])
        self._waiting.append(table)
        self._news.set()

    def close(self) -> None:
        self._closed = True
        self._news.set()

    async def __anext__(self) -> str:
        while not self._waiting:
            if self._closed:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()


class MemoryBus:
    """A Bus within one process."""

    def __init__(self) -> None:
        # Weak, so that a listener that is given up is forgotten.
        self._listeners: weakref.WeakSet[Hints] = weakref.WeakSet()

    @property
    def is_alone(self) -> bool:
        return len(self._listeners) <= 1

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        for listener in self._listeners:
            listener.close()

    async def publish(self, table: str) -> None:
        self._tell(table)

    def changes(self) -> AsyncIterator[str]:
        hints = Hints()
        self._listeners.add(hints)
        return hints

    def _tell(self, table: str) -> None:
        for listener in self._listeners:
            listener.add(table)


class PostgresBus(MemoryBus):
    """A Bus of all processes that use a PostgreSQL database.

    It has a connection of its own and makes a new one when that is lost; listeners then hear "",
    and what was published in between is sent.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self._outgoing: list[str] = []
        self._numbers = count()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_alone(self) -> bool:
        return False  # as far as one can know

    async def open(self) -> None:
        """Unusable if the database can't be reached."""
        connection = await self._listen()
        self._task = asyncio.create_task(self._keep(connection))

    async def close(self) -> None:
        """What has been published before is not sent any more: the others look for themselves."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        await super().close()

    async def publish(self, table: str) -> None:
        """Returns at once. What waits is sent together, as NOTIFY holds up other commits."""
        if len(self._outgoing) >= MOST_HINTS:  # the database is away for long
            self._outgoing = [self._message("")]
        self._outgoing.append(self._message(table))
        self._wake.set()

    async def _keep(self, connection: asyncpg.Connection) -> None:
        while True:
            try:
                with contextlib.suppress(Exception):  # whatever it is, a new connection follows
                    await self._serve(connection)
            finally:
                connection.terminate()
            connection = await self._listen_again()
            self._tell("")

    async def _serve(self, connection: asyncpg.Connection) -> None:
        """Send what is published, until the connection is lost."""
        while not connection.is_closed():
            self._wake.clear()
            sending, self._outgoing = self._outgoing, []
            try:
                await _notify(connection, sending)
            except BaseException:
                self._outgoing = sending + self._outgoing
                raise
            await self._pause()

    async def _pause(self) -> None:
        # After a quiet time, an empty message shows whether the connection still stands.
        # (No wait_for: until Python 3.12 it loses a cancellation that comes together with news.)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(QUIET):
                await self._wake.wait()

    async def _listen_again(self) -> asyncpg.Connection:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._listen()
            except (*LOST, asyncpg.PostgresError, Unusable):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self) -> asyncpg.Connection:
        connection = await connect(self.url)
        connection.add_termination_listener(lambda _db: self._wake.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _message(self, table: str) -> str:
        """Numbered, since PostgreSQL makes one of equal messages in a transaction."""
        return f"{next(self._numbers)} {table}"

    def _heard(self, _db: object, _process: int, _channel: str, message: str) -> None:
        self._tell(message.partition(" ")[2])


async def _notify(connection: asyncpg.Connection, messages: list[str]) -> None:
    sql = "SELECT pg_notify($1, each) FROM unnest($2::text[]) AS each"
    await connection.execute(sql, CHANNEL, messages)
