"""`orrery backup` and `orrery restore`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from orrery.server.store.sqlite import SqliteStore
from tests.cli.conftest import Run
from tests.server.store.rows import table


async def tables_in(file: Path, *new: str) -> list[str]:
    store = SqliteStore(file)
    await store.open()
    for name in new:
        await store.add_table(table(name))
    found = await store.playing_tables()
    await store.close()
    return found


def test_a_store_is_copied_and_brought_back(run: Run, tmp_path: Path) -> None:
    store, backup, again = (tmp_path / name for name in ("orrery.db", "backup.db", "again.db"))
    asyncio.run(tables_in(store, "t1", "t2"))
    made = run("backup", backup, "--store", store)
    assert made.exit_code == 0
    assert made.stdout.startswith(f"{backup}: ")
    restored = run("restore", backup, ORRERY_STORE=str(again))
    assert restored.exit_code == 0, restored.stderr
    assert asyncio.run(tables_in(again)) == ["t1", "t2"]


def test_what_can_t_be_done_is_said_in_one_sentence(run: Run, tmp_path: Path) -> None:
    nothing = run("backup", tmp_path / "backup.db", "--store", tmp_path / "nowhere.db")
    assert nothing.exit_code == 2
    assert nothing.stderr == f"orrery: there is no file {tmp_path / 'nowhere.db'}\n"
    occupied = tmp_path / "orrery.db"
    asyncio.run(tables_in(occupied, "t1"))
    assert run("backup", tmp_path / "backup.db", "--store", occupied).exit_code == 0
    over = run("restore", tmp_path / "backup.db", "--store", occupied)
    assert over.exit_code == 2
    assert over.stderr.startswith(f"orrery: {occupied} is there already: ")
    assert asyncio.run(tables_in(occupied)) == ["t1"]
