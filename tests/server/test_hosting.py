"""What the host does before the match begins: another setup, fewer seats, no table at all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Visit
from tests.server.harness import Json, Running, new_table


def setup(**changes: Any) -> Json:
    """What a host sends, of a table for two that is as tables are otherwise."""
    usual = {"options": {"nights": 1}, "seats": 2, "private": False, "rated": False, "clock": None}
    return usual | changes


async def test_the_host_sets_a_table_up_anew_and_others_see_it(
    server: Running, visit: Visit
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    table = (await new_table(ada, "me", "open"))["id"]
    await bea.request("POST", f"/api/tables/{table}/join", {})
    feed = await bea.feed()
    await feed.watch(table)
    clock = {"kind": "live", "minutes": 20, "increment": 10}
    wanted = setup(options={"nights": 3}, seats=4, private=True, rated=True, clock=clock)
    changed = await ada.request("PATCH", f"/api/tables/{table}", wanted)
    told = (await feed.until(lambda message: message["type"] == "info"))["info"]
    for info in (changed, told):
        assert info["options"]["nights"] == 3
        assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "open", "open"]
        assert (info["private"], info["rated"], info["clock"]["plan"]) == (True, True, clock)
    assert not any(one["id"] == table for one in await bea.request("GET", "/api/tables?which=open"))
    started = await ada.request("POST", f"/api/tables/{table}/start")
    assert started["options"]["nights"] == 3
    refused = await ada.request("PATCH", f"/api/tables/{table}", wanted, 409)
    assert refused["code"] == "started"


async def test_open_seats_go_first_then_bots_and_people_never(
    server: Running, visit: Visit
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    table = await new_table(ada, "me", "random", "open", "open")
    path = f"/api/tables/{table['id']}"
    await bea.request("POST", f"{path}/join", {"seat": 3})
    fewer = await ada.request("PATCH", path, setup(seats=3))
    assert [seat["name"] for seat in fewer["seats"]] == ["Ada", table["seats"][1]["name"], "Bea"]
    fewest = await ada.request("PATCH", path, setup(seats=2))
    assert [seat["name"] for seat in fewest["seats"]] == ["Ada", "Bea"]
    refused = await ada.request("PATCH", path, setup(seats=1), 400)
    assert refused["code"] == "invalid-seat"
    assert refused["message"] == "2 people sit here: there are at least as many seats"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"options": {"nights": 9}}, "invalid-option"),
        ({"options": {"moons": 1}}, "invalid-option"),
        ({"seats": 5}, "invalid-option"),
        ({"seats": 0}, "malformed"),
        ({"rated": True, "seats": 1}, "invalid-option"),
        ({"clock": {"kind": "live", "minutes": 0}}, "malformed"),
        ({"game": "example"}, "malformed"),
    ],
)
async def test_what_will_not_do_is_refused_and_changes_nothing(
    server: Running, visit: Visit, change: Json, code: str
) -> None:
    ada = await visit(server.address, "Ada")
    table = await new_table(ada, "me", "open")
    refused = await ada.request("PATCH", f"/api/tables/{table['id']}", setup(**change), 400)
    assert refused["code"] == code
    assert await ada.request("GET", f"/api/tables/{table['id']}") == table


async def test_only_the_host_changes_or_closes_a_table(server: Running, visit: Visit) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    path = f"/api/tables/{(await new_table(ada, 'me', 'open'))['id']}"
    await bea.request("POST", f"{path}/join", {})
    before = await ada.request("GET", path)
    assert (await bea.request("PATCH", path, setup(), 403))["code"] == "not-host"
    assert (await bea.request("DELETE", path, status=403))["code"] == "not-host"
    stranger = await visit(server.address)
    assert (await stranger.request("DELETE", path, status=401))["code"] == "no-identity"
    assert await ada.request("GET", path) == before


async def test_a_closed_table_is_gone_for_everyone(server: Running, visit: Visit) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    table = (await new_table(ada, "me", "open"))["id"]
    await bea.request("POST", f"/api/tables/{table}/join", {})
    feed = await bea.feed()
    await feed.watch(table)
    await feed.ask("say", table=table, text="hello")
    closed = await ada.request("DELETE", f"/api/tables/{table}")
    assert closed["id"] == table
    await feed.until(lambda message: message["type"] == "resync")
    assert (await feed.watch(table))["code"] == "unknown-table"
    refused = await ada.request("POST", f"/api/tables/{table}/start", status=404)
    assert refused["code"] == "unknown-table"
    assert await bea.request("GET", "/api/tables?which=mine") == []


async def test_a_match_that_has_begun_is_not_closed(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = (await new_table(ada, "me", "random"))["id"]
    await ada.request("POST", f"/api/tables/{table}/start")
    refused = await ada.request("DELETE", f"/api/tables/{table}", status=409)
    assert refused["code"] == "started"
    assert (await ada.request("GET", f"/api/tables/{table}"))["status"] == "playing"


async def test_chapters_keep_what_they_decide(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = await new_table(ada, "me", "open", campaign=True)
    options = {"nights": 2, "sky": "cloudy"}
    changed = await ada.request(
        "PATCH", f"/api/tables/{table['id']}", setup(options=options, seats=3)
    )
    assert changed["options"]["nights"] == 2
    assert changed["options"]["sky"] == table["options"]["sky"]
    assert changed["chapter"]["number"] == 1
    refused = await ada.request("PATCH", f"/api/tables/{table['id']}", setup(rated=True), 400)
    assert refused["code"] == "invalid-option"
