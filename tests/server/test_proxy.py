"""The configuration for nginx that docs/hosting.md hands out, with a real nginx."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from orrery.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.harness import PATIENCE, Running, free_port, new_table, running

CONFIGURATION = Path(__file__).parents[2] / "docs" / "nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")

FRAME = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {inside}
}}
"""


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(replace(settings, guests_per_minute=2)) as server:
        yield server


@pytest.fixture
async def proxy(server: Running, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an nginx in front of the server."""
    assert NGINX is not None
    port = free_port()
    inside = CONFIGURATION.read_text("utf-8")
    for written, meant in [
        ("listen 80;", f"listen 127.0.0.1:{port};"),
        ("127.0.0.1:8000", server.address.removeprefix("http://")),
    ]:
        assert written in inside
        inside = inside.replace(written, meant)
    file = tmp_path / "nginx.conf"
    file.write_text(FRAME.format(folder=tmp_path, inside=inside), "utf-8")
    arguments = ("-c", str(file), "-e", str(tmp_path / "error.log"))
    process = await asyncio.create_subprocess_exec(NGINX, *arguments)
    address = f"http://127.0.0.1:{port}"
    try:
        await _answering(address)
        yield address
    finally:
        process.terminate()
        await process.wait()


async def _answering(address: str) -> None:
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as http:
        while True:
            try:
                (await http.get(f"{address}/health")).raise_for_status()
                return
            except httpx.TransportError:
                await asyncio.sleep(0.01)


async def test_people_play_through_it(proxy: str, visit: Visit) -> None:
    ada = await visit(proxy, "Ada")
    table = (await new_table(ada, "me", "random"))["id"]
    await ada.request("POST", f"/api/tables/{table}/start")
    feed = await ada.feed()
    await feed.watch(table)
    assert (await feed.play(table))["type"] == "done"


async def test_everyone_is_counted_at_their_own_address(proxy: str) -> None:
    """Whatever they say of themselves: two guests a minute may come from an address."""

    async def come(address: str, claimed: str) -> int:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(transport=transport) as http:
            answer = await http.get(f"{proxy}/api/me", headers={"x-forwarded-for": claimed})
            return answer.status_code

    assert [await come("127.0.0.2", f"192.0.2.{n}") for n in range(3)] == [200, 200, 429]
    assert await come("127.0.0.3", "192.0.2.9") == 200


async def test_long_heads_and_bodies_end_there(proxy: str) -> None:
    async with httpx.AsyncClient() as http:
        head = await http.get(f"{proxy}/health", headers={"x": "x" * 20_000})
        body = await http.patch(f"{proxy}/api/me", content=b"x" * 70_000)
    assert (head.status_code, body.status_code) == (400, 413)
