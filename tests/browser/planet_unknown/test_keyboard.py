"""Planet Unknown without a pointer."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.keys import choose_by_number, tab_to
from tests.browser.planet_unknown.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visits


def walk_to(page: Page, square: str) -> None:
    """Move the focus over the planet with the arrows."""

    def here() -> tuple[int, int]:
        now = page.evaluate("document.activeElement.dataset.square")
        return place(now)

    def place(name: str) -> tuple[int, int]:
        row, column = re.findall(r"\d+", name)
        return int(row), int(column)

    goal = place(square)
    for _ in range(40):
        row, column = here()
        if (row, column) == goal:
            return
        if row != goal[0]:
            page.keyboard.press("ArrowDown" if row < goal[0] else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if column < goal[1] else "ArrowLeft")
        if here() == (row, column):  # the edge of the planet: go around it
            page.keyboard.press("ArrowRight" if column < goal[1] else "ArrowLeft")
    raise AssertionError(f"the arrows never reach {square}")


def test_round(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("planet_unknown", "me")
    page, board = person.page, Board(person)
    assert person.ready()
    while not board.held.count():
        choose_by_number(person, 0)
        assert person.ready()
    tile = page.locator(".dock .tile:not(:disabled)").last
    tab_to(page, tile)
    page.keyboard.press("Enter")
    expect(tile).to_have_attribute("aria-pressed", "true")
    drawn = tile.locator("svg").inner_html()
    page.keyboard.press("r")
    turned = tile.locator("svg").inner_html()
    page.keyboard.press("Shift+R")
    assert tile.locator("svg").inner_html() == drawn
    assert turned != drawn or "single" in (tile.get_attribute("aria-label") or "")
    page.keyboard.press("r")
    goal = board.turn_until_it_fits()
    tab_to(page, page.locator(".planet .cell[tabindex='0']"))
    walk_to(page, goal)
    expect(board.ghost).to_have_class(re.compile("legal"))
    page.keyboard.press("Enter")
    expect(person.confirm).to_be_enabled()
    page.keyboard.press("Escape")
    expect(person.confirm).to_be_disabled()
    page.keyboard.press("Enter")
    expect(person.confirm).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]")).to_contain_text("places the tile")
    for number in range(30):
        assert person.ready()
        if page.locator(".menu .detail").inner_text().endswith("Round 2"):
            return
        choose_by_number(person, number)
    raise AssertionError("the round does not end")
