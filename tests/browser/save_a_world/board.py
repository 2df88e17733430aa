"""How to Save a World as it is played on its board, with a pointer."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

# What is lit, and where.
_SEEN = """() => {
    const count = selector => document.querySelectorAll(selector).length;
    return {
        tray: count(".hw .tray :is(.way, .target.lit:enabled)"),
        board: count(".board.hw .hero .target.lit:enabled"),
        dock: count(".dock.hw .target.lit:enabled"),
        panels: [...document.querySelectorAll("[id^=hw-panel-]")]
            .filter(one => one.querySelector(".target.lit:enabled"))
            .map(one => one.id.replace("hw-panel-", "")),
        pass: document.querySelector(".bar .pass")?.dataset.move ?? "",
        proposed: document.querySelector(".bar .confirm").ariaDisabled === "false",
    };
}"""
_STEPS = 12  # so many units are given away one by one at most


class Board:
    """What somebody at a seat does on the board in front of them."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.drama = self.page.locator(".drama")
        self.used: Counter[str] = Counter()

    def look(self) -> Any:
        return self.page.evaluate(_SEEN)

    def lit(self, where: str) -> Locator:
        """What is lit at a place of the screen: the tray, the board, the dock or a panel."""
        places = {
            "tray": ".hw .tray :is(.way, .target.lit:enabled)",
            "board": ".board.hw .hero .target.lit:enabled",
            "dock": ".dock.hw .target.lit:enabled",
        }
        return self.page.locator(places.get(where, f"#hw-panel-{where} .target.lit:enabled"))

    def show(self, panel: str) -> None:
        tab = self.page.locator(f"#hw-tab-{panel}")
        if tab.count() and tab.get_attribute("aria-selected") == "false":
            tab.click()

    def end(self) -> None:
        """Pass, or whatever else the bar offers to go on."""
        if not self.person.confirm.is_enabled():
            self.page.locator(".bar .pass").click()
        self.person.confirm.click()

    def wanted(self, seen: Any) -> str:
        """Where to choose: in the tray, or else where it was done least."""
        if seen["tray"]:
            return "tray"
        places = [one for one in ("board", "dock") if seen[one]] + seen["panels"]
        return min(places, key=lambda one: (self.used[one], one), default="")

    def decide(self, number: int = 0) -> str:
        """Take the decision at hand where the board offers it; where it was taken."""
        seen = self.look()
        if seen["proposed"]:  # the only option
            self.person.confirm.click()
            return "alone"
        where = self.wanted(seen)
        if not where:
            self.end()
            return "pass"
        self.used[where] += 1
        if where in seen["panels"]:
            self.show(where)
        lit = self.lit(where)
        lit.nth(number % lit.count()).click()
        for _ in range(_STEPS):
            seen = self.look()
            if seen["proposed"]:
                break
            self.lit(self.wanted(seen)).first.click()
        self.person.confirm.click()
        return where

    def hurry(self) -> str:
        """Pass whenever that is possible; where the decision was taken."""
        seen = self.look()
        if not seen["pass"]:
            return self.decide()
        self.end()
        return "pass"
