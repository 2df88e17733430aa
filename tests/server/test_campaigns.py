"""Automatic opponents and campaigns at a table: who is shown, and what one match leads to."""

from __future__ import annotations

import json

import pytest

import orrery
from orrery.kernel.campaign import Campaign
from orrery.kernel.journal import decode
from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import Feed, Json, Person, Running, finish, new_table, running

SHORT = {"nights": 1, "almanac": "royal"}
CAMPAIGNS = {game: campaign for game in orrery.games() if (campaign := orrery.title(game).campaign)}


async def alone(server: Running, visit: Visit, **more: object) -> tuple[Person, Feed, str]:
    """Ada against a royal Almanac, at a match that has begun."""
    ada = await visit(server.address, "Ada")
    info = await new_table(ada, "me", options=SHORT, **more)
    await ada.request("POST", f"/api/tables/{info['id']}/start")
    feed = await ada.feed()
    await feed.watch(info["id"])
    return ada, feed, str(info["id"])


async def played(server: Running, visit: Visit) -> tuple[Person, Feed, Json]:
    """Ada after spring, the first chapter of the comet year."""
    ada, feed, table = await alone(server, visit, campaign=True)
    await finish([feed], table)
    return ada, feed, feed.states[table]


async def test_automata_are_at_the_table_without_a_seat(server: Running, visit: Visit) -> None:
    ada, feed, table = await alone(server, visit)
    info = await ada.request("GET", f"/api/tables/{table}")
    (almanac,) = info["automata"]
    assert (almanac["seat"], almanac["kind"]) == (1, "automaton")
    assert (almanac["name"], almanac["level"]) == ("almanac", "royal")
    assert len(info["seats"]) == 1
    state = feed.states[table]
    assert len(state["scores"]) == len(state["view"]["watchers"]) == 2
    await finish([feed], table)
    outcome = feed.states[table]["outcome"]
    assert [len(outcome[part]) for part in ("scores", "ranks", "breakdown")] == [2, 2, 2]
    assert outcome["campaign"] is None
    points = await ada.request("GET", f"/api/tables/{table}/points")
    assert [len(part) for part in points["rounds"][0]["parts"]] == [2, 2]


async def test_too_many_automata_are_refused(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 3]
    plan = {"game": "example", "seats": seats, "options": {"almanac": "royal"}}
    refused = await ada.request("POST", "/api/tables", plan, 400)
    assert refused["code"] == "invalid-option"
    assert "with 4 seats there are 0, not 1" in refused["message"]


async def test_a_game_without_a_campaign_can_t_begin_one(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    games = {game["name"]: game for game in await ada.request("GET", "/api/games")}
    assert games["example"]["chapters"] == ["spring", "autumn"]
    assert games["example"]["decided"] == ["sky"]
    without = next(name for name, game in games.items() if not game["chapters"])
    plan = {"game": without, "seats": [{"kind": "me"}, {"kind": "bot"}], "campaign": True}
    refused = await ada.request("POST", "/api/tables", plan, 400)
    assert (refused["code"], refused["message"]) == (
        "invalid-option",
        f"{without} has no campaign",
    )


async def test_a_chapter_decides_options_whatever_was_chosen(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    info = await new_table(ada, "me", options={"sky": "cloudy"}, campaign=True)
    assert info["options"]["sky"] == "fair"
    assert info["chapter"] == {
        "number": 1,
        "name": "spring",
        "chapters": 2,
        "carried": {},
        "previous": None,
        "following": None,
    }


async def test_the_next_chapter_begins_by_one_request(server: Running, visit: Visit) -> None:
    ada, feed, spring = await played(server, visit)
    campaign = spring["outcome"]["campaign"]
    assert campaign["carried"] == {"points": spring["outcome"]["scores"]}
    assert (campaign["over"], campaign["ratings"]) == (False, [])
    autumn = await ada.request("POST", f"/api/tables/{spring['table']}/follow")
    assert (autumn["status"], autumn["seats"][0]["you"]) == ("playing", True)
    assert autumn["automata"] == spring["info"]["automata"]
    assert autumn["options"]["nights"] == 1
    assert autumn["chapter"]["carried"] == campaign["carried"]
    assert (autumn["chapter"]["number"], autumn["chapter"]["previous"]) == (2, spring["table"])
    await feed.watch(autumn["id"])
    await finish([feed], autumn["id"])
    outcome = feed.states[autumn["id"]]["outcome"]
    assert outcome["campaign"]["over"]
    assert len(outcome["campaign"]["ratings"]) == 2
    refused = await ada.request("POST", f"/api/tables/{autumn['id']}/follow", None, 404)
    assert refused["message"] == "no chapter of a campaign follows this match"


async def test_the_next_chapter_is_the_same_for_everyone(server: Running, visit: Visit) -> None:
    ada, _, spring = await played(server, visit)
    path = f"/api/tables/{spring['table']}"
    first = await ada.request("POST", f"{path}/follow")
    again = await ada.request("POST", f"{path}/follow")
    assert first["id"] == again["id"]
    info = await ada.request("GET", path)
    assert info["chapter"]["following"] == first["id"]
    stranger = await visit(server.address, "Eve")
    found = await stranger.request("POST", f"{path}/follow")
    assert (found["id"], found["seats"][0]["you"]) == (first["id"], False)


async def test_only_those_of_a_finished_chapter_go_on(server: Running, visit: Visit) -> None:
    ada, feed, table = await alone(server, visit, campaign=True)
    early = await ada.request("POST", f"/api/tables/{table}/follow", None, 409)
    assert early["code"] == "in-play"
    await finish([feed], table)
    stranger = await visit(server.address, "Eve")
    refused = await stranger.request("POST", f"/api/tables/{table}/follow", None, 403)
    assert refused["code"] == "not-seated"


async def test_a_rematch_is_the_same_chapter_and_a_fork_is_none(
    server: Running, visit: Visit
) -> None:
    ada, feed, spring = await played(server, visit)
    autumn = await ada.request("POST", f"/api/tables/{spring['table']}/follow")
    await feed.watch(autumn["id"])
    await finish([feed], autumn["id"])
    rematch = await ada.request("POST", f"/api/tables/{autumn['id']}/rematch")
    wanted = {"carried": autumn["chapter"]["carried"], "previous": spring["table"]}
    assert {name: rematch["chapter"][name] for name in wanted} == wanted
    assert rematch["options"] == autumn["options"]
    fork = await ada.request(
        "POST", f"/api/tables/{autumn['id']}/fork", {"entry": 1, "seats": [{"kind": "me"}]}
    )
    assert fork["chapter"] is None


async def test_the_journals_of_a_campaign_hold_the_chain(server: Running, visit: Visit) -> None:
    ada, feed, spring = await played(server, visit)
    autumn = await ada.request("POST", f"/api/tables/{spring['table']}/follow")
    await feed.watch(autumn["id"])
    await finish([feed], autumn["id"])
    saves = [
        json.dumps(await ada.request("GET", f"/api/tables/{table}/save"))
        for table in (spring["table"], autumn["id"])
    ]
    first, second = (orrery.load(save) for save in saves)
    assert second.chapter == first.next_chapter
    assert decode(saves[1]).journal.header.campaign == second.chapter


@pytest.mark.long
@pytest.mark.parametrize("people", ["alone", "a group"])
@pytest.mark.parametrize(("game", "campaign"), CAMPAIGNS.items(), ids=CAMPAIGNS.keys())
async def test_a_whole_campaign(
    settings: Settings, visit: Visit, game: str, campaign: Campaign, people: str
) -> None:
    async with running(settings) as server:
        await play_campaign(server, visit, game, campaign, people)


async def play_campaign(
    server: Running, visit: Visit, game: str, campaign: Campaign, people: str
) -> None:
    """From the first table to the last result, with one request between two chapters."""
    ada, ben = await visit(server.address, "Ada"), await visit(server.address, "Ben")
    seats = ["me"] if people == "alone" else ["me", "open"]
    info = await new_table(ada, *seats, game=game, options={}, campaign=True)
    feeds = [await ada.feed()]
    if people == "a group":
        await ben.request(
            "POST", f"/api/tables/{info['id']}/join", {"invitation": info["invitation"]}
        )
        feeds.append(await ben.feed())
    info = await ada.request("POST", f"/api/tables/{info['id']}/start")
    saves = []
    for number, name in enumerate(campaign.chapters, start=1):
        assert (info["chapter"]["number"], info["chapter"]["name"]) == (number, name)
        for feed in feeds:
            await feed.watch(info["id"])
        await finish(feeds, info["id"])
        outcome = feeds[-1].states[info["id"]]["outcome"]
        save = await ada.request("GET", f"/api/tables/{info['id']}/save")
        saves.append(orrery.load(json.dumps(save)))
        assert outcome["campaign"]["carried"] == saves[-1].left
        if number < len(campaign.chapters):
            assert not outcome["campaign"]["over"]
            info = await ada.request("POST", f"/api/tables/{info['id']}/follow")
            assert info["status"] == "playing"
    points = outcome["campaign"]["carried"][campaign.points]
    assert outcome["campaign"]["over"]
    assert outcome["campaign"]["ratings"] == campaign.rated({campaign.points: points})
    assert outcome["campaign"]["leaders"] == [
        n for n, own in enumerate(points) if own == max(points)
    ]
    assert [save.chapter for save in saves[1:]] == [save.next_chapter for save in saves[:-1]]


async def test_automata_of_one_level_by_their_number(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    info = await new_table(ada, "me", options={"almanac": 2, "almanac_level": "royal"})
    assert info["options"]["almanac"] == "royal,royal"
    assert [one["level"] for one in info["automata"]] == ["royal", "royal"]
