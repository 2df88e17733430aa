"""Pulsar 2849 without a pointer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.keys import choose_by_number, tab_to
from tests.browser.pulsar_2849.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visitor, Visits


class Keys:
    """Pulsar 2849 without a pointer."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.board = Board(person)
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
            expect(self.page.locator(".tray .way:focus")).to_have_count(1)
            self.page.keyboard.press("Enter")
        expect(self.person.confirm).to_be_enabled()
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
        """With digits, whether the list is open or not."""
        choose_by_number(self.person, number)
        return "digits"

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
        self.page.keyboard.press("c")
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


@pytest.mark.long
def test_whole_game(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("pulsar_2849", "me", "random")
    keys = Keys(person)
    count = 0
    while person.ready():
        keys.decide(count)
        count += 1
    expect(person.page.locator(".result h2").first).to_be_visible()
    assert {"dice", "ship", "map", "panel", "digits"} <= {*keys.done}
    assert len(person.own_moves()) == count
