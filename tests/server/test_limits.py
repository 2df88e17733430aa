"""How often somebody may do something, and how much they may leave behind."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from orrery.server.limiting import UNDOS_AHEAD
from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import new_table, running
from tests.server.test_table import two_at_a_table

GUESS = {"handle": "ada", "password": "difference engine"}


async def test_a_journal_does_not_grow_by_undoing(settings: Settings, visit: Visit) -> None:
    async with running(replace(settings, message_burst=10_000)) as server:
        _, (ada, bea), table = await two_at_a_table(server, visit)
        hall = server.server.hall
        match = await hall.table(table)
        moves = (match.pending()[0].texts[0], None)
        for number in range(2 * UNDOS_AHEAD):
            await hall.act(match, 0, moves[number % 2], f"{number}")
        await ada.watch(table)
        await ada.play(table)
        refused = await ada.ask("undo", table=table, command="once too often")
        assert refused["code"] == "undos-spent"
        assert len(await hall.store.entries(table)) == 2 * UNDOS_AHEAD + 1
        await bea.watch(table)
        await bea.play(table)  # who has undone nothing yet
        assert (await bea.ask("undo", table=table, command="mine"))["type"] == "done"


async def test_logins_are_counted_across_workers(
    settings: Settings, visit: Visit, database: str
) -> None:
    shared = replace(settings, store=database, logins_per_name=4)
    async with running(shared) as first, running(shared) as second:
        answers = []
        for server in (first, second) * 3:
            stranger = await visit(server.address)
            answer = await stranger.http.post("/api/login", json=GUESS)
            answers.append(answer.status_code)
        assert answers == [403] * 4 + [429] * 2


async def test_a_name_is_not_guessed_at_from_many_addresses(
    settings: Settings, visit: Visit
) -> None:
    async with running(replace(settings, logins_per_name=3)) as server:

        async def guess(address: str, **given: str) -> int:
            stranger = await visit(server.address)
            body, claimed = GUESS | given, {"x-forwarded-for": address}
            return (await stranger.http.post("/api/login", json=body, headers=claimed)).status_code

        tried = [await guess(f"192.0.2.{number}", handle=" Ada") for number in range(4)]
        assert tried == [403] * 3 + [429]
        assert await guess("192.0.2.9", handle="bea") == 403


async def test_challenges_are_limited(settings: Settings, visit: Visit) -> None:
    async with running(replace(settings, logins_per_minute=2)) as server:
        ada = await visit(server.address, "Ada")
        for path in ("/api/me/passkey/options", "/api/login/passkey/options"):
            answers = [(await ada.http.post(path)).status_code for _ in range(3)]
            assert answers == [200, 200, 429]


async def test_tables_in_memory_are_bounded_in_bytes(
    settings: Settings, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.server.forgetting._GRACE", 0.0)
    async with running(replace(settings, table_memory=1, tables_per_hour=100)) as server:
        ada = await visit(server.address, "Ada")
        feed = await ada.feed()
        watched = (await new_table(ada, "me", "open"))["id"]
        await feed.watch(watched)
        ids = [(await new_table(ada, "me", "open"))["id"] for _ in range(20)]
        kept = server.server.hall.tables
        assert sum(table.weight for table in kept.values()) <= 1_100_000
        assert watched in kept
        assert ids[-1] in kept
        assert ids[0] not in kept
        assert (await ada.request("GET", f"/api/tables/{ids[0]}"))["id"] == ids[0]  # again


async def test_tables_that_are_all_in_use_leave_no_room_for_more(
    settings: Settings, visit: Visit
) -> None:
    async with running(replace(settings, table_memory=0)) as server:
        ada = await visit(server.address, "Ada")
        body = {"game": "example", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
        refused = await ada.request("POST", "/api/tables", body, 503)
        assert refused["code"] == "busy"


async def test_the_past_of_matches_in_memory_is_bounded_in_bytes(
    settings: Settings, visit: Visit
) -> None:
    async with running(replace(settings, replay_memory=0)) as server:
        tables = []
        for _ in range(3):
            (host, _), (ada, bea), table = await two_at_a_table(server, visit)
            await ada.play(table)
            await bea.play(table)
            await host.request("GET", f"/api/tables/{table}/replay")
            tables.append(table)
        assert list(server.server.replays._films) == tables[-1:]  # the one that is looked at


async def test_nobody_looks_back_all_the_time(settings: Settings, visit: Visit) -> None:
    async with running(replace(settings, replay_share=0, replay_burst=0.000_001)) as server:
        (ada, bea), (first, _), table = await two_at_a_table(server, visit)
        await first.play(table)
        ada.http.headers["x-forwarded-for"] = "192.0.2.1"  # as a proxy says
        bea.http.headers["x-forwarded-for"] = "192.0.2.2"
        path = f"/api/tables/{table}/replay"
        await ada.request("GET", path)
        for again in (path, f"{path}/0", f"/api/tables/{table}/points"):
            assert (await ada.request("GET", again, status=429))["code"] == "too-fast"
        await bea.request("GET", path)
