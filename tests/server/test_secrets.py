"""Nothing hidden gets into any message, answer or log line."""

from __future__ import annotations

import re

import pytest

from orrery.kernel.game import SPECTATOR
from orrery.kernel.match import Match
from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import Feed, Json, Person, Running, running
from tests.server.test_table import two_at_a_table


def hidden(match: Match, viewer: int) -> set[str]:
    return set(match.title.secrets(match.position(), viewer))


def found(words: set[str], said: str) -> list[str]:
    """Where any of these words is said, with what stands around it."""
    places = [place.start() for word in words for place in re.finditer(rf"\b{word}\b", said)]
    return [said[max(0, place - 150) : place + 50] for place in places]


async def match_of(server: Running, table: str) -> Match:
    match = (await server.server.hall.table(table)).match
    assert match is not None
    return match


async def curious(person: Person, feed: Feed, table: str) -> None:
    """Ask for everything that there is, also for what is refused."""
    await feed.watch(table)
    await feed.ask("play", table=table, command="x", decision="0", move="choose halley")
    await feed.ask("undo", table="none", command="x")
    own = feed.own(table)
    question = {"table": table, "decision": own["decision"] if own else "0"}
    for move in own["moves"][:20] if own else ["choose halley"]:
        await feed.ask("foresee", moves=[move], **question)
    await feed.ask("explain", moves=["take red"], **question)
    for path in ("", "/replay", "/replay/0", "/replay/1?everything=true", "/save"):
        answer = await person.http.get(f"/api/tables/{table}{path}")
        person.traffic.append(answer.text)
    for which in ("mine", "open", "finished"):
        answer = await person.http.get(f"/api/tables?which={which}")
        person.traffic.append(answer.text)


@pytest.mark.parametrize(
    ("game", "options", "most"),
    [
        ("example", {"nights": 1}, 100),
        ("planet_unknown", {"personal_objectives": True, "events": "standard"}, 3),
    ],
)
async def test_nobody_learns_what_is_hidden_from_them(
    settings: Settings,
    visit: Visit,
    capfd: pytest.CaptureFixture[str],
    game: str,
    options: Json,
    most: int,
) -> None:
    async with running(settings) as server:
        people, feeds, table = await two_at_a_table(server, visit, game=game, options=options)
        watching = await visit(server.address)
        people.append(watching)
        feeds.append(await watching.feed())
        key = (await match_of(server, table)).journal.header.key
        for number in range(most):
            if await one_move(server, people, feeds, table, number):
                break
    output = capfd.readouterr()
    assert key not in output.out + output.err
    assert people[0].http.cookies["orrery"] not in output.out + output.err


async def one_move(
    server: Running, people: list[Person], feeds: list[Feed], table: str, number: int
) -> bool:
    """Let somebody move, and search what everyone gets; whether the match is over now."""
    viewers = [0, 1, SPECTATOR]
    match = await match_of(server, table)
    key = match.journal.header.key
    before = [hidden(match, viewer) for viewer in viewers]
    for person in people:
        person.traffic.clear()
    mover = feeds[match.pending()[0].seat]
    await mover.watch(table)
    own = mover.own(table)
    assert own is not None
    assert (await mover.play(table, own["moves"][number % len(own["moves"])]))["type"] == "done"
    after = await match_of(server, table)
    for person, feed in zip(people, feeds, strict=True):
        await curious(person, feed, table)
    for viewer, person, secret in zip(viewers, people, before, strict=True):
        if after.is_over:  # everyone may know everything now
            return True
        still = secret & hidden(after, viewer)
        said = "\n".join(person.traffic)
        assert still
        assert found(still, said) == []
        assert key not in said
    return False


async def test_others_are_not_seen_in_their_lanes(server: Running, visit: Visit) -> None:
    """What another has chosen, and how far they are, shows only when all have chosen."""
    people, (ada, bea), table = await two_at_a_table(server, visit)
    before = bea.states[table]
    people[1].traffic.clear()
    await ada.play(table)
    await ada.after(table, 0)
    again = await bea.watch(table)
    for name in ("seq", "view", "asked", "events", "undo", "scores"):
        assert again[name] == (before[name] if name != "events" else []), name
    assert again["info"] == before["info"] | {"seats": again["info"]["seats"]}
    assert again["asked"][0] == {
        "seat": 0,
        "kind": "choose-comet",
        "prompt": "ask-choose-comet",
        "args": {},
        "remarks": {},
        "decision": None,
        "moves": None,
    }
    await ada.play(table)
    told = await bea.until(lambda message: message["type"] in ("state", "info"))
    assert [seat["asked"] for seat in told["info"]["seats"]] == [False, True]
