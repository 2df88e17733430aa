"""What a host and players are told when the store is damaged or has no room."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs
from typer.testing import CliRunner

from orrery.cli.main import app
from orrery.server import lobby, progress
from orrery.server.running import try_store
from orrery.server.settings import Settings
from orrery.server.store import Damaged, Full, SeatRow, Store, TableRow, Unusable
from orrery.server.store.opening import open_store
from orrery.server.store.postgres import PostgresStore
from orrery.server.store.sql import SqlStore, Statement
from orrery.server.store.sqlite import SqliteStore
from tests.cli.conftest import PLAIN
from tests.server.conftest import Visit
from tests.server.harness import (
    PATIENCE,
    Feed,
    Person,
    Running,
    Subprocess,
    finish,
    new_table,
    running,
)
from tests.server.store.rows import BOT, person, table
from tests.server.store.test_backup import damage
from tests.server.store.test_sqlite import in_another_process
from tests.server.test_planning import at_the_lenses
from tests.server.test_ratings import result_of
from tests.server.test_table import two_at_a_table


async def damaged_file(folder: Path) -> Path:
    """A store of some tables, with pages that a disk has spoilt."""
    store = SqliteStore(folder / "orrery.db")
    await store.open()
    for number in range(50):
        await store.add_table(table(f"t{number}", person("ada"), BOT))
    await store.close()
    damage(folder / "orrery.db")
    return folder / "orrery.db"


async def test_a_server_does_not_start_on_a_damaged_file(tmp_path: Path) -> None:
    file = await damaged_file(tmp_path)
    before = file.read_bytes()
    with pytest.raises(Damaged, match=r"is damaged \(.+\): put it aside and `orrery restore`"):
        await try_store(str(file))
    assert file.read_bytes() == before


async def test_nor_on_one_whose_last_page_is_cut_off(tmp_path: Path) -> None:
    file = await damaged_file(tmp_path)
    whole = tmp_path / "whole.db"
    store = SqliteStore(whole)
    await store.open()
    await store.close()
    os.truncate(whole, whole.stat().st_size - 100)
    with pytest.raises(Damaged, match="its last page is cut off"):
        await try_store(str(whole))
    file.write_bytes(b"?" + file.read_bytes()[1:])
    with pytest.raises(Unusable, match="not a database: name another file, or put it aside and"):
        await try_store(str(file))


ON_A_FULL_DISK = """
START
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
for attempt in (store.examine, store.open):
    try:
        asyncio.run(attempt())
    except Exception as error:
        print(type(error).__name__)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only there SQLite meets the limit")
async def test_nor_on_a_full_disk_which_is_called_that(tmp_path: Path) -> None:
    file = tmp_path / "orrery.db"
    store = SqliteStore(file)
    await store.open()
    await store.close()
    assert await asyncio.to_thread(in_another_process, ON_A_FULL_DISK, file) == "Full\nFull\n"


def test_the_command_says_so_in_one_sentence(tmp_path: Path) -> None:
    file = asyncio.run(damaged_file(tmp_path))
    result = CliRunner(env=PLAIN).invoke(app, ["serve", "--store", str(file)])
    assert result.exit_code == 2
    assert result.stderr.startswith(f"orrery: {file} is damaged (")
    assert result.stderr.count("\n") == 1


def test_a_folder_is_no_store(tmp_path: Path) -> None:
    result = CliRunner(env=PLAIN).invoke(app, ["serve", "--store", str(tmp_path)])
    assert result.exit_code == 2
    assert result.stderr == f"orrery: {tmp_path} is a folder: name a file in it\n"


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes everywhere")
@pytest.mark.parametrize("is_folder", [True, False])
async def test_a_store_that_is_read_only_is_called_that(tmp_path: Path, is_folder: bool) -> None:
    file = tmp_path / "orrery.db"
    store = SqliteStore(file)
    await store.open()
    await store.close()
    place = tmp_path if is_folder else file
    mode = place.stat().st_mode
    place.chmod(0o500)
    try:
        with pytest.raises(Unusable, match=f"{place} can't be written: it is read-only"):
            await try_store(str(file))
    finally:
        place.chmod(mode)


def sqlite_of(server: Running) -> SqliteStore:
    """The store below what counts its failures."""
    store = server.server.store._store  # type: ignore[attr-defined]
    assert isinstance(store, SqliteStore)
    return store


async def bound_pages(store: SqliteStore, more: int) -> None:
    """Let the file grow by so many pages and no further, as a disk would that is nearly full."""

    def bound(db: Any) -> None:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages + more}")

    assert store._writer is not None
    await asyncio.wrap_future(store._writer.submit(bound))


async def test_a_full_disk_is_called_that_and_play_goes_on_when_there_is_room(
    visit: Visit, server: Running
) -> None:
    (ada, _), feeds, table_id = await two_at_a_table(server, visit)
    store = sqlite_of(server)
    await bound_pages(store, 0)
    refused: dict[str, Any] = {}
    for _ in range(200):  # pages that are there have some room
        answer = await ada.http.post("/api/tables", json=plain_table())
        if answer.is_error:
            refused = answer.json()
            break
    assert refused["code"] == "disk-full"
    assert answer.status_code == 507
    await bound_pages(store, 100_000)
    await finish(feeds, table_id)


def plain_table() -> dict[str, Any]:
    return {"game": "example", "seats": [{"kind": "me"}], "options": {"nights": 1}}


async def test_health_tries_to_write(server: Running, visit: Visit) -> None:
    anyone = await visit(server.address)
    store = sqlite_of(server)
    assert store._writer is not None
    read_only = store._writer.submit(lambda db: db.execute("PRAGMA query_only = ON"))
    await asyncio.wrap_future(read_only)
    refused = await anyone.request("GET", "/health", None, 503)
    assert refused["code"] == "disk-failed"


@pytest.mark.skipif(sys.platform != "linux", reason="only there another process can be limited")
async def test_a_quota_that_is_used_up_is_a_full_disk(tmp_path: Path, visit: Visit) -> None:
    file = tmp_path / "orrery.db"
    server = Subprocess(str(file))
    await server.start()
    try:
        ada = await visit(server.address, "Ada")
        limit_files(server, (tmp_path / "orrery.db-wal").stat().st_size)
        answer = await ada.http.post("/api/tables", json=plain_table())
        assert (answer.status_code, answer.json()["code"]) == (507, "disk-full")
        refused = await health_after(ada, 200)
        assert refused["code"] == "disk-full"
        limit_files(server, -1)
        await health_after(ada, 507)
        await ada.request("POST", "/api/tables", plain_table())
    finally:
        await server.terminate()


def limit_files(server: Subprocess, size: int) -> None:
    """Let the files of a server grow no further than this."""
    import resource

    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, -1))


async def health_after(anyone: Person, status: int) -> Any:
    """What is said of a server's health when it is this no longer: it lasts for a second."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await anyone.http.get("/health")).status_code == status:
            await asyncio.sleep(0.1)
    return answer.json()


async def test_a_broken_row_is_refused_with_its_reason_and_spoils_no_list(
    settings: Settings, visit: Visit, capfd: pytest.CaptureFixture[str]
) -> None:
    async with running(settings) as server:
        ada = await visit(server.address, "Ada")
        whole = (await new_table(ada, "me", "open"))["id"]
        broken = (await new_table(ada, "me", "open"))["id"]
        sql = "UPDATE game_table SET seats = $2 WHERE id = $1"
        await sqlite_of(server)._write(Statement(sql, (broken, '[{"kind": 1}]')))
        server.server.hall.tables.clear()
        refused = await ada.request("GET", f"/api/tables/{broken}", None, 503)
        assert refused["code"] == "damaged"
        assert (await (await ada.feed()).watch(broken))["code"] == "damaged"
        assert f"the row of table {broken} is broken" in capfd.readouterr().err
        listed = await ada.request("GET", "/api/tables?which=open")
        assert [one["id"] for one in listed] == [whole]


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("chapter", b'{"number": "x"}'),
        ("updated", "then"),
        ("version", "two"),
        ("status", "weird"),
    ],
)
async def test_nor_does_any_other_column_that_means_nothing(
    server: Running, visit: Visit, column: str, value: bytes | str
) -> None:
    ada = await visit(server.address, "Ada")
    whole = (await new_table(ada, "me", "open"))["id"]
    broken = (await new_table(ada, "me", "open"))["id"]
    await change(server, f"UPDATE game_table SET {column} = $2 WHERE id = $1", broken, value)
    for which in ("open", "mine"):
        listed = await ada.request("GET", f"/api/tables?which={which}")
        assert [one["id"] for one in listed] == [whole]
    assert (await ada.request("GET", f"/api/tables/{broken}", None, 503))["code"] == "damaged"


async def test_a_text_that_is_none_spoils_nothing_else(
    settings: Settings, visit: Visit, capfd: pytest.CaptureFixture[str]
) -> None:
    async with running(settings) as server:
        ada = await visit(server.address, "Ada")
        whole = (await new_table(ada, "me", "random"))["id"]
        broken = (await new_table(ada, "me", "random"))["id"]
        await ada.request("POST", f"/api/tables/{whole}/start")
        sql = "UPDATE game_table SET rules = cast(x'32ff' AS TEXT) WHERE id = $1"
        await change(server, sql, broken)
        refused = await ada.request("GET", f"/api/tables/{broken}", None, 503)
        assert refused["code"] == "damaged"
        assert f"the row of table {broken} is broken" in capfd.readouterr().err
        listed = await ada.request("GET", "/api/tables?which=mine")
        assert [one["id"] for one in listed] == [whole]
        await change(server, "UPDATE identity SET name = cast(x'41ff' AS TEXT)")
        assert (await ada.request("GET", "/api/me"))["name"] == "A\N{REPLACEMENT CHARACTER}"


async def test_a_name_that_is_no_text_stops_nobody(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    await change(server, "UPDATE identity SET name = x'41ff'")
    assert (await ada.request("GET", "/api/me"))["name"] == "\N{REPLACEMENT CHARACTER}"
    assert (await new_table(ada, "me", "open"))["seats"][0]["name"] == "\N{REPLACEMENT CHARACTER}"


async def break_copy(store: Store, row: TableRow) -> None:
    """Another table like this one that comes before it in lists, with a row that means nothing."""
    assert isinstance(store, SqliteStore)
    await store.add_table(replace(row, id="0"))
    await store._write(Statement("UPDATE game_table SET asked = 'x' WHERE id = '0'", ()))


async def test_bots_move_at_all_tables_that_are_not_broken(settings: Settings) -> None:
    bots = [SeatRow("bot", level="random")] * 2
    row = lobby.new_row("example", bots, {"nights": 1}, "ada", private=False)
    row, _ = progress.begun(replace(row, status="playing"), row.created)
    store, _ = open_store(settings.store)
    await store.open()
    await store.add_table(row)
    await break_copy(store, row)
    await store.close()
    async with running(settings) as server, asyncio.timeout(PATIENCE):
        while (await server.server.store.table(row.id)).status != "over":
            await asyncio.sleep(0.01)


async def test_orders_are_carried_out_at_all_tables_that_are_not_broken(
    settings: Settings, visit: Visit
) -> None:
    async with running(settings) as first:
        ada, bea, table = await at_the_lenses(first, visit)
        assert (await bea.ask("order", table=table, name="no-lens", stands=True))["type"] == "done"
        first.server.hall.listeners.clear()  # it ends before it can obey
        await ada.play(table, "take red")
        before = await first.server.store.entries(table)
        await break_copy(sqlite_of(first), await first.server.store.table(table))
    async with running(settings) as second, asyncio.timeout(PATIENCE):
        while (await second.server.store.entries(table)) == before:
            await asyncio.sleep(0.01)


async def test_a_broken_analysis_is_called_that(server: Running, visit: Visit) -> None:
    (ada, _), feeds, table = await two_at_a_table(server, visit)
    await finish(feeds, table)
    await server.server.store.add_analysis(table, 0, b"[")
    refused = await ada.request("POST", f"/api/tables/{table}/analysis", None, 503)
    assert refused["code"] == "damaged"


async def test_a_broken_result_spoils_no_file_and_no_list(server: Running, visit: Visit) -> None:
    people, feeds, broken = await two_at_a_table(server, visit)
    ada, bea = people
    await finish(feeds, broken)
    await result_of(server, ada, broken)
    whole = (await new_table(ada, "me", "open"))["id"]
    await bea.request("POST", f"/api/tables/{whole}/join", {})
    await ada.request("POST", f"/api/tables/{whole}/start")
    for feed in feeds:
        await feed.watch(whole)
    await finish(feeds, whole)
    await result_of(server, ada, whole)
    sql = "UPDATE seat_result SET sources = '{' WHERE table_id = $1 AND seat = 1"
    await change(server, sql, broken)
    me = (await ada.request("GET", "/api/me"))["id"]
    listed = await ada.request("GET", f"/api/people/{me}/results")
    assert [one["table"] for one in listed] == [whole]
    file = (await ada.http.get("/api/games/example/results.csv")).text
    assert {line.partition(",")[0] for line in file.splitlines()[1:]} == {whole}
    refused = await ada.request("GET", f"/api/tables/{broken}/result", None, 503)
    assert refused["code"] == "damaged"


async def test_a_table_that_goes_on_from_nothing_is_called_damaged(
    server: Running, visit: Visit
) -> None:
    ada = await visit(server.address, "Ada")
    table = (await new_table(ada, "me", "random"))["id"]
    await change(server, "UPDATE game_table SET start = x'00' WHERE id = $1", table)
    refused = await ada.request("POST", f"/api/tables/{table}/start", None, 503)
    assert refused["code"] == "damaged"


async def change(server: Running, sql: str, *values: Any) -> None:
    """Do something to the store behind the server's back, which then has to look again."""
    await sqlite_of(server)._write(Statement(sql, values))
    server.server.hall.tables.clear()


async def test_a_table_whose_game_is_gone_is_refused_and_spoils_nothing_else(
    server: Running, visit: Visit
) -> None:
    people, feeds, playing = await two_at_a_table(server, visit)
    ada, _ = people
    await feeds[0].play(playing)
    whole = (await new_table(ada, "me", "open"))["id"]
    waiting = (await new_table(ada, "me", "open"))["id"]
    gone = [playing, waiting]
    for table_id in gone:
        await change(server, "UPDATE game_table SET game = 'chess' WHERE id = $1", table_id)
    for table_id in gone:
        with capture_logs() as logged:
            refused = await ada.request("GET", f"/api/tables/{table_id}", None, 404)
        assert refused["code"] == "unknown-game"
        assert "'chess', is not on this server" in refused["message"]
        assert (logged[0]["table"], logged[0]["game"]) == (table_id, "chess")
        assert (await (await ada.feed()).watch(table_id))["code"] == "unknown-game"
    for which in ("mine", "open"):
        listed = await ada.request("GET", f"/api/tables?which={which}")
        assert [one["id"] for one in listed] == [whole]
    data = await ada.request("GET", "/api/me/data")
    assert {one["id"] for one in data["tables"]} == {whole, *gone}
    await ada.request("DELETE", "/api/me")
    rows = [await server.server.store.table(table_id) for table_id in gone]
    assert not [seat for row in rows for seat in row.seats if seat.name == "Ada"]


async def test_a_journal_with_a_gap_is_called_damaged(server: Running, visit: Visit) -> None:
    (ada, _), feeds, table = await two_at_a_table(server, visit)
    for number in range(4):
        await (await mover(feeds, table)).play(table, command=f"move {number}")
    await change(server, "DELETE FROM snapshot WHERE table_id = $1", table)
    await change(server, "DELETE FROM entry WHERE table_id = $1 AND seq = 1", table)
    with capture_logs() as logged:
        refused = await ada.request("GET", f"/api/tables/{table}", None, 503)
    assert (refused["code"], "is damaged" in refused["message"]) == ("damaged", True)
    reasons = [line["reason"] for line in logged if line.get("table") == table]
    assert reasons == ["entry 1 is missing", "there is no snapshot to go on from"]


@pytest.mark.parametrize(
    ("sql", "reason"),
    [
        ("DELETE FROM chronicle WHERE table_id = $1 AND part > 0", "part 1 of the chronicle is"),
        ("UPDATE chronicle SET body = x'00ff11' WHERE table_id = $1 AND part = 1", "can't be read"),
        ("UPDATE chronicle SET body = x'00ff11' WHERE table_id = $1 AND part = 0", "can't be read"),
    ],
)
async def test_a_damaged_record_is_refused_and_logged_with_the_reason(
    server: Running, visit: Visit, sql: str, reason: str
) -> None:
    (ada, _), feeds, table = await two_at_a_table(server, visit)
    await finish(feeds, table)
    await result_of(server, ada, table)
    await change(server, sql, table)
    with capture_logs() as logged:
        refused = await ada.request("GET", f"/api/tables/{table}", None, 503)
    assert (refused["code"], refused["message"]) == (
        "damaged",
        "the record of this match is damaged",
    )
    assert [reason in line["reason"] for line in logged] == [True]


async def mover(feeds: list[Feed], table: str) -> Feed:
    """Somebody who has to decide."""
    for feed in feeds:
        await feed.watch(table)
    return next(feed for feed in feeds if feed.own(table) is not None)


async def test_a_match_goes_on_that_has_lost_an_entry(settings: Settings, visit: Visit) -> None:
    async with running(settings) as server:
        people, feeds, table = await two_at_a_table(server, visit)
        for number in range(4):
            await (await mover(feeds, table)).play(table, command=f"move {number}")
    async with running(settings) as again:
        sql = "DELETE FROM entry WHERE table_id = $1 AND seq = 1"
        await sqlite_of(again)._write(Statement(sql, (table,)))
        again.server.hall.tables.clear()
        for person in people:
            await person.move_to(again.address)
        feeds = [await person.feed() for person in people]
        answer = await (await mover(feeds, table)).play(table, command="on")
        assert answer["type"] in ("state", "done")


async def raising(store: SqlStore, state: str) -> None:
    body = f"BEGIN RAISE EXCEPTION 'trouble' USING ERRCODE = '{state}'; END"
    await store._write(Statement(f"DO $do$ {body} $do$", ()))


async def test_postgres_tells_the_same_apart(database: str) -> None:
    store: Store
    store, _ = open_store(database)
    assert isinstance(store, PostgresStore)
    await store.open()
    try:
        await store.check()
        with pytest.raises(Full, match="can't grow: trouble"):
            await raising(store, "53100")
        with pytest.raises(Damaged, match="is damaged: trouble"):
            await raising(store, "XX001")
    finally:
        await store.close()
