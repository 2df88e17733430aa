"""The store in PostgreSQL, for several server processes."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg

from orrery.server.store import Damaged, Full, Taken, Unusable
from orrery.server.store.companions_sql import SqlCompanions
from orrery.server.store.keeping import Keeping
from orrery.server.store.migrations import failed, migrations, outstanding
from orrery.server.store.notices_sql import SqlNotices
from orrery.server.store.people_sql import SqlPeople
from orrery.server.store.results_sql import SqlResults
from orrery.server.store.sql import ROUNDING, TOUCH, Row, SqlStore, Statement

T = TypeVar("T")

CONNECTIONS = 10
PATIENCE = 10.0  # seconds that a request waits for a server that restarts
PAUSE = 0.1  # seconds between two attempts
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 30.0
SWEEP_EVERY = 200  # leases, until those that have run out are deleted
FORGET_LEASES = (
    "DELETE FROM lease WHERE name IN (SELECT name FROM lease "
    "WHERE until < clock_timestamp() - interval '1 minute' FOR UPDATE SKIP LOCKED)"
)
MIGRATION_LOCK = 0x4F727265  # "Orre": any number that other programs don't use

# What a connection raises that is lost or can't be made, by a server that stops or starts.
LOST = (
    OSError,  # includes TimeoutError
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # when the server's farewell crosses a request (asyncpg#784)
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)

# What is raised for values that the columns can't hold, a NUL in a text for example.
UNFIT = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, ValueError)


# What is raised for pages that can't be read any more.
BROKEN = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)


class PostgresStore(Keeping, SqlResults, SqlCompanions, SqlNotices, SqlPeople, SqlStore):
    """A Store in the database of a URL such as postgresql://user:password@host/database."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = url
        self.patience = patience
        self._pool: asyncpg.Pool | None = None
        self._leases = 0

    async def open(self) -> None:
        """Unusable if there is no such database, or if it belongs to a newer version."""
        connection = await connect(self.url)
        try:
            await _migrate(connection, without_password(self.url))
        finally:
            await connection.close()
        self._pool = asyncpg.create_pool(
            min_size=1,
            max_size=CONNECTIONS,
            connect=lambda *_args, **_settings: connect(self.url),
        )
        await self._pool

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool:
            try:
                await asyncio.wait_for(pool.close(), CONNECT_SECONDS)
            except LOST:
                pool.terminate()

    async def examine(self) -> None:
        """PostgreSQL looks after its pages itself (initdb --data-checksums)."""

    async def check(self) -> None:
        await self._connected(lambda db: db.fetch(TOUCH), until=0)

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        # The database's clock counts: the workers' own may differ.
        sql = (
            "INSERT INTO lease (name, holder, until) "
            "VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second') "
            "ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until "
            "WHERE lease.holder = excluded.holder OR lease.until <= clock_timestamp() "
            "RETURNING name"
        )
        had = bool(await self._write(Statement(sql, (name, holder, seconds))))
        await self._forget_sometimes()
        return had

    async def _forget_sometimes(self) -> None:
        self._leases += 1
        if self._leases % SWEEP_EVERY == 0:
            await self.remove_leases()

    async def remove_leases(self) -> None:
        await self._write(Statement(FORGET_LEASES, ()))

    async def release(self, name: str, holder: str) -> bool:
        sql = (
            "DELETE FROM lease WHERE name = $1 AND holder = $2 RETURNING until > clock_timestamp()"
        )
        rows = await self._write(Statement(sql, (name, holder)))
        return bool(rows and rows[0][0])

    async def allow(self, name: str, most: int, seconds: float) -> bool:
        # Kept among the leases: one that nobody holds, until all of the allowance is back.
        sql = (
            "INSERT INTO lease (name, holder, until) "
            "VALUES ($1, '', clock_timestamp() + $2 * interval '1 second') "
            "ON CONFLICT (name) DO UPDATE SET "
            "until = greatest(lease.until, clock_timestamp()) + $2 * interval '1 second' "
            "WHERE greatest(lease.until, clock_timestamp()) + $2 * interval '1 second' "
            "<= clock_timestamp() + $3 * interval '1 second' RETURNING name"
        )
        values = (f"allowance {name}", seconds / most, seconds + ROUNDING)
        allowed = bool(await self._write(Statement(sql, values)))
        await self._forget_sometimes()
        return allowed

    async def _read(self, sql: str, *values: Any) -> list[Row]:
        async def read(db: asyncpg.Connection) -> list[Row]:
            return list(await db.fetch(sql, *values))

        return await self._connected(read)

    async def _write(self, *statements: Statement) -> list[Row]:
        async def write(db: asyncpg.Connection) -> list[Row]:
            transaction = db.transaction()
            await transaction.start()
            try:
                rows = await _carry_out(db, statements)
            except BaseException:
                if not db.is_closed():
                    await transaction.rollback()
                raise
            await _commit(transaction)
            return rows

        return await self._connected(write)

    async def _connected(
        self,
        work: Callable[[asyncpg.Connection], Awaitable[T]],
        until: float | None = None,
    ) -> T:
        """Do the work; again, while the server restarts, since it has changed nothing yet."""
        end = time.monotonic() + self.patience if until is None else until
        while True:
            try:
                return await self._attempt(work)
            except (*LOST, Unusable) as error:
                if (
                    isinstance(error, Uncertain | Full | Damaged)
                    or self._pool is None
                    or time.monotonic() > end
                ):
                    raise self._failure(error) from error
            await asyncio.sleep(PAUSE)

    async def _attempt(self, work: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        if self._pool is None:
            raise Unusable(f"{without_password(self.url)} is not open")
        try:
            async with self._pool.acquire() as db:
                return await _or_give_up(db, work)
        except asyncpg.UniqueViolationError as error:
            raise Taken(str(error)) from error
        except asyncpg.ForeignKeyViolationError as error:
            raise KeyError(str(error)) from error
        except UNFIT as error:
            raise ValueError(str(error)) from error
        except asyncpg.DiskFullError as error:
            raise Full(f"{without_password(self.url)} can't grow: {error}") from error
        except BROKEN as error:
            raise Damaged(f"{without_password(self.url)} is damaged: {error}") from error

    def _failure(self, error: Exception) -> Unusable:
        if isinstance(error, Unusable):
            return error
        return Unusable(f"{without_password(self.url)} does not answer: {error!r}")


class Uncertain(Unusable):
    """The connection was lost in a commit: the change may have happened or not."""


async def _or_give_up(
    db: asyncpg.Connection, work: Callable[[asyncpg.Connection], Awaitable[T]]
) -> T:
    """Do the work; a connection that fails does not go back to the pool."""
    try:
        return await work(db)
    except UNFIT:  # the connection is well
        raise
    except LOST:
        db.terminate()
        raise


async def _carry_out(db: asyncpg.Connection, statements: tuple[Statement, ...]) -> list[Row]:
    rows: list[Row] = []
    for statement in statements:
        rows = list(await db.fetch(statement.sql, *statement.values))
        if not rows and statement.missing is not None:
            raise KeyError(statement.missing)
    return rows


async def _commit(transaction: Any) -> None:
    try:
        await transaction.commit()
    except LOST as error:
        raise Uncertain(f"PostgreSQL was lost in the middle of a commit: {error!r}") from error


async def _migrate(db: asyncpg.Connection, where: str) -> None:
    """In one transaction, and one worker at a time."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await db.execute(
            "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, "
            "name TEXT NOT NULL, applied TIMESTAMPTZ NOT NULL DEFAULT now())"
        )
        version = await db.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
        for step in outstanding(migrations("postgres"), version, where):
            try:
                await db.execute(step.sql)
            except asyncpg.PostgresError as error:
                raise failed(step, where, error) from error
            record = "INSERT INTO schema_version (version, name) VALUES ($1, $2)"
            await db.execute(record, step.version, step.name)


async def connect(url: str) -> asyncpg.Connection:
    """A connection on which a commit is durable; Unusable with the reason if there is none."""
    try:
        return await asyncpg.connect(
            url,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            server_settings={"application_name": "orrery", "synchronous_commit": "on"},
        )
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise Unusable(
            f"{without_password(url)} can't be reached: {error or type(error).__name__}; "
            "it should be postgresql://user:password@host:port/database, with a server running "
            "there and a database that the user may change"
        ) from error


def without_password(url: str) -> str:
    """The URL as it may be shown."""
    return re.sub(r"(?<=://)([^/@:]*):.*@|(?<=password=)[^&]*", _hide, url)


def _hide(secret: re.Match[str]) -> str:
    return "…" if secret[1] is None else f"{secret[1]}:…@"
