"""Somebody who wants their data, or to be forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import orrery
from orrery.server.settings import Settings
from orrery.server.store.sql import SqlStore, Statement
from tests.server.conftest import Visit
from tests.server.harness import PATIENCE, Json, Person, Running, finish, new_table, running
from tests.server.test_ratings import result_of

NAME = "Zebedee"  # that occurs nowhere else


async def named_match(server: Running, visit: Visit) -> tuple[Person, Person, Any, str]:
    zebedee, bea = await visit(server.address, NAME), await visit(server.address, "Bea")
    table = (await new_table(zebedee, "me", "open"))["id"]
    await bea.request("POST", f"/api/tables/{table}/join", {})
    await zebedee.request("POST", f"/api/tables/{table}/start")
    feeds = [await zebedee.feed(), await bea.feed()]
    for feed in feeds:
        await feed.watch(table)
    await feeds[0].ask("say", table=table, text="a word of mine")
    return zebedee, bea, feeds, table


async def test_the_data_of_a_person(server: Running, visit: Visit) -> None:
    zebedee, _, _, table = await named_match(server, visit)
    answer = await zebedee.http.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data: Json = answer.json()
    assert data["me"]["name"] == NAME
    assert data["created"] > 0
    assert [one["id"] for one in data["tables"]] == [table]
    assert [(line["table"], line["text"]) for line in data["lines"]] == [(table, "a word of mine")]
    assert data["left"] == data["results"] == data["ignored"] == []
    nobody = await visit(server.address)
    assert (await nobody.request("GET", "/api/me/data", status=401))["code"] == "no-identity"


def plain(server: Running) -> SqlStore:
    """The store without what is around it."""
    store = getattr(server.server.store, "_store", server.server.store)
    assert isinstance(store, SqlStore)
    return store


async def test_what_became_of_a_person_is_their_data(server: Running, visit: Visit) -> None:
    zebedee, bea, feeds, ended = await named_match(server, visit)
    await finish(feeds, ended)
    left = (await new_table(zebedee, "me", "random"))["id"]
    await zebedee.request("POST", f"/api/tables/{left}/start")
    await zebedee.request("POST", f"/api/tables/{left}/resign")
    her = (await bea.request("GET", "/api/me"))["id"]
    await result_of(server, zebedee, ended)
    asked = {"table": ended, "people": [her]}
    again = (await zebedee.request("POST", "/api/invitations", asked))["id"]
    await zebedee.request("PUT", f"/api/me/ignored/{her}")
    data = await zebedee.request("GET", "/api/me/data")
    assert ended in [result["table"] for result in data["results"]]
    assert data["left"] == [left]
    assert data["ignored"] == [her]
    theirs = (await bea.request("GET", "/api/me/data"))["invitations"]
    assert theirs == data["invitations"]
    assert [(one["table"], one["invited"]) for one in theirs] == [(again, her)]


KEPT = (
    *("identity", "token", "game_table", "chat", "entry", "member", "leaver", "rating", "tally"),
    *("result", "seat_result", "invitation", "ignored", "wish", "channel", "notice", "muted"),
)


async def everything_kept(server: Running) -> str:
    """All texts that the store has."""
    store = plain(server)
    texts = []
    for table in KEPT:
        texts += [str(list(row)) for row in await store._read(f"SELECT * FROM {table}")]
    return "\n".join(texts)


@pytest.fixture(params=["sqlite", "postgres"])
def either(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    if request.param == "sqlite":
        return settings
    return replace(settings, store=str(request.getfixturevalue("database")))


async def test_a_finished_match_stays_by_somebody(either: Settings, visit: Visit) -> None:
    async with running(either) as server:
        zebedee, bea, feeds, table = await named_match(server, visit)
        await finish(feeds, table)
        me = (await zebedee.request("GET", "/api/me"))["id"]
        assert NAME in await everything_kept(server)
        before = (await bea.request("GET", f"/api/tables/{table}/replay"))["entries"]
        after = await zebedee.request("DELETE", "/api/me")
        assert after["id"] != me
        kept = await everything_kept(server)
        assert NAME not in kept
        assert me not in kept
        assert "a word of mine" not in kept
        info = await bea.request("GET", f"/api/tables/{table}")
        assert [seat["name"] for seat in info["seats"]] == ["Somebody", "Bea"]
        assert (await bea.request("GET", f"/api/tables/{table}/replay"))["entries"] == before
        save = (await bea.http.get(f"/api/tables/{table}/save")).text
        assert NAME not in save
        assert orrery.load(save.encode()).names == ["Somebody", "Bea"]  # replayed
    async with running(either) as again:
        await bea.move_to(again.address)
        assert (await bea.http.get(f"/api/tables/{table}/save")).text == save


async def test_a_match_in_play_goes_on_without_them(settings: Settings, visit: Visit) -> None:
    async with running(settings) as server:
        zebedee, bea, feeds, table = await named_match(server, visit)
        await feeds[0].play(table)
        await zebedee.request("DELETE", "/api/me")
        feed = await bea.feed()
        state = await feed.watch(table)
        assert [seat["name"] for seat in state["info"]["seats"]] == ["Somebody", "Bea"]
        assert state["info"]["seats"][0]["kind"] == "bot"
        assert state["info"]["host"]  # it is Bea's now
        assert state["chat"] == []
    async with running(settings) as again:  # where the journal is replayed
        await bea.move_to(again.address)
        feed = await bea.feed()
        await feed.watch(table)
        await finish([feed], table)
        orrery.load((await bea.http.get(f"/api/tables/{table}/save")).content)


async def test_a_match_that_was_left_before_keeps_no_name(either: Settings, visit: Visit) -> None:
    async with running(either) as server:
        zebedee, bea, feeds, ended = await named_match(server, visit)
        plans = [{"kind": "me"}, {"kind": "guest", "name": f"{NAME}'s friend"}, {"kind": "open"}]
        new = {"game": "example", "seats": plans}
        running_still = (await zebedee.request("POST", "/api/tables", new))["id"]
        await bea.request("POST", f"/api/tables/{running_still}/join", {})
        await zebedee.request("POST", f"/api/tables/{running_still}/start")
        for table in (ended, running_still):
            await zebedee.request("POST", f"/api/tables/{table}/resign")
        await finish(feeds[1:], ended)
        me = (await zebedee.request("GET", "/api/me"))["id"]
        await zebedee.request("DELETE", "/api/me")
        kept = await everything_kept(server)
        assert NAME not in kept
        assert me not in kept
        save = (await bea.http.get(f"/api/tables/{ended}/save")).content
        assert orrery.load(save).names == ["Somebody", "Bea"]
        info = await bea.request("GET", f"/api/tables/{running_still}")
        assert [seat["name"] for seat in info["seats"]] == ["Somebody", "Somebody 2", "Bea"]


async def test_tables_that_have_not_begun(server: Running, visit: Visit) -> None:
    zebedee, bea = await visit(server.address, NAME), await visit(server.address, "Bea")
    shared = (await new_table(zebedee, "me", "open"))["id"]
    await bea.request("POST", f"/api/tables/{shared}/join", {})
    await (await zebedee.feed()).ask("say", table=shared, text="a word of mine")
    alone = (await new_table(zebedee, "me", "open"))["id"]
    await zebedee.request("DELETE", "/api/me")
    info = await bea.request("GET", f"/api/tables/{shared}")
    assert [seat["kind"] for seat in info["seats"]] == ["open", "person"]
    assert info["host"]
    assert (await (await bea.feed()).watch(shared))["chat"] == []
    await bea.request("GET", f"/api/tables/{alone}", status=404)


async def test_nor_does_anybody_hear_what_somebody_said_where_they_did_not_stay(
    settings: Settings, visit: Visit, database: str
) -> None:
    """Workers remember what was said at tables, and those who had left before are known to none."""
    shared = replace(settings, store=database)
    async with running(shared) as first, running(shared) as second:
        zebedee, bea = await visit(first.address, NAME), await visit(first.address, "Bea")
        table = (await new_table(bea, "me", "open"))["id"]
        await zebedee.request("POST", f"/api/tables/{table}/join", {})
        await (await zebedee.feed()).ask("say", table=table, text="a word of mine")
        await zebedee.request("POST", f"/api/tables/{table}/leave")
        await (await bea.feed()).watch(table)
        await bea.move_to(second.address)
        await (await bea.feed()).watch(table)
        assert [len(one.server.hall.tables[table].chat) for one in (first, second)] == [1, 1]
        await zebedee.request("DELETE", "/api/me")
        async with asyncio.timeout(PATIENCE):
            for one in (first, second):
                while one.server.hall.tables[table].chat:
                    await asyncio.sleep(0.01)
        assert (await (await bea.feed()).watch(table))["chat"] == []


async def test_nothing_of_them_is_left_in_the_file(settings: Settings, visit: Visit) -> None:
    async with running(settings) as server:
        zebedee, _, _, _ = await named_match(server, visit)
        await zebedee.request("DELETE", "/api/me")
    kept = Path(settings.store).read_bytes()
    assert b"Bea" in kept
    assert NAME.encode() not in kept
    assert b"a word of mine" not in kept


async def test_whoever_is_forgotten_can_log_in_no_more(server: Running, visit: Visit) -> None:
    given = {"handle": "zebedee", "password": "difference engine"}
    zebedee, phone = await visit(server.address, NAME), await visit(server.address)
    await zebedee.request("POST", "/api/me/password", given)
    await phone.request("POST", "/api/login", given)
    await zebedee.request("DELETE", "/api/me")
    assert (await phone.request("PATCH", "/api/me", {"name": "X"}, 401))["code"] == "no-identity"
    assert (await phone.request("POST", "/api/login", given, 403))["code"] == "wrong-login"


async def test_a_table_that_nobody_can_open_keeps_no_name(server: Running, visit: Visit) -> None:
    zebedee, _, feeds, table = await named_match(server, visit)
    await feeds[0].play(table)
    for damage in ("""UPDATE entry SET "check" = 'another'""", "DELETE FROM snapshot"):
        await plain(server)._write(Statement(damage, ()))
    server.server.hall.tables.clear()
    await zebedee.request("GET", f"/api/tables/{table}", status=503)
    await zebedee.request("DELETE", "/api/me")
    assert NAME not in await everything_kept(server)
