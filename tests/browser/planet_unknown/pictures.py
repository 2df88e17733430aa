"""Planet Unknown for the README."""

from __future__ import annotations

from tests.browser.pictures import Show, end, entries, go_on
from tests.browser.planet_unknown.board import Board
from tests.browser.visitor import Visitor

PLAYED = 0.6  # of a match: when the planets look their best


def lobby(person: Visitor, match: str) -> None:
    person.sit_down("planet_unknown", "me", "open", "greedy", "open")
    person.page.locator("#invitation").wait_for()


def play(person: Visitor, match: str) -> None:
    """In the middle of the match, with a tile to place."""
    go_on(person, match, int(len(entries(person, match)) * PLAYED))
    board = Board(person)
    while person.ready() and not board.held.count():
        person.choose()
    person.close_options()


def ghost(person: Visitor, match: str) -> None:
    play(person, match)
    board = Board(person)
    square = board.turn_until_it_fits()
    board.cell(square).click()
    board.ghost.wait_for()


def replay(person: Visitor, match: str) -> None:
    at = int(len(entries(person, match)) * 0.8)
    person.go(f"/t/{match}/replay/{at}").locator(".controls").wait_for()


def rules(person: Visitor, match: str) -> None:
    person.go("/rules/planet_unknown#PU-4.3").locator(".wanted").wait_for()


def summary(person: Visitor, match: str) -> None:
    person.go("/summary/planet_unknown").locator("figure").first.wait_for()


def reference(person: Visitor, match: str) -> None:
    play(person, match)
    person.page.keyboard.press("q")
    person.page.locator("dialog[open] .reference").wait_for()


MIDDLE: Show = ghost
SHOWN: dict[str, Show] = {
    "lobby": lobby,
    "play": play,
    "ghost": ghost,
    "end": end,
    "replay": replay,
    "rules": rules,
    "summary": summary,
    "reference": reference,
}
