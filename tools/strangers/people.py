"""Who the strangers are: nobody, guests, players of matches in play, and those who have played."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tools.serving import Guest

Json = dict[str, Any]


@dataclass
class Scene:
    """A server with matches that two people play, and everyone who is known there.

    `players` have seats that must stay theirs. `regulars` have finished a match with each other.
    """

    address: str
    players: Sequence[Guest]
    regulars: Sequence[Guest]
    guests: Sequence[Guest]
    tables: dict[str, list[str]] = field(default_factory=dict)  # by game, in play and open
    others: list[str] = field(default_factory=list)  # on one device, by the clock, and over
    api: list[tuple[str, str]] = field(default_factory=list)  # methods and paths

    @property
    def ids(self) -> list[str]:
        return [*self.others, *(table for tables in self.tables.values() for table in tables)]

    @property
    def people(self) -> list[str]:
        """Whom pages are about."""
        return [one.identity for one in (*self.players, *self.regulars, *self.guests[:3])]

    def somebody(self, chance: random.Random) -> Guest | None:
        """Whoever sends the next thing; nobody in particular every now and then."""
        seldom = [None, chance.choice(self.guests)]
        return chance.choice([*seldom, *self.players, *self.players, *self.regulars])


async def set_scene(address: str, guests: Sequence[Guest], games: Sequence[str]) -> Scene:
    """Two people at a table of each game, in play, and at one that waits and is private.

    They also share a device, and play by the clock; two others have finished a match.
    """
    scene = Scene(address, guests[:2], guests[2:4], guests[4:])
    clients = [_client(address, guest) for guest in (*scene.players, *scene.regulars)]
    players, regulars = clients[:2], clients[2:]
    try:
        for game in games:
            scene.tables[game] = [await _table(players, game), await _table(players, game, False)]
        scene.others.append(await _table(players, games[0], clock={"kind": "relaxed", "days": 14}))
        scene.others.append(await _device(players[0], games[0]))
        scene.others.append(await _finished(regulars, scene.regulars, games[0]))
        for player in players:
            await _be_reachable(player)
        described = (await clients[0].get("/api/docs/openapi.json")).json()
    finally:
        await asyncio.gather(*(client.aclose() for client in clients))
    scene.api = [
        (method.upper(), path) for path, methods in described["paths"].items() for method in methods
    ]
    return scene


def _client(address: str, guest: Guest) -> httpx.AsyncClient:
    cookies = {"orrery": guest.token}
    headers = {"origin": address}
    return httpx.AsyncClient(
        base_url=address, cookies=cookies, headers=headers, trust_env=False, timeout=60
    )


async def _be_reachable(client: httpx.AsyncClient) -> None:
    """Want to be called, at an address to which nothing is sent."""
    wishes = {"topics": ["invited"], "lang": "cs", "zone": "Europe/Prague", "quiet": None}
    (await client.put("/api/notifications", json=wishes)).raise_for_status()
    channel = {"kind": "ntfy", "url": "https://localhost/topic"}
    (await client.post("/api/notifications/channels", json=channel)).raise_for_status()


async def _device(host: httpx.AsyncClient, game: str) -> str:
    """A match of two people on one device."""
    plan = {"game": game, "seats": [{"kind": "me"}, {"kind": "guest", "name": "Bea"}]}
    table = (await host.post("/api/tables", json=plan)).raise_for_status().json()
    (await host.post(f"/api/tables/{table['id']}/start")).raise_for_status()
    return str(table["id"])


async def _finished(
    clients: Sequence[httpx.AsyncClient], guests: Sequence[Guest], game: str
) -> str:
    """A match that is over, counted, and analysed by both."""
    table = await _table(clients, game)
    address = str(clients[0].base_url)
    async with connected(address, guests[0]) as one, connected(address, guests[1]) as other:
        await asyncio.gather(_play_out(one, table), _play_out(other, table))
    while (await clients[0].get(f"/api/tables/{table}/result")).status_code == 404:
        await asyncio.sleep(0.1)
    for client in clients:
        while not (await client.post(f"/api/tables/{table}/analysis")).json()["over"]:
            await asyncio.sleep(0.1)
    return table


async def _play_out(socket: ClientConnection, table: str) -> None:
    """Make the first move that is offered until the match is over."""
    await socket.send(msgspec.json.encode({"type": "watch", "id": 0, "table": table}), text=True)
    while (state := msgspec.json.decode(await socket.recv())).get("outcome") is None:
        own = [one for one in state.get("asked", []) if one["moves"]]
        if own:
            play = {"type": "play", "id": 1, "table": table, "command": secrets.token_hex(8)}
            play |= {"decision": own[0]["decision"], "move": own[0]["moves"][0]}
            await socket.send(msgspec.json.encode(play), text=True)


def connected(address: str, guest: Guest | None) -> connect:
    """A socket of somebody, or of nobody in particular."""
    return connect(
        address.replace("http", "ws").rstrip("/") + "/api/feed",
        origin=address.rstrip("/"),  # type: ignore[arg-type]
        additional_headers={} if guest is None else {"cookie": f"orrery={guest.token}"},
        proxy=None,
        max_size=None,
    )


async def _table(
    clients: Sequence[httpx.AsyncClient], game: str, begin: bool = True, clock: Json | None = None
) -> str:
    host, other = clients
    plan = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "private": not begin}
    plan |= {"clock": clock}
    table = (await host.post("/api/tables", json=plan)).raise_for_status().json()
    path = f"/api/tables/{table['id']}"
    if begin:
        (await other.post(f"{path}/join", json={})).raise_for_status()
        (await host.post(f"{path}/start")).raise_for_status()
    return str(table["id"])
