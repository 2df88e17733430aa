"""Play now: newcomers begin easily, everybody else goes on with what they played last."""

from __future__ import annotations

import pytest

import orrery
from orrery.kernel.title import FIRST_GAME
from tests.server.conftest import Visit
from tests.server.harness import Json, Person, Running, finish, new_table


async def quick(person: Person, game: str = "example") -> Json:
    plan: Json = (await person.request("GET", "/api/me/quick"))[game]
    return plan


async def play(person: Person, *seats: str, **more: object) -> str:
    """A whole match of Comet Watch."""
    table: str = (await new_table(person, *seats, **more))["id"]
    await person.request("POST", f"/api/tables/{table}/start")
    feed = await person.feed()
    await feed.watch(table)
    await finish([feed], table)
    return table


@pytest.mark.parametrize("game", orrery.games())
async def test_a_newcomer_gets_the_first_game_and_an_easy_bot(
    server: Running, visit: Visit, game: str
) -> None:
    ada = await visit(server.address, "Ada")
    plan = await quick(ada, game)
    assert plan["newcomer"]
    title = orrery.title(game)
    assert plan["table"]["options"] == title.presets.get(FIRST_GAME, {})
    assert [seat["level"] for seat in plan["table"]["seats"]] == [None, "novice"]
    table = await ada.request("POST", "/api/tables", plan["table"])
    assert table["private"]
    assert [seat["you"] for seat in table["seats"]] == [True, False]


async def test_afterwards_it_is_what_one_played_last(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    options = {"nights": 1, "sky": "clear"}
    await play(ada, "random", "me", "random", options=options)
    plan = await quick(ada)
    assert not plan["newcomer"]
    seats = plan["table"]["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [
        ("bot", "random"),
        ("me", None),
        ("bot", "random"),
    ]
    assert plan["table"]["options"].items() >= options.items()
    await play(ada, "me", "random")
    assert len((await quick(ada))["table"]["seats"]) == 2
    assert (await quick(ada, "planet_unknown"))["newcomer"]
    bea = await visit(server.address, "Bea")
    assert (await quick(bea))["newcomer"]


async def test_a_match_that_is_not_over_makes_nobody_experienced(
    server: Running, visit: Visit
) -> None:
    ada = await visit(server.address, "Ada")
    table = (await new_table(ada, "me", "random"))["id"]
    await ada.request("POST", f"/api/tables/{table}/start")
    assert (await quick(ada))["newcomer"]


async def test_bots_take_the_places_of_people_and_of_bots_that_are_gone(
    server: Running, visit: Visit
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    table = (await new_table(ada, "me", "open", "greedy"))["id"]
    await bea.request("POST", f"/api/tables/{table}/join", {"seat": 1})
    await ada.request("POST", f"/api/tables/{table}/start")
    feeds = [await ada.feed(), await bea.feed()]
    for feed in feeds:
        await feed.watch(table)
    await finish(feeds, table)
    seats = (await quick(bea))["table"]["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [
        ("bot", "strong"),
        ("me", None),
        ("bot", "strong"),
    ]


async def test_who_is_not_known_has_no_plans(server: Running, visit: Visit) -> None:
    stranger = await visit(server.address)
    refused = await stranger.request("GET", "/api/me/quick", status=401)
    assert refused["code"] == "no-identity"
