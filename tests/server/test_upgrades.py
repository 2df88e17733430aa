"""What was played outlasts the rules it was played with: raised versions, and the way back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import orrery
from orrery.kernel.title import Title
from orrery.server import lobby
from orrery.server.context import Server
from orrery.server.logs import set_up_logs
from orrery.server.refusals import Refuse
from orrery.server.settings import Settings
from orrery.server.states import info_at, state_of
from orrery.server.store import Identity
from orrery.server.store.opening import open_store
from orrery.server.store.sql import SqlStore, Statement
from orrery.server.tables import Table
from orrery.server.wire import Code, Fork, NewTable, SeatPlan
from tests.server.harness import PATIENCE

ADA, BEN, CYD = (Identity(name, name.title(), named=True) for name in ("ada", "ben", "cyd"))
ON_POSTGRES = ("example", "save_a_world")  # the rest of the way is the same for all titles
CORPUS = [
    *((name, "sqlite") for name in orrery.games()),
    *((name, "postgres") for name in ON_POSTGRES),
]

Upgrade = Callable[..., None]
Shown = dict[str, Any]


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """Makes all games ones of other rules and content, and with changes of a title also that."""
    title_of: Callable[[str], Title] = import_module("orrery.games")._title

    def upgrade(release: str, **changes: Any) -> None:
        def other(name: str) -> Title:
            newer = replace(title_of(name), rules_version=f"rules of {release}", **changes)
            newer.__dict__["content_hash"] = f"content of {release}"
            return newer

        known = {name: other(name) for name in orrery.games()}
        monkeypatch.setattr("orrery.games._title", known.__getitem__)

    return upgrade


@pytest.fixture
def roll_back(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    title_of = import_module("orrery.games")._title
    return lambda: monkeypatch.setattr("orrery.games._title", title_of)


@pytest.fixture
def place(request: pytest.FixtureRequest, backend: str, tmp_path: Path) -> Settings:
    """Where a server keeps its matches."""
    file = str(tmp_path / "orrery.db")
    store = file if backend == "sqlite" else str(request.getfixturevalue("database"))
    return Settings(store=store, log="none", sweep=3600, poll=3600)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Server]:
    """A server without its doors."""
    set_up_logs(settings.log)
    server = Server(settings)
    await server.open()
    try:
        yield server
    finally:
        await server.close()


async def begun(server: Server, game: str, seats: int) -> Table:
    """A match of Ada and Ben, if there are two seats."""
    for who in (ADA, BEN, CYD):
        if await server.store.identity_by_token(who.id.encode()) is None:
            await server.store.add_identity(who, who.id.encode())
    plans = [SeatPlan("me"), *[SeatPlan("open")] * (seats - 1)]
    table = await lobby.create(server.hall, ADA, NewTable(game, plans))
    if seats > 1:
        await lobby.join(server.hall, table.id, BEN, None, None)
    return await lobby.start(server.hall, table.id, ADA)


async def play(server: Server, table: Table, moves: int) -> None:
    """Make so many moves, or as many as there are; one of them is taken back and made again."""
    chance = random.Random(moves)
    for number in range(moves):
        pending = table.pending()
        if not pending:
            return
        one = chance.choice(pending)
        move = chance.choice(one.texts)
        await server.hall.act(table, one.seat, move, f"{moves}-{number}")
        if number == 3 and table.match is not None and table.match.undoable(one.seat):
            await server.hall.act(table, one.seat, None, f"{moves}-undo")
            await server.hall.act(table, one.seat, move, f"{moves}-again")


async def shown(server: Server, table_id: str, viewers: list[Identity | None]) -> Shown:
    """All that a table shows to people; of many frames every ninth and the last."""
    table = await server.hall.table(table_id)
    seen: Shown = {}
    for who in viewers:
        replay = await server.replays.overview(table_id, who)
        numbers = range(replay.first, replay.first + len(replay.entries) + 1)
        frames = [
            await server.replays.state(table_id, number, who, everything)
            for number in [*numbers[::9], numbers[-1]]
            for everything in (False, True)
        ]
        seat = table.seat_of(None if who is None else who.id)
        now = state_of(table, info_at(table, None if who is None else who.id), seat, 0, [])
        seen[str(who and who.name)] = [replay, frames, now]
    if table.row.status == "over":
        seen["points"] = await server.replays.points(table_id)
        seen["journal"] = table.saved()
    plain: Shown = msgspec.json.decode(msgspec.json.encode(seen))
    return plain


def without_numbers(seen: Shown) -> Shown:
    """What is shown of a match in play, but for what a carried over match numbers anew."""
    for _, _, now in seen.values():
        del now["seq"], now["undo"]
        for asked in now["asked"]:
            del asked["decision"]
    return seen


@pytest.mark.parametrize(("game", "backend"), CORPUS)
async def test_matches_read_the_same_through_two_raised_versions_and_back(
    game: str, place: Settings, upgrade: Upgrade, roll_back: Callable[[], None]
) -> None:
    title = orrery.title(game)
    async with serving(place) as server:
        finished = await begun(server, game, 2 if game == "example" else title.min_seats)
        await play(server, finished, 1000)
        assert finished.row.status == "over"
        live = await begun(server, game, 2)
        await play(server, live, 15)
        people: list[Identity | None] = [ADA, *([BEN] if finished.seat_of(BEN.id) else []), None]
        over_before = await shown(server, finished.id, people)
        live_before = without_numbers(await shown(server, live.id, [ADA, BEN]))
    assert len(over_before["points"]["rounds"]) > 0
    assert len(live_before["Ada"][0]["entries"]) > 0
    releases: list[Callable[[], None]] = [
        partial(upgrade, "a later time"),
        partial(upgrade, "the last time"),
        roll_back,
    ]
    for change in releases:
        change()
        async with serving(place) as server:
            assert await shown(server, finished.id, people) == over_before
            assert without_numbers(await shown(server, live.id, [ADA, BEN])) == live_before
    async with serving(place) as server:
        live = await server.hall.table(live.id)
        await play(server, live, 1001)
        assert live.row.status == "over"
        whole = await shown(server, live.id, [ADA])
        before = live_before["Ada"][0]["entries"]
        assert [one["seat"] for one in whole["Ada"][0]["entries"]][: len(before)] == [
            one["seat"] for one in before
        ]
        assert len(whole["points"]["rounds"]) >= 1


def refusing(*_: object) -> Any:
    raise AssertionError("nothing of today's rules is asked")


@pytest.mark.parametrize("backend", ["sqlite"])
async def test_a_finished_match_needs_nothing_of_the_rules_of_today(
    place: Settings, upgrade: Upgrade
) -> None:
    async with serving(place) as server:
        table = await begun(server, "example", 2)
        await play(server, table, 1000)
        before = await shown(server, table.id, [ADA, BEN, None])
    upgrade("another world", view=refusing, round_of=refusing, secrets=refusing, charts=())
    async with serving(place) as server:
        assert await shown(server, table.id, [ADA, BEN, None]) == before
        with pytest.raises(Refuse) as refused:
            await server.hall.act(await server.hall.table(table.id), 0, "draw", "late")
        assert refused.value.code == Code.OVER


@pytest.mark.parametrize("backend", ["sqlite"])
async def test_any_position_of_a_finished_match_can_be_gone_on_with_after_an_upgrade(
    place: Settings, upgrade: Upgrade
) -> None:
    async with serving(place) as server:
        table = await begun(server, "example", 2)
        await play(server, table, 1000)
    upgrade("a later time")
    async with serving(place) as server:
        length = len((await server.replays.overview(table.id, None)).entries)
        for entry in range(length):
            plans = [SeatPlan("me"), SeatPlan("open")]
            fork = await server.replays.fork(table.id, CYD, Fork(entry, plans))
            await lobby.join(server.hall, fork.id, BEN, fork.row.invitation, None)
            await lobby.start(server.hall, fork.id, CYD)
            frame = await server.replays.state(table.id, entry, None, False)
            assert fork.situation(-1).view == frame.view
        await play(server, fork, 1000)
        assert fork.row.status == "over"


@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
async def test_matches_of_an_older_database_are_recorded_while_they_can_be(
    place: Settings, upgrade: Upgrade
) -> None:
    async with serving(place) as server:
        table = await begun(server, "example", 2)
        await play(server, table, 1000)
        before = await shown(server, table.id, [ADA, None])
    await forget_the_past(place)
    async with serving(place) as server:
        async with asyncio.timeout(PATIENCE):
            while await server.store.unrecorded_tables():
                await asyncio.sleep(0.01)
    upgrade("a later time")
    async with serving(place) as server:
        assert await shown(server, table.id, [ADA, None]) == before


@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
async def test_the_past_of_matches_in_play_of_an_older_database_is_written_down_too(
    place: Settings, upgrade: Upgrade
) -> None:
    async with serving(place) as server:
        table = await begun(server, "example", 2)
        await play(server, table, 15)
        before = without_numbers(await shown(server, table.id, [ADA, BEN]))
    await forget_the_past(place)
    async with serving(place) as server:  # nobody looks at the table
        async with asyncio.timeout(PATIENCE):
            while not await server.store.is_traced(table.id, 0):
                await asyncio.sleep(0.01)
        assert table.id not in server.hall.tables
    upgrade("a later time")
    async with serving(place) as server:
        assert without_numbers(await shown(server, table.id, [ADA, BEN])) == before


@pytest.mark.parametrize("backend", ["sqlite"])
async def test_a_finished_match_that_nobody_recorded_waits_for_its_rules(
    place: Settings, upgrade: Upgrade, roll_back: Callable[[], None]
) -> None:
    async with serving(place) as server:
        table = await begun(server, "example", 2)
        await play(server, table, 1000)
        before = await shown(server, table.id, [ADA, None])
    await forget_the_past(place)
    upgrade("a later time")
    async with serving(place) as server:
        now = await shown(server, table.id, [ADA, None])
        assert now["Ada"][2]["outcome"] == before["Ada"][2]["outcome"]
        assert now["Ada"][2]["view"] == before["Ada"][2]["view"]
    roll_back()
    async with serving(place) as server:
        assert await shown(server, table.id, [ADA, None]) == before


async def forget_the_past(place: Settings) -> None:
    """Leave a database as an Orrery without chronicles would."""
    store, _ = open_store(place.store)
    assert isinstance(store, SqlStore)
    await store.open()
    await store._write(Statement("DELETE FROM chronicle", ()))
    await store._write(Statement("UPDATE entry SET trace = NULL", ()))
    await store.close()
