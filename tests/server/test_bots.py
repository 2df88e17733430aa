"""Bots that fail: a table never hangs on one."""

from __future__ import annotations

import asyncio
import json
import sys
from math import inf
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import orrery
from orrery.bots.child import Task
from orrery.helper import Work
from orrery.kernel.perspective import Perspective
from orrery.server.settings import Settings
from orrery.server.thinking import Thinkers
from tests.server.conftest import Visit
from tests.server.harness import PATIENCE, Person, finish, new_table, running
from tests.server.rogues import babble, cheat, crash, hang

EXAMPLE = orrery.title("example")
EXAMPLE_BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


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


class Stuck(Thinkers):
    """Processes of which none ever comes to an end."""

    async def think(self, task: Task, budget: float, share: float = inf) -> int | None:
        await asyncio.Event().wait()
        return None


async def test_a_bot_that_finds_no_place_to_think_moves_in_time(
    settings: Settings, visit: Visit
) -> None:
    async with running(replace(settings, bot_budget=0.2)) as server:
        server.server.bots.thinkers = Stuck(1)
        ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
        tables = []
        for host in (ada, bea):
            table = (await new_table(host, "me", "random"))["id"]
            await host.request("POST", f"/api/tables/{table}/start")
            tables.append(table)
        async with asyncio.timeout(PATIENCE):  # although the only place is taken by Ada's bot
            while not await server.server.store.entries(tables[1]):
                await asyncio.sleep(0.01)


async def test_matches_with_bots_are_counted(settings: Settings, visit: Visit) -> None:
    few = replace(settings, bot_matches=2, bot_matches_per_hour=3)
    async with running(few) as server:
        ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
        for person in (ada, bea):
            person.http.headers["x-forwarded-for"] = "192.0.2.1"  # as a proxy says

        async def begin(host: Person, *seats: str, status: int = 0) -> str:
            table = (await new_table(host, *seats))["id"]
            answer = await host.request("POST", f"/api/tables/{table}/start", status=status)
            return str(answer.get("code", table))

        first = await begin(ada, "me", "random")
        await begin(ada, "me", "open")  # which becomes a bot
        assert await begin(ada, "random", "me", status=409) == "many-bot-matches"
        await ada.request("POST", f"/api/tables/{first}/start")  # that has begun already
        await begin(bea, "me", "random")
        assert await begin(bea, "me", "random", status=429) == "too-fast"


class Recording(Thinkers):
    """Processes that keep what they were told."""

    def __init__(self) -> None:
        super().__init__(1)
        self.told: list[Task] = []

    async def think(self, task: Task, budget: float, share: float = inf) -> int | None:
        self.told.append(task)
        return await super().think(task, budget)


async def test_a_bot_of_the_host_plays_at_a_table_and_is_told_no_secret(
    settings: Settings, visit: Visit
) -> None:
    bots = {"mine": f"exec:{sys.executable} {EXAMPLE_BOT}"}
    async with running(replace(settings, bots=bots, bot_budget=30)) as server:
        server.server.bots.thinkers = thinkers = Recording()
        ada = await visit(server.address, "Ada")
        assert "mine" in (await ada.request("GET", "/api/games/example"))["bots"]
        options = {"nights": 1, "lenses": False}
        table = (await new_table(ada, "me", "mine", options=options))["id"]
        await ada.request("POST", f"/api/tables/{table}/start")
        feed = await ada.feed()
        await feed.watch(table)
        await finish([feed], table)
        metrics = (await ada.http.get("/metrics")).text
        assert "bot_fallbacks_total{" not in metrics
        row = await server.server.store.table(table)
    assert thinkers.told
    for task in thinkers.told:
        told = msgspec.json.encode(task)
        assert row.key.hex().encode() not in told
        perspective = Perspective(
            EXAMPLE, EXAMPLE.restore(json.loads(bytes(task.position))), task.seat
        )
        assert perspective.snapshot() == bytes(task.position)  # imagined already: nothing is left


async def test_nobody_else_can_have_a_bot_loaded(settings: Settings, visit: Visit) -> None:
    async with running(settings) as server:
        ada = await visit(server.address, "Ada")
        for level in ("exec:true", "tests.bots.cheat:Cheat", "mine", "greedy:depth=1"):
            plan = {"game": "example", "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
            refused = await ada.request("POST", "/api/tables", plan, status=400)
            assert refused["code"] == "unknown-bot"
