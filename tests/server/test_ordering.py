"""Standing orders over the feed: carried out once, known to nobody else, as lasting as moves."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec.structs import replace

from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import Feed, Json, Running, running
from tests.server.test_planning import at_the_lenses


async def order(feed: Feed, table: str, stands: bool = True, name: str = "no-lens") -> Json:
    return await feed.ask("order", table=table, name=name, stands=stands)


async def moves_of(server: Running, table: str) -> list[tuple[int, str | None]]:
    entries = await server.server.hall.store.entries(table, 0)
    return [(entry.seat, entry.move) for entry in entries]


async def test_an_order_is_carried_out_when_its_decision_comes(
    server: Running, visit: Visit
) -> None:
    ada, bea, table = await at_the_lenses(server, visit)
    seat = bea.states[table]["viewer"]
    offered = {"name": "no-lens", "stands": False, "move": None}
    assert bea.states[table]["orders"] == [offered]
    assert (await order(bea, table))["type"] == "done"
    while not bea.states[table]["orders"][0]["stands"]:
        await bea.receive()
    await ada.play(table, "take red")
    while (seat, "decline") not in await moves_of(server, table):
        await bea.receive()
    state = await bea.watch(table)
    assert state["obeyed"] == {"order": "no-lens", "move": "decline"}
    match = server.server.hall.tables[table].match
    assert match is not None
    assert [entry.order for entry in match.journal.entries if entry.order] == ["no-lens"]


async def test_an_order_at_ones_own_turn_is_carried_out_at_once_and_undo_ends_it(
    server: Running, visit: Visit
) -> None:
    ada, _, table = await at_the_lenses(server, visit)
    assert ada.states[table]["orders"][0]["move"] == "decline"
    await order(ada, table)
    while ada.states[table]["undo"] is None or ada.own(table):
        await ada.receive()
    assert (await ada.ask("undo", table=table, command="oops"))["type"] == "done"
    state = await ada.watch(table)
    assert [one["stands"] for one in state["orders"]] == [False]
    assert ada.own(table)


async def test_nobody_else_gets_a_byte_of_it(server: Running, visit: Visit) -> None:
    ada, bea, table = await at_the_lenses(server, visit)
    seen = await ada.watch(table)
    listed = (await server.server.hall.store.table(table)).updated
    heard = len(ada.traffic)
    await order(bea, table)
    await order(bea, table, stands=False)
    await order(bea, table)
    await ada.ask("ping")
    assert [msgspec.json.decode(text)["type"] for text in ada.traffic[heard:]] == ["pong"]
    again = await ada.watch(table)
    assert again["info"] == seen["info"]
    assert again["asked"] == seen["asked"]
    assert (await server.server.hall.store.table(table)).updated == listed
    await ada.play(table, "take red")
    assert "no-lens" not in "".join(text for text in ada.traffic[heard:] if '"order":' in text)


async def test_strange_orders_are_refused(server: Running, visit: Visit) -> None:
    ada, bea, table = await at_the_lenses(server, visit)
    assert (await order(bea, table, name="sleep"))["code"] == "invalid-move"
    assert (await order(bea, table, name="x" * 99))["code"] == "malformed"
    stranger = await (await visit(server.address, "Cyd")).feed()
    assert (await order(stranger, table))["code"] == "not-seated"
    await ada.play(table, "decline")
    state = await ada.watch(table)
    assert state["orders"] == []
    assert (await order(ada, table))["code"] == "stale"


async def test_orders_outlast_the_server(settings: Settings, visit: Visit) -> None:
    async with running(settings) as first:
        ada, bea, table = await at_the_lenses(first, visit)
        seat = bea.states[table]["viewer"]
        await order(bea, table)
        first.server.hall.listeners.clear()  # it ends before it can obey
        await ada.play(table, "take red")
        before = await moves_of(first, table)
    async with running(settings) as second:
        await _obeyed(second, table, len(before))
        assert (await moves_of(second, table))[len(before)] == (seat, "decline")


async def test_two_workers_obey_once(settings: Settings, visit: Visit, database: str) -> None:
    shared = replace(settings, store=database)
    async with running(shared) as first, running(shared) as second:
        ada, bea, table = await at_the_lenses(first, visit)
        seat = bea.states[table]["viewer"]
        await second.server.hall.table(table)
        await order(bea, table)
        before = await moves_of(first, table)
        await ada.play(table, "take red")
        for server in (first, second):
            await _obeyed(server, table, len(before) + 1)
        assert (await moves_of(first, table)).count((seat, "decline")) == 1


async def _obeyed(server: Running, table: str, entries: int) -> None:
    """Wait until a worker knows of more entries than so many."""
    while len((await server.server.hall.fresh(table)).commands) <= entries:
        await asyncio.sleep(0)
