"""What every client asks for: games, texts, rules, pages, headers."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as bounds
from msgspec.structs import replace
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

import orrery
from orrery.server.routes.games import game_info
from orrery.server.schema import schema_of
from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import BUILD, PATIENCE, Running, running

CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance]


async def test_nobody_waits_while_somebody_else_learns_of_the_games(
    server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    anyone, other = await visit(server.address), await visit(server.address)
    reads, read = threading.Event(), threading.Event()

    def slowly(*asked: Any) -> Any:
        reads.set()
        assert read.wait(PATIENCE)
        return game_info(*asked)

    monkeypatch.setattr("orrery.server.routes.games.game_info", slowly)
    asking = asyncio.create_task(anyone.request("GET", "/api/games"))
    assert await asyncio.to_thread(reads.wait, PATIENCE)
    assert await other.request("GET", "/api/me")
    assert not asking.done()
    read.set()
    assert await asking


async def test_games_say_what_clients_need(server: Running, visit: Visit) -> None:
    anyone = await visit(server.address)
    games = await anyone.request("GET", "/api/games")
    assert [game["name"] for game in games].index("example") == len(games) - 1
    game = await anyone.request("GET", "/api/games/example")
    assert game["options"][0] == {
        "kind": "range",
        "name": "nights",
        "default": 4,
        "low": 1,
        "high": 6,
    }
    assert game["moves"]["aim"] == {
        "fields": [{"kind": "named", "name": "telescope", "names": ["t1", "t2", "t3"]}]
    }
    assert game["langs"] == ["en", "pl", "cs"]
    assert game["headings"]["pl"] == {
        "title": "Straż Komet",
        "about": "Mała gra, żeby wypróbować stół.",
        "round": "Noc",
    }
    texts = await anyone.http.get("/api/games/example/texts/pl")
    assert "title = " in texts.text
    for path in ("chess", "example/texts/de", "chess/rules", "chess/catalogue"):
        refused = await anyone.request("GET", f"/api/games/{path}", None, 404)
        assert refused["code"] in ("unknown-game", "not-found")


async def test_rules_have_their_chapters(server: Running, visit: Visit) -> None:
    rules = await (await visit(server.address)).request("GET", "/api/games/example/rules")
    by_id = {paragraph["id"]: paragraph for paragraph in rules}
    assert by_id["EX-1.3"] == {
        "id": "EX-1.3",
        "chapter": "1. Components",
        "chapter_lang": "en",
        "text": "One die with the numbers 1 to 6.",
        "lang": "en",
    }
    assert by_id["EX-3.1"]["text"].endswith("until all have.")


async def test_rules_are_in_the_language_asked_for(server: Running, visit: Visit) -> None:
    anyone = await visit(server.address)
    rules = await anyone.request("GET", "/api/games/example/rules?lang=cs")
    by_id = {paragraph["id"]: paragraph for paragraph in rules}
    assert by_id["EX-3.6"] == {
        "id": "EX-3.6",
        "chapter": "3. Noc: zamíření",
        "chapter_lang": "cs",
        "text": "Pozorovatel bez komety v\N{NO-BREAK SPACE}ruce této noci nic nevybírá ani "
        "nepozoruje, ale čočku si bere.",
        "lang": "cs",
    }
    english = await anyone.request("GET", "/api/games/example/rules?lang=en")
    told = {paragraph["id"]: paragraph["text"] for paragraph in english}
    assert told["EX-5.5"].endswith("is proud of.")  # without the remark for testers
    refused = await anyone.request("GET", "/api/games/example/rules?lang=de", None, 404)
    assert refused["message"] == "the languages are: en, pl, cs"


async def test_a_catalogue_is_fetched_once(server: Running, visit: Visit) -> None:
    anyone = await visit(server.address)
    first = await anyone.http.get("/api/games/planet_unknown/catalogue")
    assert first.json()
    tag = {"if-none-match": first.headers["etag"]}
    second = await anyone.http.get("/api/games/planet_unknown/catalogue", headers=tag)
    assert (second.status_code, second.content) == (304, b"")


async def test_what_stays_the_same_is_sent_compressed_and_once(
    settings: Settings, visit: Visit, tmp_path: Path
) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<title>Orrery</title>" + "x" * 5000)
    async with running(settings) as server:
        anyone = await visit(server.address)
        paths = ["/", "/api/games/example/texts/cs", "/api/games/example/catalogue"]
        for path in paths:
            plain = await anyone.http.get(path, headers={"accept-encoding": "identity"})
            small = await anyone.http.get(path, headers={"accept-encoding": "br, gzip;q=0.5"})
            assert "content-encoding" not in plain.headers
            assert small.headers["content-encoding"] == "gzip"
            assert int(small.headers["content-length"]) < len(plain.content)
            assert plain.content == small.content
            assert plain.headers["etag"] == small.headers["etag"]
            for answer in (plain, small):
                assert answer.headers["cache-control"] == "no-cache"
                assert answer.headers["vary"] == "accept-encoding"
            tags = {"if-none-match": f'"other", {small.headers["etag"]}'}
            again = await anyone.http.get(path, headers=tags)
            assert (again.status_code, again.content) == (304, b"")
            assert "content-encoding" not in again.headers
            refused = await anyone.http.get(path, headers={"accept-encoding": "gzip;q=0"})
            assert "content-encoding" not in refused.headers
        (client / "index.html").write_text("another")
        changed = await anyone.http.get("/", headers=tags)
        assert changed.text == "another"


async def test_larger_answers_are_compressed(server: Running, visit: Visit) -> None:
    anyone = await visit(server.address)
    rules = await anyone.http.get("/api/games/planet_unknown/rules")
    assert rules.headers["content-encoding"] == "gzip"
    assert len(rules.json()) > 100
    me = await anyone.http.get("/api/me")
    assert "content-encoding" not in me.headers


async def test_metrics_are_for_this_machine(settings: Settings, visit: Visit) -> None:
    elsewhere = {"x-forwarded-for": "203.0.113.7"}  # as a proxy on this machine says it
    async with running(settings) as server:
        anyone = await visit(server.address)
        assert (await anyone.http.get("/metrics")).status_code == 200
        refused = await anyone.http.get("/metrics", headers=elsewhere)
        assert (refused.status_code, refused.json()["code"]) == (404, "not-found")
    async with running(replace(settings, metrics="public")) as server:
        anyone = await visit(server.address)
        assert (await anyone.http.get("/metrics", headers=elsewhere)).status_code == 200


async def test_a_page_without_tls_can_t_act_on_one_with(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    secure = {"x-forwarded-proto": "https"}
    answer = await ada.http.patch("/api/me", json={"name": "Eve"}, headers=secure)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    own = secure | {"origin": server.address.replace("http", "https")}
    answer = await ada.http.patch("/api/me", json={"name": "Bea"}, headers=own)
    assert answer.json()["name"] == "Bea"


async def test_pages(settings: Settings, visit: Visit, tmp_path: Path) -> None:
    async with running(settings) as server:
        anyone = await visit(server.address)
        assert "has not been built" in (await anyone.http.get("/")).text
        client = tmp_path / "client"
        (client / "assets").mkdir(parents=True)
        (client / "index.html").write_text("<title>Orrery</title>")
        (client / "assets" / "main-4f5a.js").write_text("start()")
        (client / "favicon.svg").write_text("<svg/>")
        (tmp_path / "secret.txt").write_text("secret")
        for path in ("/", "/t/abc", "/rules/example", "/index.html", "/../secret.txt"):
            page = await anyone.http.get(path)
            assert page.text == "<title>Orrery</title>", path
            assert page.headers["cache-control"] == "no-cache"
        for path in ("/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in (await anyone.http.get(path)).text
        script = await anyone.http.get("/assets/main-4f5a.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        icon = await anyone.http.get("/favicon.svg")
        assert icon.headers["cache-control"] == "public, max-age=86400"
        old = await anyone.http.get("/assets/main-0ld0.js")  # of a client that was built before
        assert (old.status_code, old.json()["code"]) == (404, "not-found")
        missing = await anyone.request("GET", "/api/nothing", None, 404)
        assert missing["code"] == "not-found"
        wrong = await anyone.request("DELETE", "/api/games", None, 405)
        assert wrong["code"] == "not-allowed"
        await_docs = await anyone.http.get("/api/docs")
        assert "POST /api/tables" in await_docs.text
        assert "<script" not in await_docs.text


async def test_every_answer_has_security_headers(server: Running, visit: Visit) -> None:
    anyone = await visit(server.address)
    for path in ("/", "/api/me", "/api/nothing", "/health", "/api/tables/none", "/api/docs"):
        headers = (await anyone.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_health_and_metrics(server: Running, visit: Visit) -> None:
    anyone = await visit(server.address)
    assert "orrery_sockets" in (await anyone.http.get("/metrics")).text
    await server.server.store.close()
    refused = await anyone.request("GET", "/health", None, 503)
    assert refused["code"] == "busy"
    await server.server.store.open()
    assert await anyone.request("GET", "/health") == {"status": "ok"}


async def test_bodies_of_another_form(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    seats = [{"kind": "me"}]
    bodies: list[Any] = [
        {},
        [],
        {"game": "example"},
        {"game": "example", "seats": []},
        {"game": "example", "seats": [{"kind": "king"}]},
        {"game": "example", "seats": seats * 17},
        {"game": "example", "seats": seats, "more": 1},
        {"game": "example", "seats": seats, "options": {"nights": None}},
        {"game": 7, "seats": seats},
    ]
    for body in bodies:
        refused = await ada.request("POST", "/api/tables", body, 400)
        assert refused["code"] == "malformed", body
    for content in (b"", b"{", b"\xff\xfe", b"[" * 30_000):
        answer = await ada.http.post("/api/tables", content=content)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    options = {"game": "example", "seats": seats, "options": {"nights": 99}}
    assert (await ada.request("POST", "/api/tables", options, 400))["code"] == "invalid-option"
    for clock in ({"seconds": 60}, {"kind": "live", "minutes": 0}, {"kind": "relaxed", "days": 99}):
        timed = {"game": "example", "seats": seats, "clock": clock}
        assert (await ada.request("POST", "/api/tables", timed, 400))["code"] == "malformed"
    two = {"game": "example", "seats": seats * 2}
    assert (await ada.request("POST", "/api/tables", two, 400))["code"] == "invalid-seat"
    unknown = {"game": "chess", "seats": seats}
    assert (await ada.request("POST", "/api/tables", unknown, 404))["code"] == "unknown-game"


def test_the_schema_has_all_types() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "orrery.server.schema"],
        capture_output=True,
        check=True,
        env=os.environ | {"PYTHONPATH": BUILD},
    )
    schemas = msgspec.json.decode(printed.stdout)
    wire = schemas["wire"]["$defs"]
    assert {"State", "TableInfo", "FromClient", "FromServer", "Code", "NewTable"} <= set(wire)
    assert wire["Play"]["additionalProperties"] is False
    assert set(schemas["games"]) == set(orrery.games())
    assert {"SkyView", "WatcherView", "Catalogue"} <= set(schemas["games"]["example"]["$defs"])


def test_words_that_types_share_are_one_type_with_a_name() -> None:
    types = schema_of(orrery.title("planet_unknown"))["$defs"]
    assert types["Tracker"]["enum"] == ["biomass", "civ", "rover", "tech", "water"]
    flux = types["PlayerView"]["properties"]["flux_track"]
    assert flux == {"anyOf": [{"$ref": "#/$defs/Tracker"}, {"type": "null"}]}


@pytest.fixture
def elsewhere(settings: Settings) -> Iterator[str]:
    """The address of a server in another thread, for tools that block."""
    started, ended = threading.Event(), threading.Event()
    addresses: list[str] = []

    async def serve() -> None:
        generous = replace(
            settings, guests_per_minute=100_000, tables_per_hour=100_000, logins_per_minute=20
        )
        async with running(generous) as server:
            addresses.append(server.address)
            started.set()
            await asyncio.to_thread(ended.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert started.wait(30)
    try:
        yield addresses[0]
    finally:
        ended.set()
        thread.join()


@pytest.mark.filterwarnings("default")  # the tool's own, about what it can't make up
def test_whatever_the_description_allows_is_answered(elsewhere: str) -> None:
    """Requests made up from the OpenAPI description: no server error, no undocumented form."""
    api = schemathesis.openapi.from_url(f"{elsewhere}/api/docs/openapi.json")
    session = requests.Session()
    session.headers["origin"] = elsewhere
    session.get(f"{elsewhere}/api/me").raise_for_status()
    session.headers["cookie"] = f"orrery={session.cookies['orrery']}"
    few = bounds(
        max_examples=2,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    operations = [found.ok() for found in api.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    operations.sort(key=lambda one: one.method.upper() == "DELETE")  # after which nobody is known
    for operation in operations:

        @few
        @given(case=operation.as_strategy())
        def try_it(case: Any) -> None:
            case.call_and_validate(session=session, checks=CHECKS)

        try_it()
