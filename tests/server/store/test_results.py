"""What became of matches: counted once, in an order, with all that follows from it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from orrery.server import bookkeeping
from orrery.server.counting import counted
from orrery.server.rating import Worth
from orrery.server.store import Store, Taken
from orrery.server.store.results import Counted, PlacingRow, RatingRow, ResultRow, Sums
from tests.server.store.rows import ADA, BEN, table

NEW = Worth()


def placing(
    table_id: str, seat: int, who: str | None, place: int, bot: str | None = None
) -> PlacingRow:
    won = float(place == 1)
    score, choices = 30 - 10 * place, {"planet": ["gaia" if seat else "petra"]}
    worths = (*NEW, *NEW)
    return PlacingRow(
        table_id, seat, who, bot, place, won, score, {"stars": score}, choices, *worths
    )


async def match(
    store: Store, number: int, *, rated: bool = True, private: bool = False, ada: int = 1
) -> Counted:
    """Ada against Ben and a bot, counted as the match of this number."""
    result = ResultRow(f"t{number}", number, "example", 100.0 + number, rated, private)
    players = [
        placing(result.table_id, 0, "ada", ada),
        placing(result.table_id, 1, "ben", 3 - ada),
        placing(result.table_id, 2, None, 3, bot="greedy"),
    ]
    return counted(result, players, await store.ratings("example", ["ada", "ben", "bot:greedy"]))


@pytest.fixture
async def people(store: Store) -> Store:
    await store.add_identity(ADA, b"a" * 32)
    await store.add_identity(BEN, b"b" * 32)
    return store


async def ranking(store: Store) -> list[RatingRow]:
    return [row.rating for row in await store.ranking("example", 10, 0)]


async def test_a_match_is_counted_with_ratings_and_sums(people: Store) -> None:
    made = await match(people, 1)
    await people.count(made)
    assert await people.result("t1") == (made.result, made.placings)
    assert [row.player for row in await ranking(people)] == ["ada", "ben", "bot:greedy"]
    assert [row.name for row in await people.ranking("example", 10, 0)] == ["Ada", "Guest 7", None]
    assert [row.matches for row in await people.bot_ratings("example")] == [1]
    own = {(key.kind, key.item): sums for key, sums in (await people.tallies("ada")).items()}
    assert own == {
        ("", ""): Sums(1, 1.0, 1 / 3, 20),
        ("source", "stars"): Sums(1, 1.0, 1 / 3, 20),
        ("planet", "petra"): Sums(1, 1.0, 1 / 3, 20),
    }
    all_new = {(key.strength, key.kind): sums for key, sums in (await people.tallies("")).items()}
    assert all_new["new", ""].matches == 3


async def test_a_match_and_a_number_are_there_once(people: Store) -> None:
    await people.count(await match(people, 1))
    before = await ranking(people)
    with pytest.raises(Taken):
        await people.count(await match(people, 1))
    again = await match(people, 2)
    same_match = Counted(
        ResultRow("t1", 2, "example", 1.0, True, False), [], again.ratings, again.tallies
    )
    with pytest.raises(Taken):
        await people.count(same_match)
    assert await ranking(people) == before
    assert await people.last_counted() == 1


async def test_of_two_that_count_at_once_one_has_to_look_again(people: Store) -> None:
    first, second = await match(people, 1), await match(people, 1)
    second = Counted(
        ResultRow("t2", 1, "example", 1.0, True, False), [], second.ratings, second.tallies
    )
    done = await asyncio.gather(people.count(first), people.count(second), return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["NoneType", "Taken"]
    assert {row.matches for row in await ranking(people)} == {1}


async def test_everything_is_made_anew_from_the_results(people: Store) -> None:
    for number, ada in enumerate([1, 2, 1, 1], start=1):
        await people.count(await match(people, number, rated=number != 2, ada=ada))
    before, sums = await ranking(people), await people.tallies("")
    assert await bookkeeping.recount(people) == 4
    assert await ranking(people) == before
    assert await people.tallies("") == pytest.approx(sums)
    await people.remove_result("t4")
    assert await bookkeeping.recount(people) == 3
    assert {row.matches for row in await ranking(people)} == {2}
    await people.count(await match(people, await people.last_counted() + 1))


async def test_what_is_counted_while_others_recount_is_not_lost(people: Store) -> None:
    await people.count(await match(people, 1))
    _, made = await bookkeeping._recounted(people, 1)
    await people.count(await match(people, 2))
    with pytest.raises(Taken):
        await people.recount(made)
    assert {row.matches for row in await ranking(people)} == {2}


async def test_nothing_is_left_of_somebody_who_is_forgotten(people: Store) -> None:
    await people.add_table(table("t0"))
    await people.note_leaver("t0", 0, "ben")
    await people.count(await match(people, 1, private=True))
    await people.remove_identity("ben")
    assert [row.player for row in await ranking(people)] == ["ada", "bot:greedy"]
    found = await people.result("t1")
    assert found is not None
    assert [one.identity for one in found[1]] == ["ada", None, None]
    assert await people.tallies("ben", private=True) == {}
    assert await people.leavers("t0") == {}
    before = await ranking(people)
    await bookkeeping.recount(people)
    assert await ranking(people) == before, "what they were worth is known to their matches still"


async def test_private_matches_are_for_those_who_ask(people: Store) -> None:
    await people.count(await match(people, 1, private=True))
    assert await people.tallies("ada") == {}
    assert await people.tallies("ada", private=True) != {}
    assert await people.results(0, 10, public=True) == []
    assert len(await people.results(0, 10)) == 1


async def test_the_matches_of_somebody_the_last_first(people: Store) -> None:
    for number in (1, 2, 3):
        await people.count(await match(people, number, rated=number > 1, private=number == 3))

    async def found(limit: int, skip: int, **more: Any) -> list[str]:
        return [row.table_id for row, _ in await people.results_of("ada", limit, skip, **more)]

    assert await found(10, 0) == ["t2", "t1"]
    assert await found(10, 0, private=True) == ["t3", "t2", "t1"]
    assert await found(1, 1, private=True) == ["t2"]
    assert await found(10, 0, game="skymines") == []
    history = await people.history("ada", "example", 10)
    assert [row.ended for row in history] == [102.0, 103.0], "those that were rated"
    assert history[1].mu > history[0].mu > NEW.mu
    assert len(await people.history("ada", "example", 1)) == 1
    assert await people.names(["ada", "ben", "nobody"]) == {"ada": "Ada", "ben": "Guest 7"}
    assert [row.table_id for row, _ in await people.results_in("example", 1, 10)] == ["t2"]


async def test_a_ranking_leaves_out_who_has_played_little(people: Store) -> None:
    await people.count(await match(people, 1))
    assert await people.ranking("example", 10, 0, least=2) == []
    await people.count(await match(people, 2))
    assert len(await people.ranking("example", 10, 0, least=2)) == 3


async def test_a_result_outlasts_its_table(people: Store) -> None:
    await people.add_table(table("t1", status="over"))
    await people.count(await match(people, 1))
    await people.remove_table("t1", 1000.0)
    assert await people.result("t1") is not None


async def test_who_leaves_first_has_left_a_seat(people: Store) -> None:
    await people.add_table(table("t1"))
    await people.note_leaver("t1", 1, "ben")
    await people.note_leaver("t1", 1, "ada")
    assert await people.leavers("t1") == {1: "ben"}
