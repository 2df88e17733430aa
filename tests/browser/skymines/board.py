"""Skymines as it is played on its board, with a pointer."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

# What is lit on the board.
_SEEN = """() => {
    const all = selector => [...document.querySelectorAll(selector)];
    const pass = document.querySelector(".bar .pass");
    return {
        places: all(".sm [data-light]").map(one => one.dataset.light),
        panels: all("[id^=sm-panel-]").filter(one => one.querySelector(".target.lit"))
            .map(one => one.id.replace("sm-panel-", "")),
        ways: all(".sm .tray .way, .sm .tray .target.lit").length,
        slots: all(".dock.sm .slots .target.lit").length,
        hand: all(".dock.sm .hand .target.lit").length,
        tracks: all(".panel.sm .foot .target.lit").length,
        pass: pass?.dataset.move.split(" ")[0] ?? "",
        proposed: document.querySelector(".bar .confirm").ariaDisabled === "false",
    };
}"""
# Where something can be chosen.
_PLACES = {
    "hand": ".dock.sm .hand .target.lit",
    "slots": ".dock.sm .slots .target.lit",
    "tracks": ".panel.sm .foot .target.lit",
}
_MAP = ".sm svg.chart"
_WAYS = ".sm .tray :is(.way, .target.lit)"
_PASS = ".bar .pass"
# What the panels are called, as views of a phone.
_NAMES = {
    "cards": "Cards",
    "research": "Research",
    "bonus": "Bonuses",
    "companies": "Companies",
    "missions": "Missions",
    "luna": "Luna",
}


def _lit_in(where: str) -> str:
    """A selector of what is lit somewhere on the screen besides the map."""
    return _PLACES.get(where, f"#sm-panel-{where} .target.lit")


class Board:
    """What somebody at a seat does on the board in front of them."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.map = self.page.locator(_MAP)
        self.ways = self.page.locator(_WAYS)
        self.slots = self.page.locator(_PLACES["slots"])
        self.hand = self.page.locator(_PLACES["hand"])
        self.tracks = self.page.locator(_PLACES["tracks"])
        self.pass_ = self.page.locator(_PASS)
        self.used: Counter[str] = Counter()

    def look(self) -> Any:
        """What is lit, and where."""
        return self.page.evaluate(_SEEN)

    def place(self, key: str) -> Locator:
        """Something that is lit on the map."""
        return self.map.locator(f"[data-light='{key}']")

    def sectors(self) -> list[str]:
        """The sectors of the Moon that are lit."""
        return [key for key in self.look()["places"] if key.startswith("m")]

    def piece(self, place: str) -> Locator:
        """What stands at a place of the map."""
        return self.map.locator(f"[data-place='{place}'] [data-piece]")

    def tab(self, panel: str) -> Locator:
        return self.page.locator(f"#sm-tab-{panel}")

    def things(self, panel: str) -> Locator:
        """What is lit in a panel."""
        return self.page.locator(_lit_in(panel))

    def show(self, panel: str) -> None:
        """Bring a panel to the front, or the map."""
        if self.person.is_phone:
            self.person.view(_NAMES.get(panel, "Moon"))
        elif panel != "map" and self.tab(panel).get_attribute("aria-selected") == "false":
            self.tab(panel).click()

    # Choosing

    def choose_way(self) -> None:
        """Where what was picked can be done in several ways, choose the first."""
        if not self.look()["proposed"]:
            self.person.click(_WAYS)

    def propose(self, where: str, seen: Any, number: int = 0) -> None:
        """Choose something that is lit at a place of the screen."""
        if where == "map":
            place = seen["places"][number % len(seen["places"])]
            self.person.click(f"{_MAP} [data-light='{place}']")
        else:
            if where not in _PLACES:
                self.show(where)
            lit = _lit_in(where)
            self.person.click(lit, number % self.page.locator(lit).count())
        self.choose_way()

    def end(self) -> None:
        """Pass, decline, be ready, drop out: whatever the bar offers."""
        if not self.look()["proposed"]:  # else it is the only option
            self.person.click(_PASS)
        self.person.commit()

    # Playing

    def plan(self, seen: Any) -> str:
        """Put a card on a slot, or be ready; a card lies there at once."""
        if not seen["hand"]:
            self.end()
            return "pass"
        left = self.page.locator(".dock.sm .hand .card").count()
        self.person.click(_PLACES["hand"])
        expect(self.page.locator(".dock.sm .hand .card")).to_have_count(left - 1)
        return "hand"

    def decide(self, number: int = 0) -> str:
        """Take the decision at hand, on the board where it is offered there; where it was taken."""
        seen = self.look()
        if seen["pass"] == "ready":
            return self.plan(seen)
        if seen["proposed"]:  # the only option
            self.person.commit()
            return "alone"
        if seen["ways"]:
            self.person.click(_WAYS, number % seen["ways"])
            self.person.commit()
            return "tray"
        where = self.wanted(seen, number)
        if not where:
            self.end()
            return "pass"
        self.used[where] += 1
        self.propose(where, seen, number)
        self.person.commit()
        return where

    def wanted(self, seen: Any, number: int) -> str:
        """Where to choose: where it was done least; now and then nothing that costs coins."""
        places = [one for one in ("slots", "hand", "tracks") if seen[one]]
        if seen["places"]:
            places.append("map")
        places += seen["panels"]
        if seen["pass"] == "decline" and places == ["tracks"] and number % 3:
            return ""
        return min(places, key=lambda one: (self.used[one], one), default="")

    def hurry(self) -> str:
        """Be ready and drop out whenever that is possible; where the decision was taken."""
        if not self.look()["pass"]:
            return self.decide()
        self.end()
        return "pass"

    def to(self, prompt: str, most: int = 200) -> None:
        """Play on until this is asked."""
        for number in range(most):
            assert self.person.ready()
            if prompt in self.person.prompt:
                return
            self.decide(number)
        raise AssertionError(f"nobody was ever asked: {prompt}")
