"""Connections: under whose name, how many, and for how long."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from litestar.connection import ASGIConnection
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from orrery.server.context import ARRIVING
from orrery.server.settings import Settings
from orrery.server.store import Hash, Identity, Mark
from tests.server.conftest import Visit
from tests.server.harness import PATIENCE, Feed, Running, new_table, running

GIVEN = {"handle": "ada", "password": "difference engine"}


async def closed(feed: Feed) -> int | None:
    """The code with which the server closes a socket."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            await _read_on(feed)
    return feed.socket.close_code


async def _read_on(feed: Feed) -> None:
    async for text in feed.socket:
        feed.inbox.append(msgspec.json.decode(text))


async def nobody_connected(server: Running) -> None:
    async with asyncio.timeout(PATIENCE):
        while server.server.hall.sessions.count:
            await asyncio.sleep(0.01)


async def test_nobody_acts_under_an_old_identity(server: Running, visit: Visit) -> None:
    ada, phone = await visit(server.address, "Ada"), await visit(server.address)
    await ada.request("POST", "/api/me/password", GIVEN)
    await phone.request("GET", "/api/me")
    as_guest = await phone.feed()
    assert (await as_guest.ask("ping"))["type"] == "pong"
    await phone.request("POST", "/api/login", GIVEN)
    assert await closed(as_guest) == 4401
    as_ada, at_home = await phone.feed(), await ada.feed()
    table = (await new_table(ada, "me", "open"))["id"]
    assert (await as_ada.ask("say", table=table, text="hello"))["type"] == "done"
    await phone.request("POST", "/api/logout")
    assert await closed(as_ada) == 4401
    assert (await at_home.ask("say", table=table, text="still here"))["type"] == "done"


async def test_a_connection_to_another_worker_ends_too(
    settings: Settings, visit: Visit, database: str
) -> None:
    shared = replace(settings, store=database)
    async with running(shared) as first, running(shared) as second:
        ada = await visit(first.address, "Ada")
        await ada.move_to(second.address)
        elsewhere = await ada.feed()
        assert (await elsewhere.ask("ping"))["type"] == "pong"
        await ada.move_to(first.address)
        await ada.request("POST", "/api/logout")
        assert await closed(elsewhere) == 4401


async def test_whoever_knew_the_cookie_before_is_out_once_there_is_a_password(
    server: Running, visit: Visit
) -> None:
    ada, other = await visit(server.address, "Ada"), await visit(server.address)
    other.http.cookies.set("orrery", ada.http.cookies["orrery"])
    mine, theirs = await ada.feed(), await other.feed()
    for feed in (mine, theirs):
        assert (await feed.ask("ping"))["type"] == "pong"
    before = ada.http.cookies["orrery"]
    await ada.request("POST", "/api/me/password", GIVEN)
    assert ada.http.cookies["orrery"] != before
    refused = await other.request("PATCH", "/api/me", {"name": "Eve"}, 401)
    assert refused["code"] == "no-identity"
    for feed in (mine, theirs):  # the own one can't be told from theirs
        assert await closed(feed) == 4401
    table = (await new_table(ada, "me", "open"))["id"]
    again = await ada.feed()
    assert (await again.ask("say", table=table, text="hello"))["type"] == "done"


async def test_a_token_that_becomes_void_while_it_is_looked_up_opens_nothing(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await visit(server.address, "Ada")
    store, read = server.server.store, server.server.store.identity_by_token
    found: list[Identity] = []

    async def overtaken(token: Hash) -> Identity | None:
        who = await read(token)
        if who is not None and not found:
            found.append(who)
            await store.remove_token(token)
            await server.server.hall.void(who.id)
        return who

    monkeypatch.setattr(store, "identity_by_token", overtaken)
    assert await closed(await ada.feed()) == 4401
    assert [who.name for who in found] == ["Ada"]


async def test_whoever_connects_is_looked_up_once(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await visit(server.address, "Ada")
    read, tokens = server.server.store.identity_by_token, list[Hash]()

    async def counted(token: Hash) -> Identity | None:
        tokens.append(token)
        return await read(token)

    monkeypatch.setattr(server.server.store, "identity_by_token", counted)
    assert (await (await ada.feed()).ask("ping"))["type"] == "pong"
    assert len(tokens) == 1


async def test_when_many_come_at_once_only_a_few_are_let_in_at_a_time(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await (await visit(server.address, "Ada")).feed()
    crowd = [await visit(server.address) for _ in range(ARRIVING + 5)]
    look_up, looked_up, answered = server.server.identities.of, list[object](), asyncio.Event()

    async def slowly(socket: ASGIConnection[Any, Any, Any, Any]) -> Identity | None:
        looked_up.append(socket)
        await answered.wait()
        return await look_up(socket)

    monkeypatch.setattr(server.server.identities, "of", slowly)
    coming = [asyncio.create_task(one.feed()) for one in crowd]
    async with asyncio.timeout(PATIENCE):
        while len(looked_up) < ARRIVING:
            await asyncio.sleep(0.01)
    assert (await here.ask("ping"))["type"] == "pong"
    assert len(looked_up) == ARRIVING
    answered.set()
    for feed in await asyncio.gather(*coming):
        assert (await feed.ask("ping"))["type"] == "pong"


async def test_a_watch_that_outlasts_its_socket_leaves_nobody_behind(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await visit(server.address, "Ada")
    table_id = (await new_table(ada, "me", "open"))["id"]
    hall = server.server.hall
    table = await hall.table(table_id)
    feed = await ada.feed()
    looking, answered = asyncio.Event(), asyncio.Event()
    marks = hall.store.marks

    async def slowly(tables: Sequence[str]) -> dict[str, Mark]:
        looking.set()
        await answered.wait()
        return await marks(tables)

    monkeypatch.setattr(hall.store, "marks", slowly)
    await feed.send("watch", table=table_id, events=0)
    await looking.wait()
    await ada.request("POST", "/api/logout")
    await nobody_connected(server)
    answered.set()
    await ada.request("GET", f"/api/tables/{table_id}")  # comes after the watch
    assert not table.watchers


async def test_a_client_that_reads_nothing_is_given_up(settings: Settings, visit: Visit) -> None:
    short = replace(settings, send_patience=0.2, message_burst=10_000)
    async with running(short) as server:
        ada = await visit(server.address, "Ada")
        game = {"game": "planet_unknown", "options": {}}
        table = (await new_table(ada, "me", "random", **game))["id"]
        await ada.request("POST", f"/api/tables/{table}/start")
        feed = await ada.feed()
        feed.socket.transport.pause_reading()
        sending = asyncio.create_task(_insist(feed, table))
        await nobody_connected(server)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        seats = (await ada.request("GET", f"/api/tables/{table}"))["seats"]
        assert not seats[0]["online"]
        feed.socket.transport.abort()


async def _insist(feed: Feed, table: str) -> None:
    while True:
        await feed.send("watch", table=table, events=0)


async def test_whoever_sends_on_and_on_is_disconnected(settings: Settings, visit: Visit) -> None:
    slow = replace(settings, message_burst=5, messages_per_second=0.001)
    async with running(slow) as server:
        ada = await visit(server.address, "Ada")
        feed, other = await ada.feed(), await ada.feed()
        for _ in range(5):
            await feed.socket.send(b"\0")  # what is no message counts as well
        for _ in range(6):
            await feed.send("ping")
        assert await closed(feed) == 1008
        assert [m["code"] for m in feed.inbox][:6] == ["malformed"] * 5 + ["too-fast"]
        assert (await other.ask("ping"))["type"] == "pong"


async def test_too_many_connections(settings: Settings, visit: Visit) -> None:
    few = replace(settings, sockets_per_visitor=2, sockets_per_address=1, sockets=4)
    async with running(few) as server:
        ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
        nobody = await visit(server.address)
        feeds = [await ada.feed(), await ada.feed(), await nobody.feed(), await bea.feed()]
        for person in (ada, nobody, bea):
            with pytest.raises(InvalidStatus):
                await person.feed()
        await feeds[0].socket.close()
        async with asyncio.timeout(PATIENCE):
            while server.server.hall.sessions.count == 4:
                await asyncio.sleep(0.01)
        assert (await (await ada.feed()).ask("ping"))["type"] == "pong"
