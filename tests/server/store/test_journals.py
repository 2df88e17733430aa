"""Entries, snapshots, chat and leases."""

from __future__ import annotations

import asyncio
import time

import pytest

from orrery.server.store import KEPT_LINES, SnapshotRow, Store, TableRow, Taken
from tests.server.store.rows import BOT, OPEN, changed, entry, person, play, table


@pytest.fixture
async def row(store: Store) -> TableRow:
    """A table without entries."""
    row = table("t1", person("ada"), BOT)
    await store.add_table(row)
    return row


async def test_an_entry_and_its_row_come_back_as_they_were(store: Store, row: TableRow) -> None:
    first, undo = entry(0, "place outer r1c1 q0", seat=1), entry(1, None)
    row = changed(row, asked=[1], round=2, updated=11.5)
    await store.append(row, first)
    assert await store.table("t1") == row
    await store.append(changed(row), undo)
    assert await store.entries("t1") == [first, undo]


async def test_entries_are_given_from_a_number_on(store: Store, row: TableRow) -> None:
    await play(store, row, 12)
    assert [each.seq for each in await store.entries("t1")] == list(range(12))
    assert [each.seq for each in await store.entries("t1", 9)] == [9, 10, 11]
    assert await store.entries("t1", 12) == []
    assert await store.entries("other") == []


async def test_a_number_is_taken_once(store: Store, row: TableRow) -> None:
    row = await play(store, row, 2)
    with pytest.raises(Taken):
        await store.append(changed(row), entry(1, command="another"))
    assert await store.table("t1") == row
    assert await store.entries("t1") == [entry(0), entry(1)]


async def test_a_command_is_carried_out_once_at_a_table(store: Store, row: TableRow) -> None:
    row = await play(store, row, 2)
    with pytest.raises(Taken):
        await store.append(changed(row, round=5), entry(2, command="command 0"))
    assert await store.table("t1") == row
    assert await store.command("t1", "command 1") == entry(1)
    assert await store.command("t1", "command 2") is None
    other = table("t2")
    await store.add_table(other)
    assert await store.command("t2", "command 0") is None
    await play(store, other, 1)


async def test_a_row_that_has_changed_takes_no_entry(store: Store, row: TableRow) -> None:
    await store.save_table(changed(row, host="ben"))
    with pytest.raises(Taken):
        await store.append(changed(row), entry(0))
    assert await store.entries("t1") == []
    assert (await store.table("t1")).host == "ben"


async def test_a_journal_has_no_gaps(store: Store, row: TableRow) -> None:
    row = await play(store, row, 1)
    with pytest.raises(ValueError, match="next entry of table t1 is 1, not 2"):
        await store.append(changed(row), entry(2))
    await store.append(changed(row), entry(1))


async def test_what_an_entry_led_to_is_kept_beside_it(store: Store, row: TableRow) -> None:
    await store.append(changed(row), entry(0), b"first")
    await store.append(changed(changed(row)), entry(1))
    assert await store.traces("t1") == [(entry(0), b"first"), (entry(1), None)]
    assert not await store.is_traced("t1", 0)
    await store.add_traces("t1", {0: b"never mind", 1: b"second"})
    assert await store.traces("t1", 1) == [(entry(1), b"second")]
    assert await store.traces("t1") == [(entry(0), b"first"), (entry(1), b"second")]
    assert await store.is_traced("t1", 0)


async def test_an_analysis_is_written_once_for_a_seat(store: Store, row: TableRow) -> None:
    assert await store.analysis("t1", 0) is None
    await store.add_analysis("t1", 0, b"first")
    await store.add_analysis("t1", 1, b"other")
    with pytest.raises(Taken):
        await store.add_analysis("t1", 0, b"again")
    assert [await store.analysis("t1", seat) for seat in range(3)] == [b"first", b"other", None]


async def test_a_chronicle_is_written_once_and_replaces_traces(store: Store) -> None:
    for name in ("t1", "t2"):
        row = table(name)
        await store.add_table(row)
        await store.append(changed(row, status="over"), entry(0), b"trace")
    await store.add_table(table("t3"))
    assert await store.unrecorded_tables() == ["t1", "t2"]
    await store.add_chronicle("t1", [b"head", b"reel"])
    assert await store.unrecorded_tables() == ["t2"]
    assert [await store.chronicle("t1", part) for part in range(3)] == [b"head", b"reel", None]
    assert await store.traces("t1") == [(entry(0), None)]
    assert await store.traces("t2") == [(entry(0), b"trace")]
    with pytest.raises(Taken):
        await store.add_chronicle("t1", [b"other"])
    assert await store.chronicle("t1", 0) == b"head"


async def test_a_table_that_is_missing_takes_nothing(store: Store) -> None:
    with pytest.raises(KeyError, match="t9"):
        await store.append(changed(table("t9")), entry(0))
    with pytest.raises(KeyError):
        await store.add_snapshot("t9", SnapshotRow(0, "3", "c", b""))
    with pytest.raises(KeyError, match="t9"):
        await store.add_chat("t9", "Ada", "ada", "hello")
    assert await store.snapshot("t9") is None
    assert await store.chat("t9") == []


async def test_members_follow_an_entry_that_changes_seats(store: Store, row: TableRow) -> None:
    row = changed(row, seats=[person("ben"), OPEN])
    await store.append(row, entry(0))
    assert await store.tables_of("ben", 5) == [row]


async def test_an_entry_may_change_only_how_far_its_table_has_come(
    store: Store, row: TableRow
) -> None:
    moved = changed(row, updated=9.0, asked=[1, 0], round=4)
    seated = changed(row, updated=9.0, asked=[1, 0], round=4, seats=[person("ben"), OPEN])
    await store.append(seated, entry(0), whole=False)
    assert await store.table(row.id) == moved
    assert await store.tables_of("ben", 5) == []
    with pytest.raises(Taken):
        await store.append(moved, entry(1), whole=False)


async def test_of_entries_at_the_same_time_one_wins(store: Store, row: TableRow) -> None:
    for seq in range(10):
        row = changed(row)
        tries = [store.append(row, entry(seq, command=f"{seq} {n}")) for n in range(6)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert (
            sorted(str(type(result).__name__) for result in results) == ["NoneType"] + ["Taken"] * 5
        )
    assert [each.seq for each in await store.entries("t1")] == list(range(10))


async def test_many_tables_are_played_at_the_same_time(store: Store) -> None:
    rows = [table(f"t{number:02}", BOT) for number in range(40)]
    await asyncio.gather(*(store.add_table(row) for row in rows))
    ends = await asyncio.gather(*(play(store, row, 10) for row in rows))
    for end in ends:
        assert await store.table(end.id) == end
        assert [each.seq for each in await store.entries(end.id)] == list(range(10))


async def test_the_latest_snapshot_counts(store: Store, row: TableRow) -> None:
    assert await store.snapshot(row.id) is None
    early, late = SnapshotRow(8, "3", "c", b"\x00\xff"), SnapshotRow(16, "3", "c", b"later")
    newer = SnapshotRow(16, "4", "c", b"other rules")
    await store.add_snapshot(row.id, early)
    assert await store.snapshot(row.id) == early
    await store.add_snapshot(row.id, late)
    assert await store.snapshot(row.id) == late
    await store.add_snapshot(row.id, early)
    assert await store.snapshot(row.id) == late
    await store.add_snapshot(row.id, newer)
    assert await store.snapshot(row.id) == newer
    with pytest.raises(Taken):
        await store.add_snapshot(row.id, newer)


async def test_lines_of_chat_are_numbered(store: Store, row: TableRow) -> None:
    before = time.time()
    first = await store.add_chat(row.id, "Ada", "ada", "Dobrý večer! 🪐")
    second = await store.add_chat(row.id, "Somebody", None, "hi")
    assert (first.number, second.number) == (0, 1)
    assert (first.name, first.identity, first.text) == ("Ada", "ada", "Dobrý večer! 🪐")
    assert before <= first.at <= second.at <= time.time()
    assert await store.chat(row.id) == [first, second]
    assert await store.chat(row.id, 1) == [second]
    assert await store.table(row.id) == row


async def test_of_many_lines_the_last_are_kept(store: Store, row: TableRow) -> None:
    for number in range(KEPT_LINES + 3):
        await store.add_chat(row.id, "Ada", "ada", f"line {number}")
    kept = await store.chat(row.id)
    assert [line.number for line in kept] == list(range(3, KEPT_LINES + 3))
    assert kept[0].text == "line 3"


async def test_lines_at_the_same_time_have_their_own_numbers(store: Store, row: TableRow) -> None:
    talk = (store.add_chat(row.id, "Ada", "ada", f"line {number}") for number in range(20))
    lines, played = await asyncio.gather(asyncio.gather(*talk), play(store, row, 10))
    assert sorted(line.number for line in lines) == list(range(20))
    assert await store.chat(row.id) == sorted(lines, key=lambda line: line.number)
    assert await store.table(row.id) == played


@pytest.mark.parametrize("text", ["NUL \0", "half \ud800"])
async def test_texts_that_no_database_takes_are_refused(
    store: Store, row: TableRow, text: str
) -> None:
    with pytest.raises(ValueError, match=r".+"):
        await store.add_chat(row.id, "Ada", None, text)
    with pytest.raises(ValueError, match=r".+"):
        await store.command(row.id, text)
    assert await store.chat(row.id) == []
    assert (await store.add_chat(row.id, "Ada", None, "fine")).number == 0


async def test_a_number_that_no_database_takes_is_refused(store: Store, row: TableRow) -> None:
    with pytest.raises(ValueError, match=r".+"):
        await store.entries(row.id, 2**70)


async def test_a_lease_has_one_holder(store: Store) -> None:
    assert await store.lease("bot t1", "worker a", 60)
    assert not await store.lease("bot t1", "worker b", 60)
    assert await store.lease("bot t1", "worker a", 60)
    assert await store.lease("bot t2", "worker b", 60)
    await store.release("bot t1", "worker b")
    assert not await store.lease("bot t1", "worker b", 60)
    await store.release("bot t1", "worker a")
    await store.release("bot t1", "worker a")
    assert await store.lease("bot t1", "worker b", 60)


async def test_a_lease_ends(store: Store) -> None:
    assert await store.lease("clock", "worker a", 0)
    assert await store.lease("clock", "worker b", 60)
    assert not await store.lease("clock", "worker a", 60)


async def test_a_store_that_is_well_says_nothing(store: Store) -> None:
    await store.check()


async def test_an_allowance_is_used_up_and_comes_back(store: Store) -> None:
    assert [await store.allow("login", 3, 3600) for _ in range(4)] == [True] * 3 + [False]
    assert await store.allow("login elsewhere", 3, 3600)
    assert [await store.allow("login", 10_000, 0.01) for _ in range(2)] == [False, False]
    assert [await store.allow("quick", 1, 0) for _ in range(3)] == [True] * 3
