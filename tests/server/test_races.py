"""What happens at the same time, or while something is away."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest
from msgspec.structs import replace

from orrery.server.refusals import Refuse
from orrery.server.settings import Settings
from orrery.server.store.bus import PostgresBus
from orrery.server.wire import Code
from tests.server.conftest import Visit
from tests.server.harness import Running, finish, new_table, running
from tests.server.test_identity import Authenticator
from tests.server.test_table import two_at_a_table
from tests.server.test_workers import across


async def test_whoever_has_resigned_elsewhere_moves_no_more(
    settings: Settings, visit: Visit, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = replace(settings, store=database, poll=60, sweep=60)
    async with running(shared) as first, running(shared) as second:
        await second.server.bots.close()  # so that the seat still has to decide
        await first.server.bots.close()
        feeds, table = await across(first, second, visit)
        monkeypatch.setattr(PostgresBus, "publish", _lose)
        ada = await visit(second.address)
        cookie = feeds[0].socket.request
        assert cookie is not None
        ada.http.cookies.set("orrery", cookie.headers["cookie"].removeprefix("orrery="))
        await ada.request("POST", f"/api/tables/{table}/resign")
        assert (await feeds[0].play(table))["code"] == "not-seated"
        assert (await feeds[0].ask("undo", table=table, command="u"))["code"] == "not-seated"
        assert await first.server.store.entries(table) == []


async def _lose(bus: PostgresBus, table: str) -> None:
    pass


async def test_no_line_of_chat_is_lost_between_workers(
    settings: Settings, visit: Visit, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = replace(settings, store=database, poll=60)
    async with running(shared) as first, running(shared) as second:
        (ada, bea), table = await across(first, second, visit)
        monkeypatch.setattr(PostgresBus, "publish", _lose)
        await bea.ask("say", table=table, text="from elsewhere")
        await ada.ask("say", table=table, text="from here")
        while not any(message["type"] == "chat" for message in ada.inbox):
            await ada.receive()
        lines = [line["text"] for m in ada.inbox if m["type"] == "chat" for line in m["lines"]]
        assert lines == ["from elsewhere", "from here"]


async def test_what_is_said_is_limited_and_old_lines_are_not_kept_in_memory(
    settings: Settings, visit: Visit
) -> None:
    terse = replace(settings, line_burst=2, lines_per_second=0.001)
    async with running(terse) as server:
        _, (ada, bea), table = await two_at_a_table(server, visit)
        lines = [server.server.store.add_chat(table, "Ada", None, "before") for _ in range(118)]
        await asyncio.gather(*lines)
        for _ in range(2):
            assert (await ada.ask("say", table=table, text="hello"))["type"] == "done"
        assert (await ada.ask("say", table=table, text="more"))["code"] == "too-fast"
        assert (await bea.ask("say", table=table, text="my turn"))["type"] == "done"
        assert len((await server.server.hall.table(table)).chat) == 100
        seen = await bea.watch(table)
        assert [line["number"] for line in seen["chat"]] == list(range(21, 121))
        assert len(await server.server.store.chat(table)) == 121


async def test_a_move_while_the_store_is_away_is_made_once_it_is_back(
    server: Running, visit: Visit
) -> None:
    (ada, _), feeds, table = await two_at_a_table(server, visit)
    own = feeds[0].own(table)
    assert own is not None
    message = {"table": table, "decision": own["decision"], "move": own["moves"][0]}
    await server.server.store.close()
    refused = await feeds[0].ask("play", command="once", **message)
    assert (refused["type"], refused["code"]) == ("refused", "busy")
    answer = await ada.http.get("/api/tables?which=open")
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    await server.server.store.open()
    for _ in range(2):
        assert (await feeds[0].ask("play", command="once", **message))["type"] == "done"
    assert len(await server.server.store.entries(table)) == 1


async def test_a_passkey_s_answer_is_good_for_one_login(
    settings: Settings, visit: Visit, database: str
) -> None:
    async with running(replace(settings, store=database)) as server:
        await one_login(server, visit)


async def one_login(server: Running, visit: Visit) -> None:
    address = server.address.replace("127.0.0.1", "localhost")
    ada = await visit(address, "Ada")
    device = Authenticator(address)
    made = device.make(await ada.request("POST", "/api/me/passkey/options"))
    await ada.request("POST", "/api/me/passkey", {"credential": made})
    device.count = -1  # as those that are on several devices, it doesn't count
    others = [await visit(address) for _ in range(4)]
    used = device.use(await others[0].request("POST", "/api/login/passkey/options"))
    answers = await asyncio.gather(
        *(one.http.post("/api/login/passkey", json={"credential": used}) for one in others)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 400, 400, 400]


async def test_two_who_join_at_once_do_not_share_a_seat(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    guests = [await visit(server.address, f"Guest {number}") for number in range(4)]
    table = (await new_table(ada, "me", "open", "open"))["id"]
    path = f"/api/tables/{table}"
    answers = await asyncio.gather(
        *(guest.http.post(f"{path}/join", json={}) for guest in guests),
        ada.http.post(f"{path}/start"),
    )
    assert answers[-1].status_code == 200
    seats = (await ada.request("GET", path))["seats"]
    people = [seat["name"] for seat in seats if seat["kind"] == "person"]
    assert len(set(people)) == len(people)
    joined = [answer for answer in answers[:-1] if answer.status_code == 200]
    assert len(joined) == len(people) - 1


async def test_a_rematch_asked_for_twice_is_one_table(server: Running, visit: Visit) -> None:
    people, feeds, table = await two_at_a_table(server, visit)
    await finish(feeds, table)
    found = await asyncio.gather(
        *(one.request("POST", f"/api/tables/{table}/rematch") for one in people * 2)
    )
    assert len({one["id"] for one in found}) == 1


async def test_a_refusal_that_nobody_hears_is_no_failure(server: Running) -> None:
    """Somebody who asks and is gone at once must not be able to fill the log."""
    failures: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: failures.append(what))
    hall, begun, gone = server.server.hall, asyncio.Event(), asyncio.Event()

    async def command() -> None:
        begun.set()
        await gone.wait()
        raise Refuse(Code.NOT_SEATED, "you don't sit at this table")

    asking = asyncio.create_task(hall.run(command()))
    await begun.wait()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    gone.set()
    while any("command" in str(task.get_coro()) for task in hall._running):
        await asyncio.sleep(0)
    gc.collect()
    assert failures == []
