"""Hints and analyses: for one's own decisions, from what one knows, within bounds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import cast

import msgspec
import pytest
from msgspec.structs import asdict, replace

from orrery.bots.child import think_for_bots
from orrery.kernel.dice import key_from_seed
from orrery.kernel.perspective import Perspective
from orrery.server.settings import Settings
from orrery.server.store import TableRow
from orrery.server.thinking import Thinkers
from tests.server.conftest import Visit
from tests.server.harness import Feed, Json, Person, Running, finish, running
from tests.server.test_secrets import found, hidden, match_of
from tests.server.test_table import two_at_a_table


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Thinks little, and waits for as long as a busy machine needs."""
    return replace(settings, hint_seconds=0.05, hint_budget=60, analysis_seconds=0.02)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(settings) as server:
        yield server


async def hint(person: Person, feed: Feed, table: str, status: int = 200) -> Json:
    own = feed.own(table)
    question = {"decision": own["decision"] if own else "0"}
    answer: Json = await person.request("POST", f"/api/tables/{table}/hint", question, status)
    return answer


async def analysed(person: Person, table: str) -> Json:
    """The analysis, once it is over; on the way it never goes back."""
    done = 0
    while True:
        info: Json = await person.request("POST", f"/api/tables/{table}/analysis")
        assert done <= info["done"] <= info["total"]
        if info["over"]:
            return info
        done = info["done"]
        await asyncio.sleep(0)


async def test_a_hint_is_a_legal_move_and_stays_the_same(server: Running, visit: Visit) -> None:
    (ada, _), (feed, _), table = await two_at_a_table(server, visit)
    own = feed.own(table)
    assert own is not None
    told = await hint(ada, feed, table)
    assert told["best"][0]["moves"][0] in own["moves"]
    assert await hint(ada, feed, table) == told


async def test_only_for_the_own_decision_that_waits(server: Running, visit: Visit) -> None:
    (ada, bea), (feed, other), table = await two_at_a_table(server, visit)
    assert (await hint(bea, feed, table, 409))["code"] == "stale"
    stranger = await visit(server.address, "Cyd")
    assert (await hint(stranger, feed, table, 403))["code"] == "not-seated"
    own = feed.own(table)
    assert own is not None
    await feed.play(table)
    past = {"decision": own["decision"]}
    refused = await ada.request("POST", f"/api/tables/{table}/hint", past, 409)
    assert refused["code"] == "stale"
    assert (await hint(bea, other, table))["table"] == table


async def test_there_are_none_in_a_rated_match(server: Running, visit: Visit) -> None:
    (ada, _), (feed, _), table = await two_at_a_table(server, visit)
    seated = await server.server.hall.table(table)
    rated = msgspec.defstruct("Rated", [("rated", bool, True)], bases=(TableRow,), frozen=True)
    seated.row = cast("TableRow", rated(**asdict(seated.row) | {"rated": True}))
    assert (await hint(ada, feed, table, 409))["code"] == "rated"


async def test_an_address_has_so_many(settings: Settings, visit: Visit) -> None:
    async with running(replace(settings, hints_per_hour=1, analyses_per_hour=1)) as server:
        people, feeds, table = await two_at_a_table(server, visit, options={"nights": 1})
        for person in people:
            person.http.headers["x-forwarded-for"] = "192.0.2.1"  # as a proxy says
        await hint(people[0], feeds[0], table)
        await hint(people[0], feeds[0], table)  # the same again costs nothing
        assert (await hint(people[1], feeds[1], table, 429))["code"] == "too-fast"
        await finish(feeds, table)
        await people[0].request("POST", f"/api/tables/{table}/analysis")
        refused = await people[1].request("POST", f"/api/tables/{table}/analysis", None, 429)
        assert refused["code"] == "too-fast"


async def test_a_hint_that_is_not_there_in_time_is_refused(
    settings: Settings, visit: Visit, tmp_path: Path
) -> None:
    started = tmp_path / "started"
    async with running(replace(settings, hint_budget=1e-6)) as server:
        server.server.bots.thinkers = Thinkers(1, partial(start, started))
        (ada, _), (feed, _), table = await two_at_a_table(server, visit)
        assert (await hint(ada, feed, table, 503))["code"] == "busy"
        assert started.exists()  # its time began when there was somebody to think


def start(said: Path, pipe: Connection) -> None:
    """What a process for bots does, after saying in a file that it has started."""
    said.touch()
    think_for_bots(pipe)


@pytest.mark.parametrize(
    ("game", "options"),
    [("example", {"nights": 1}), ("planet_unknown", {"personal_objectives": True})],
)
async def test_a_hint_tells_no_secret(
    server: Running, visit: Visit, game: str, options: Json
) -> None:
    people, feeds, table = await two_at_a_table(server, visit, game=game, options=options)
    for _ in range(2):
        for seat in (0, 1):
            match = await match_of(server, table)
            if seat in match.deciders():
                await feeds[seat].watch(table)
                told = msgspec.json.encode(await hint(people[seat], feeds[seat], table)).decode()
                assert hidden(match, seat)
                assert found(hidden(match, seat), told) == []
                await feeds[seat].play(table)


async def test_an_analysis_is_of_the_own_decisions_and_is_kept(
    settings: Settings, visit: Visit
) -> None:
    async with running(settings) as server:
        (ada, bea), feeds, table = await two_at_a_table(server, visit, options={"nights": 1})
        early = await ada.request("POST", f"/api/tables/{table}/analysis", None, 409)
        assert early["code"] == "in-play"
        stranger = await visit(server.address, "Cyd")
        await finish(feeds, table)
        refused = await stranger.request("POST", f"/api/tables/{table}/analysis", None, 403)
        assert refused["code"] == "not-seated"
        info = await analysed(ada, table)
        replay = await ada.request("GET", f"/api/tables/{table}/replay")
        entries = [one["entry"] for one in info["decisions"]]
        assert {replay["entries"][entry]["seat"] for entry in entries} == {0}
        assert set(info["turning_points"]) <= set(entries)
        assert (info["done"], info["total"]) == (len(entries), len(entries))
        assert (await analysed(bea, table))["seat"] == 1
    async with running(settings) as server:
        await ada.move_to(server.address)
        assert await analysed(ada, table) == info


async def test_the_search_gets_to_see_nothing_that_was_hidden(
    server: Running, visit: Visit
) -> None:
    """What is drawn anew for a seat comes out the same: so nothing else was in the question."""
    _, feeds, table = await two_at_a_table(server, visit, options={"nights": 1})
    title = (await match_of(server, table)).title
    await finish(feeds, table)
    asked = server.server.coach._asked(await server.server.hall.table(table), 0)
    assert asked
    for one in asked:
        game = title.restore(msgspec.json.decode(one.question.position))
        elsewhere = game.imagine(0, key_from_seed("elsewhere"))
        assert Perspective(title, elsewhere, 0).snapshot() == bytes(one.question.position)
