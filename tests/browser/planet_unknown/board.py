"""Planet Unknown as it is played on its board: with a pointer, and with keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

_DRIVE = re.compile(r"drive (r\d+c\d+) (r\d+c\d+)")


class Board:
    """What somebody does on the board in front of them."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.ghost = self.page.locator("svg.planet .ghost")
        self.held = self.page.locator(".dock .tile.held")
        self.tools = self.page.locator(".dock .tools")
        self.outcome = self.page.locator(".outcome")

    def cell(self, square: str) -> Locator:
        return self.page.locator(f"svg.planet [data-square={square}]")

    def lit(self) -> list[str]:
        """The squares that can be chosen."""
        cells = self.page.locator("svg.planet .cell.choosable")
        found: list[str] = cells.evaluate_all("all => all.map(one => one.dataset.square)")
        return found

    def turn_until_it_fits(self) -> str:
        """Turn and flip the tile in the hand until it fits somewhere; a square where it does."""
        for key in ["r", "r", "r", "f", "r", "r", "r", "f"]:
            if found := self.lit():
                return found[0]
            self.page.keyboard.press(key)
        raise AssertionError("the tile in the hand fits nowhere")

    def propose_tile(self) -> str:
        """Lay the tile in the hand on a square, with the pointer; which one."""
        square = self.turn_until_it_fits()
        self.cell(square).hover()
        expect(self.ghost).to_have_class(re.compile("legal"))
        self.cell(square).click()
        expect(self.ghost).to_have_class(re.compile("proposed"))
        expect(self.person.confirm).to_be_enabled()
        return square

    def place(self) -> None:
        """Place the tile in the hand: a second click confirms."""
        self.cell(self.propose_tile()).click()

    def drive(self, start: str, goal: str) -> None:
        self.person.close_options()
        self.cell(start).click()
        self.cell(goal).click()
        self.person.commit()

    def turn_station(self) -> None:
        self.page.locator(".turners button").last.click()
        self.person.commit()

    def decide(self) -> str:
        """Take the decision at hand, on the board where it is offered there; what was done."""
        if self.page.locator(".turners").count():
            self.turn_station()
            return "turn"
        if self.held.count():
            self.place()
            return "place"
        way = self.way()
        if way:
            self.drive(*way)
            return "drive"
        self.person.choose()
        return "choose"

    def way(self) -> tuple[str, str] | None:
        """From where to where a rover can drive a step, if one can."""
        found = map(_DRIVE.fullmatch, self.person.moves())
        return next(((way[1], way[2]) for way in found if way), None)

    def until_a_tile(self) -> None:
        """Decide whatever comes before a tile has to be placed."""
        while self.person.ready() and not self.held.count():
            self.decide()
