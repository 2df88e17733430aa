"""Backups, made while a server runs, and stores made from them.

A backup is a SQLite file of all that is kept, whichever database it comes from, and can be restored
into either. Of a SQLite file it is a copy by SQLite's own backup, of a PostgreSQL database the rows
that one repeatable-read transaction sees: both are the store at one moment.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import asyncpg

from orrery.server.store import Unusable
from orrery.server.store.migrations import migrations, outstanding
from orrery.server.store.opening import open_store
from orrery.server.store.postgres import PostgresStore, connect, without_password
from orrery.server.store.sqlite import Connection, SqliteError, SqliteStore, connection, damage_in

_BATCH: Final = 500  # rows
_DERIVED: Final = ("schema_version", "member")  # what a store makes by itself


class _Table(NamedTuple):
    """A table of the schema: its columns, but for one in which the database numbers the rows."""

    name: str
    columns: list[str]
    number: str | None

    def select(self) -> str:
        order = f" ORDER BY {self.number}" if self.number else ""
        return f"SELECT {self._names} FROM {self.name}{order}"  # noqa: S608 – from the schema

    def insert(self, place: str) -> str:
        places = ", ".join(f"{place}{number + 1}" for number in range(len(self.columns)))
        return f"INSERT INTO {self.name} ({self._names}) VALUES ({places})"  # noqa: S608

    @property
    def _names(self) -> str:
        return ", ".join(f'"{name}"' for name in self.columns)


async def back_up(url: str, target: Path) -> None:
    """Write a backup of a store into a file that isn't there yet."""
    store, _ = open_store(url)
    with _new_file(target) as file:
        if isinstance(store, PostgresStore):
            await _copy_from_postgres(url, file)
        else:
            assert isinstance(store, SqliteStore)
            await asyncio.to_thread(_copy_file, _there(store.path), file)


async def restore(source: Path, url: str) -> None:
    """Make a store from a backup, in a place where there is nothing yet."""
    store, _ = open_store(url)
    _check(_there(source))
    if isinstance(store, SqliteStore):
        if store.path is None:
            raise Unusable("a database in memory keeps nothing: restore into a file")
        with _new_file(store.path) as file:
            await asyncio.to_thread(_copy_file, source, file)
        await store.open()  # brings a backup of an older Orrery up to date
        await store.close()
        return
    async with _up_to_date(source) as file:
        await store.open()
        await store.close()
        await _copy_to_postgres(file, url)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A file that gets its name when it is whole."""
    if target.exists():
        raise Unusable(f"{target} is there already: name a file that isn't, nothing is overwritten")
    file = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)
        yield file
        os.replace(file, target)
    except (OSError, SqliteError) as error:
        raise Unusable(f"{target} can't be written: {error}") from error
    finally:
        file.unlink(missing_ok=True)


def _there(path: Path | None) -> Path:
    if path is None or not path.is_file():
        raise Unusable(f"there is no file {path or 'of a database in memory'}")
    return path


def _copy_file(source: Path, target: Path) -> None:
    """A file as it is at one moment, also while a server writes to it."""
    with closing(connection(source)) as old, closing(connection(target, write=True)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # all in one file
        damage = damage_in(new)
    if damage is not None:
        raise Unusable(f"{source} is damaged, so the copy was given up: {damage}")


def _check(source: Path) -> None:
    """Unusable unless a file is a backup, whole, and of an Orrery that this one knows."""
    try:
        with closing(connection(source)) as db:
            damage = damage_in(db)
            if damage is not None:
                raise Unusable(f"{source} is damaged, so nothing was restored: {damage}")
            version = db.execute("SELECT max(version) FROM schema_version").fetchone()[0]
    except SqliteError as error:
        raise Unusable(f"{source} is no backup of Orrery: {error}") from error
    outstanding(migrations("sqlite"), version, str(source))


@asynccontextmanager
async def _up_to_date(source: Path) -> AsyncIterator[Path]:
    """A copy of a backup with the schema of today."""
    with TemporaryDirectory(prefix="orrery-restore-") as folder:
        file = Path(folder) / source.name
        file.touch(mode=0o600)
        await asyncio.to_thread(_copy_file, source, file)
        store = SqliteStore(file)
        await store.open()
        await store.close()
        yield file


async def _copy_from_postgres(url: str, target: Path) -> None:
    store = SqliteStore(target)
    await store.open()  # gives it the schema
    await store.close()
    db = await connect(url)
    try:
        async with db.transaction(isolation="repeatable_read", readonly=True):
            await _check_schema(db, without_password(url))
            with closing(connection(target, write=True)) as new:
                for table in _tables(new):
                    await _copy_rows(db, new, table)
                new.execute("PRAGMA journal_mode = DELETE")
    finally:
        await db.close()
        target.with_name(target.name + ".lock").unlink(missing_ok=True)


async def _check_schema(db: asyncpg.Connection, where: str) -> None:
    """A backup changes nothing, so the database has to have the schema of today."""
    version = await db.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
    if outstanding(migrations("postgres"), version, where):
        raise Unusable(f"{where} is of an older Orrery: make the backup with that one")


async def _copy_rows(db: asyncpg.Connection, new: Connection, table: _Table) -> None:
    insert = table.insert("?")
    cursor = await db.cursor(table.select())
    new.execute("BEGIN")
    while rows := await cursor.fetch(_BATCH):
        new.executemany(insert, [tuple(row) for row in rows])
    new.execute("COMMIT")


async def _copy_to_postgres(source: Path, url: str) -> None:
    where = without_password(url)
    db = await connect(url)
    try:
        async with db.transaction():
            with closing(connection(source)) as old:
                for table in _tables(old):
                    if await db.fetchval(f"SELECT 1 FROM {table.name} LIMIT 1"):  # noqa: S608
                        raise Unusable(f"{where} is not empty: restore into a database that is")
                    await _insert_rows(db, old, table)
    finally:
        await db.close()


async def _insert_rows(db: asyncpg.Connection, old: Connection, table: _Table) -> None:
    insert = await db.prepare(table.insert("$"))
    booleans = [place.name == "bool" for place in insert.get_parameters()]
    cursor = old.execute(table.select())
    while rows := cursor.fetchmany(_BATCH):
        await insert.executemany([_with_booleans(row, booleans) for row in rows])


def _with_booleans(row: tuple[Any, ...], booleans: list[bool]) -> tuple[Any, ...]:
    """SQLite has numbers where PostgreSQL has yes and no."""
    pairs = zip(row, booleans, strict=True)
    return tuple(bool(value) if is_boolean else value for value, is_boolean in pairs)


def _tables(db: Connection) -> list[_Table]:
    """All tables, in the order in which they refer to each other."""
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid"
    names = [row[0] for row in db.execute(sql) if row[0] not in _DERIVED]
    return [_table(db, name) for name in names]


def _table(db: Connection, name: str) -> _Table:
    columns = list(db.execute("SELECT name, type, pk FROM pragma_table_info(?)", (name,)))
    numbers = [column for column, kind, key in columns if kind == "INTEGER" and key == 1]
    others = [column for column, _, _ in columns if column not in numbers]
    return _Table(name, others, numbers[0] if numbers else None)
