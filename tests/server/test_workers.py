"""Several workers on one PostgreSQL database: it doesn't matter which one somebody talks to."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from orrery.server.settings import Settings
from orrery.server.store.bus import PostgresBus
from tests.server.conftest import Visit
from tests.server.harness import PATIENCE, Feed, Running, finish, new_table, running


async def across(first: Running, second: Running, visit: Visit) -> tuple[list[Feed], str]:
    """Ada on one worker, Bea on another, in a match that has begun."""
    ada, bea = await visit(first.address, "Ada"), await visit(second.address, "Bea")
    table = (await new_table(ada, "me", "open", options={"nights": 2}))["id"]
    feeds = [await ada.feed(), await bea.feed()]
    for feed in feeds:
        await feed.watch(table)
    await bea.request("POST", f"/api/tables/{table}/join", {})
    await feeds[0].until(lambda m: "info" in m and m["info"]["seats"][1]["name"] == "Bea")
    await ada.request("POST", f"/api/tables/{table}/start")
    for feed in feeds:
        if not feed.states[table]["ready"]:
            await feed.until(lambda m: m["type"] == "state" and m["ready"])
    return feeds, table


async def test_people_on_different_workers_play_together(
    settings: Settings, visit: Visit, database: str
) -> None:
    shared = replace(settings, store=database, poll=60)
    async with running(shared) as first, running(shared) as second:
        feeds, table = await across(first, second, visit)
        await asyncio.gather(*(feed.play(table) for feed in feeds))
        for feed in feeds:
            await feed.watch(table)
        await feeds[0].ask("say", table=table, text="hello")
        heard = await feeds[1].until(lambda m: m["type"] == "chat")
        assert heard["lines"][0]["text"] == "hello"
        await asyncio.gather(*(feed.play(table) for feed in feeds))
        for feed in feeds:
            await feed.after(table, 3)
        await finish(feeds, table)
        entries = await first.server.store.entries(table)
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        results = [feed.states[table]["outcome"] for feed in feeds]
        assert results[0] == results[1] is not None


async def test_a_command_sent_to_both_workers_is_carried_out_once(
    settings: Settings, visit: Visit, database: str
) -> None:
    shared = replace(settings, store=database)
    async with running(shared) as first, running(shared) as second:
        (ada, _), table = await across(first, second, visit)
        own = ada.own(table)
        assert own is not None
        message = {"table": table, "decision": own["decision"], "move": own["moves"][0]}
        cookie = ada.socket.request.headers["cookie"] if ada.socket.request else ""
        other = await visit(second.address)
        other.http.cookies.set("orrery", cookie.removeprefix("orrery="))
        elsewhere = await other.feed()
        answers = await asyncio.gather(
            ada.ask("play", command="once", **message),
            elsewhere.ask("play", command="once", **message),
        )
        assert [answer["type"] for answer in answers] == ["done", "done"]
        assert len(await first.server.store.entries(table)) == 1


async def test_lost_hints_cost_time_only(
    settings: Settings, visit: Visit, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose(bus: PostgresBus, table: str) -> None:
        pass

    monkeypatch.setattr(PostgresBus, "publish", lose)
    shared = replace(settings, store=database, poll=0.1)
    async with running(shared) as first, running(shared) as second:
        feeds, table = await across(first, second, visit)
        await finish(feeds, table)


async def test_one_worker_thinks_for_a_bot_and_another_takes_over(
    settings: Settings, visit: Visit, database: str
) -> None:
    shared = replace(settings, store=database, sweep=0.2)
    async with running(shared) as second:
        async with running(shared) as first:
            ada = await visit(first.address, "Ada")
            table = (await new_table(ada, "me", "random"))["id"]
            await ada.request("POST", f"/api/tables/{table}/start")
            feed = await ada.feed()
            await feed.watch(table)
        await ada.move_to(second.address)
        feed = await ada.feed()
        await feed.watch(table)
        await finish([feed], table)
        entries = await second.server.store.entries(table)
        assert len({entry.command for entry in entries}) == len(entries)


async def test_a_worker_that_is_told_of_a_move_need_not_ask_the_store(
    settings: Settings, visit: Visit, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = replace(settings, store=database, poll=60)
    async with running(shared) as first, running(shared) as second:
        (ada, _), table = await across(first, second, visit)
        reads = AsyncMock()
        monkeypatch.setattr(second.server.hall.store, "entries", reads)
        there = second.server.hall.tables[table]
        before = there.row.version
        await ada.play(table)
        async with asyncio.timeout(PATIENCE):
            while there.row.version == before:
                await asyncio.sleep(0)
        assert there.match is not None
        assert len(there.match.entries) == 1
        reads.assert_not_called()
