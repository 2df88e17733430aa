"""A real server on a loopback port, and clients that talk to it as a browser does."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import orrery
from orrery.server.app import create_app
from orrery.server.context import Server, server_of
from orrery.server.doors import protocols
from orrery.server.running import UVICORN
from orrery.server.settings import Settings

PATIENCE = 30.0  # seconds that anything may take at most
BUILD = str(Path(orrery.__file__).parent.parent)  # the one that is being tested

Json = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server in this event loop, behind a real socket."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        options = {**UVICORN, **protocols(settings), "timeout_graceful_shutdown": 1}
        self._uvicorn = uvicorn.Server(uvicorn.Config(self.app, **options))
        self._task: asyncio.Task[None] | None = None

    @property
    def server(self) -> Server:
        return server_of(self.app.state)

    async def start(self) -> None:
        self._task = asyncio.create_task(self._uvicorn._serve([self._socket]))
        async with asyncio.timeout(PATIENCE):
            while not self._uvicorn.started:
                await asyncio.sleep(0)
                if self._task.done():
                    self._task.result()
                    raise RuntimeError("the server has ended before it began")

    async def stop(self) -> None:
        self._uvicorn.should_exit = True
        if self._task is not None:
            await asyncio.wait_for(self._task, PATIENCE)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    server = Running(settings)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


class Subprocess:
    """A server in a process of its own, which can be killed."""

    def __init__(self, store: str, *arguments: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._arguments = [
            *(sys.executable, "-m", "orrery", "serve", "--port", str(self.port)),
            *("--store", store, *arguments),
        ]
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *self._arguments,
            env=os.environ | {"PYTHONPATH": BUILD},
            stderr=asyncio.subprocess.DEVNULL,
        )
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as http:
            while True:
                try:
                    (await http.get(f"{self.address}/health")).raise_for_status()
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    async def kill(self) -> None:
        """As a power failure would."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def terminate(self) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


class Feed:
    """A socket of a client; everything that comes is kept in `traffic`."""

    def __init__(self, socket: ClientConnection, traffic: list[str]) -> None:
        self.socket = socket
        self.traffic = traffic
        self.greeting: Json = {}
        self.inbox: list[Json] = []
        self.states: dict[str, Json] = {}
        self.events: dict[str, list[Json]] = {}
        self._ids = itertools.count(1)

    async def send(self, type_: str, **fields: Any) -> int:
        id_ = next(self._ids)
        message = {"type": type_, "id": id_} | fields
        await self.socket.send(msgspec.json.encode(message).decode())
        return id_

    async def receive(self) -> Json:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.traffic.append(text)
        message: Json = msgspec.json.decode(text)
        self.inbox.append(message)
        if message["type"] == "state":
            known = self.events.setdefault(message["table"], [])
            assert message["first"] <= len(known), "events are missing"
            known[message["first"] :] = message["events"]
            self.states[message["table"]] = message
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message of a kind."""
        while not wanted(message := await self.receive()):
            pass
        return message

    async def ask(self, type_: str, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        id_ = await self.send(type_, **fields)
        answer = await self.until(lambda m: m.get("id") == id_ or id_ in m.get("done", ()))
        return answer if answer.get("id") == id_ else {"type": "done", "id": id_}

    async def watch(self, table: str) -> Json:
        return await self.ask("watch", table=table, events=len(self.events.get(table, [])))

    def own(self, table: str) -> Json | None:
        """The decision that waits for this client."""
        state = self.states[table]
        asked = [one for one in state["asked"] if one["moves"] is not None]
        return asked[0] if asked else None

    async def play(self, table: str, move: str | None = None, command: str | None = None) -> Json:
        """Make a move, the first one that is allowed if none is given."""
        own = self.own(table)
        assert own is not None
        return await self.ask(
            "play",
            table=table,
            command=command or os.urandom(8).hex(),
            decision=own["decision"],
            move=move or own["moves"][0],
        )

    async def after(self, table: str, seq: int) -> Json:
        """The state after more entries than so many, which may have come already."""
        while self.states[table]["seq"] <= seq:
            await self.receive()
        return self.states[table]

    async def news(self, table: str) -> Json:
        """The next state of a table."""
        return await self.until(lambda m: m["type"] == "state" and m["table"] == table)


class Person:
    """A visitor with a browser: cookies, requests and sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.traffic: list[str] = []
        self.http = httpx.AsyncClient(
            base_url=address, headers={"origin": address}, timeout=PATIENCE
        )
        self._feeds: list[ClientConnection] = []

    async def arrive(self, name: str) -> Person:
        await self.request("GET", "/api/me")
        await self.request("PATCH", "/api/me", {"name": name})
        return self

    async def request(self, method: str, path: str, body: Any = None, status: int = 0) -> Any:
        """The answer to a request, which must have this status, or be a success."""
        answer = await self.http.request(method, path, json=body)
        self.traffic.append(answer.text)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    async def feed(self) -> Feed:
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        socket = await connect(
            self.address.replace("http", "ws") + "/api/feed",
            origin=self.address,  # type: ignore[arg-type]
            additional_headers={"cookie": cookies} if cookies else {},
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
        )
        self._feeds.append(socket)
        feed = Feed(socket, self.traffic)
        with suppress(ConnectionClosed):  # some are not welcome
            feed.greeting = await feed.receive()
        feed.inbox.clear()
        return feed

    async def move_to(self, address: str) -> None:
        """Go on at another address with the same cookie."""
        self.address = address
        self.http.base_url = httpx.URL(address)
        self.http.headers["origin"] = address

    async def leave(self) -> None:
        for feed in self._feeds:
            await feed.close()
        await self.http.aclose()


async def new_table(host: Person, *seats: str, **more: Any) -> Json:
    """A table of Comet Watch with these seats: me, open, or the level of a bot."""
    plans = [
        {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
        for seat in seats
    ]
    body = {"game": "example", "seats": plans, "options": {"nights": 1}} | more
    table: Json = await host.request("POST", "/api/tables", body)
    return table


async def finish(feeds: list[Feed], table: str) -> None:
    """Play to the end, always the first move that is offered."""
    for _ in range(400):
        if all(feed.states[table]["outcome"] is not None for feed in feeds):
            return
        for feed in feeds:
            if feed.own(table) is not None:
                before = feed.states[table]["seq"]
                answer = await feed.play(table)
                assert answer["type"] == "done", answer
                while feed.states[table]["seq"] == before:
                    await feed.receive()
                break
        else:
            await any_news(feeds)
        for feed in feeds:
            await feed.watch(table)
    raise AssertionError("the match does not end")


async def any_news(feeds: list[Feed]) -> None:
    """Wait until one of them hears something."""
    waiting = [asyncio.create_task(feed.receive()) for feed in feeds]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    heard = await asyncio.gather(*waiting, return_exceptions=True)
    for result in heard:
        if isinstance(result, Exception):
            raise result
