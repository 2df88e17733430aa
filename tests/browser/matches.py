"""Matches that bots have played, to look at."""

from __future__ import annotations

import time
from typing import Any

import httpx

from tests.browser.serving import PATIENCE, Server


def played_by_bots(server: Server, game: str, *levels: str, **options: Any) -> str:
    """The id of a table where bots have played a whole match."""
    headers = {"origin": server.address}
    with httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE) as http:
        http.get("/api/me").raise_for_status()
        seats = [{"kind": "bot", "level": level} for level in levels]
        body = {"game": game, "seats": seats, "options": options}
        table = http.post("/api/tables", json=body).raise_for_status().json()["id"]
        http.post(f"/api/tables/{table}/start").raise_for_status()
        until = time.monotonic() + 2 * PATIENCE
        while http.get(f"/api/tables/{table}").json()["status"] != "over":
            assert time.monotonic() < until, "the bots do not come to an end"
            time.sleep(0.1)
    return str(table)
