"""What only the SQLite store has: one file, one process, one writer."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from orrery.server.store import Taken, Unusable
from orrery.server.store.sqlite import LARGEST_GROUP, SqliteStore
from tests.server.store.rows import ADA, BEN, BOT, changed, entry, play, table


@pytest.fixture
async def store(file: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(file)
    await store.open()
    yield store
    await store.close()


@contextmanager
def held_up(store: SqliteStore) -> Iterator[None]:
    """Until the end of the block, the writer is busy, and requests wait for the same commit."""
    begun, go_on = threading.Event(), threading.Event()

    def wait(_db: object) -> None:
        begun.set()
        go_on.wait()

    writer = store._writer
    assert writer
    writer.submit(wait)
    writer.hand_over()
    begun.wait()
    try:
        yield
    finally:
        writer.hand_over()
        go_on.set()


async def pragma(store: SqliteStore, part: str, name: str) -> Any:
    future = getattr(store, part).submit(lambda db: db.execute(f"PRAGMA {name}").fetchone()[0])
    return await asyncio.wrap_future(future)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_folder_and_files_are_for_the_owner_alone(store: SqliteStore, file: Path) -> None:
    await store.add_table(table("t1"))
    assert mode(file.parent) == 0o700
    names = ["orrery.db", "orrery.db-shm", "orrery.db-wal", "orrery.db.lock"]
    assert sorted(path.name for path in file.parent.iterdir()) == names
    assert {mode(path) for path in file.parent.iterdir()} == {0o600}


async def test_a_commit_is_on_the_disk_and_only_the_writer_checkpoints(store: SqliteStore) -> None:
    assert await pragma(store, "_writer", "journal_mode") == "wal"
    assert await pragma(store, "_writer", "synchronous") == 2  # FULL
    assert await pragma(store, "_writer", "wal_autocheckpoint") > 0
    assert await pragma(store, "_reader", "wal_autocheckpoint") == 0
    with pytest.raises(Unusable, match="readonly"):
        await store._read("DELETE FROM token")


async def test_what_waits_is_committed_together(store: SqliteStore) -> None:
    rows = [table(f"t{number}", BOT) for number in range(100)]
    before = store.commits
    with held_up(store):
        waiting = [asyncio.create_task(store.add_table(row)) for row in rows]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert store.commits == before + 2
    assert len(await store.playing_tables()) == 100


async def test_the_writer_is_woken_once_in_a_turn_of_the_loop(store: SqliteStore) -> None:
    with held_up(store):
        adding = (store.add_table(table(f"t{n}")) for n in range(10))
        waiting = [asyncio.create_task(each) for each in adding]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert store._writer
        assert store._writer._requests.qsize() == 1
    await asyncio.gather(*waiting)


async def test_a_group_has_a_largest_size(store: SqliteStore) -> None:
    before = store.commits
    with held_up(store):
        adding = (store.add_table(table(f"t{n}")) for n in range(2 * LARGEST_GROUP))
        waiting = [asyncio.create_task(each) for each in adding]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert store.commits == before + 3


async def test_a_refusal_leaves_the_rest_of_its_group_alone(store: SqliteStore) -> None:
    first, second = table("t1", BOT), table("t2", BOT)
    await store.add_table(first)
    await store.add_table(second)
    requests = [
        store.append(changed(first), entry(0)),
        store.append(changed(first), entry(0, command="other")),  # taken
        store.add_identity(ADA, b"phone"),
        store.add_identity(BEN, b"phone"),  # taken, and half done by then
        store.add_chat("t9", "Ada", None, "hello"),  # missing
        store.append(changed(second), entry(0)),
    ]
    before = store.commits
    with held_up(store):
        waiting = [asyncio.create_task(request) for request in requests]
        await asyncio.sleep(0)
    results = await asyncio.gather(*waiting, return_exceptions=True)
    kinds = [type(result) for result in results if result is not None]
    assert kinds == [Taken, Taken, KeyError]
    assert store.commits == before + 2
    assert await store.entries("t1") == await store.entries("t2") == [entry(0)]
    with pytest.raises(KeyError):
        await store.identity("ben")


async def test_a_request_that_is_given_up_in_time_does_not_happen(store: SqliteStore) -> None:
    with held_up(store):
        waiting = asyncio.create_task(store.add_table(table("t1")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    await store.add_table(table("t2"))
    assert await store.playing_tables() == ["t2"]


async def test_closing_carries_out_what_waits(file: Path) -> None:
    store = SqliteStore(file)
    await store.open()
    with held_up(store):
        waiting = asyncio.create_task(store.add_table(table("t1")))
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
    await asyncio.gather(waiting, closing)
    with pytest.raises(Unusable, match="not open"):
        await store.table("t1")
    await store.open()
    assert await store.table("t1") == table("t1")
    await store.close()


async def test_closing_leaves_one_file(file: Path) -> None:
    store = SqliteStore(file)
    await store.open()
    await play(store, await added(store), 5)
    await store.close()
    assert not file.with_name("orrery.db-wal").exists()


async def added(store: SqliteStore) -> Any:
    row = table("t1", BOT)
    await store.add_table(row)
    return row


async def test_nobody_believes_in_a_change_that_the_disk_has_no_room_for(
    store: SqliteStore,
) -> None:
    row = await play(store, await added(store), 3)
    size = await pragma(store, "_writer", "page_count")
    await pragma(store, "_writer", f"max_page_count = {size}")
    with pytest.raises(Unusable, match="full"):
        await store.append(changed(row, start=bytes(100_000)), entry(3))
    await pragma(store, "_writer", "max_page_count = 1000000")
    assert await store.table("t1") == row
    await play(store, row, 2)
    assert len(await store.entries("t1")) == 5


async def test_nobody_believes_in_a_change_whose_commit_fails(store: SqliteStore) -> None:
    def break_the_commit(db: Any) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute("INSERT INTO token (hash, identity) VALUES (x'00', 'nobody')")

    assert store._writer
    with held_up(store):
        broken = store._writer.submit(break_the_commit)
        waiting = asyncio.create_task(store.add_table(table("t1")))
        await asyncio.sleep(0)
    with pytest.raises(KeyError, match="FOREIGN KEY"):
        await waiting
    assert broken.exception()
    assert await store.playing_tables() == []
    await store.add_table(table("t2"))


async def test_a_second_store_on_the_file_is_refused(store: SqliteStore, file: Path) -> None:
    second = SqliteStore(file.parent / ".." / "data" / "orrery.db")
    refusal = rf"orrery\.db is in use by another Orrery server \(process {os.getpid()}\): stop that"
    with pytest.raises(Unusable, match=refusal):
        await second.open()
    await store.add_table(table("t1"))
    await store.close()
    await second.open()
    assert await second.playing_tables() == ["t1"]
    await second.close()


def in_another_process(program: str, file: Path) -> str:
    """What a program says in which `store` is a store on the file."""
    start = (
        "import asyncio, sys\n"
        "from pathlib import Path\n"
        "from orrery.server.store.sqlite import SQLITE_VERSION, SqliteStore\n"
        "from tests.server.store.rows import table\n"
        f"store = SqliteStore(Path({str(file)!r}))\n"
    )
    result = subprocess.run(
        [sys.executable, "-P", "-c", program.replace("START", start)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    return result.stdout + result.stderr


async def test_a_second_process_on_the_file_is_refused(store: SqliteStore, file: Path) -> None:
    said = await asyncio.to_thread(in_another_process, "START\nasyncio.run(store.open())", file)
    assert f"is in use by another Orrery server (process {os.getpid()})" in said


async def test_it_works_with_pythons_own_sqlite(file: Path) -> None:
    program = """
import sys
sys.modules["pysqlite3"] = None
START
import sqlite3
assert SQLITE_VERSION == sqlite3.sqlite_version

async def main():
    await store.open()
    await store.add_table(table("t1"))
    print(await store.playing_tables())
    await store.close()

asyncio.run(main())
"""
    assert await asyncio.to_thread(in_another_process, program, file) == "['t1']\n"


async def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada, this is not a database, and it is to stay as it is." * 50)
    before = letter.read_bytes()
    with pytest.raises(Unusable, match=r"letter\.txt can't be used: file is not a database"):
        await SqliteStore(letter).open()
    assert letter.read_bytes() == before
    with pytest.raises(Unusable, match="can't be used"):
        await SqliteStore(tmp_path).open()
    with pytest.raises(Unusable, match="can't be used"):
        await SqliteStore(letter / "orrery.db").open()


async def test_a_file_that_was_deleted_shows(store: SqliteStore, file: Path) -> None:
    await store.check()
    file.unlink()
    with pytest.raises(Unusable, match="moved or deleted"):
        await store.check()
