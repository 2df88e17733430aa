"""Neither a spectator nor an opponent is sent anything that they may not know."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from orrery.games import title
from orrery.kernel.game import SPECTATOR
from orrery.kernel.match import Match, new_match
from tests.browser.serving import Server
from tests.browser.visitor import Traffic, Visitor, Visits, until


def positions(store: Path, table: str) -> Iterator[Match]:
    """A match of the store again, after 0, 1, 2 … entries."""
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as database:
        of_table = "FROM game_table WHERE id = ?"
        game, options, key, seats = database.execute(
            f"SELECT game, options, key, seats {of_table}", (table,)
        ).fetchone()
        entries = database.execute(
            "SELECT seat, move FROM entry WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
    names = [seat["name"] for seat in json.loads(seats)]
    match = new_match(title(game), names, json.loads(options), key)
    yield match
    for seat, move in entries:
        if move is None:
            match.undo(seat)
        else:
            match.play(seat, move)
        yield match


def hidden_at_each_entry(store: Path, table: str, viewer: int) -> list[set[str]]:
    """What a viewer may not know after so many entries.

    While all act at once, a viewer has the own entries and not the others', so that only what is
    still hidden when all have acted counts.
    """
    hidden: list[set[str]] = []
    waiting: list[int] = []
    for number, match in enumerate(positions(store, table)):
        hidden.append(set(match.title.secrets(match.position(), viewer)))
        waiting.append(number)
        if not match.is_split:
            for earlier in waiting[:-1]:
                hidden[earlier] &= hidden[number]
            waiting.clear()
    return hidden


def leaks(texts: list[str], hidden: list[set[str]]) -> list[str]:
    """Where something hidden is said, in all that was sent before the match was over."""
    seq = 0
    found: list[str] = []
    for text in texts:
        message: Any = json.loads(text)
        if isinstance(message, dict):
            seq = message["seq"] if message.get("type") == "state" else seq
            if message.get("outcome"):
                return found
        words = "|".join(map(re.escape, sorted(hidden[seq]))) or "(?!)"
        for place in re.finditer(rf"(?<![\w-])(?:{words})(?![\w-])", text):
            found.append(f"{seq}: {text[max(0, place.start() - 120) : place.end() + 40]}")
    return found


def let_both_play(people: list[Visitor], decisions: int) -> None:
    """Whoever is asked decides, until the match is over or this many decisions are taken."""

    def goes_on() -> bool:
        return any(person.is_asked or person.page.locator(".result").count() for person in people)

    for number in range(decisions):
        until(people[0].page, goes_on)
        asked = [person for person in people if person.is_asked]
        if not asked:
            return
        asked[number % len(asked)].choose(number)


@pytest.mark.parametrize(
    ("game", "options", "decisions"),
    [
        ("example", {"nights": 2}, 100),
        ("planet_unknown", {"personal_objectives": True, "events": "standard"}, 14),
    ],
)
def test_no_secret_reaches_a_browser(
    server: Server, visits: Visits, game: str, options: dict[str, Any], decisions: int
) -> None:
    ada, bea, watching = (visits.arrive(server) for _ in range(3))
    link = ada.sit_down(game, "me", "open", **options)
    traffic = [Traffic(person.page) for person in (ada, bea, watching)]
    ada.page.reload()
    bea.go(link).get_by_role("button", name="Join").click()
    bea.page.get_by_role("button", name="Leave").wait_for()
    watching.go(link.split("#")[0])
    ada.page.get_by_role("button", name="Start").click()
    let_both_play([ada, bea], decisions)
    hidden = [hidden_at_each_entry(server.store, ada.table, seat) for seat in (0, 1, SPECTATOR)]
    heard = [one.texts() for one in traffic]
    for texts, secret in zip(heard, hidden, strict=True):
        assert sum('"type":"state"' in text for text in texts) > 3
        assert leaks(texts, secret) == []
    assert leaks(heard[0], hidden[1])  # what one has in hand is hidden from the other
