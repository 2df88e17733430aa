"""Everything can be done without a pointer."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser import pulsar
from tests.browser.planet import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visitor, Visits

# How often Tab has to be pressed to come to an element; negative: Shift+Tab.
_STEPS = """wanted => {
    const all = [...document.querySelectorAll("a, button, input, select, summary, [tabindex]")]
        .filter(one => one.tabIndex >= 0 && !one.disabled && one.checkVisibility())
        .filter(one => one.type !== "radio" || one.checked);
    return all.indexOf(wanted) - all.indexOf(document.activeElement);
}"""


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until something has the focus: as often as it seems to need, then one by one."""
    for attempt in range(120):
        steps = wanted.evaluate(_STEPS)
        if not steps:
            return
        key = "Shift+Tab" if steps < 0 and attempt < 2 else "Tab"
        for _ in range(abs(steps) if attempt < 2 else 1):
            page.keyboard.press(key)
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


class Keys:
    """Pulsar 2849 without a pointer."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.board = pulsar.Board(person)
        self.done: Counter[str] = Counter()

    def press(self, wanted: Locator) -> None:
        tab_to(self.page, wanted)
        self.page.keyboard.press("Enter")

    def on_map(self, number: int) -> None:
        """Go over what is lit with the arrows, and choose there; Enter again confirms."""
        tab_to(self.page, self.board.map.locator("[data-light][tabindex='0']"))
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft")[: number % 4]:
            self.page.keyboard.press(key)
        expect(self.board.map.locator("[data-light]:focus")).to_have_count(1)
        self.page.keyboard.press("Enter")
        if self.board.ways.count():  # the ways there have the focus
            expect(self.page.locator(".plate.picking .way:focus")).to_have_count(1)
            self.page.keyboard.press("Enter")
        expect(self.person.confirm).to_be_enabled()
        expect(self.board.map.locator("[data-light]:focus")).to_have_count(1)
        self.page.keyboard.press("Enter")

    def on_the_dice_board(self, value: int) -> None:
        self.press(self.board.pile(value))
        if not self.person.confirm.is_enabled():
            self.press(self.board.counters.first)
        self.page.keyboard.press("c")

    def fly(self) -> None:
        tab_to(self.page, self.board.map.locator("[data-light][tabindex='0']"))
        for _ in range(20):
            if self.board.map.locator("[data-light=ship]:focus").count():
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        self.choose_way()

    def in_panel(self, panel: str) -> None:
        if self.board.tab(panel).get_attribute("aria-selected") == "false":
            self.press(self.board.tab(panel))
        self.press(self.board.things(panel).first)
        self.choose_way()

    def choose_way(self) -> None:
        if not self.person.confirm.is_enabled():
            self.press(self.board.ways.first)
        expect(self.person.confirm).to_be_enabled()
        self.page.keyboard.press("c")

    def by_number(self, number: int) -> str:
        """With digits: in the bar, or in the list."""
        toggle = self.page.locator(".bar .list-toggle")
        if not toggle.count():
            choose_by_number(self.person, number)
            return "digits"
        if toggle.get_attribute("aria-expanded") == "false":
            self.press(toggle)
        choose_by_number(self.person, number)
        return "list"

    def on_board(self, seen: Any, number: int) -> str:
        if seen["turn"]:
            return self.act(seen)
        if seen["piles"]:
            self.on_the_dice_board(self.board.wanted_die(seen))
            return "dice"
        if seen["places"]:
            self.on_map(number)
            return "map"
        if seen["panels"]:
            self.in_panel(seen["panels"][0])
            return "panel"
        return self.by_number(number)

    def act(self, seen: Any) -> str:
        """In the own turn: by turns with the ship and in a panel."""
        if "ship" in seen["places"] and self.done["ship"] <= self.done["panel"]:
            self.fly()
            return "ship"
        if seen["panels"]:
            self.in_panel(seen["panels"][-1])
            return "panel"
        tab_to(self.page, self.board.end)
        self.page.keyboard.press("Enter")
        expect(self.person.confirm).to_be_enabled()
        self.page.keyboard.press("Enter")
        return "end"

    def decide(self, number: int) -> None:
        """Take the decision at hand: on the board until everything was done there twice."""
        if self.person.confirm.is_enabled():  # the only option is proposed already
            self.page.keyboard.press("c")
            where = "alone"
        elif all(self.done[where] >= 2 for where in ("dice", "ship", "map", "panel")):
            where = self.by_number(number)
        else:
            where = self.on_board(self.board.look(), number)
        self.done[where] += 1


def test_whole_game_of_pulsar_2849(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("pulsar_2849", "me", "random")
    keys = Keys(person)
    count = 0
    while person.ready():
        keys.decide(count)
        count += 1
    expect(person.page.locator(".result h2").first).to_be_visible()
    assert {"dice", "ship", "map", "panel", "digits", "list"} <= {*keys.done}
    assert len(person.own_moves()) == count


def test_list_of_keys(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    page = person.play_now("example")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("Choose an option by its number")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
