"""What people read of finished matches: profiles, statistics, files."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest
from pyarrow import parquet

import orrery
from orrery.kernel.chosen import choices_of
from orrery.server import admin, bookkeeping, exporting
from orrery.server.counting import EVERYONE
from tests.server.conftest import Visit
from tests.server.harness import Json, Person, Running, finish, new_table
from tests.server.test_ratings import (
    _draw_here,  # noqa: F401 – for all tests here as well
    all_is_done,
    played,
)


async def id_of(person: Person) -> str:
    return str((await person.request("GET", "/api/me"))["id"])


async def final_choices(person: Person, table: str) -> list[dict[str, list[str]]]:
    """With what the seats of a match have played, by its journal."""
    saved = await person.http.get(f"/api/tables/{table}/save")
    match = orrery.load(saved.text)
    return [choices_of(match.title.chosen, match.position(), seat) for seat in range(2)]


async def choices_kept(server: Running, table: str) -> list[dict[str, list[str]]]:
    found = await server.server.store.result(table)
    assert found is not None
    return [seat.choices for seat in found[1]]


async def test_it_is_kept_what_seats_have_played_with(server: Running, visit: Visit) -> None:
    ada, _, table = await played(server, visit)
    await all_is_done(server)
    kept = await choices_kept(server, table)
    assert kept == await final_choices(ada, table)
    assert all(seat["comet"] for seat in kept)


async def test_a_recount_looks_up_what_was_not_kept(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unknown(*_: Any) -> list[dict[str, list[str]]]:
        return [{}, {}]

    store = server.server.store
    with monkeypatch.context() as patch:
        patch.setattr(bookkeeping, "choices_in", unknown)
        ada, _, table = await played(server, visit)
        await all_is_done(server)
    assert await choices_kept(server, table) == [{}, {}]
    assert {key.kind for key in await store.tallies(EVERYONE)} == {"", "source"}
    assert await admin.recount(store) == 1  # type: ignore[arg-type]
    assert await choices_kept(server, table) == await final_choices(ada, table)
    assert {key.kind for key in await store.tallies(EVERYONE)} == {"", "source", "comet"}


async def test_content_of_other_numbers_is_not_guessed_at(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, table = await played(server, visit)
    await all_is_done(server)
    store = server.server.store
    monkeypatch.setitem(vars(orrery.title("example")), "content_hash", "another")
    await store.remove_result(table)
    await bookkeeping.count_all(store)
    assert await choices_kept(server, table) == [{}, {}]


async def test_a_profile_tells_what_somebody_has_played(server: Running, visit: Visit) -> None:
    ada, bea, table = await played(server, visit, rated=True)
    await all_is_done(server)
    her = f"/api/people/{await id_of(ada)}"
    profile = await bea.request("GET", her)
    assert (profile["name"], profile["kind"], profile["you"]) == ("Ada", "person", False)
    (game,) = profile["games"]
    assert game["game"] == "example"
    assert game["sums"]["matches"] == game["rating"]["matches"] == 1
    assert game["sums"]["expected"] == 0.5
    record = await bea.request("GET", f"{her}/games/example")
    (rated,) = record["history"]
    assert rated["rating"] == game["rating"]["rating"]
    points = sum(source["points"] for source in record["sources"])
    assert points == game["sums"]["points"]
    (chosen,) = record["chosen"]
    assert chosen["key"] == "chosen-comet"
    assert all(item["key"].startswith("comet-") for item in chosen["items"])
    (match,) = await bea.request("GET", f"{her}/results?game=example")
    assert match["table"] == table
    assert [seat["name"] for seat in match["seats"]] == ["Ada", "Bea"]
    for unknown in ("chess", "%00"):
        refused = await bea.request("GET", f"{her}/results?game={unknown}", status=404)
        assert refused["code"] == "unknown-game"
    assert match["after"] == rated["rating"]
    assert {*match["chosen"]} == {item["key"] for item in chosen["items"]}


async def test_private_matches_are_for_those_who_played_them(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = (await new_table(ada, "me", "random", private=True))["id"]
    await ada.request("POST", f"/api/tables/{table}/start")
    feed = await ada.feed()
    await feed.watch(table)
    await finish([feed], table)
    await all_is_done(server)
    stranger = await visit(server.address, "Cyd")
    her = f"/api/people/{await id_of(ada)}"
    assert (await stranger.request("GET", her))["games"] == []
    assert await stranger.request("GET", f"{her}/results") == []
    assert (await stranger.request("GET", f"{her}/games/example"))["sources"] == []
    assert [game["game"] for game in (await ada.request("GET", her))["games"]] == ["example"]
    (match,) = await ada.request("GET", f"{her}/results")
    assert [seat["kind"] for seat in match["seats"]] == ["person", "bot"]
    everyone = await stranger.request("GET", "/api/games/example/statistics")
    assert everyone["matches"] == 1, "statistics know no names"
    csv_file = await stranger.http.get("/api/games/example/results.csv")
    assert len(csv_file.text.splitlines()) == 1, "only the names of the columns"


async def test_bots_have_profiles_and_strangers_have_none(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    bot = await ada.request("GET", "/api/people/bot:random")
    assert (bot["kind"], bot["name"], bot["games"]) == ("bot", "random", [])
    for nobody in ("bot:genius", "nobody"):
        refused = await ada.request("GET", f"/api/people/{nobody}", status=404)
        assert refused["code"] == "not-found"


async def test_statistics_compare_what_was_won_with_what_chance_gives(
    server: Running, visit: Visit
) -> None:
    ada, _, _ = await played(server, visit)
    await all_is_done(server)
    found: Json = await ada.request("GET", "/api/games/example/statistics")
    assert found["matches"] == 1
    assert found["strengths"]["new"]["matches"] == 2
    assert found["strengths"]["new"]["won"] == found["strengths"]["new"]["expected"] == 0.5
    (chosen,) = found["chosen"]
    seats = sum(item["sums"]["matches"] for item in chosen["items"])
    assert seats == sum(item["strengths"]["new"]["matches"] for item in chosen["items"]) > 0
    own = [source["points"] == source["everyone"] for source in found["sources"]]
    assert own == [True, True]


async def test_results_as_csv(server: Running, visit: Visit) -> None:
    ada, _, table = await played(server, visit, rated=True)
    await all_is_done(server)
    answer = await ada.http.get("/api/games/example/results.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert tuple(rows[0]) == exporting.COLUMNS
    assert [row["match"] for row in rows] == [table, table]
    assert rows[0]["player"] == await id_of(ada)
    assert "Ada" not in answer.text
    assert {row["rating_before"] for row in rows} == {"1500"}


async def test_results_as_parquet_where_the_package_is_there(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = await played(server, visit)
    await all_is_done(server)
    monkeypatch.setattr(exporting, "find_spec", lambda _: None)
    refused = await ada.request("GET", "/api/games/example/results.parquet", status=501)
    assert refused["code"] == "not-installed"
    monkeypatch.undo()
    answer = await ada.http.get("/api/games/example/results.parquet")
    rows = parquet.read_table(io.BytesIO(answer.content)).to_pylist()
    assert [(row["match"], row["seat"]) for row in rows] == [(table, 0), (table, 1)]
    assert [row["rating_after"] for row in rows] == [None, None]


async def test_who_is_forgotten_has_no_profile_and_no_name(server: Running, visit: Visit) -> None:
    ada, bea, _ = await played(server, visit, rated=True)
    await all_is_done(server)
    hers = await id_of(bea)
    await bea.request("DELETE", "/api/me")
    await ada.request("GET", f"/api/people/{hers}", status=404)
    (match,) = await ada.request("GET", f"/api/people/{await id_of(ada)}/results")
    assert [(seat["kind"], seat["name"]) for seat in match["seats"]] == [
        ("person", "Ada"),
        ("gone", ""),
    ]
    assert hers not in (await ada.http.get("/api/games/example/results.csv")).text
