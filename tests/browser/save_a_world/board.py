"""How to Save a World as it is played on its board, with a pointer."""

from __future__ import annotations

from collections import Counter
from typing import Any

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
# Where something can be chosen, besides panels.
_PLACES = {
    "tray": ".hw .tray :is(.way, .target.lit:enabled)",
    "board": ".board.hw .hero .target.lit:enabled",
    "dock": ".dock.hw .target.lit:enabled",
}
_STEPS = 12  # so many units are given away one by one at most


def _lit_in(where: str) -> str:
    """A selector of what is lit in the tray, on the board, in the dock or in a panel."""
    return _PLACES.get(where, f"#hw-panel-{where} .target.lit:enabled")


class Board:
    """What somebody at a seat does on the board in front of them."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.drama = self.page.locator(".drama")
        self.used: Counter[str] = Counter()

    def look(self) -> Any:
        return self.page.evaluate(_SEEN)

    def show(self, panel: str) -> None:
        tab = self.page.locator(f"#hw-tab-{panel}")
        if tab.count() and tab.get_attribute("aria-selected") == "false":
            tab.click()

    def end(self) -> None:
        """Pass, or whatever else the bar offers to go on."""
        if not self.look()["proposed"]:
            self.person.click(".bar .pass")
        self.person.commit()

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
            self.person.commit()
            return "alone"
        where = self.wanted(seen)
        if not where:
            self.end()
            return "pass"
        self.used[where] += 1
        if where in seen["panels"]:
            self.show(where)
        lit = _lit_in(where)
        self.person.click(lit, number % self.page.locator(lit).count())
        for _ in range(_STEPS):
            seen = self.look()
            if seen["proposed"]:
                break
            self.person.click(_lit_in(self.wanted(seen)))
        self.person.commit()
        return where

    def hurry(self) -> str:
        """Pass whenever that is possible; where the decision was taken."""
        seen = self.look()
        if not seen["pass"]:
            return self.decide()
        self.end()
        return "pass"
