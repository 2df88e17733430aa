"""Ratings: which matches change them, by how much, and once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from orrery.kernel.lesson import Lesson
from orrery.server import bookkeeping, journals, lessons
from orrery.server.chronicle_process import drawn
from orrery.server.chronicling import Chronicler
from orrery.server.counting import EVERYONE
from orrery.server.rating import Worth, rated
from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import PATIENCE, Json, Person, Running, finish, new_table, running

NEW = Worth()


@pytest.fixture(autouse=True)
def _draw_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chronicles are drawn in this process: starting another one takes longer than a match."""
    monkeypatch.setattr(Chronicler, "_draw", lambda _, finished: drawn(finished))


def test_winning_is_worth_more_and_ties_are_worth_the_same() -> None:
    players = ["a", "b", "c", "d", "e"]
    after = rated(players, dict.fromkeys(players, NEW), [1, 1, 3, 4, 5])
    assert after[0] == after[1]
    assert [one.rating for one in after[1:]] == sorted((o.rating for o in after[1:]), reverse=True)
    assert all(one.deviation < NEW.deviation for one in after)


def test_beating_the_strong_is_worth_more_than_beating_the_weak() -> None:
    strong, weak = Worth(NEW.mu + 10, 3), Worth(NEW.mu - 10, 3)
    of_strong = rated(["a", "b"], {"a": NEW, "b": strong}, [1, 2])
    of_weak = rated(["a", "b"], {"a": NEW, "b": weak}, [1, 2])
    assert of_strong[0].rating > of_weak[0].rating > NEW.rating


def test_bots_of_one_level_share_what_they_are_worth() -> None:
    before = {"bot:greedy": NEW, "ada": NEW}
    after = rated(["bot:greedy", "ada", "bot:greedy"], before, [1, 2, 3])
    assert after[0] == after[2]
    assert after[0].rating == after[1].rating == NEW.rating


async def played(server: Running, visit: Visit, **more: Any) -> tuple[Person, Person, str]:
    """A match of two people that is over."""
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    info = await new_table(ada, "me", "open", **more)
    table = info["id"]
    await bea.request("POST", f"/api/tables/{table}/join", {"invitation": info["invitation"]})
    await ada.request("POST", f"/api/tables/{table}/start")
    feeds = [await ada.feed(), await bea.feed()]
    for feed in feeds:
        await feed.watch(table)
    await finish(feeds, table)
    return ada, bea, table


async def all_is_done(server: Running) -> None:
    """Wait for all that the end of a match has set going."""
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*server.server.hall._running)


async def result_of(server: Running, person: Person, table: str) -> Json:
    """What became of a match, once all that its end has set going is done."""
    await all_is_done(server)
    result: Json = await person.request("GET", f"/api/tables/{table}/result")
    return result


async def test_a_rated_match_changes_ratings(server: Running, visit: Visit) -> None:
    ada, bea, table = await played(server, visit, rated=True)
    info = await ada.request("GET", f"/api/tables/{table}")
    assert info["rated"] is True
    result = await result_of(server, ada, table)
    assert result["rated"] is True
    seats = result["seats"]
    expected = rated(["a", "b"], {"a": NEW, "b": NEW}, [seat["place"] for seat in seats])
    assert [seat["before"] for seat in seats] == [1500, 1500]
    assert [seat["after"] for seat in seats] == [worth.rating for worth in expected]
    ranking = await bea.request("GET", "/api/games/example/ratings?least=1")
    assert await bea.request("GET", "/api/games/example/ratings") == [], "they have played once"
    assert {one["name"] for one in ranking} == {"Ada", "Bea"}
    assert [one["name"] for one in ranking if one["you"]] == ["Bea"]
    assert [one["rating"]["matches"] for one in ranking] == [1, 1]
    assert ranking[0]["rating"]["rating"] == max(seat["after"] for seat in seats)


async def test_a_match_in_play_has_no_result(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = (await new_table(ada, "me", "open"))["id"]
    refused = await ada.request("GET", f"/api/tables/{table}/result", status=404)
    assert refused["code"] == "not-found"


@pytest.mark.parametrize(("seats", "more"), [(["me"], {}), (["me", "open"], {"campaign": True})])
async def test_what_cannot_be_rated(
    server: Running, visit: Visit, seats: list[str], more: dict[str, Any]
) -> None:
    ada = await visit(server.address, "Ada")
    plans = [{"kind": seat} for seat in seats]
    body = {"game": "example", "seats": plans, "rated": True} | more
    refused = await ada.request("POST", "/api/tables", body, status=400)
    assert refused["code"] == "invalid-option"


async def test_a_lesson_does_not_count(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = Lesson(seed=1, opponents=["random"], steps=[])
    for module in (lessons, journals):
        monkeypatch.setattr(module, "lesson_of", lambda _: lesson)
    ada = await visit(server.address, "Ada")
    table = (await ada.request("POST", "/api/games/example/lesson"))["id"]
    feed = await ada.feed()
    await feed.watch(table)
    await finish([feed], table)
    await all_is_done(server)
    await ada.request("GET", f"/api/tables/{table}/result", status=404)
    store = server.server.store
    assert await store.chronicle(table, 0) is not None
    await bookkeeping.count_all(store)
    assert await store.last_counted() == 0
    assert await store.tallies(EVERYONE) == {}


async def test_bots_are_rated_by_their_level(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = (await new_table(ada, "me", "random", rated=True))["id"]
    await ada.request("POST", f"/api/tables/{table}/start")
    feed = await ada.feed()
    await feed.watch(table)
    await finish([feed], table)
    await result_of(server, ada, table)
    bots = await ada.request("GET", "/api/games/example/ratings/bots")
    assert list(bots) == ["random"]
    assert bots["random"]["matches"] == 1


async def test_whoever_leaves_has_come_last(server: Running, visit: Visit) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    table = (await new_table(ada, "me", "open", rated=True))["id"]
    await bea.request("POST", f"/api/tables/{table}/join", {})
    await ada.request("POST", f"/api/tables/{table}/start")
    await bea.request("POST", f"/api/tables/{table}/resign")
    feed = await ada.feed()
    await feed.watch(table)
    await finish([feed], table)
    seats = (await result_of(server, ada, table))["seats"]
    assert seats[1]["place"] > seats[0]["place"]
    assert seats[0]["after"] > 1500 > seats[1]["after"]
    bea_id = (await bea.request("GET", "/api/me"))["id"]
    assert seats[1]["player"] == bea_id


async def test_what_a_sudden_end_left_is_counted_at_the_next_start(
    settings: Settings, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        return

    async with running(settings) as server:
        with monkeypatch.context() as patch:
            patch.setattr(bookkeeping, "count", never)
            ada, _, table = await played(server, visit, rated=True)
            await asyncio.gather(*server.server.hall._running)
            await ada.request("GET", f"/api/tables/{table}/result", status=404)
    async with running(settings) as server:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(server.server.hall._loops[2])
        store = server.server.store
        row = await store.table(table)
        await asyncio.gather(*(bookkeeping.count(store, row) for _ in range(3)))
        ratings = [one.rating for one in await store.ranking("example", 9, 0)]
        assert [one.matches for one in ratings] == [1, 1]
