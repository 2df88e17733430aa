"""Skymines without a pointer: a whole game, on every part of the board and then by digits."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.keys import choose_by_number, tab_to
from tests.browser.serving import Server
from tests.browser.skymines.board import Board
from tests.browser.visitor import Visitor, Visits

_REACHED = {"hand", "slots", "map", "panel"}
_ON_MAP = 4  # so that all arrows were pressed


class Keys:
    """Skymines without a pointer."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.board = Board(person)
        self.done: Counter[str] = Counter()

    def press(self, wanted: Locator) -> None:
        tab_to(self.page, wanted)
        self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        expect(self.person.confirm).to_be_enabled()
        self.page.keyboard.press("c")

    def plan(self, seen: Any) -> str:
        """Put the first card of the hand on a slot; it lies there at once."""
        if not seen["hand"]:
            if not self.person.confirm.is_enabled():  # else it is the only option, and proposed
                self.press(self.board.pass_)
            self.confirm()
            return "ready"
        cards = self.page.locator(".dock.sm .hand .card")
        left = cards.count()
        self.press(self.board.hand.first)
        expect(cards).to_have_count(left - 1)
        return "hand"

    def on_map(self, number: int) -> str:
        """Go over what is lit with the arrows, and choose there; Enter again confirms."""
        lights = self.board.map.locator("[data-light]")
        tab_to(self.page, self.board.map.locator("[data-light][tabindex='0']"))
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft")[: number % 4]:
            self.page.keyboard.press(key)
        expect(self.board.map.locator("[data-light]:focus")).to_have_count(1)
        self.page.keyboard.press("Enter")
        if self.board.ways.count():  # the ways to do it have the focus
            expect(self.page.locator(".tray .way:focus")).to_have_count(1)
            self.page.keyboard.press("Enter")
        expect(self.person.confirm).to_be_enabled()
        assert lights.count()
        self.page.keyboard.press("c")
        return "map"

    def choose(self, wanted: Locator, where: str) -> str:
        self.press(wanted)
        if not self.person.confirm.is_enabled():
            self.press(self.board.ways.first)
        self.confirm()
        return where

    def on_board(self, number: int) -> str:
        seen = self.board.look()
        if seen["pass"] == "ready":
            return self.plan(seen)
        if seen["proposed"]:  # the only option
            self.page.keyboard.press("c")
            return "alone"
        if seen["ways"]:
            return self.choose(self.board.ways.first, "tray")
        where = self.board.wanted(seen, number)
        self.board.used[where] += 1
        if where == "map":
            return self.on_map(number)
        if not where:
            return self.choose(self.board.pass_, "pass")
        if where in seen["panels"]:
            if self.board.tab(where).get_attribute("aria-selected") == "false":
                self.press(self.board.tab(where))
            return self.choose(self.board.things(where).first, "panel")
        places = {"slots": self.board.slots, "hand": self.board.hand, "tracks": self.board.tracks}
        return self.choose(places[where].first, where)

    @property
    def is_enough(self) -> bool:
        """Whether every part of the board was used."""
        return {*self.done} >= _REACHED and self.done["map"] >= _ON_MAP


@pytest.mark.long
def test_whole_game_on_every_part_of_the_board_and_then_by_digits(
    server: Server, visits: Visits
) -> None:
    person = visits.arrive(server)
    person.sit_down("skymines", "me", "random")
    keys = Keys(person)
    for number in range(200):
        assert person.ready()
        if keys.is_enough:
            break
        keys.done[keys.on_board(number)] += 1
    assert keys.is_enough
    number = 0
    while person.ready():
        choose_by_number(person, number)
        number += 1
    expect(person.page.locator(".result")).to_be_visible()
