"""Matches that bots have played, to look at."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page

from tests.browser.serving import PATIENCE, Server

Finished = Callable[[str], str]  # the id of a finished table, by the game


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


def where(page: Page) -> tuple[int, int]:
    """The position that is shown, and the last one."""
    at, last = re.findall(r"\d+", page.locator(".controls .where").inner_text())
    return int(at), int(last)
