"""Who the strangers are: nobody, guests, and players of matches that have begun."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from tools.serving import Guest

Json = dict[str, Any]


@dataclass
class Scene:
    """A server with matches that two people play, and everyone who is known there."""

    address: str
    players: Sequence[Guest]
    guests: Sequence[Guest]
    tables: dict[str, list[str]] = field(default_factory=dict)  # by game, in play and open
    api: list[tuple[str, str]] = field(default_factory=list)  # methods and paths

    @property
    def ids(self) -> list[str]:
        return [table for tables in self.tables.values() for table in tables]

    def somebody(self, chance: random.Random) -> Guest | None:
        """Whoever sends the next thing; nobody in particular every now and then."""
        return chance.choice([None, chance.choice(self.guests), *self.players, *self.players])


async def set_scene(address: str, guests: Sequence[Guest], games: Sequence[str]) -> Scene:
    """Two people at a table of each game, in play, and at one that waits and is private."""
    scene = Scene(address, guests[:2], guests[2:])
    clients = [_client(address, guest) for guest in scene.players]
    try:
        for game in games:
            scene.tables[game] = [await _table(clients, game), await _table(clients, game, False)]
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


async def _table(clients: Sequence[httpx.AsyncClient], game: str, begin: bool = True) -> str:
    host, other = clients
    plan = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "private": not begin}
    table = (await host.post("/api/tables", json=plan)).raise_for_status().json()
    path = f"/api/tables/{table['id']}"
    if begin:
        (await other.post(f"{path}/join", json={})).raise_for_status()
        (await host.post(f"{path}/start")).raise_for_status()
    return str(table["id"])
