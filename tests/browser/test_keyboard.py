"""Everything can be done without a pointer."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.planet import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visitor, Visits


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(80):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {wanted}")


def choose_by_number(person: Visitor, number: int) -> None:
    """Choose with a digit; Enter confirms."""
    if not person.confirm.is_enabled():
        person.page.keyboard.press(str(1 + number % min(9, person.options().count())))
        expect(person.confirm).to_be_enabled()
    person.page.keyboard.press("Enter")


def test_whole_game(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    page = person.home()
    tab_to(page, page.get_by_role("button", name="Play now: Comet Watch"))
    page.keyboard.press("Enter")
    for number in range(100):
        if not person.ready():
            break
        choose_by_number(person, number)
    expect(page.locator(".result")).to_be_visible()
    tab_to(page, page.locator(".bar").get_by_role("link", name="Replay"))
    page.keyboard.press("Enter")
    expect(page.locator(".controls")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".controls .where")).to_contain_text(re.compile("^1 of"))


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


def test_round_of_planet_unknown(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("planet_unknown", "me")
    page, board = person.page, Board(person)
    assert person.ready()
    while not board.handling.count():
        choose_by_number(person, 0)
        assert person.ready()
    tile = page.locator(".tile-button:not(:disabled)").last
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
    tab_to(page, page.locator(".planet:not(.mini) .cell[tabindex='0']"))
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
        if page.locator("header .where").inner_text().endswith("Round 2"):
            return
        choose_by_number(person, number)
    raise AssertionError("the round does not end")


def test_list_of_keys(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    page = person.play_now("example")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("Choose an option by its number")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
