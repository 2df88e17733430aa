"""Several people on one device: one identity has their seats, and looks from one at a time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from orrery.games import title
from orrery.kernel.game import SPECTATOR
from orrery.server.chronicle_process import drawn
from orrery.server.chronicling import Chronicler
from tests.server.conftest import Visit
from tests.server.harness import PATIENCE, Feed, Json, Person, Running, new_table

ME: Json = {"kind": "me"}
ANNA: Json = {"kind": "guest", "name": "Anna"}
BOT: Json = {"kind": "bot", "level": "random"}


async def shared(host: Person, *seats: Json, **more: Any) -> str:
    """A table of Comet Watch with people on one device, begun."""
    body = {"game": "example", "seats": list(seats or (ME, ANNA)), "options": {"nights": 1}} | more
    table: str = (await host.request("POST", "/api/tables", body))["id"]
    await host.request("POST", f"/api/tables/{table}/start")
    return table


async def look(feed: Feed, table: str, seat: int | None) -> Json:
    """What the device shows from one of its seats, or with nobody's hand."""
    feed.events.pop(table, None)
    return await feed.ask("watch", table=table, events=0, seat=seat)


async def test_one_device_has_several_seats_with_names_of_their_own(
    server: Running, visit: Visit
) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    table = await shared(ada, ME, ANNA, BOT)
    seats = (await ada.request("GET", f"/api/tables/{table}"))["seats"]
    assert [seat["name"] for seat in seats][:2] == ["Ada", "Anna"]
    assert [seat["you"] for seat in seats] == [True, True, False]
    assert [seat["guest"] for seat in seats] == [False, True, False]
    assert seats[1]["player"] is None  # nobody who is known
    others = (await bea.request("GET", f"/api/tables/{table}"))["seats"]
    assert not any(seat["you"] for seat in others)


async def test_the_device_looks_and_acts_from_one_seat_at_a_time(
    server: Running, visit: Visit
) -> None:
    ada = await visit(server.address, "Ada")
    table = await shared(ada)
    feed = await ada.feed()
    for seat in (0, 1):
        state = await look(feed, table, seat)
        assert state["viewer"] == seat
        hands = [watcher.get("hand") for watcher in state["view"]["watchers"]]
        assert [hand is not None for hand in hands] == [seat == 0, seat == 1]
        own = feed.own(table)
        assert own is not None
        assert own["seat"] == seat
        assert (await feed.play(table))["type"] == "done"
    assert (await feed.ask("undo", table=table, command="back"))["type"] == "done"
    entries = await server.server.store.entries(table)
    assert [(entry.seat, entry.move is None) for entry in entries] == [
        (0, False),
        (1, False),
        (1, True),
    ]


async def test_under_the_cover_nothing_of_any_hand_arrives(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = await shared(ada)
    feed = await ada.feed()
    for seat in (None, 7):
        feed.traffic.clear()
        state = await look(feed, table, seat)
        assert state["viewer"] is None
        assert {one["seat"] for one in state["asked"]} == {0, 1}
        assert all(one["moves"] is None for one in state["asked"])
        match = server.server.hall.tables[table].match
        assert match is not None
        hidden = title("example").secrets(match.position(), SPECTATOR)
        assert hidden
        assert not [name for name in hidden if any(name in text for text in feed.traffic)]
        command = {"table": table, "command": f"c{seat}", "decision": "x", "move": "decline"}
        assert (await feed.ask("play", **command))["code"] == "not-seated"


async def test_others_can_look_from_no_seat_of_the_device(server: Running, visit: Visit) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    table = await shared(ada)
    assert (await look(await bea.feed(), table, 1))["viewer"] is None
    guest = await visit(server.address)
    assert (await look(await guest.feed(), table, 0))["viewer"] is None


async def test_nobody_looks_back_at_hands_of_others_on_the_device(
    server: Running, visit: Visit
) -> None:
    ada = await visit(server.address, "Ada")
    replay = f"/api/tables/{await shared(ada)}/replay"
    for path in (replay, f"{replay}/0"):
        assert (await ada.request("GET", path, status=403))["code"] == "not-seated"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rated": True}, "invalid-option"),
        ({"seats": [ME, {"kind": "guest"}]}, "invalid-name"),
        ({"seats": [ME, {"kind": "guest", "name": " \t "}]}, "invalid-name"),
        ({"seats": [ME, {"kind": "guest", "name": "A" * 41}]}, "malformed"),
    ],
)
async def test_what_will_not_do_is_refused(
    server: Running, visit: Visit, change: Json, code: str
) -> None:
    ada = await visit(server.address, "Ada")
    body = {"game": "example", "seats": [ME, ANNA]} | change
    assert (await ada.request("POST", "/api/tables", body, 400))["code"] == code


async def test_an_open_table_gets_guests_and_is_not_rated_then(
    server: Running, visit: Visit
) -> None:
    ada = await visit(server.address, "Ada")
    table = (await new_table(ada, "me", "open"))["id"]
    seat = f"/api/tables/{table}/seats/1"
    planned = await ada.request("PATCH", seat, ANNA)
    assert planned["seats"][1]["name"] == "Anna"
    rated = {"options": {}, "seats": 2, "private": False, "rated": True, "clock": None}
    refused = await ada.request("PATCH", f"/api/tables/{table}", rated, 400)
    assert refused["message"] == "a match with several people on one device can't be rated"
    left = await ada.request("POST", f"/api/tables/{table}/leave")
    assert [one["kind"] for one in left["seats"]] == ["open", "open"]


async def test_who_leaves_takes_the_guests_along(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = await shared(ada, ME, ANNA, BOT)
    resigned = await ada.request("POST", f"/api/tables/{table}/resign")
    assert [seat["kind"] for seat in resigned["seats"]] == ["bot"] * 3


async def test_of_who_is_forgotten_no_guest_keeps_a_name(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = await shared(ada)
    await ada.request("DELETE", "/api/me")
    seats = (await ada.request("GET", f"/api/tables/{table}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Somebody", "Somebody 2"]


async def test_what_guests_reach_counts_for_nobody(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Chronicler, "_draw", lambda _, finished: drawn(finished))
    ada = await visit(server.address, "Ada")
    table = await shared(ada)
    feed = await ada.feed()
    for _ in range(40):
        state = await look(feed, table, None)
        if state["outcome"] is not None:
            break
        await look(feed, table, state["asked"][0]["seat"])
        await feed.play(table)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*server.server.hall._running)
    counted = await server.server.store.result(table)
    assert counted is not None
    me = (await ada.request("GET", "/api/me"))["id"]
    assert [(one.identity, one.bot) for one in counted[1]] == [(me, None), (None, None)]
