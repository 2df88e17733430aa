"""Tables and the lists of them."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from orrery.server.store import ClockRow, HandRow, Store, TableRow, Taken
from orrery.server.store.sql import MOST_PLACES
from tests.server.store.rows import BOT, OPEN, changed, person, table


def ids(rows: list[TableRow]) -> list[str]:
    return [row.id for row in rows]


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    full = table(
        "t1",
        person("ada"),
        BOT,
        OPEN,
        private=True,
        created=1_763_000_000.123456,
        start=b'{"position": "\xc5\xbe"}',
        forked_from="t0",
        forked_entry=17,
        rematch="t2",
        asked=[2, 0],
        round=4,
        clock=ClockRow("live", 300, 10, [HandRow(12.5, since=99.25, missed=1, helped=True)]),
        deadline=111.75,
        winners=[1, 0],
    )
    await store.add_table(full)
    assert await store.table("t1") == full
    bare = table("t2")
    await store.add_table(bare)
    assert await store.table("t2") == bare


async def test_deadlines_are_listed_the_first_one_first(store: Store) -> None:
    for name, deadline in (("late", 30.5), ("soon", 10.25), ("never", None), ("later", 99.0)):
        await store.add_table(table(name, deadline=deadline))
    assert await store.deadlines(50) == [("soon", 10.25), ("late", 30.5)]


async def test_of_each_game_the_match_that_somebody_finished_last_is_found(store: Store) -> None:
    lesson = bytes(32)
    over = table("early", person("ben"), status="over", updated=1.0)
    await store.add_table(over)
    await store.add_table(replace(over, id="late", updated=2.0))
    await store.add_table(replace(over, id="in play", updated=3.0, status="playing"))
    await store.add_table(replace(over, id="lesson", updated=4.0, key=lesson))
    await store.add_table(replace(over, id="elsewhere", updated=0.5, game="other"))
    await store.add_table(table("of others", person("cyd"), status="over", updated=9.0))
    assert ids(await store.last_finished("ben", [lesson])) == ["late", "elsewhere"]
    assert ids(await store.last_finished("ben")) == ["lesson", "elsewhere"]
    assert await store.last_finished("nobody") == []


async def test_a_table_is_added_once(store: Store) -> None:
    await store.add_table(table("t1"))
    with pytest.raises(Taken):
        await store.add_table(table("t1", BOT))
    assert (await store.table("t1")).seats == []
    with pytest.raises(KeyError, match="t2"):
        await store.table("t2")


async def test_a_change_needs_the_version_before_it(store: Store) -> None:
    first = table("t1", OPEN)
    await store.add_table(first)
    second = changed(first, seats=[person("ben")], status="over", round=9, asked=[1])
    await store.save_table(second)
    assert await store.table("t1") == second
    for stale in (changed(first), first, changed(changed(second))):
        with pytest.raises(Taken):
            await store.save_table(stale)
    assert await store.table("t1") == second
    with pytest.raises(KeyError, match="t2"):
        await store.save_table(changed(table("t2")))


async def test_of_changes_at_the_same_time_one_wins(store: Store) -> None:
    row = table("t1", OPEN)
    await store.add_table(row)
    tries = [store.save_table(changed(row, rematch=f"r{number}")) for number in range(8)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    winners = [number for number, result in enumerate(results) if result is None]
    assert [type(result) for result in results if result] == [Taken] * 7
    assert (await store.table("t1")).rematch == f"r{winners[0]}"


async def test_tables_of_an_identity_are_those_where_it_sits_or_hosts(store: Store) -> None:
    await store.add_table(table("hosted", BOT, updated=1))
    await store.add_table(table("both", person("ada"), person("ben"), updated=3))
    await store.add_table(table("seated", person("ada"), host="ben", private=True, updated=2))
    await store.add_table(table("twice", person("ben"), person("ben"), host="ben", updated=4))
    assert ids(await store.tables_of("ada", 10)) == ["both", "seated", "hosted"]
    assert ids(await store.tables_of("ben", 10)) == ["twice", "both", "seated"]
    assert ids(await store.tables_of("ada", 2)) == ["both", "seated"]
    assert await store.tables_of("eve", 10) == []


async def test_tables_of_an_identity_follow_the_seats(store: Store) -> None:
    row = table("t1", person("ben"), OPEN)
    await store.add_table(row)
    row = changed(row, seats=[OPEN, person("eve")])
    await store.save_table(row)
    assert await store.tables_of("ben", 10) == []
    assert await store.tables_of("eve", 10) == [row]
    row = changed(row, host="ben")
    await store.save_table(row)
    assert await store.tables_of("ada", 10) == []
    assert await store.tables_of("ben", 10) == [row]


async def test_marks_tell_which_tables_have_changed_or_been_talked_at(store: Store) -> None:
    first, second, silent = table("t1", version=3), table("t2"), table("t3")
    for row in (first, second, silent):
        await store.add_table(row)
    await store.save_table(changed(first, round=2))
    await store.add_chat("t2", "Ada", None, "hello")
    assert await store.marks(["t1", "t2", "t3", "t4"]) == {"t1": (4, 0), "t2": (0, 1), "t3": (0, 0)}
    assert await store.marks([]) == {}


async def test_marks_of_very_many_tables_are_all_there(store: Store) -> None:
    many = [f"t{number}" for number in range(MOST_PLACES + 2)]
    for id_ in (many[0], many[-1]):
        await store.add_table(table(id_))
    assert list(await store.marks(many)) == [many[0], many[-1]]


async def test_open_tables_are_public_and_have_a_free_seat(store: Store) -> None:
    await store.add_table(table("old", person("ada"), OPEN, status="open", created=1))
    await store.add_table(table("new", OPEN, OPEN, status="open", created=2))
    await store.add_table(table("secret", OPEN, status="open", private=True))
    await store.add_table(table("full", person("ada"), BOT, status="open"))
    await store.add_table(table("begun", OPEN, status="playing"))
    assert ids(await store.open_tables(10)) == ["new", "old"]
    assert ids(await store.open_tables(1)) == ["new"]
    await store.save_table(changed(await store.table("new"), seats=[BOT, BOT]))
    assert ids(await store.open_tables(10)) == ["old"]


async def test_finished_tables_are_public(store: Store) -> None:
    await store.add_table(table("first", BOT, status="over", updated=1))
    await store.add_table(table("last", BOT, status="over", updated=2))
    await store.add_table(table("secret", BOT, status="over", private=True))
    await store.add_table(table("running", BOT, status="playing"))
    assert ids(await store.finished_tables(10)) == ["last", "first"]
    assert ids(await store.finished_tables(1)) == ["last"]


@pytest.mark.parametrize("status", ["open", "over"])
async def test_no_host_fills_a_list_alone(store: Store, status: str) -> None:
    for number in range(20):
        row = table(f"crowd{number:02}", OPEN, host=f"host{number % 2}", status=status)
        await store.add_table(replace(row, created=10 + number, updated=10 + number))
    await store.add_table(table("lonely", OPEN, status=status, created=1, updated=1))
    listed = store.open_tables if status == "open" else store.finished_tables
    crowd = [f"crowd{number}" for number in (19, 18, 17, 16, 15, 14)]
    assert ids(await listed(50)) == [*crowd, "lonely"]
    assert ids(await listed(4)) == crowd[:4]
    assert ids(await listed(4, 4)) == [*crowd[4:], "lonely"]


async def test_playing_tables_are_all_in_play(store: Store) -> None:
    await store.add_table(table("b", status="playing", private=True))
    await store.add_table(table("a", status="playing"))
    await store.add_table(table("c", status="open"))
    await store.add_table(table("d", status="over"))
    assert await store.playing_tables() == ["a", "b"]


async def test_tables_of_bots_are_found_by_their_seats_alone(store: Store) -> None:
    liar = replace(person("ada"), name='"kind":"bot"')
    await store.add_table(table("bots", liar, BOT, status="playing"))
    await store.add_table(table("people", liar, status="playing"))
    assert await store.playing_tables(with_bots=True) == ["bots"]
