"""A table is one screen at every size: nothing scrolls, moves, lies hidden or is too small."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from orrery.games import names, title
from orrery.text import LANGUAGES
from tests.browser.matches import played_by_bots
from tests.browser.one_screen import DESKS, PHONES, Screen, without_fault
from tests.browser.serving import Server
from tests.browser.visitor import PHONE, Visitor, Visits

DECISIONS = 4  # that are played one after the other
VOICES = ("large text", "pl", "cs")


def desk_and_phone(server: Server, visits: Visits) -> tuple[Screen, Screen]:
    """Somebody with a laptop and a phone."""
    at_desk = visits.arrive(server, DESKS[0])
    at_desk.home()
    known = at_desk.context.storage_state()
    by_phone = visits.arrive(server, PHONE, storage_state=known)
    return Screen(at_desk, DESKS), Screen(by_phone, PHONES)


def propose(person: Visitor, number: int = 0) -> None:
    """Choose one of the first options, with a key; the only one is proposed already."""
    if person.confirm.get_attribute("aria-disabled") == "true":
        person.page.keyboard.press(str(1 + number % min(9, person.count)))
    person.page.locator(".confirm[aria-disabled=false]").wait_for()


def take_on(person: Visitor, voice: str) -> None:
    """Read the page in another language, or in large letters."""
    if voice in LANGUAGES:
        person.speak(voice)
    else:
        person.page.evaluate("document.documentElement.dataset.size = 'large'")


@pytest.mark.long
@pytest.mark.parametrize("game", names())
def test_rounds_of_a_full_table(server: Server, visits: Visits, game: str) -> None:
    screens = desk_and_phone(server, visits)
    desk, phone = (screen.person for screen in screens)
    phone.go(desk.sit_down(game, "me", *["random"] * (title(game).max_seats - 1)))
    for number in range(DECISIONS):
        assert all(screen.person.ready() for screen in screens)
        for screen in screens:
            screen.person.close_options()
            screen.look(f"decision {number} “{desk.prompt}”")
            propose(screen.person, number)
            screen.glance(f"decision {number} “{desk.prompt}”, chosen")
        desk.confirm.click()
    assert all(screen.person.ready() for screen in screens)
    if desk.undo.get_attribute("aria-disabled") == "false":
        desk.undo.click()
        assert all(screen.person.ready() for screen in screens)
    for screen in screens:
        screen.glance("after an undo")
        screen.person.page.reload()
        screen.person.ready()
        screen.person.close_options()
        screen.look("after a reload")
        screen.look_at_options("after a reload")
        screen.look_at_menu()
    without_fault(*screens)


def kinds_of_decisions(person: Visitor, match: str) -> Iterator[tuple[str, str]]:
    """Every kind of decision that the first seat took in a match, with a table before it."""
    entries = person.fetch(f"/api/tables/{match}/replay")["entries"]
    first = {
        entry["kind"]: number
        for number, entry in reversed(list(enumerate(entries)))
        if entry["seat"] == 0
    }
    others = len({entry["seat"] for entry in entries}) - 1
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * others]
    for kind, number in first.items():
        table = person.fetch(f"/api/tables/{match}/fork", {"entry": number, "seats": seats})
        if table["status"] == "open":
            person.fetch(f"/api/tables/{table['id']}/start", {})
        yield kind, f"/t/{table['id']}"


@pytest.mark.skipif(
    "ORRERY_THOROUGH" not in os.environ,
    reason="its positions are others in every run, so it is for `make screens`",
)
@pytest.mark.parametrize("game", names())
def test_every_kind_of_decision(server: Server, visits: Visits, game: str) -> None:
    screens = desk_and_phone(server, visits)
    match = played_by_bots(server, game, *["random"] * min(title(game).max_seats, 4))
    for number, (kind, table) in enumerate(kinds_of_decisions(screens[0].person, match)):
        voice = VOICES[number % len(VOICES)]
        for screen in screens:
            screen.person.go(table)
            assert screen.person.ready()
            screen.person.close_options()
            screen.look(kind)
            propose(screen.person)
            screen.glance(f"{kind}, chosen")
            take_on(screen.person, voice)
            screen.glance(f"{kind}, chosen", voice)
            take_on(screen.person, "en")
    without_fault(*screens)
