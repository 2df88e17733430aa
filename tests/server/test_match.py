"""Whole matches over real sockets."""

from __future__ import annotations

from tests.server.conftest import Visit
from tests.server.harness import Running, finish, new_table


async def test_two_people_play_a_match_over_an_invitation(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = await new_table(ada, "me", "open", private=True)
    bea = await visit(server.address, "Bea")
    seen = await bea.request("GET", f"/api/tables/{table['id']}")
    assert seen["invitation"] is None
    join = f"/api/tables/{table['id']}/join"
    refused = await bea.request("POST", join, {"invitation": "guess", "seat": None}, 403)
    assert refused["code"] == "wrong-invitation"
    joined = await bea.request("POST", join, {"invitation": table["invitation"], "seat": None})
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Bea"]
    assert [seat["you"] for seat in joined["seats"]] == [False, True]

    feeds = [await ada.feed(), await bea.feed()]
    for feed in feeds:
        assert (await feed.watch(table["id"]))["ready"] is False
    await ada.request("POST", f"/api/tables/{table['id']}/start")
    for number, feed in enumerate(feeds):
        state = await feed.news(table["id"])
        assert (state["ready"], state["viewer"]) == (True, number)
    await finish(feeds, table["id"])

    over = feeds[0].states[table["id"]]
    assert over["info"]["status"] == "over"
    assert len(over["outcome"]["scores"]) == 2
    assert over["info"]["key"] is not None
    assert [event["kind"] for event in feeds[0].events[table["id"]]].count("ended") == 1
    listed = await bea.request("GET", "/api/tables?which=mine")
    assert [one["id"] for one in listed] == [table["id"]]


async def test_bots_take_the_seats_that_are_left(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = await new_table(ada, "me", "random", "open")
    feed = await ada.feed()
    await feed.watch(table["id"])
    started = await ada.request("POST", f"/api/tables/{table['id']}/start")
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    await feed.news(table["id"])
    await finish([feed], table["id"])
    assert feed.states[table["id"]]["outcome"] is not None
