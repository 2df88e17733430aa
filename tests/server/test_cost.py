"""What a move costs, counted and not timed; and what may fail without costing the move."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import msgspec
import pytest

from orrery.games import title
from orrery.kernel.game import SPECTATOR, Game
from orrery.kernel.match import new_match
from orrery.kernel.view import View
from orrery.server.settings import Settings
from orrery.server.situation import seen_of, situation_of
from orrery.server.store import SnapshotRow, TableRow, Unusable
from orrery.server.tables import Table
from tests.server.conftest import Visit
from tests.server.harness import Running, running
from tests.server.test_table import two_at_a_table


async def test_a_hidden_move_makes_a_view_for_its_own_seat_alone(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    (_ada, _bea), feeds, table = await two_at_a_table(server, visit)
    viewers = count_views(server, table, monkeypatch)
    await feeds[0].play(table)
    await feeds[0].watch(table)
    await feeds[1].watch(table)
    assert viewers == {0: 1}


async def test_a_move_that_all_see_makes_a_view_for_each_who_watches_and_no_other(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, feeds, table_id = await two_at_a_table(server, visit)
    viewers = count_views(server, table_id, monkeypatch)
    table = server.server.hall.tables[table_id]
    began = table.journalled and table.journalled.split_from
    while table.journalled and table.journalled.split_from == began:
        viewers.clear()
        waiting = next(feed for feed in feeds if feed.own(table_id) is not None)
        await waiting.play(table_id)
        for feed in feeds:
            await feed.watch(table_id)
    assert viewers == {0: 1, 1: 1}


async def test_where_nothing_is_hidden_all_get_the_same_view_made_once(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, feeds, table = await two_at_a_table(server, visit, game="pulsar_2849", options={})
    viewers = count_views(server, table, monkeypatch)
    mover = next(feed for feed in feeds if feed.own(table) is not None)
    await mover.play(table)
    for feed in feeds:
        await feed.watch(table)
    assert viewers.total() == 1
    assert feeds[0].states[table]["view"] == feeds[1].states[table]["view"]


def test_scores_that_all_see_alike_are_added_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(title("skymines"), ["Ada", "Bea"], {}, bytes(32))
    while match.is_split:
        asked = match.pending()[0]
        match.play(asked.seat, asked.moves[0])
    added: list[Game] = []
    plain = match.title.sheet.public

    def counted(game: Game) -> Game:
        added.append(game)
        return plain(game)

    monkeypatch.setattr(match.title.sheet, "public", counted)
    assert match.shown(0)[1] == match.shown(1)[1] == match.shown(SPECTATOR)[1]
    assert len(added) == 1


async def test_a_move_that_changes_nothing_for_others_does_not_wake_them(
    server: Running, visit: Visit
) -> None:
    _, feeds, table_id = await two_at_a_table(server, visit, game="planet_unknown", options={})
    for feed in feeds:
        await feed.ask("unwatch", table=table_id)
    table = server.server.hall.tables[table_id]
    assert table.match is not None
    woken: set[str | None] = set()
    identities = [seat.identity for seat in table.row.seats]
    watchers = {viewer: Listener(identities[viewer], woken) for viewer in (0, 1)}
    watchers[SPECTATOR] = Listener(None, woken)
    hidden = 0
    for number in range(60):
        for viewer, watcher in watchers.items():
            table.situation(viewer)
            table.watchers.add(watcher)
        before = shown_to_all(table)
        woken.clear()
        asked = table.pending()[number % len(table.pending())]
        await server.server.hall.act(table, asked.seat, asked.texts[0], f"{number}")
        changed = [v for v, now in shown_to_all(table).items() if now != before[v]]
        assert woken == {identities[v] if v >= 0 else None for v in changed}
        hidden += len(changed) == 1
    assert hidden > 20


class Listener:
    """Somebody who watches a table and notes being woken."""

    address = "192.0.2.1"

    def __init__(self, identity: str | None, woken: set[str | None]) -> None:
        self.identity = identity
        self._woken = woken

    def wake(self, table: str) -> None:
        self._woken.add(self.identity)

    def resync(self, table: str) -> None:
        raise AssertionError("nothing was opened anew")


def shown_to_all(table: Table) -> dict[int, bytes]:
    """All that each viewer is shown of a table, made anew."""
    assert table.journalled is not None
    match = table.journalled.match
    return {
        viewer: situation_of(
            table.journalled, match.pending(), viewer, seen_of(match, viewer)
        ).fingerprint
        for viewer in (0, 1, SPECTATOR)
    }


def count_views(server: Running, table: str, monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """Who gets a view of a table from now on."""
    viewers: Counter[int] = Counter()
    match = server.server.hall.tables[table].match
    assert match is not None
    plain = match.title.view

    def counted(game: Game, viewer: int) -> View:
        viewers[viewer] += 1
        return plain(game, viewer)

    monkeypatch.setattr(match, "title", replace(match.title, view=counted))
    return viewers


@pytest.mark.parametrize("game", ["example", "planet_unknown"])
async def test_views_that_are_kept_are_those_that_would_be_made_anew(
    server: Running, visit: Visit, game: str
) -> None:
    _, feeds, table_id = await two_at_a_table(server, visit, game=game, options={})
    for feed in feeds:
        await feed.ask("unwatch", table=table_id)
    hall, chance = server.server.hall, random.Random(1)
    table = await hall.table(table_id)
    assert table.match is not None
    for number in range(80):
        for viewer in (0, 1, SPECTATOR):
            assert msgspec.json.decode(table.situation(viewer).view) == table.match.view(viewer)
            assert table.situation(viewer).fingerprint == shown_to_all(table)[viewer]
        if table.match.is_over:
            break
        seat = chance.choice(table.pending()).seat
        undo = chance.random() < 0.2 and table.match.undoable(seat) is not None
        offers = next(p.options for p in table.pending() if p.seat == seat)
        await hall.act(table, seat, None if undo else chance.choice(offers).text, f"{number}")
    assert table.row.round == table.match.round


async def test_looking_for_lost_hints_reads_no_table_that_has_not_changed(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, feeds, table_id = await two_at_a_table(server, visit)
    hall, read = server.server.hall, []
    row = hall.store.table

    async def counted(table: str) -> TableRow:
        read.append(table)
        return await row(table)

    monkeypatch.setattr(hall.store, "table", counted)
    await feeds[0].ask("say", table=table_id, text="hello")
    await hall._catch_up_all()
    assert read == []
    await hall.store.add_chat(table_id, "Bea", None, "hello to you")  # as another worker would
    await hall._catch_up_all()
    assert read == [table_id]
    assert [line.text for line in hall.tables[table_id].chat] == ["hello", "hello to you"]


async def test_a_move_is_answered_even_if_no_snapshot_can_be_kept(
    settings: Settings, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(table: str, snapshot: SnapshotRow) -> None:
        raise Unusable("the disk is full")

    async with running(msgspec.structs.replace(settings, snapshot_every=1)) as server:
        (_ada, _bea), feeds, table = await two_at_a_table(server, visit)
        monkeypatch.setattr(server.server.store, "add_snapshot", fail)
        assert (await feeds[0].play(table))["type"] == "done"
        assert len(await server.server.store.entries(table)) == 1
