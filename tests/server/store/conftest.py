"""Stores to test: in memory, in a file, and in a real PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from orrery.server.store import Store
from orrery.server.store.opening import open_store
from orrery.server.store.postgres import PostgresStore
from tests.server.store.private_postgres import MISSING, PrivatePostgres, binaries

_numbers = count()

OpenStore = Callable[[str], Awaitable[Store]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[PrivatePostgres]:
    programs = binaries()
    if programs is None:
        if os.environ.get("ORRERY_REQUIRE_POSTGRES"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    server = PrivatePostgres(programs)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
async def database(postgres: PrivatePostgres) -> str:
    """The URL of an empty PostgreSQL database. A schema of its own is as good, and quick."""
    return await _empty(postgres)


@pytest.fixture
async def second_database(postgres: PrivatePostgres) -> str:
    """The URL of one more."""
    return await _empty(postgres)


async def _empty(postgres: PrivatePostgres) -> str:
    name = f"orrery_{next(_numbers)}"
    admin = await asyncpg.connect(postgres.url("postgres"))
    await admin.execute(f"CREATE SCHEMA {name}")
    await admin.close()
    return postgres.url("postgres") + f"&search_path={name}"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A SQLite file that isn't there yet, in a folder that isn't there either."""
    return tmp_path / "data" / "orrery.db"


@pytest.fixture(params=["sqlite", "postgres"])
def lasting_url(request: pytest.FixtureRequest, file: Path) -> str:
    """Of a database that outlives the store that uses it."""
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    return str(request.getfixturevalue("database"))


@pytest.fixture(params=["sqlite", "postgres"])
def another_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a place where there is no store yet."""
    if request.param == "sqlite":
        return str(tmp_path / "another.db")
    return str(request.getfixturevalue("second_database"))


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("database"))
    return "sqlite:///:memory:" if request.param == "memory" else f"sqlite:///{file}"


@pytest.fixture
async def opened() -> AsyncIterator[OpenStore]:
    """Opens stores, and closes them after the test."""
    stores: list[Store] = []

    async def open_one(url: str) -> Store:
        store, _ = open_store(url)
        stores.append(store)
        await store.open()
        return store

    yield open_one
    for store in stores:
        await store.close()


@pytest.fixture
async def store(url: str, opened: OpenStore) -> Store:
    return await opened(url)


@pytest.fixture
async def postgres_store(database: str, opened: OpenStore) -> PostgresStore:
    store = await opened(database)
    assert isinstance(store, PostgresStore)
    return store
