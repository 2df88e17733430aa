"""`orrery admin`, with the store of a server that runs and of one that doesn't."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner, Result

import orrery
from orrery.cli.main import app
from orrery.server.settings import Settings
from orrery.server.store import EntryRow
from orrery.server.store.keeping import Kept
from orrery.server.store.opening import open_beside
from orrery.server.store.sql import Statement
from tests.server.conftest import Visit
from tests.server.harness import Person, Running, finish, new_table, running
from tests.server.test_farewell import plain
from tests.server.test_ratings import result_of
from tests.server.test_table import two_at_a_table
from tests.server.test_trouble import mover


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, settings: Settings) -> str:
    if request.param == "sqlite":
        return settings.store
    return str(request.getfixturevalue("database"))


@pytest.fixture
async def served(settings: Settings, url: str) -> AsyncIterator[Running]:
    async with running(replace(settings, store=url, poll=0.05)) as server:
        yield server


async def admin(url: str, *arguments: str, status: int = 0) -> str:
    """What the command prints; in a thread, because it has an event loop of its own."""
    command = ["admin", *arguments, "--store", url]
    result: Result = await asyncio.to_thread(CliRunner().invoke, app, command)
    assert result.exit_code == status, result.output
    return result.stdout if status == 0 else result.stderr


async def test_tables_are_listed_and_inspected(served: Running, visit: Visit, url: str) -> None:
    _, (ada, _), table = await two_at_a_table(served, visit)
    await ada.play(table)
    await ada.ask("say", table=table, text="hello")
    host = await visit(served.address, "Cyd")
    waiting = (await new_table(host, "me", "open", private=True))["id"]
    listed = json.loads(await admin(url, "tables", "--json"))
    assert {one["id"]: one["status"] for one in listed} == {table: "playing", waiting: "open"}
    assert [seat["name"] for one in listed for seat in one["seats"] if seat["name"]]
    assert waiting not in await admin(url, "tables", "--status", "playing")
    text = await admin(url, "table", table)
    assert "1 entries, 1 lines of chat" in text
    assert "the journal is sound" in text
    told = await admin(url, "table", table, "--json")
    row = (await served.server.hall.table(table)).row
    assert row.key.hex() not in told
    assert row.invitation not in told
    assert "there is no table nowhere" in await admin(url, "table", "nowhere", status=2)


async def test_a_closed_table_is_gone_for_its_players_too(
    served: Running, visit: Visit, url: str
) -> None:
    people, (ada, bea), table = await two_at_a_table(served, visit)
    await ada.play(table)
    assert f"table {table} is gone" in await admin(url, "close", table, "--yes")
    told = await bea.until(lambda message: message["type"] == "resync")
    assert told["table"] == table
    assert (await bea.watch(table))["code"] == "unknown-table"
    refused = await people[0].request("GET", f"/api/tables/{table}", None, 404)
    assert refused["code"] == "unknown-table"
    assert "there are no tables" in await admin(url, "tables")


async def test_who_acts_at_a_table_that_was_just_closed_is_told(
    settings: Settings, visit: Visit, url: str
) -> None:
    async with running(replace(settings, store=url, poll=1000)) as server:
        _, (ada, bea), table = await two_at_a_table(server, visit)
        await admin(url, "close", table, "--yes")
        assert (await ada.play(table))["code"] == "unknown-table"
        assert (await bea.ask("say", table=table, text="hm"))["code"] == "unknown-table"


async def test_somebody_who_is_muted_plays_on_but_says_nothing(
    served: Running, visit: Visit, url: str
) -> None:
    people, (ada, _), table = await two_at_a_table(served, visit)
    (person,) = json.loads(await admin(url, "people", "ada", "--json"))
    assert (person["name"], person["muted"], person["tables"]) == ("Ada", False, [table])
    await admin(url, "mute", person["id"])
    assert "muted" in await admin(url, "people", person["id"])
    assert (await ada.ask("say", table=table, text="spam"))["code"] == "muted"
    assert (await ada.play(table))["type"] == "done"
    await admin(url, "unmute", person["id"])
    assert (await ada.ask("say", table=table, text="sorry"))["type"] == "done"
    assert "there is nobody with the id eve" in await admin(url, "mute", "eve", status=2)
    assert (await people[0].request("GET", "/api/me"))["name"] == "Ada"


async def test_somebody_who_is_deleted_is_forgotten(
    served: Running, visit: Visit, url: str
) -> None:
    people, (ada, bea), table = await two_at_a_table(served, visit)
    await ada.ask("say", table=table, text="it was me")
    (person,) = json.loads(await admin(url, "people", "ada", "--json"))
    assert f"{person['id']} is gone" in await admin(url, "delete", person["id"], "--yes")
    assert "there is nobody like that" in await admin(url, "people", "ada")
    assert person["id"] not in await admin(url, "table", table, "--json")
    await bea.until(lambda message: message["type"] == "resync")
    bea.events.clear()
    seen = await bea.watch(table)
    assert seen["info"]["seats"][0]["name"] == "Somebody"
    assert seen["info"]["seats"][0]["kind"] == "bot"
    assert (await people[0].request("GET", "/api/me"))["id"] != person["id"]
    assert "there is nobody with the id" in await admin(url, "delete", "eve", "--yes", status=2)


async def damaged(store: Kept, table: str) -> int:
    """Let a table have an entry that its rules never allow; how many sound ones it has."""
    await store.open()
    row = await store.table(table)
    entries = await store.entries(table)
    odd = EntryRow(len(entries), 0, "choose nothing", "odd", 1.0, "0" * 24)
    await store.append(replace(row, version=row.version + 1), odd)
    await store.close()
    return len(entries)


async def test_a_damaged_journal_is_cut_back_to_what_is_sound(
    settings: Settings, visit: Visit, url: str
) -> None:
    own = replace(settings, store=url)
    async with running(own) as server:
        people, (ada, _), table = await two_at_a_table(server, visit)
        await ada.play(table)
        assert "is sound" in await admin(url, "repair", table)
    sound = await damaged(open_beside(url), table)
    assert f"entry {sound} can't be replayed" in await admin(url, "table", table)
    assert f"goes on after entry {sound}" in await admin(url, "repair", table, "--yes")
    assert "the journal is sound" in await admin(url, "table", table)
    async with running(own) as server:
        await people[0].move_to(server.address)
        feed = await people[0].feed()
        assert (await feed.watch(table))["seq"] == sound
        assert (await feed.play(table))["type"] == "done"


async def finished(server: Running, visit: Visit) -> tuple[Person, Person, str]:
    """A match that is over and recorded."""
    (ada, bea), feeds, table = await two_at_a_table(server, visit)
    await finish(feeds, table)
    await result_of(server, ada, table)
    return ada, bea, table


HEAD = "UPDATE chronicle SET body = substr(body, 1, 20) WHERE table_id = $1 AND part = 0"
REEL = "DELETE FROM chronicle WHERE table_id = $1 AND part = 1"


@pytest.mark.parametrize("damage", [HEAD, REEL])
async def test_a_damaged_record_is_drawn_anew_also_after_somebody_is_gone(
    settings: Settings, visit: Visit, url: str, damage: str
) -> None:
    own = replace(settings, store=url)
    async with running(own) as server:
        ada, bea, table = await finished(server, visit)
        before = (await bea.request("GET", f"/api/tables/{table}/replay"))["entries"]
        await plain(server)._write(Statement(damage, (table,)))
        server.server.hall.tables.clear()
        await bea.request("GET", f"/api/tables/{table}", None, 503)
        await ada.request("DELETE", "/api/me")
    text = await admin(url, "table", table)
    assert "the journal is sound" in text
    assert "the record is damaged" in text
    assert "is made anew" in await admin(url, "repair", table, "--yes")
    async with running(own) as server:
        await bea.move_to(server.address)
        assert (await bea.request("GET", f"/api/tables/{table}/replay"))["entries"] == before
        save = (await bea.http.get(f"/api/tables/{table}/save")).content
        assert orrery.load(save).names == ["Somebody", "Bea"]


WRONG_CHECK = """UPDATE entry SET "check" = 'another' WHERE table_id = $1 AND seq = 0"""


async def test_a_finished_match_that_cant_be_checked_is_left_as_it_is(
    settings: Settings, visit: Visit, url: str
) -> None:
    async with running(replace(settings, store=url)) as server:
        _, bea, table = await finished(server, visit)
        before = (await bea.request("GET", f"/api/tables/{table}/replay"))["entries"]
        await plain(server)._write(Statement(WRONG_CHECK, (table,)))
        assert "nothing of it is changed" in await admin(url, "repair", table, "--yes", status=2)
        server.server.hall.tables.clear()
        assert (await bea.request("GET", f"/api/tables/{table}/replay"))["entries"] == before


@pytest.mark.parametrize("has_snapshot", [True, False])
async def test_a_match_in_play_keeps_what_merely_cant_be_checked(
    settings: Settings, visit: Visit, url: str, has_snapshot: bool
) -> None:
    own = replace(settings, store=url)
    async with running(own) as server:
        people, feeds, table = await two_at_a_table(server, visit)
        for number in range(4):
            await (await mover(feeds, table)).play(table, command=f"move {number}")
    async with running(own) as server:
        await plain(server)._write(Statement(WRONG_CHECK, (table,)))
        if has_snapshot:
            told = await admin(url, "repair", table, "--yes", status=2)
            assert "goes on from its snapshot by itself" in told
        else:
            await plain(server)._write(Statement("DELETE FROM snapshot", ()))
            assert "keeps all its entries" in await admin(url, "repair", table, "--yes")
            assert "the journal is sound" in await admin(url, "table", table)
        for person in people:
            await person.move_to(server.address)
        again = [await person.feed() for person in people]
        assert (await again[0].watch(table))["seq"] == 4
        assert (await (await mover(again, table)).play(table))["type"] == "done"


async def test_a_table_whose_game_is_gone_is_inspected_and_not_changed(
    served: Running, visit: Visit, url: str
) -> None:
    _, (ada, _), table = await two_at_a_table(served, visit)
    await ada.play(table)
    sql = "UPDATE game_table SET game = 'chess' WHERE id = $1"
    await plain(served)._write(Statement(sql, (table,)))
    assert "there is no game called 'chess' here" in await admin(url, "table", table)
    assert "so nothing of it is changed" in await admin(url, "repair", table, "--yes", status=2)


async def test_nothing_is_removed_unasked(served: Running, visit: Visit, url: str) -> None:
    _, _, table = await two_at_a_table(served, visit)
    await admin(url, "close", table, status=1)
    assert table in await admin(url, "tables")


async def test_a_store_that_is_not_there(settings: Settings) -> None:
    assert "there is no database at" in await admin(settings.store, "tables", status=2)


async def test_ratings_are_made_anew(served: Running, url: str) -> None:
    assert "made anew from 0 matches" in await admin(url, "recount")
