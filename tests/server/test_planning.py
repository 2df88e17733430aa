"""Planning over the feed: worked out for whoever waits, kept nowhere, told to nobody."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from orrery.kernel.plan import MOST_PLANNED
from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import Feed, Json, Running, running
from tests.server.test_table import two_at_a_table

Turns = tuple[Feed, Feed, str]  # who decides, who waits, the table


async def at_the_lenses(server: Running, visit: Visit) -> Turns:
    """One takes a lens, the other waits for their turn to."""
    _, feeds, table = await two_at_a_table(server, visit, options={"nights": 2})
    for feed in feeds:
        while feed.own(table) and own(feed, table)["kind"] != "take-lens":
            await feed.play(table)
    for feed in feeds:
        await feed.watch(table)
    ada, bea = sorted(feeds, key=lambda feed: feed.own(table) is None)
    return ada, bea, table


def own(feed: Feed, table: str) -> Json:
    found = feed.own(table)
    assert found is not None
    return found


async def test_who_waits_plans_a_turn_move_by_move(server: Running, visit: Visit) -> None:
    ada, bea, table = await at_the_lenses(server, visit)
    assert (ada.states[table]["plans"], bea.states[table]["plans"]) == (False, True)
    seat = bea.states[table]["viewer"]
    plan = await bea.ask("plan", table=table, moves=[])
    assert (plan["type"], plan["moves"], plan["chance"]) == ("planned", [], None)
    assert plan["asked"]["moves"] == ["take red", "take green", "take blue", "decline"]
    question = {"table": table, "decision": plan["asked"]["decision"]}
    told = await bea.ask("foresee", **question, moves=["take red"], plan=[])
    assert told["outlooks"][0]["events"] == [{"kind": "took", "seat": seat, "colour": "red"}]
    told = await bea.ask("explain", **question, moves=["choose encke"], plan=[])
    assert told["type"] == "reasons"
    plan = await bea.ask("plan", table=table, moves=["take red"])
    assert plan["view"]["watchers"][seat]["lenses"]["red"] == 1
    assert (plan["moves"], plan["asked"], plan["chance"]) == (["take red"], None, None)


async def test_a_plan_goes_as_far_as_it_is_possible(server: Running, visit: Visit) -> None:
    _, bea, table = await at_the_lenses(server, visit)
    plan = await bea.ask("plan", table=table, moves=["take red", "take red"])
    assert plan["moves"] == ["take red"]


async def test_nothing_is_kept_and_nobody_else_is_told(server: Running, visit: Visit) -> None:
    ada, bea, table = await at_the_lenses(server, visit)
    hall = server.server.hall
    before, heard = await hall.store.entries(table, 0), len(ada.traffic)
    row = await hall.store.table(table)
    for moves in ([], ["take red"], ["decline"]):
        await bea.ask("plan", table=table, moves=moves)
    assert await hall.store.entries(table, 0) == before
    assert await hall.store.table(table) == row
    await ada.ask("ping")
    assert [msgspec.json.decode(text)["type"] for text in ada.traffic[heard:]] == ["pong"]
    assert all(one["lenses"]["red"] == 0 for one in (await bea.watch(table))["view"]["watchers"])


async def test_only_who_waits_plans(server: Running, visit: Visit) -> None:
    ada, bea, table = await at_the_lenses(server, visit)
    assert (await ada.ask("plan", table=table, moves=[]))["code"] == "stale"
    stranger = await (await visit(server.address, "Cyd")).feed()
    assert not (await stranger.watch(table))["plans"]
    assert (await stranger.ask("plan", table=table, moves=[]))["code"] == "not-seated"
    decision = (await bea.ask("plan", table=table, moves=[]))["asked"]["decision"]
    question = {"table": table, "decision": decision, "moves": ["take red"]}
    assert (await bea.ask("foresee", **question, plan=["take red"]))["code"] == "stale"
    await ada.play(table)
    while not bea.own(table):
        await bea.receive()
    assert (await bea.ask("plan", table=table, moves=[]))["code"] == "stale"


async def test_strange_plans_are_refused(server: Running, visit: Visit) -> None:
    _, bea, table = await at_the_lenses(server, visit)
    assert (await bea.ask("plan", table=table, moves=["jump"]))["code"] == "invalid-move"
    for moves in (["decline"] * (MOST_PLANNED + 1), ["x" * 300], "decline", None):
        assert (await bea.ask("plan", table=table, moves=moves))["code"] == "malformed"


async def test_planning_has_the_budget_of_looking_ahead(settings: Settings, visit: Visit) -> None:
    poor = replace(settings, foresight_share=0.0, foresight_burst=1e-9)
    async with running(poor) as server:
        _, bea, table = await at_the_lenses(server, visit)
        assert (await bea.ask("plan", table=table, moves=[]))["type"] == "planned"
        assert (await bea.ask("plan", table=table, moves=["take red"]))["code"] == "too-fast"
        assert (await bea.ask("plan", table=table, moves=["decline"]))["code"] == "too-fast"
