"""What is old comes to its end, and nothing else does."""

from __future__ import annotations

import time

import pytest

from orrery.server.retention import Retention
from orrery.server.settings import Settings
from orrery.server.store import ChatRow, Identity, SnapshotRow, Store, TableRow
from tests.server.store.rows import ADA, entry, person, table

DAY = 86_400.0
NOW = time.time()
EVERYTHING = Settings(
    guest_days=10, chat_days=10, open_table_days=10, finished_table_days=10, abandoned_table_days=10
)


async def set_up(store: Store, name: str, status: str, age: float) -> TableRow:
    """A table of Ada's with one of everything, that last changed so many days ago."""
    updated = NOW - age * DAY
    row = table(name, person("ada"), status=status, updated=updated)
    await store.add_table(row)
    row = table(name, person("ada"), status=status, updated=updated, version=1)
    await store.append(row, entry(0), b"trace")
    await store.add_snapshot(name, SnapshotRow(1, "3", "c0ffee", b"{}"))
    await store.add_chronicle(name, [b"head", b"reel"])
    await store.add_analysis(name, 0, b"found")
    await store.add_chat(name, "Ada", "ada", "hello")
    return row


async def known(store: Store, *names: str) -> list[str]:
    found = []
    for name in names:
        try:
            found.append((await store.table(name)).id)
        except KeyError:
            assert await store.entries(name) == []
            assert await store.chat(name) == []
            assert await store.snapshot(name) is None
            assert await store.chronicle(name, 0) is None
            assert await store.analysis(name, 0) is None
    return found


@pytest.mark.parametrize("status", ["open", "over", "playing"])
async def test_old_tables_go_with_all_that_belongs_to_them(store: Store, status: str) -> None:
    await store.add_identity(ADA, b"token")
    await set_up(store, "old", status, 11)
    await set_up(store, "young", status, 9)
    await Retention(store, EVERYTHING).sweep()
    assert await known(store, "old", "young") == ["young"]
    assert [row.id for row in await store.tables_of("ada", 9)] == ["young"]
    assert await store.entries("young") == [entry(0)]


async def test_what_was_played_is_kept_for_good_unless_the_host_says_otherwise(
    store: Store,
) -> None:
    for status in ("over", "playing", "open"):
        await set_up(store, status, status, 10_000)
    await Retention(store, Settings()).sweep()
    assert await known(store, "over", "playing", "open") == ["over", "playing"]


async def test_a_table_that_changes_meanwhile_stays(store: Store) -> None:
    await set_up(store, "old", "open", 11)
    await store.remove_table("old", NOW - 12 * DAY)
    assert await known(store, "old") == ["old"]
    assert await store.entries("old") == [entry(0)]


async def test_old_lines_go(store: Store) -> None:
    await set_up(store, "young", "playing", 0)
    await store.remove_chat(NOW - DAY)
    assert [line.text for line in await store.chat("young")] == ["hello"]
    await store.remove_chat(time.time() + DAY)
    assert await store.chat("young") == []
    later: ChatRow = await store.add_chat("young", "Ada", "ada", "still here")
    assert later.number == 1  # numbers are never used again


async def test_guests_go_who_left_nothing_behind(store: Store) -> None:
    old, young = NOW - 11 * DAY, NOW - 9 * DAY
    people = {
        "gone": Identity("gone", "Nova 1", named=False, created=old),
        "new": Identity("new", "Nova 2", named=False, created=young),
        "member": Identity("member", "Nova 3", named=True, created=old),
        "ada": Identity("ada", "Ada", named=True, handle="ada", password="x", created=old),
    }
    for name, identity in people.items():
        await store.add_identity(identity, name.encode())
    await store.add_table(table("t", person("member"), host="member", updated=NOW))
    await Retention(store, EVERYTHING).sweep()
    tokens = {name: await store.identity_by_token(name.encode()) for name in people}
    assert tokens == people | {"gone": None}
