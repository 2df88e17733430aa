"""Copies of a store: of the file that a stopped server leaves, and of one that runs."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from orrery.server.store import SnapshotRow, Store, Unusable
from orrery.server.store.backup import back_up, restore
from tests.server.store.conftest import OpenStore
from tests.server.store.rows import ADA, BEN, BOT, changed, entry, person, play, table


async def fill(store: Store) -> None:
    """Something in every table."""
    await store.add_identity(ADA, b"ada's token")
    await store.add_identity(BEN, b"ben's token")
    row = table("t1", person("ada"), BOT, chapter=b'{"number": 1}', private=True, asked=[1])
    await store.add_table(row)
    await store.append(changed(row), entry(0), b"trace")
    await store.add_snapshot("t1", SnapshotRow(1, "3", "older", b"one"))
    await store.add_snapshot("t1", SnapshotRow(1, "4", "newer", b"two"))
    await store.add_chat("t1", "Ada", "ada", "hello")
    over = table("t2", person("ben"), status="over")
    await store.add_table(over)
    await store.add_chronicle("t2", [b"head", b"reel"])


async def kept(store: Store) -> list[object]:
    """What there is of it."""
    return [
        await store.identity_by_token(b"ada's token"),
        await store.identity_by_token(b"ben's token"),
        await store.table("t1"),
        await store.table("t2"),
        [row.id for row in await store.tables_of("ada", 10)],
        await store.traces("t1"),
        await store.snapshot("t1"),
        await store.chat("t1"),
        [await store.chronicle("t2", part) for part in range(3)],
    ]


async def test_a_stopped_server_leaves_everything_in_one_file(
    file: Path, tmp_path: Path, opened: OpenStore
) -> None:
    store = await opened(f"sqlite:///{file}")
    await fill(store)
    before = await kept(store)
    await store.close()
    assert sorted(path.name for path in file.parent.iterdir()) == ["orrery.db", "orrery.db.lock"]
    shutil.copy(file, tmp_path / "copy.db")
    assert await kept(await opened(str(tmp_path / "copy.db"))) == before


async def test_what_was_backed_up_is_restored_and_played_on(
    lasting_url: str, another_url: str, tmp_path: Path, opened: OpenStore
) -> None:
    store = await opened(lasting_url)
    await fill(store)
    before = await kept(store)
    backup = tmp_path / "backups" / "today.db"
    await back_up(lasting_url, backup)  # while the server runs
    await play(store, changed(table("t1", person("ada"), BOT)), 1)
    await restore(backup, another_url)
    assert [path.name for path in backup.parent.iterdir()] == ["today.db"]
    again = await opened(another_url)
    assert await kept(again) == before
    await play(again, changed(table("t1", person("ada"), BOT)), 3)
    assert len(await again.entries("t1")) == 4


async def test_a_backup_made_while_others_write_is_of_one_moment(
    lasting_url: str, tmp_path: Path, opened: OpenStore
) -> None:
    store = await opened(lasting_url)
    row = table("t1", person("ada"), BOT)
    await store.add_table(row)
    await asyncio.gather(play(store, row, 60), back_up(lasting_url, tmp_path / "backup.db"))
    copied = await opened(str(tmp_path / "backup.db"))
    assert len(await copied.entries("t1")) == (await copied.table("t1")).version


async def test_nothing_is_overwritten(lasting_url: str, tmp_path: Path, opened: OpenStore) -> None:
    store = await opened(lasting_url)
    await fill(store)
    backup = tmp_path / "backup.db"
    await back_up(lasting_url, backup)
    with pytest.raises(Unusable, match=r"backup\.db is there already"):
        await back_up(lasting_url, backup)
    with pytest.raises(Unusable, match=r"is there already|is not empty"):
        await restore(backup, lasting_url)
    assert await store.table("t1")


async def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada, " * 1000)
    with pytest.raises(Unusable, match=r"letter\.txt is no backup of Orrery"):
        await restore(letter, str(tmp_path / "orrery.db"))
    with pytest.raises(Unusable, match=r"there is no file .*nowhere\.db"):
        await restore(tmp_path / "nowhere.db", str(tmp_path / "orrery.db"))
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


async def test_a_damaged_backup_is_not_restored(
    file: Path, tmp_path: Path, opened: OpenStore
) -> None:
    store = await opened(f"sqlite:///{file}")
    await fill(store)
    await store.close()
    damage(file)
    with pytest.raises(Unusable, match=r"orrery\.db is damaged"):
        await restore(file, str(tmp_path / "restored.db"))
    assert not (tmp_path / "restored.db").exists()


def damage(file: Path) -> None:
    """Write over a page in the middle, as a failing disk would."""
    pages = bytearray(file.read_bytes())
    size = int.from_bytes(pages[16:18], "big")
    for page in range(4, len(pages) // size):
        pages[page * size : page * size + 200] = b"\xff" * 200
    file.write_bytes(pages)
