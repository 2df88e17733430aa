"""Bots that fail: a table never hangs on one."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from orrery.server.settings import Settings
from orrery.server.thinking import Thinkers, Work
from tests.server.conftest import Visit
from tests.server.harness import PATIENCE, finish, new_table, running
from tests.server.rogues import babble, cheat, crash, hang


@pytest.mark.parametrize("work", [crash, hang, babble, cheat])
async def test_a_move_is_made_for_a_bot_that_fails(
    settings: Settings, visit: Visit, work: Work
) -> None:
    async with running(replace(settings, bot_budget=0.1)) as server:
        server.server.bots.thinkers = thinkers = Thinkers(1, work)
        thinkers.begin()
        ada = await visit(server.address, "Ada")
        table = (await new_table(ada, "me", "random", options={"nights": 1, "lenses": False}))["id"]
        await ada.request("POST", f"/api/tables/{table}/start")
        feed = await ada.feed()
        await feed.watch(table)
        await finish([feed], table)
        metrics = (await ada.http.get("/metrics")).text
        fallbacks = [line for line in metrics.splitlines() if "bot_fallbacks_total{" in line]
        assert float(fallbacks[0].split()[-1]) >= 2


async def test_bots_alone_play_to_the_end(settings: Settings, visit: Visit) -> None:
    async with running(replace(settings, bot_processes=2)) as server:
        ada = await visit(server.address, "Ada")
        table = (await new_table(ada, "random", "greedy"))["id"]
        feed = await ada.feed()
        await feed.watch(table)
        await ada.request("POST", f"/api/tables/{table}/start")
        over = await feed.until(lambda m: m["type"] == "state" and m["outcome"] is not None)
        assert over["viewer"] is None
        assert over["info"]["host"]


async def test_people_do_not_wait_for_matches_among_bots(settings: Settings, visit: Visit) -> None:
    async with running(replace(settings, bot_budget=0.1)) as server:
        server.server.bots.thinkers = thinkers = Thinkers(1, hang)
        thinkers.begin()
        ada = await visit(server.address, "Ada")
        among_bots = [(await new_table(ada, "random", "random"))["id"] for _ in range(8)]
        own = (await new_table(ada, "me", "random"))["id"]
        for table in (*among_bots, own):
            await ada.request("POST", f"/api/tables/{table}/start")
        feed = await ada.feed()
        await feed.watch(own)
        await feed.play(own)
        await feed.watch(own)

        async def moves() -> int:
            return sum([len(await server.server.store.entries(table)) for table in among_bots])

        before = await moves()
        await feed.play(own)
        async with asyncio.timeout(PATIENCE):
            while len(await server.server.store.entries(own)) < 4:
                await asyncio.sleep(0.01)
        assert await moves() - before <= 5
