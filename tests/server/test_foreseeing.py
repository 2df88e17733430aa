"""Looking ahead over the feed: what moves would bring, and why others are none."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from orrery.server import foreseeing
from orrery.server.settings import Settings
from orrery.server.wire import MAX_FORESEEN
from tests.server.conftest import Visit
from tests.server.harness import Feed, Json, Running, running
from tests.server.test_table import two_at_a_table


def own(feed: Feed, table: str) -> Json:
    found = feed.own(table)
    assert found is not None
    return {"table": table, "decision": found["decision"], "moves": found["moves"]}


async def test_options_arrive_with_what_they_bring(server: Running, visit: Visit) -> None:
    _, (ada, _), table = await two_at_a_table(server, visit)
    question = own(ada, table)
    told = await ada.ask("foresee", **question)
    assert told["type"] == "outlooks"
    assert [one["move"] for one in told["outlooks"]] == question["moves"]
    first = told["outlooks"][0]
    comet = question["moves"][0].removeprefix("choose ")
    assert first["events"] == [{"kind": "chosen", "seat": 0, "comet": comet}]
    assert first["touches"] == [f"comet:{comet}"]
    assert {"name": "hand", "before": 3, "after": 2, "burden": False} in first["changes"]
    assert (first["then"], first["chance"]) == ("aim-telescope", None)
    assert first["waits"] == ["aim t1", "aim t2", "aim t3"]


async def test_what_is_not_legal_is_explained(server: Running, visit: Visit) -> None:
    _, (ada, _), table = await two_at_a_table(server, visit)
    question = own(ada, table)
    held = [move.removeprefix("choose ") for move in question["moves"]]
    other = next(name for name in ("encke", "faye", "biela", "tuttle") if name not in held)
    moves = [f"choose {other}", question["moves"][0], "decline"]
    told = await ada.ask("explain", **question | {"moves": moves})
    assert told["type"] == "reasons"
    reason = {"paragraph": "EX-3.1", "key": "why-not-held", "fields": {"comet": other}}
    assert [why["reasons"] for why in told["whys"]] == [[reason], [], []]


async def test_only_the_own_current_decision_is_foreseen(server: Running, visit: Visit) -> None:
    _, (ada, bea), table = await two_at_a_table(server, visit)
    question = own(ada, table)
    assert (await bea.ask("foresee", **question))["code"] == "stale"
    stranger = await (await visit(server.address, "Cyd")).feed()
    assert (await stranger.ask("foresee", **question))["code"] == "not-seated"
    assert (await stranger.ask("explain", **question))["code"] == "not-seated"
    await ada.play(table)
    assert (await ada.ask("foresee", **question))["code"] == "stale"
    assert (await ada.ask("explain", **question))["code"] == "stale"


async def test_strange_questions_are_refused(server: Running, visit: Visit) -> None:
    _, (ada, _), table = await two_at_a_table(server, visit)
    question = own(ada, table)
    wrong = {
        "jump": "invalid-move",
        "aim t1": "illegal-move",
        "x" * 300: "malformed",
    }
    for move, code in wrong.items():
        assert (await ada.ask("foresee", **question | {"moves": [move]}))["code"] == code
    many = question["moves"][:1] * (MAX_FORESEEN + 1)
    for moves in (many, many[:0]):
        assert (await ada.ask("foresee", **question | {"moves": moves}))["code"] == "malformed"


async def test_looking_ahead_has_a_budget_and_answers_are_kept(
    settings: Settings, visit: Visit
) -> None:
    """Once it is spent, what was worked out before is still told, to everyone on that seat."""
    poor = replace(settings, foresight_share=0.0, foresight_burst=1e-9)
    async with running(poor) as server:
        (person, _), (ada, _), table = await two_at_a_table(server, visit)
        question = own(ada, table)
        first, second = question["moves"][:2]
        told = await ada.ask("foresee", **question | {"moves": [first]})
        assert told["type"] == "outlooks"
        refused = await ada.ask("foresee", **question | {"moves": [first, second]})
        assert refused["code"] == "too-fast"
        elsewhere = await person.feed()
        await elsewhere.watch(table)
        again = await elsewhere.ask("foresee", **question | {"moves": [second, first]})
        assert again["outlooks"][1] == told["outlooks"][0]
        assert (await ada.ask("foresee", **question | {"moves": [second]}))["type"] == "outlooks"


async def test_a_move_has_one_answer_however_it_is_written(server: Running, visit: Visit) -> None:
    """Else whoever writes one move in ever new ways would fill the server's memory."""
    _, (ada, _), table = await two_at_a_table(server, visit)
    question = own(ada, table)
    move = question["moves"][0]
    written = [move.replace(" ", " " * gap) for gap in range(1, MAX_FORESEEN + 1)]
    before = server.server.hall.tables[table].weight
    for about, what, answers in (
        ("foresee", "outlooks", "outlooks"),
        ("explain", "reasons", "whys"),
    ):
        told = await ada.ask(about, **question | {"moves": written})
        assert told["type"] == what
        assert [one["move"] for one in told[answers]] == [move] * MAX_FORESEEN
    weight = server.server.hall.tables[table].weight - before
    assert weight > 0
    assert weight < 10_000


async def test_what_was_looked_ahead_is_kept_within_bounds(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foreseeing, "_MOST", 2)
    _, (ada, _), table = await two_at_a_table(server, visit)
    question = own(ada, table)
    moves = ["decline", *question["moves"], "decline"]
    told = await ada.ask("explain", **question | {"moves": moves})
    assert [one["move"] for one in told["whys"]] == moves
