"""How to Save a World without a pointer."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.keys import tab_to
from tests.browser.serving import Server
from tests.browser.visitor import Visitor, Visits

# The parts of the screen, and what is lit in them and can be come to by Tab.
PARTS = {"tray": ".tray", "board": ".hero", "dock": ".dock", "panel": "[role=tabpanel]"}
_LIT = ".target.lit:not([tabindex='-1'])"
# What has the focus and can be chosen lies in one of the parts; else the first of them where
# something can be chosen, or the tab of the panel.
_SEEN = """([parts, lit]) => {
    const seen = one => one.checkVisibility({visibilityProperty: true});
    const litIn = part => [...document.querySelectorAll(`${part} ${lit}`)].some(seen);
    const at = document.activeElement;
    const focused = at.matches(".target.lit") ?
        Object.keys(parts).find(name => at.closest(parts[name])) : undefined;
    return {
        ready: document.querySelector(".bar .confirm")?.getAttribute("aria-disabled") === "false",
        focused: focused ?? "",
        lit: Object.keys(parts).filter(name => litIn(parts[name])),
        tab: document.querySelector("[role=tab].lit[aria-selected=false]")?.id ?? "",
    };
}"""


RESEARCH = ("un1", "ol1")  # locations
MOST_LIT = 40  # on the board at once
_LAST_BOOSTS = "before your turn ends"


class Keys:
    """By keys alone: most questions come with the focus on what can be chosen."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.done: Counter[str] = Counter()

    def look(self) -> dict[str, object]:
        seen: dict[str, object] = self.page.evaluate(_SEEN, [PARTS, _LIT])
        return seen

    def decide(self, number: int) -> None:
        """Choose what has the focus, or what is some steps away; with E end the turn."""
        seen = self.look()
        if number % 2 and _LAST_BOOSTS in self.person.prompt:
            self.page.keyboard.press("e")  # at once, for nothing but boosts is left to play
            return
        if not seen["ready"]:
            self.choose(seen, number)
        self.page.keyboard.press("c")

    def choose(self, seen: dict[str, object], number: int) -> None:
        where = self.go(seen)
        self.done[where] += 1
        if not where:
            self.page.keyboard.press("e")
            return
        if where == "board" and not self.done["panel"]:
            self.seek_research()
        else:
            self.wander(number)
        if not self.page.evaluate("document.activeElement.matches('.lit')"):
            self.page.keyboard.press("PageDown")
        for _ in range(6):  # units are given one by one
            self.page.keyboard.press("Enter")
            if self.look()["ready"]:
                return
        raise AssertionError(f"nothing is proposed in the {where}")

    def seek_research(self) -> None:
        """Go over what is lit to a location that leads into the panel."""
        for _ in range(MOST_LIT):
            if self.page.evaluate("document.activeElement.dataset.location") in RESEARCH:
                return
            self.page.keyboard.press("PageDown")

    def wander(self, number: int) -> None:
        self.page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "Home")[number % 4])
        for _ in range(number % 7):
            self.page.keyboard.press("PageDown")

    def go(self, seen: dict[str, object]) -> str:
        """Go to where something can be chosen; "" if that is nowhere but in the bar."""
        if seen["focused"]:
            return str(seen["focused"])
        if not seen["lit"] and seen["tab"]:
            tab_to(self.page, self.page.locator(f"#{seen['tab']}"))
            self.page.keyboard.press("Enter")
            seen = self.look()
        lit = seen["lit"]
        assert isinstance(lit, list)
        if not lit:
            return ""
        where = str(lit[0])
        tab_to(self.page, self.page.locator(f"{PARTS[where]} {_LIT}").locator("visible=true").first)
        return where


@pytest.mark.long
def test_whole_game(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("save_a_world", "me", "random")
    keys = Keys(person)
    count = 0
    while person.ready():
        keys.decide(count)
        count += 1
    expect(person.page.locator(".result h2").first).to_be_visible()
    assert keys.done.keys() >= PARTS.keys()
    assert len(person.own_moves()) == count


def test_passing_takes_one_key_pressed_twice(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    page = person.page
    person.sit_down("save_a_world", "me", "random")
    person.ready()
    page.keyboard.press("1")
    page.keyboard.press("c")
    expect(page.locator(".bar .pass")).to_be_visible()
    page.keyboard.press("e")
    expect(person.confirm).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("e")
    expect(page.locator("[role=log]")).to_contain_text("passes")
