"""What happens at a table besides moves: seats, undo, resigning, rematch, looking back, forks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.bots.astronomers import ASTRONOMERS
from orrery.kernel.title import Title
from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import Feed, Json, Person, Running, finish, new_table, running

CHARTED = [title for title in map(orrery.title, orrery.games()) if title.charts]


async def two_at_a_table(
    server: Running, visit: Visit, **more: Any
) -> tuple[list[Person], list[Feed], str]:
    """Ada and Bea, in a match that has begun."""
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    table = (await new_table(ada, "me", "open", **more))["id"]
    await bea.request("POST", f"/api/tables/{table}/join", {"invitation": None, "seat": 1})
    await ada.request("POST", f"/api/tables/{table}/start")
    feeds = [await ada.feed(), await bea.feed()]
    for feed in feeds:
        await feed.watch(table)
    return [ada, bea], feeds, table


async def test_the_host_plans_the_seats(server: Running, visit: Visit) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    table = await new_table(ada, "me", "open", "open")
    seats = f"/api/tables/{table['id']}/seats"
    refused = await bea.request("PATCH", f"{seats}/1", {"kind": "bot", "level": "random"}, 403)
    assert refused["code"] == "not-host"
    planned = await ada.request("PATCH", f"{seats}/1", {"kind": "bot", "level": "random"})
    assert planned["seats"][1]["level"] == "random"
    moved = await ada.request("PATCH", f"{seats}/2", {"kind": "me"})
    assert [seat["kind"] for seat in moved["seats"]] == ["open", "bot", "person"]
    refused = await ada.request("PATCH", f"{seats}/1", {"kind": "bot", "level": "deep"}, 400)
    assert refused["code"] == "unknown-bot"
    refused = await ada.request("PATCH", f"{seats}/7", {"kind": "open"}, 400)
    assert refused["code"] == "invalid-seat"
    assert [one["id"] for one in await bea.request("GET", "/api/tables?which=open")] == [
        table["id"]
    ]
    await bea.request("POST", f"/api/tables/{table['id']}/join", {"seat": 0})
    left = await bea.request("POST", f"/api/tables/{table['id']}/leave")
    assert left["seats"][0]["kind"] == "open"


async def test_seats_and_presence_are_told(server: Running, visit: Visit) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    table = (await new_table(ada, "me", "open"))["id"]
    feed = await ada.feed()
    await feed.watch(table)
    await bea.request("POST", f"/api/tables/{table}/join", {})
    told = await feed.until(lambda message: message["type"] == "info")
    assert told["info"]["seats"][1]["name"] == "Bea"
    assert not told["info"]["seats"][1]["online"]
    of_bea = await bea.feed()
    await of_bea.watch(table)
    assert (await feed.until(lambda message: message["type"] == "info"))["info"]["seats"][1][
        "online"
    ]
    await of_bea.socket.close()
    told = await feed.until(lambda message: message["type"] == "info")
    assert not told["info"]["seats"][1]["online"]


async def test_same_names_are_told_apart(server: Running, visit: Visit) -> None:
    ada, other = await visit(server.address, "Ada"), await visit(server.address, "Ada")
    table = (await new_table(ada, "me", "open", "open"))["id"]
    await other.request("POST", f"/api/tables/{table}/join", {})
    started = await ada.request("POST", f"/api/tables/{table}/start")
    assert [seat["name"] for seat in started["seats"]][:2] == ["Ada", "Ada 2"]
    assert started["seats"][2]["name"] in ASTRONOMERS
    assert (await ada.request("POST", f"/api/tables/{table}/start"))["status"] == "playing"
    late = await visit(server.address, "Cyd")
    refused = await late.request("POST", f"/api/tables/{table}/join", {}, 409)
    assert refused["code"] == "started"


async def test_bots_of_one_level_are_told_apart_by_their_names(
    server: Running, visit: Visit
) -> None:
    ada = await visit(server.address, "Ada")
    table = (await new_table(ada, "me", "random", "random", "random"))["id"]
    waiting = await ada.request("GET", f"/api/tables/{table}")
    names = [seat["name"] for seat in waiting["seats"]]
    assert len(set(names)) == 4
    assert set(names[1:]) <= set(ASTRONOMERS)
    assert {seat["level"] for seat in waiting["seats"][1:]} == {"random"}
    started = await ada.request("POST", f"/api/tables/{table}/start")
    assert [seat["name"] for seat in started["seats"]] == names


async def test_a_bot_gives_way_to_a_person_of_its_name(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    table = await new_table(ada, "me", "random", "open")
    bot = table["seats"][1]["name"]
    namesake = await visit(server.address, bot.lower())
    await namesake.request("POST", f"/api/tables/{table['id']}/join", {})
    started = await ada.request("POST", f"/api/tables/{table['id']}/start")
    names = [seat["name"] for seat in started["seats"]]
    assert names[2] == bot.lower()
    assert names[1] in ASTRONOMERS
    assert names[1] != bot


def _is_no_info(message: Json) -> bool:
    return bool(message["type"] != "info")


async def test_a_move_is_confirmed_by_the_state_it_leads_to(server: Running, visit: Visit) -> None:
    """So nobody decides anew on what was before it. Without a state the word comes alone."""
    _, (ada, _), table = await two_at_a_table(server, visit)
    before = ada.states[table]
    move = {"table": table, "command": "once", "decision": before["asked"][0]["decision"]}
    first = await ada.send("play", **move, move=before["asked"][0]["moves"][0])
    state = await ada.until(_is_no_info)
    assert (state["type"], state["done"], state["seq"]) == ("state", [first], before["seq"] + 1)
    again = await ada.send("play", **move, move=before["asked"][0]["moves"][0])
    assert await ada.until(_is_no_info) == {"type": "done", "id": again}
    await ada.ask("unwatch", table=table)
    unseen = await ada.send("undo", table=table, command="back")
    assert await ada.until(_is_no_info) == {"type": "done", "id": unseen}


async def test_a_move_is_taken_back(server: Running, visit: Visit) -> None:
    _, (ada, bea), table = await two_at_a_table(server, visit)
    before = ada.states[table]
    assert before["undo"] is None
    refused = await ada.ask("undo", table=table, command="early")
    assert refused["code"] == "cannot-undo"
    move = before["asked"][0]["moves"][0]
    await ada.play(table, move)
    after = await ada.after(table, 0)
    assert after["undo"] == {"move": move}
    assert (await ada.ask("undo", table=table, command="back"))["type"] == "done"
    again = await ada.after(table, 1)
    assert again["view"] == before["view"]
    assert again["asked"] == before["asked"]
    assert again["events"] == [{"kind": "undone", "seat": 0, "first": 7, "count": 1}]
    assert (await ada.ask("undo", table=table, command="back"))["type"] == "done"
    assert (await ada.watch(table))["seq"] == again["seq"]  # carried out once
    await bea.watch(table)
    # A lane that is open is nobody else's business: nothing was told, nothing has changed.
    states = [message for message in bea.inbox if message["type"] == "state"]
    assert [state["seq"] for state in states] == [0] * len(states)
    assert all(state["asked"] == states[0]["asked"] for state in states)


async def test_who_resigns_is_replaced_by_a_bot(server: Running, visit: Visit) -> None:
    (_, bea), feeds, table = await two_at_a_table(server, visit)
    resigned = await bea.request("POST", f"/api/tables/{table}/resign")
    assert resigned["seats"][1]["kind"] == "bot"
    assert resigned["seats"][1]["name"] == "Bea"
    now = await feeds[1].news(table)
    assert now["viewer"] is None
    assert now["first"] == 0
    refused = await bea.request("POST", f"/api/tables/{table}/resign", None, 403)
    assert refused["code"] == "not-seated"
    await feeds[0].watch(table)
    await finish([feeds[0]], table)
    assert feeds[0].states[table]["outcome"] is not None


async def test_a_rematch_is_the_same_for_everyone(server: Running, visit: Visit) -> None:
    (ada, bea), feeds, table = await two_at_a_table(server, visit)
    early = await ada.request("POST", f"/api/tables/{table}/rematch", None, 409)
    assert early["code"] == "in-play"
    await finish(feeds, table)
    first = await ada.request("POST", f"/api/tables/{table}/rematch")
    second = await bea.request("POST", f"/api/tables/{table}/rematch")
    assert first["id"] == second["id"] != table
    assert [seat["name"] for seat in second["seats"]] == ["Bea", "Ada"], "all move on by a seat"
    assert second["seats"][0]["you"]
    assert (await bea.request("GET", f"/api/tables/{table}"))["rematch"] == first["id"]
    assert first["commitment"] != feeds[0].states[table]["info"]["commitment"]


async def test_the_first_message_says_which_server_and_client_this_is(
    settings: Settings, tmp_path: Path, visit: Visit
) -> None:
    page = tmp_path / "client" / "index.html"
    page.parent.mkdir()
    page.write_text('<script type="module" crossorigin src="/assets/index-4f2a.js"></script>')
    async with running(settings) as server:
        server.server.hall.now = lambda: 12.5
        feed = await (await visit(server.address, "Ada")).feed()
        assert feed.greeting == {
            "type": "hello",
            "version": orrery.__version__,
            "client": "/assets/index-4f2a.js",
            "now": 12.5,
        }


async def test_chat_reaches_everyone(server: Running, visit: Visit) -> None:
    _, (ada, bea), table = await two_at_a_table(server, visit)
    assert (await ada.ask("say", table=table, text=" good\nluck "))["type"] == "done"
    heard = await bea.until(lambda message: message["type"] == "chat")
    assert [(line["seat"], line["name"], line["text"]) for line in heard["lines"]] == [
        (0, "Ada", "good luck")
    ]
    stranger = await (await visit(server.address, "Cyd")).feed()
    seen = await stranger.watch(table)
    assert [line["text"] for line in seen["chat"]] == ["good luck"]
    assert (await stranger.ask("say", table=table, text="hello"))["code"] == "not-seated"
    assert (await ada.ask("say", table=table, text="\u0007"))["code"] == "malformed"


async def test_what_is_said_at_a_private_table_stays_there(server: Running, visit: Visit) -> None:
    ada, bea = await visit(server.address, "Ada"), await visit(server.address, "Bea")
    table = (await new_table(ada, "me", "open", private=True))["id"]
    of_ada, of_bea = await ada.feed(), await bea.feed()
    await of_ada.watch(table)
    await of_bea.watch(table)
    await of_ada.ask("say", table=table, text="between us")
    assert (await of_bea.watch(table))["chat"] == []
    await of_bea.ask("ping")
    assert [message["type"] for message in of_bea.inbox].count("chat") == 0
    invitation = of_ada.states[table]["info"]["invitation"]
    await bea.request("POST", f"/api/tables/{table}/join", {"invitation": invitation})
    assert [line["text"] for line in (await of_bea.watch(table))["chat"]] == ["between us"]


async def test_a_private_match_is_gone_on_with_by_those_who_played_it(
    server: Running, visit: Visit
) -> None:
    ada, eve = await visit(server.address, "Ada"), await visit(server.address, "Eve")
    table = (await new_table(ada, "me", private=True))["id"]
    await ada.request("POST", f"/api/tables/{table}/start")
    feed = await ada.feed()
    await feed.watch(table)
    await finish([feed], table)
    fork = {"entry": 1, "seats": [{"kind": "me"}]}
    refused = await eve.request("POST", f"/api/tables/{table}/fork", fork, 403)
    assert refused["code"] == "not-seated"
    forked = await ada.request("POST", f"/api/tables/{table}/fork", fork)
    assert forked["forked_from"] == table


async def test_a_few_guests_can_t_push_others_out_of_the_lobby(
    server: Running, visit: Visit
) -> None:
    quiet = await visit(server.address, "Quiet")
    table = (await new_table(quiet, "me", "open"))["id"]
    for name in ("Loud", "Louder", "Loudest"):
        guest = await visit(server.address, name)
        for _ in range(20):
            await new_table(guest, "me", "open")
    listed = await quiet.request("GET", "/api/tables?which=open")
    assert table in [one["id"] for one in listed]
    assert await quiet.request("GET", "/api/tables?which=open&page=1") == []
    for page in (-1, 1000, "x"):
        refused = await quiet.request("GET", f"/api/tables?which=open&page={page}", None, 400)
        assert refused["code"] == "malformed"


async def test_looking_back_at_a_finished_match(server: Running, visit: Visit) -> None:
    (ada, _), feeds, table = await two_at_a_table(server, visit)
    beginning = feeds[0].states[table]
    await finish(feeds, table)
    replay = await ada.request("GET", f"/api/tables/{table}/replay")
    assert replay["over"]
    assert len(replay["entries"]) == feeds[0].states[table]["seq"]
    assert replay["entries"][0].items() >= {"seat": 0, "kind": "choose", "round": 1}.items()
    first = await ada.request("GET", f"/api/tables/{table}/replay/0")
    assert first["view"] == beginning["view"]
    decisions = [(one["seat"], one["kind"], one["args"]) for one in beginning["asked"]]
    assert [(one["seat"], one["kind"], one["args"]) for one in first["asked"]] == decisions
    last = await ada.request("GET", f"/api/tables/{table}/replay/{len(replay['entries'])}")
    assert last["view"] == feeds[0].states[table]["view"]
    assert last["outcome"] == feeds[0].states[table]["outcome"]
    events: list[Json] = []
    told: list[int] = []
    for number in range(len(replay["entries"]) + 1):
        frame = await ada.request("GET", f"/api/tables/{table}/replay/{number}")
        assert frame["first"] == len(events)
        events += frame["events"]
        told.append(len(events))
    assert events == feeds[0].events[table]
    assert told == [replay["told"], *(entry["told"] for entry in replay["entries"])]
    stranger = await visit(server.address)
    hidden = await stranger.request("GET", f"/api/tables/{table}/replay/0")
    assert all("hand" not in watcher for watcher in hidden["view"]["watchers"])
    shown = await stranger.request("GET", f"/api/tables/{table}/replay/0?everything=true")
    assert all("hand" in watcher for watcher in shown["view"]["watchers"])
    beyond = await ada.request("GET", f"/api/tables/{table}/replay/999", None, 404)
    assert beyond["code"] == "not-found"


async def test_looking_back_at_a_running_match(server: Running, visit: Visit) -> None:
    (ada, _), (first, second), table = await two_at_a_table(server, visit)
    await first.play(table)
    await second.play(table)
    replay = await ada.request("GET", f"/api/tables/{table}/replay")
    assert replay["entries"] == []  # all act at once, and nobody has shown anything yet
    for feed in (first, second):
        await feed.watch(table)
        await feed.play(table)
    replay = await ada.request("GET", f"/api/tables/{table}/replay")
    kinds = {(entry["seat"], entry["kind"]) for entry in replay["entries"]}
    assert kinds == {(0, "choose"), (0, "aim"), (1, None)}
    own = await ada.request("GET", f"/api/tables/{table}/replay/2")
    assert "hand" in own["view"]["watchers"][0]
    assert "hand" not in own["view"]["watchers"][1]
    everything = await ada.request("GET", f"/api/tables/{table}/replay/2?everything=true")
    assert everything["view"] == own["view"]
    stranger = await visit(server.address)
    refused = await stranger.request("GET", f"/api/tables/{table}/replay", None, 403)
    assert refused["code"] == "not-seated"
    refused = await ada.request("GET", f"/api/tables/{table}/save", None, 409)
    assert refused["code"] == "in-play"


async def test_a_finished_match_goes_on_elsewhere(server: Running, visit: Visit) -> None:
    (ada, _), feeds, table = await two_at_a_table(server, visit)
    await feeds[0].play(table)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    early = await ada.request(
        "POST", f"/api/tables/{table}/fork", {"entry": 1, "seats": seats}, 409
    )
    assert early["code"] == "in-play"
    for feed in feeds:
        await feed.watch(table)
    await finish(feeds, table)
    fork = f"/api/tables/{table}/fork"
    forked = await ada.request("POST", fork, {"entry": 1, "seats": seats})
    assert forked["forked_from"] == table
    assert forked["commitment"] != feeds[0].states[table]["info"]["commitment"]
    await ada.request("POST", f"/api/tables/{forked['id']}/start")
    state = await feeds[0].watch(forked["id"])
    frame = await ada.request("GET", f"/api/tables/{table}/replay/1")
    assert state["view"] == frame["view"]
    await finish([feeds[0]], forked["id"])
    refused = await ada.request("POST", fork, {"entry": 999, "seats": seats}, 404)
    assert refused["code"] == "not-found"
    refused = await ada.request("POST", fork, {"entry": 1, "seats": seats[:1]}, 400)
    assert refused["code"] == "invalid-seat"


async def test_the_journal_of_a_finished_match_can_be_verified(
    server: Running, visit: Visit
) -> None:
    (ada, _), feeds, table = await two_at_a_table(server, visit)
    await finish(feeds, table)
    saved = await ada.http.get(f"/api/tables/{table}/save")
    match = orrery.load(saved.text)
    outcome: Json = feeds[0].states[table]["outcome"]
    assert match.outcome is not None
    assert match.outcome.scores == outcome["scores"]
    assert match.names == ["Ada", "Bea"]
    assert match.key == feeds[0].states[table]["info"]["key"]


async def test_the_list_of_finished_matches_knows_who_has_won(
    server: Running, visit: Visit
) -> None:
    (ada, _), feeds, table = await two_at_a_table(server, visit)
    (playing,) = await ada.request("GET", "/api/tables?which=mine")
    assert playing["winners"] is None
    await finish(feeds, table)
    (over,) = await ada.request("GET", "/api/tables?which=mine")
    assert over["winners"] == feeds[0].states[table]["outcome"]["winners"]
    assert over["winners"]


async def test_the_points_of_a_finished_match_by_round_and_source(
    server: Running, visit: Visit
) -> None:
    (ada, _), feeds, table = await two_at_a_table(server, visit, options={"nights": 3})
    early = await ada.request("GET", f"/api/tables/{table}/points", None, 409)
    assert early["code"] == "in-play"
    await finish(feeds, table)
    told = await ada.request("GET", f"/api/tables/{table}/points")
    outcome: Json = feeds[0].states[table]["outcome"]
    assert [one["round"] for one in told["rounds"]] == [1, 2, 3]
    for one in told["rounds"]:
        assert [sum(parts.values()) for parts in one["parts"]] == one["scores"]
    last = told["rounds"][-1]
    assert last["scores"] == outcome["scores"]
    keys = [line["key"] for line in outcome["breakdown"][0]]
    assert list(last["parts"][0]) == list(dict.fromkeys(keys))


@pytest.mark.parametrize("title", CHARTED, ids=lambda title: title.name)
async def test_the_charts_of_a_finished_match_by_round(
    settings: Settings, visit: Visit, title: Title
) -> None:
    async with running(settings) as server:
        ada = await visit(server.address, "Ada")
        table = (await new_table(ada, "me", game=title.name, options={}))["id"]
        await ada.request("POST", f"/api/tables/{table}/start")
        feed = await ada.feed()
        await feed.watch(table)
        await finish([feed], table)
        told = (await ada.request("GET", f"/api/tables/{table}/points"))["rounds"]
        saved = await ada.http.get(f"/api/tables/{table}/save")
        final = orrery.load(saved.text).position()
        assert [one["round"] for one in told] == list(range(1, len(told) + 1))
        for chart in title.charts:
            assert told[-1]["charts"][chart.key] == chart.at(final)
            lines = {tuple(one["charts"][chart.key].values()) for one in told}
            assert len(lines) > 1, "it is no chart of the rounds if nothing ever changes"
