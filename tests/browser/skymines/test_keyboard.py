"""Skymines without a pointer: two rounds on the board by keys alone, and one by digits."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.keys import choose_by_number, tab_to
from tests.browser.serving import Server
from tests.browser.skymines.board import Board
from tests.browser.visitor import Visitor, Visits

_ON_THE_BOARD = 2  # rounds
# Which of these two rounds bring is a matter of chance: the board is used until all were there.
_REACHED = {"hand", "slots", "map", "panel"}
_BY_DIGITS = 10


class Keys:
    """Skymines without a pointer."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.board = Board(person)
        self.done: Counter[str] = Counter()
        self.round = 0
        self._plans = False

    def begin(self) -> None:
        """See whether cards are planned again: then another round has begun."""
        plans = self.board.look()["pass"] == "ready"
        self.round += plans and not self._plans
        self._plans = plans

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
        if self.person.confirm.is_enabled():  # the only option is proposed already
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

    def decide(self, number: int) -> None:
        if self.round <= _ON_THE_BOARD or not {*self.done} >= _REACHED:
            self.done[self.on_board(number)] += 1
        else:
            choose_by_number(self.person, number)
            self.done["digits"] += 1


def test_two_rounds_on_the_board_and_one_by_digits(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("skymines", "me", "random")
    keys = Keys(person)
    for number in range(400):
        assert person.ready()
        keys.begin()
        if keys.round > _ON_THE_BOARD + 1 and keys.done["digits"] >= _BY_DIGITS:
            break
        keys.decide(number)
    assert keys.done["digits"] >= _BY_DIGITS
    assert {*keys.done} >= _REACHED
