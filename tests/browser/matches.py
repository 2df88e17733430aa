"""Matches that bots have played, to look at and to go on from."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page

from tests.browser.serving import PATIENCE, Server
from tests.browser.visitor import Visitor

Finished = Callable[..., str]  # the id of a finished table, by the game and its options


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


def beginnings(person: Visitor, match: str, kind: str) -> list[int]:
    """Where in a match the first player makes moves of a kind, and made one of another before."""
    if person.page.url == "about:blank":
        person.home()
    entries = person.fetch(f"/api/tables/{match}/replay")["entries"]
    own = [(number, entry["kind"]) for number, entry in enumerate(entries) if entry["seat"] == 0]
    return [
        number
        for (number, made), (_, before) in zip(own[1:], own, strict=False)
        if made == kind and before != kind
    ]


def go_on(person: Visitor, match: str, entry: int, *others: str) -> str:
    """Sit down in the first player's place in the middle of a match; a link to the table.

    The others are open seats, or levels of bots; it has begun if none is open.
    """
    seats = [{"kind": "open"} if one == "open" else {"kind": "bot", "level": one} for one in others]
    table = person.fetch(
        f"/api/tables/{match}/fork", {"entry": entry, "seats": [{"kind": "me"}, *seats]}
    )
    if table["status"] == "open" and "open" not in others:
        person.fetch(f"/api/tables/{table['id']}/start", {})
    link = f"/t/{table['id']}#{table['invitation']}"
    person.go(link)
    return link


def where(page: Page) -> tuple[int, int]:
    """The position that is shown, and the last one."""
    at, last = re.findall(r"\d+", page.locator(".controls .where").inner_text())
    return int(at), int(last)
