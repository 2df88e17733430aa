"""Clocks: everyone's time, over restarts and workers, and what happens when it is out."""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any

import pytest
from msgspec.structs import replace

import orrery
from orrery.bots.child import Task
from orrery.server import clocks
from orrery.server.absence import SILENCE, is_away, with_bot, with_owner
from orrery.server.settings import Settings
from orrery.server.store import ClockRow, HandRow, TableRow
from orrery.server.thinking import Thinkers
from orrery.server.wire import LiveClock, RelaxedClock
from tests.server.conftest import Visit
from tests.server.harness import Feed, Json, Running, finish, running
from tests.server.store.rows import BOT, person, table
from tests.server.test_table import two_at_a_table

LIVE: Json = {"kind": "live", "minutes": 5, "increment": 10}
RELAXED: Json = {"kind": "relaxed", "days": 2}
DAY = 86_400.0


class Hours:
    """The time that it is, which goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Thoughtless(Thinkers):
    """Bots that do at once anything that is allowed."""

    async def think(self, task: Task, budget: float, share: float = inf) -> int | None:
        return None


class Pensive(Thinkers):
    """Bots that never come to an end."""

    async def think(self, task: Task, budget: float, share: float = inf) -> int | None:
        await asyncio.Event().wait()
        return None


@pytest.fixture
def hours() -> Hours:
    return Hours()


def with_hours(server: Running, hours: Hours, thinkers: type[Thinkers] = Thoughtless) -> Running:
    server.server.hall.now = hours
    server.server.bots.thinkers = thinkers(1)
    return server


async def turn_of(feeds: list[Feed], table: str) -> int:
    """Whose turn it is, in a game where that is one of them."""
    for feed in feeds:
        await feed.watch(table)
    return next(seat for seat, feed in enumerate(feeds) if feed.own(table) is not None)


async def finish_fresh(feeds: list[Feed], table: str) -> None:
    """Play to the end from what there is to be seen by now."""
    for feed in feeds:
        await feed.watch(table)
    await finish(feeds, table)


async def until_away(feed: Feed, table: str, seat: int, away: bool) -> Json:
    """The table once a bot plays for somebody, or does no longer."""
    found = await feed.watch(table)
    if found["info"]["seats"][seat]["away"] != away:
        found = await feed.until(lambda m: "info" in m and m["info"]["seats"][seat]["away"] == away)
    info: Json = found["info"]
    return info


async def run_out(server: Running, hours: Hours, seconds: float) -> None:
    hours.now += seconds
    await server.server.timekeeper.sweep()


# Reckoning


def clocked(kind: str, *hands: HandRow, **fields: Any) -> TableRow:
    seats = [person("ada"), person("bea")]
    clock = ClockRow(kind, 300, 10, list(hands))
    return table("t1", *seats, clock=clock, **fields)


def hands_of(row: TableRow) -> list[HandRow]:
    assert row.clock is not None
    return row.clock.hands


def test_the_hands_of_those_run_who_have_to_decide() -> None:
    row = clocks.settled(clocked("live", asked=[1]), 100)
    assert hands_of(row) == [HandRow(300), HandRow(300, since=100)]
    assert row.deadline == 400
    row = clocks.settled(replace(row, asked=[0]), 130)
    assert hands_of(row) == [HandRow(300, since=130), HandRow(270)]
    assert row.deadline == 430
    over = clocks.settled(replace(row, asked=[], status="over"), 140)
    assert hands_of(over) == [HandRow(290), HandRow(270)]
    assert over.deadline is None


def test_the_hand_of_a_bot_never_runs() -> None:
    row = clocks.settled(replace(clocked("live", asked=[0, 1]), seats=[BOT, person("bea")]), 100)
    assert [hand.since for hand in hands_of(row)] == [None, 100]


def test_a_turn_that_ends_brings_the_increment_and_taking_it_back_costs_it() -> None:
    row = clocks.settled(clocked("live", asked=[0]), 100)
    ended = clocks.acted(replace(row, asked=[1]), 0, 1, 120)
    assert hands_of(ended) == [HandRow(290), HandRow(300, since=120)]
    back = clocks.acted(replace(ended, asked=[0]), 0, -1, 125)
    assert hands_of(back) == [HandRow(280, since=125), HandRow(295)]


def test_of_a_relaxed_clock_every_turn_has_the_whole_time_but_not_one_that_was_taken_back() -> None:
    row = clocks.settled(clocked("relaxed", asked=[0]), 100)
    ended = clocks.acted(replace(row, asked=[1]), 0, 1, 150)
    back = clocks.acted(replace(ended, asked=[0]), 0, -1, 160)
    assert hands_of(back)[0].left < 260
    next_one = clocks.acted(replace(ended, asked=[0]), 1, 1, 200)
    assert hands_of(next_one)[0] == HandRow(300, since=200)


def test_nothing_happens_before_the_deadline() -> None:
    row = clocks.settled(clocked("live", asked=[0]), 100)
    assert clocks.expired(row, 399.9) is row
    assert clocks.expired(row, 400) is not row


def test_after_the_second_time_a_bot_keeps_the_seat_until_its_owner_is_back() -> None:
    row = clocks.settled(clocked("live", asked=[1]), 100)
    row = clocks.expired(row, 400)
    assert is_away(row.seats[1])
    assert row.deadline is None
    row = clocks.acted(replace(row, asked=[0]), 1, 1, 401)  # the bot has played the turn
    assert row.seats[1] == person("bea")
    row = clocks.acted(replace(row, asked=[1]), 0, 1, 410)
    assert row.deadline == 410 + clocks.GRACE
    row = clocks.expired(row, 500)
    row = clocks.acted(replace(row, asked=[0]), 1, 1, 501)
    assert is_away(row.seats[1])  # still
    row = clocks.returned(replace(row, asked=[1]), 1, 600)
    assert row.seats[1] == person("bea")
    assert row.deadline == 600 + clocks.GRACE


def test_a_turn_played_in_time_makes_good_for_one_that_was_not() -> None:
    row = clocks.settled(clocked("relaxed", asked=[1]), 100)
    row = clocks.acted(replace(clocks.expired(row, 400), asked=[0]), 1, 1, 401)
    row = clocks.acted(replace(row, asked=[1]), 0, 1, 402)
    row = clocks.acted(replace(row, asked=[0]), 1, 1, 403)
    assert hands_of(row)[1].missed == 0


@pytest.mark.parametrize("plan", [RelaxedClock(3), LiveClock(15, 30), LiveClock(1)])
def test_a_clock_is_the_one_that_was_chosen(plan: RelaxedClock | LiveClock) -> None:
    assert clocks.plan_of(clocks.new_clock(plan)) == plan


def test_whoever_was_played_for_sits_there_as_before() -> None:
    assert is_away(with_bot(person("ada")))
    assert with_owner(with_bot(person("ada"))) == person("ada")
    assert with_owner(BOT) == BOT


# At a table


async def test_a_bot_plays_the_turn_of_whoever_runs_out_and_they_the_next_one(
    server: Running, visit: Visit, hours: Hours
) -> None:
    with_hours(server, hours)
    _, feeds, table = await two_at_a_table(
        server, visit, game="pulsar_2849", options={}, clock=LIVE
    )
    first = await turn_of(feeds, table)
    hands = feeds[0].states[table]["info"]["clock"]["hands"]
    assert hands[first] == {"left": 300, "until": hours.now + 300}
    assert hands[1 - first] == {"left": 300, "until": None}
    hours.now += 299
    await server.server.timekeeper.sweep()
    assert await server.server.store.entries(table) == []
    await run_out(server, hours, 1)
    info = await until_away(feeds[first], table, first, away=False)
    assert info["seats"][first]["kind"] == "person"
    assert info["clock"]["hands"][first] == {"left": clocks.GRACE, "until": None}
    assert {entry.seat for entry in await server.server.store.entries(table)} == {first}
    assert await turn_of(feeds, table) == 1 - first


async def test_a_match_in_which_bots_have_played_for_people_is_verified_as_any_other(
    server: Running, visit: Visit, hours: Hours
) -> None:
    with_hours(server, hours)
    (ada, _), feeds, table = await two_at_a_table(server, visit, clock=RELAXED)
    await run_out(server, hours, 2 * DAY)
    for seat in (0, 1):
        await until_away(feeds[0], table, seat, away=False)
    entries = await server.server.store.entries(table)
    assert all(entry.command.startswith("bot:") for entry in entries)
    await finish_fresh(feeds, table)
    saved = await ada.http.get(f"/api/tables/{table}/save")
    assert orrery.load(saved.content).is_over  # replayed and verified


async def test_whoever_is_back_plays_again_with_the_time_of_a_new_turn(
    server: Running, visit: Visit, hours: Hours
) -> None:
    with_hours(server, hours, Pensive)
    (ada, _), _, table = await two_at_a_table(server, visit, clock=RELAXED)
    await run_out(server, hours, 2 * DAY)
    back = await ada.request("POST", f"/api/tables/{table}/return")
    assert [seat["away"] for seat in back["seats"]] == [False, True]
    assert back["clock"]["hands"][0]["until"] == hours.now + 2 * DAY
    again = await ada.request("POST", f"/api/tables/{table}/return")
    assert again["seats"] == back["seats"]


async def test_a_move_of_their_own_brings_somebody_back(
    server: Running, visit: Visit, hours: Hours
) -> None:
    with_hours(server, hours, Pensive)
    _, feeds, table = await two_at_a_table(server, visit, clock=LIVE)
    await run_out(server, hours, 300)
    await until_away(feeds[0], table, 0, away=True)
    await feeds[0].play(table)
    info = await until_away(feeds[0], table, 0, away=False)
    assert info["clock"]["hands"][0]["left"] >= clocks.GRACE


async def test_whoever_resigns_has_no_time_to_lose(
    server: Running, visit: Visit, hours: Hours
) -> None:
    with_hours(server, hours, Pensive)
    (ada, bea), _, table = await two_at_a_table(server, visit, clock=LIVE)
    for person_ in (ada, bea):
        left = await person_.request("POST", f"/api/tables/{table}/resign")
    assert [hand["until"] for hand in left["clock"]["hands"]] == [None, None]
    assert await server.server.store.deadlines(hours.now + 9 * DAY) == []


async def test_the_next_match_has_the_same_clock(
    server: Running, visit: Visit, hours: Hours
) -> None:
    with_hours(server, hours)
    (ada, _), feeds, table = await two_at_a_table(server, visit, clock=LIVE)
    await finish_fresh(feeds, table)
    rematch = await ada.request("POST", f"/api/tables/{table}/rematch")
    assert rematch["clock"] == {"plan": LIVE, "hands": []}
    assert [seat["kind"] for seat in rematch["seats"]] == ["person", "person"]


async def test_what_others_cannot_see_of_a_turn_changes_no_hand(
    server: Running, visit: Visit, hours: Hours
) -> None:
    with_hours(server, hours)
    _, feeds, table_id = await two_at_a_table(
        server, visit, game="planet_unknown", options={}, clock=LIVE
    )
    for feed in feeds:
        await feed.ask("unwatch", table=table_id)
    hall = server.server.hall
    table = hall.tables[table_id]
    hidden = 0
    for number in range(40):
        before, clock = table.journalled, table.row.clock
        asked = table.pending()[number % len(table.pending())]
        hours.now += 1
        await hall.act(table, asked.seat, asked.texts[0], f"{number}")
        assert before is not None
        assert table.journalled is not None
        if table.journalled.hidden_from == before.hidden_from and asked.seat in table.row.asked:
            assert table.row.clock == clock
            hidden += 1
    assert hidden > 5


async def test_time_goes_on_while_the_server_does_not(
    settings: Settings, visit: Visit, hours: Hours
) -> None:
    async with running(settings) as server:
        with_hours(server, hours, Pensive)
        (ada, _), _, table = await two_at_a_table(server, visit, clock=LIVE)
        hours.now += 299
    again = with_hours(Running(settings), hours, Pensive)
    await again.start()
    try:
        await ada.move_to(again.address)
        info = await ada.request("GET", f"/api/tables/{table}")
        assert [hand["until"] for hand in info["clock"]["hands"]] == [hours.now + 1] * 2
        feed = await ada.feed()
        await feed.watch(table)
        hours.now += 1  # and the timer of the new server rings
        await again.server.timekeeper.sweep()
        await until_away(feed, table, 0, away=True)
    finally:
        await again.stop()


async def test_time_that_ran_out_while_the_server_was_away_is_acted_on_at_its_start(
    settings: Settings, visit: Visit, hours: Hours
) -> None:
    async with running(settings) as server:
        with_hours(server, hours, Pensive)
        (ada, _), _, table = await two_at_a_table(server, visit, clock=LIVE)
    hours.now += 3600
    again = with_hours(Running(settings), hours, Pensive)
    await again.start()
    try:
        await ada.move_to(again.address)
        feed = await ada.feed()
        await feed.watch(table)
        await until_away(feed, table, 1, away=True)
    finally:
        await again.stop()


async def test_one_of_several_workers_acts_on_a_deadline_once(
    settings: Settings, visit: Visit, hours: Hours, database: str
) -> None:
    shared = replace(settings, store=database)
    async with running(shared) as first, running(shared) as second:
        for worker in (first, second):
            with_hours(worker, hours, Pensive)
        _, _, table = await two_at_a_table(first, visit, clock=LIVE)
        await second.server.hall.table(table)
        before = await first.server.store.table(table)
        hours.now += 300
        await asyncio.gather(*(w.server.timekeeper.sweep() for w in (first, second, first)))
        after = await first.server.store.table(table)
        assert [hand.missed for hand in hands_of(after)] == [1, 1]
        assert after.version == before.version + 1


# Without a clock


async def test_after_an_hour_of_silence_others_may_let_a_bot_play_on(
    server: Running, visit: Visit, hours: Hours
) -> None:
    with_hours(server, hours)
    (ada, bea), feeds, table = await two_at_a_table(server, visit, options={"nights": 2})
    while feeds[0].own(table) is not None:
        await feeds[0].play(table)
        await feeds[0].watch(table)
    hours.now += SILENCE - 1
    refused = await ada.request("POST", f"/api/tables/{table}/stand-in", status=409)
    assert refused["code"] == "not-silent"
    hours.now += 1
    info = await ada.request("POST", f"/api/tables/{table}/stand-in")
    assert [seat["away"] for seat in info["seats"]] == [False, True]
    await feeds[0].until(lambda m: m["type"] == "state" and bool(m["asked"]))
    assert (await bea.request("POST", f"/api/tables/{table}/return"))["seats"][1]["you"]
    await finish_fresh(feeds, table)


async def test_whoever_plays_is_not_silent_though_nobody_sees_it(
    server: Running, visit: Visit, hours: Hours
) -> None:
    with_hours(server, hours)
    (ada, _), feeds, table = await two_at_a_table(server, visit, game="planet_unknown", options={})
    hours.now += SILENCE - 1
    await feeds[1].play(table)
    await feeds[1].watch(table)
    hours.now += 1
    if feeds[1].own(table) is not None:
        refused = await ada.request("POST", f"/api/tables/{table}/stand-in", status=409)
        assert refused["code"] == "not-silent"


async def test_nobody_is_played_for_by_strangers_or_where_a_clock_decides(
    server: Running, visit: Visit, hours: Hours
) -> None:
    with_hours(server, hours)
    (ada, _), _, table = await two_at_a_table(server, visit)
    eve = await visit(server.address, "Eve")
    hours.now += SILENCE
    for what in ("stand-in", "return"):
        refused = await eve.request("POST", f"/api/tables/{table}/{what}", status=403)
        assert refused["code"] == "not-seated"
    (ada, _), _, timed = await two_at_a_table(server, visit, clock=RELAXED)
    hours.now += SILENCE
    refused = await ada.request("POST", f"/api/tables/{timed}/stand-in", status=409)
    assert "clock" in refused["message"]
