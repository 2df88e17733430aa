"""How to Save a World for the README."""

from __future__ import annotations

from tests.browser.matches import beginnings
from tests.browser.pictures import Show, end, go_on
from tests.browser.visitor import Visitor

MIDDLE_OF_MATCH = 0.5  # when there are facilities on the moon, and discs on all tracks


def at(person: Visitor, match: str, kind: str) -> None:
    """Sit down in the middle of the match, where the first player makes such a move anew."""
    person.home()
    entries = person.fetch(f"/api/tables/{match}/replay")["entries"]
    first = beginnings(person, match, kind)
    middle = len(entries) * MIDDLE_OF_MATCH
    go_on(person, match, next((one for one in first if one >= middle), first[-1]))
    person.ready()


def turn(person: Visitor, match: str) -> None:
    """A lander that is about to land, and all that could be done instead."""
    at(person, match, "place")
    person.page.locator(".hero [data-location].lit").last.click()


def work(person: Visitor, match: str) -> None:
    """A disc that is about to move on a track."""
    at(person, match, "work")
    person.page.locator("[data-space].lit:visible").last.click()


def research(person: Visitor, match: str) -> None:
    """The tech lab, with an upgrade that is chosen."""
    at(person, match, "research")
    person.page.locator("[data-upgrade].lit:visible").first.click()


def orders(person: Visitor, match: str) -> None:
    """What may be decided in advance."""
    at(person, match, "place")
    person.page.keyboard.press("g")
    person.page.get_by_role("dialog").get_by_role("switch").first.wait_for()


MIDDLE: Show = turn
SHOWN: dict[str, Show] = {
    "save_a_world-turn": turn,
    "save_a_world-work": work,
    "save_a_world-research": research,
    "save_a_world-orders": orders,
    "save_a_world-end": end,
}
