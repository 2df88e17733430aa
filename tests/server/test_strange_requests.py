"""Requests that no browser sends: each gets a refusal with a code and a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import PATIENCE, Json, Running, running

LONG = "a" * 256
JSON = "Content-Type: application/json"


@pytest.fixture
async def served(settings: Settings, tmp_path: Path) -> AsyncIterator[Running]:
    """A server with a client."""
    assets = tmp_path / "client" / "assets"
    assets.mkdir(parents=True)
    (assets / "main.js").write_text("start()")
    (tmp_path / "client" / "index.html").write_text("<title>Orrery</title>")
    (tmp_path / "secret.txt").write_text("for nobody")
    async with running(settings) as server:
        yield server


async def answer(server: Running, *lines: str, body: bytes = b"") -> tuple[int, bytes]:
    """Status and body of the answer to a request as it is written here, letter for letter."""
    length = [f"Content-Length: {len(body)}"] if body else []
    head = "\r\n".join([*lines, *length, "Connection: close", "", ""])
    host, port = server.address.removeprefix("http://").split(":")
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(head.encode("latin-1") + body)
        answered = await reader.read()
        writer.close()
        await writer.wait_closed()
    status, _, content = answered.partition(b"\r\n\r\n")
    return int(status.split()[1]), content


async def refusal(server: Running, *lines: str, body: bytes = b"") -> tuple[int, str]:
    """Status and code of a refusal, which must have a sentence too."""
    status, content = await answer(server, *lines, body=body)
    refused: Json = msgspec.json.decode(content)
    assert refused["message"]
    return status, refused["code"]


@pytest.mark.parametrize(
    "path",
    [
        f"/{LONG}",
        f"/assets/{LONG}",
        f"/t/{LONG}",
        "/" + "%C3%A9" * 128,
        "/a" * 600,
        f"/api/tables/{LONG}",
        "/%00",
        "/api/tables/%00",
        "/api/tables/%00/replay",
        "/api/games/%00",
    ],
)
async def test_addresses_that_can_be_nothing(served: Running, path: str) -> None:
    assert await refusal(served, f"GET {path} HTTP/1.1", "Host: x") == (404, "not-found")


@pytest.mark.parametrize(
    "host", ["a:b:c", "a:99999999", "a:99999", "a b", "[::1", "a/b", "x@y", "a,b"]
)
async def test_a_host_that_is_none(served: Running, host: str) -> None:
    for path in ("/", "/api/me"):
        head = (f"GET {path} HTTP/1.1", f"Host: {host}")
        assert await refusal(served, *head) == (400, "malformed")


async def test_nothing_is_changed_without_a_host(served: Running) -> None:
    body = b'{"handle": "ada", "password": "let me in"}'
    for host in (["Host: "], []):
        head = ("POST /api/login HTTP/1.0", *host, "Origin: http://", JSON)
        assert await refusal(served, *head, body=body) == (400, "malformed")
    assert (await answer(served, "GET /health HTTP/1.0"))[0] == 200


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:8000", "a-b.example:1"])
async def test_hosts_as_they_should_be(served: Running, host: str) -> None:
    assert (await answer(served, "GET /api/me HTTP/1.1", f"Host: {host}"))[0] == 200


async def test_bodies_that_are_no_text(served: Running) -> None:
    head = ("POST /api/login HTTP/1.1", "Host: x", JSON)
    for body in (b'{"handle": "\xff\xfe", "password": "x"}', b'{"\xff": 1}', b"\x80"):
        assert await refusal(served, *head, body=body) == (400, "malformed")
    nul = b'{"handle": "ada\\u0000", "password": "let me in"}'
    assert await refusal(served, *head, body=nul) == (403, "wrong-login")


async def test_the_way_out_of_the_assets_leads_nowhere(served: Running, tmp_path: Path) -> None:
    """The answer is the same whether there is a file or not."""
    assert (await answer(served, "GET /assets/main.js HTTP/1.1", "Host: x"))[1] == b"start()"
    answers = [
        await answer(served, f"GET /assets/{way} HTTP/1.1", "Host: x")
        for name in ("secret.txt", "nothing.txt")
        for way in (
            f"../../{name}",
            f"..%2f..%2f{name}",
            f"%2e%2e/%2e%2e/{name}",
            f"..{tmp_path}/{name}",
        )
    ]
    assert {status for status, _ in answers} == {404}
    assert len({content for _, content in answers}) == 1


async def test_texts_with_a_nul_over_the_feed(served: Running, visit: Visit) -> None:
    feed = await (await visit(served.address, "Ada")).feed()
    for fields in (
        {"type": "watch", "table": "a\0b", "events": 0},
        {"type": "undo", "table": "abc", "command": "\0"},
        {"type": "say", "table": "\0", "text": "hello"},
    ):
        await feed.socket.send(msgspec.json.encode(fields | {"id": 1}).decode())
        assert (await feed.receive())["code"] == "malformed"
