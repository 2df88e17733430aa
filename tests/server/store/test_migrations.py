"""The schema is brought up to date, and a newer one is left alone."""

from __future__ import annotations

import pytest

from orrery.server.store import Store, Unusable
from orrery.server.store import postgres as postgres_module
from orrery.server.store import sqlite as sqlite_module
from orrery.server.store.migrations import Migration, migrations
from orrery.server.store.opening import open_store
from orrery.server.store.sql import TABLE, SqlStore, Statement, table_values
from tests.server.store.conftest import OpenStore
from tests.server.store.rows import BOT, changed, table


async def versions(store: Store) -> list[int]:
    assert isinstance(store, SqlStore)
    return [row[0] for row in await store._read("SELECT version FROM schema_version ORDER BY 1")]


def test_both_databases_have_the_same_steps() -> None:
    sqlite, postgres = migrations("sqlite"), migrations("postgres")
    assert [step[:2] for step in sqlite] == [step[:2] for step in postgres]
    assert [step.version for step in sqlite] == list(range(1, len(sqlite) + 1))


async def test_an_empty_database_gets_the_schema_once(lasting_url: str, opened: OpenStore) -> None:
    store = await opened(lasting_url)
    expected = [step.version for step in migrations("sqlite")]
    assert await versions(store) == expected
    await store.add_table(table("t1"))
    await store.close()
    await store.open()
    assert await versions(store) == expected
    assert await store.playing_tables() == ["t1"]


async def test_a_newer_schema_is_refused(lasting_url: str, opened: OpenStore) -> None:
    store = await opened(lasting_url)
    assert isinstance(store, SqlStore)
    newer = "INSERT INTO schema_version (version, name, applied) SELECT 99, 'newer', applied "
    await store._write(Statement(newer + "FROM schema_version WHERE version = 1", ()))
    await store.close()
    again, _ = open_store(lasting_url)
    with pytest.raises(Unusable, match=r"has schema 99, .* knows schemas up to \d+: a newer"):
        await again.open()


async def test_a_step_that_fails_leaves_nothing_behind(
    lasting_url: str, opened: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(lasting_url)
    await store.close()
    known = len(migrations("sqlite"))
    good = Migration(known + 1, "good", "CREATE TABLE good (id TEXT);")
    bad = Migration(known + 2, "bad", "CREATE TABLE half (id TEXT); CREATE TABLE entry (id TEXT);")
    for module in (sqlite_module, postgres_module):
        monkeypatch.setattr(module, "migrations", lambda d: [*migrations(d), good, bad])
    with pytest.raises(Unusable, match=r"step \d+ \(bad\).*entry"):
        await store.open()
    monkeypatch.undo()
    for module in (sqlite_module, postgres_module):
        monkeypatch.setattr(module, "migrations", lambda d: [*migrations(d), good])
    await store.open()
    assert await versions(store) == list(range(1, known + 2))
    assert isinstance(store, SqlStore)
    await store._write(Statement("CREATE TABLE half (id TEXT)", ()))


async def test_a_database_of_the_first_schema_is_brought_up_to_date(
    lasting_url: str, opened: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its tables are still there, and are no chapters of campaigns."""
    for module in (sqlite_module, postgres_module):
        monkeypatch.setattr(module, "migrations", lambda d: migrations(d)[:1])
    store = await opened(lasting_url)
    assert isinstance(store, SqlStore)
    columns = [*TABLE[: TABLE.index("chapter")], "vacant"]
    places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
    values = table_values(table("t1", BOT))
    old = (*values[: TABLE.index("chapter")], values[-1])
    added = f"INSERT INTO game_table ({', '.join(columns)}) VALUES ({places})"
    await store._write(Statement(added, old))
    await store.close()
    monkeypatch.undo()
    again = await opened(lasting_url)
    assert await again.table("t1") == table("t1", BOT)
    row = changed(table("t1", BOT), chapter=b'{"number": 2}', previous="t0", following="t2")
    await again.save_table(row)
    assert await again.table("t1") == row
