"""What survives: sudden ends, new versions of the rules, damaged journals."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import orrery
from orrery.kernel.title import Title
from orrery.server.journals import beginning_of
from orrery.server.settings import Settings
from orrery.server.store.backup import back_up, restore
from tests.server.conftest import Visit
from tests.server.harness import PATIENCE, Subprocess, finish, new_table, running
from tests.server.test_table import two_at_a_table


async def test_a_killed_server_has_lost_nothing(tmp_path: Path, visit: Visit) -> None:
    first = Subprocess(str(tmp_path / "orrery.db"))
    await first.start()
    ada = await visit(first.address, "Ada")
    table = (await new_table(ada, "me", "random"))["id"]
    await ada.request("POST", f"/api/tables/{table}/start")
    feed = await ada.feed()
    await feed.watch(table)
    await feed.play(table, command="answered")
    known = feed.events[table]
    state = await feed.after(table, 0)
    own = feed.own(table)
    assert own is not None
    message = {"table": table, "command": "unanswered", "decision": own["decision"]}
    await feed.send("play", **message, move=own["moves"][1])
    await first.kill()

    second = Subprocess(str(tmp_path / "orrery.db"))
    await second.start()
    await ada.move_to(second.address)
    again = await ada.feed()
    again.events[table] = known
    now = await again.watch(table)
    assert now["seq"] >= state["seq"]
    assert (await again.ask("play", **message, move=own["moves"][1]))["type"] == "done"
    repeated = await again.ask("play", table=table, command="answered", decision="", move="aim t1")
    assert repeated["code"] == "replayed"
    await again.watch(table)
    await finish([again], table)  # the bot goes on as well
    assert (await second.terminate()) == 0


async def test_bots_that_had_to_move_go_on_after_a_restart(tmp_path: Path, visit: Visit) -> None:
    settings = Settings(store=str(tmp_path / "orrery.db"), log="none")
    async with running(settings) as first:
        await first.server.bots.close()  # as if they had been killed while they thought
        ada = await visit(first.address, "Ada")
        table = (await new_table(ada, "me", "random"))["id"]
        await ada.request("POST", f"/api/tables/{table}/start")
        feed = await ada.feed()
        await feed.watch(table)
        await feed.play(table)
        await feed.watch(table)
        await feed.play(table)
        seen = await feed.watch(table)
        assert [seat["asked"] for seat in seen["info"]["seats"]] == [False, True]
    async with running(settings) as second:
        await ada.move_to(second.address)
        feed = await ada.feed()
        await feed.watch(table)
        await finish([feed], table)


NO_POSITION = msgspec.json.encode({"position": {}, "told": [], "seq": 0})

Renew = Callable[..., None]


@pytest.fixture
def renew(monkeypatch: pytest.MonkeyPatch) -> Renew:
    """Makes the example a game of newer rules."""
    title_of: Callable[[str], Title] = import_module("orrery.games")._title

    def renew(**changes: object) -> None:
        newer = replace(title_of("example"), **changes)  # type: ignore[arg-type]
        monkeypatch.setattr("orrery.games._title", lambda _: newer)

    return renew


async def test_a_match_of_older_rules_goes_on(
    settings: Settings, visit: Visit, renew: Renew
) -> None:
    often = msgspec.structs.replace(settings, snapshot_every=2)
    async with running(often) as server:
        (ada, bea), feeds, table = await two_at_a_table(server, visit)
        for feed in feeds:
            await feed.play(table)
            await feed.watch(table)
        before = [feed.states[table] for feed in feeds]
    renew(rules_version="later")
    async with running(often) as server:
        for person in (ada, bea):
            await person.move_to(server.address)
        feeds = [await ada.feed(), await bea.feed()]
        for feed, old in zip(feeds, before, strict=True):
            state = await feed.watch(table)
            assert state["view"] == old["view"]
            assert state["asked"] == old["asked"]
            assert state["seq"] == old["seq"]  # the other's entry stays a secret
        await feeds[0].play(table)
        await feeds[0].watch(table)
    async with running(often) as server:  # and once more, from where it was carried over
        for person in (ada, bea):
            await person.move_to(server.address)
        feeds = [await ada.feed(), await bea.feed()]
        for feed in feeds:
            await feed.watch(table)
        await finish(feeds, table)
        over = await ada.http.get(f"/api/tables/{table}/save")
        assert orrery.load(over.text).is_over
    renew(rules_version="last")
    async with running(often) as server:
        await ada.move_to(server.address)
        state = await (await ada.feed()).watch(table)
        assert state["outcome"] == feeds[0].states[table]["outcome"]


async def test_what_newer_rules_forbid_is_dropped(
    settings: Settings, visit: Visit, renew: Renew
) -> None:
    async with running(settings) as server:
        (ada, _), feeds, table = await two_at_a_table(server, visit)
        await feeds[0].play(table)
        store = server.server.store
        taken = await store.table(table)
        # A move that was legal once and no longer is.
        entry = (await store.entries(table))[0]
        row = msgspec.structs.replace(taken, version=taken.version + 1)
        strange = msgspec.structs.replace(entry, seq=1, command="x", move="polish 3")
        await store.append(row, strange)
        server.server.hall.tables.clear()
    renew(rules_version="later")
    async with running(settings) as server:
        await ada.move_to(server.address)
        feed = await ada.feed()
        state = await feed.watch(table)
        assert [one["kind"] for one in state["asked"]] == ["aim-telescope", "choose-comet"]
        assert (await feed.play(table))["type"] == "done"


async def test_a_journal_that_leads_elsewhere_goes_on_from_its_snapshot(
    settings: Settings, visit: Visit
) -> None:
    async with running(settings) as server:
        (ada, _), feeds, table = await two_at_a_table(server, visit)
        before = feeds[0].states[table]
        store = server.server.store
        row = await store.table(table)
        await store.save_table(
            msgspec.structs.replace(row, version=row.version + 1, start=NO_POSITION)
        )
        server.server.hall.tables.clear()
        state = await (await ada.feed()).watch(table)
        assert state["view"] == before["view"]


async def test_a_damaged_table_is_refused_and_harms_nobody_else(
    settings: Settings, visit: Visit
) -> None:
    async with running(settings) as server:
        ada = await visit(server.address, "Ada")
        table = (await new_table(ada, "me", "random"))["id"]
        store = server.server.store
        row = await store.table(table)
        damaged = msgspec.structs.replace(
            row, id="damaged", status="playing", start=NO_POSITION, asked=[1]
        )
        await store.add_table(damaged)
        refused = await ada.request("GET", "/api/tables/damaged", None, 503)
        assert refused["code"] == "damaged"
        await ada.request("POST", f"/api/tables/{table}/start")
    async with running(settings) as server:
        await ada.move_to(server.address)
        feed = await ada.feed()
        assert (await feed.watch("damaged"))["code"] == "damaged"
        await feed.watch(table)
        await finish([feed], table)


async def test_a_match_is_played_on_from_a_backup_of_a_running_server(
    settings: Settings, tmp_path: Path, visit: Visit
) -> None:
    async with running(settings) as server:
        (ada, bea), feeds, table = await two_at_a_table(server, visit)
        await feeds[0].play(table)
        before = await feeds[0].watch(table)
        await back_up(settings.store, tmp_path / "backup.db")
        await finish(feeds, table)
    elsewhere = msgspec.structs.replace(settings, store=str(tmp_path / "restored.db"))
    await restore(tmp_path / "backup.db", elsewhere.store)
    async with running(elsewhere) as server:
        for person in (ada, bea):
            await person.move_to(server.address)
        feeds = [await ada.feed(), await bea.feed()]
        states = [await feed.watch(table) for feed in feeds]
        assert states[0]["view"] == before["view"]
        await finish(feeds, table)


async def test_a_server_that_is_asked_to_end_says_so(tmp_path: Path, visit: Visit) -> None:
    server = Subprocess(str(tmp_path / "orrery.db"))
    await server.start()
    feed = await (await visit(server.address, "Ada")).feed()
    assert (await feed.ask("ping"))["type"] == "pong"
    assert (await server.terminate()) == 0
    await feed.socket.wait_closed()
    assert feed.socket.close_code == 1012


async def test_tables_where_nobody_is_are_forgotten(settings: Settings, visit: Visit) -> None:
    async with running(msgspec.structs.replace(settings, idle=0, poll=0.01)) as server:
        (_ada, _bea), feeds, table = await two_at_a_table(server, visit)
        await feeds[0].play(table)
        before = await feeds[0].watch(table)
        for feed in feeds:
            await feed.ask("unwatch", table=table)
        async with asyncio.timeout(PATIENCE):
            while table in server.server.hall.tables:
                await asyncio.sleep(0.01)
        again = await feeds[0].ask("watch", table=table, events=0)
        assert again["view"] == before["view"]
        assert again["asked"] == before["asked"]


async def test_a_table_that_was_opened_anew_elsewhere_is_watched_again(
    settings: Settings, visit: Visit
) -> None:
    async with running(settings) as server:
        (_ada, _bea), feeds, table = await two_at_a_table(server, visit)
        await feeds[0].play(table)
        known = await server.server.hall.table(table)
        assert known.journalled is not None
        # As another worker with newer rules would do.
        start = msgspec.json.encode(beginning_of(known.journalled.match, known.journalled.seq))
        row = msgspec.structs.replace(known.row, version=known.row.version + 1, start=start)
        await server.server.store.save_table(row)
        await server.server.bus.publish(f"another-worker {table}")
        for feed in feeds:
            assert await feed.until(lambda m: m["type"] == "resync") == {
                "type": "resync",
                "table": table,
            }
        for feed in feeds:
            await feed.ask("watch", table=table, events=0)
        await finish(feeds, table)
