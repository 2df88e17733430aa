"""Pulsar 2849 as it is played on its board: with a pointer, and with keys."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

# What is lit on the board, and what its player sees of the own things.
_SEEN = """mine => {
    const all = selector => [...document.querySelectorAll(`.p49 ${selector}`)];
    const number = one => Number(/\\d+/.exec(one.getAttribute("aria-label"))[0]);
    const isMine = rotor => rotor.parentElement.querySelector("[style*=claim]")
        ?.style.getPropertyValue("--claim") === mine;
    const rotors = all(".cluster .rotor").filter(isMine);
    return {
        places: all("[data-light]").map(one => one.dataset.light),
        panels: all("[id^=p49-panel-]").filter(one => one.querySelector(".target.lit"))
            .map(one => one.id.replace("p49-panel-", "")),
        cards: all(".tray .way").length,
        piles: all("button.pile.lit").map(number),
        lit_dice: all(".hand .slot.lit").length,
        dice: all(".hand .slot").map(number),
        tiles: all(".hand .tile").length,
        built: rotors.length,
        unfinished: rotors.filter(one => !one.classList.contains("spinning"))
            .map(one => ["small", "medium", "large"].find(size => one.classList.contains(size))),
        proposed: document.querySelector(".bar .confirm").ariaDisabled === "false",
        turn: document.querySelector(".bar .pass[data-move^=end-turn]") !== null,
    };
}"""
_MAP = ".p49 svg.cluster"
_WAYS = ".p49 .tray .way"
_COUNTERS = ".p49 .ways .way"
_DICE = ".p49 .hand .slot.lit"
_END = ".bar .pass"
_PULSAR = re.compile(r"[PI]\d+")
_SYSTEM = re.compile(r"S\d+")
# What the panels are called, as views of a phone.
_NAMES = {
    "dice": "Dice",
    "technologies": "Patents",
    "transmitters": "Arrays",
    "gyrodynes": "Gyros",
    "headquarters": "HQ",
    "goals": "Goals",
}
_TAKES = (1, 2, 4)  # the dice that take a gyrodyne
_COMPLETES = {"small": 3, "medium": 5, "large": 6}
_FLIES = (6, 5, 4)
_FLIGHT = ("Where do you fly", "Dokąd lecisz", "Kam poletíš")


def _pile(value: int) -> str:
    return f".p49 .spaces li:nth-child({value}) > button.pile"


def _things(panel: str) -> str:
    return f"#p49-panel-{panel} .target.lit"


class Board:
    """What somebody at a seat does on the board in front of them."""

    def __init__(self, person: Visitor, seat: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.map = self.page.locator(_MAP)
        self.route = self.map.locator(".route .pen")
        self.ways = self.page.locator(_WAYS)
        self.counters = self.page.locator(_COUNTERS)
        self.dice = self.page.locator(_DICE)
        self.tokens = self.page.locator(".p49 .hand .change.lit")
        self.end = self.page.locator(_END)
        self._used: Counter[str] = Counter()
        self._colour = f"var(--p{seat + 1})"

    def look(self) -> Any:
        """What is lit, and what the player has."""
        return self.page.evaluate(_SEEN, self._colour)

    def place(self, name: str) -> Locator:
        """A place that is lit on the map; `ship` is the own ship."""
        return self.map.locator(f"[data-light='{name}']")

    def ship(self, seat: int) -> Locator:
        return self.map.locator(f"[data-ship='{seat}']")

    def pile(self, value: int) -> Locator:
        """The dice of a value on the dice board."""
        return self.page.locator(_pile(value))

    def tab(self, panel: str) -> Locator:
        return self.page.locator(f"#p49-tab-{panel}")

    def things(self, panel: str) -> Locator:
        """What is lit in a panel."""
        return self.page.locator(_things(panel))

    def show(self, panel: str) -> None:
        """Bring a panel to the front, or `map`."""
        if self.person.is_phone:
            self.person.view(_NAMES.get(panel, "Cluster"))
        elif panel != "map" and self.tab(panel).get_attribute("aria-selected") == "false":
            self.tab(panel).click()

    # With a pointer

    def propose_die(self, value: int, number: int = 0) -> None:
        """In the dice phase: a die of the dice board, and the counter that it moves."""
        self.person.click(_pile(value))
        if not self.look()["proposed"]:
            self.person.click(_COUNTERS, number % self.counters.count())

    def propose_at(self, name: str) -> None:
        """What can be done at a place of the map."""
        self.person.click(f"{_MAP} [data-light='{name}']")
        self._choose_way()

    def propose_in(self, panel: str, number: int = 0) -> None:
        """A thing of a panel."""
        self.show(panel)
        self.person.click(_things(panel), number % self.things(panel).count())
        self._choose_way()

    def _choose_way(self) -> None:
        """Where what was picked can be done in several ways, choose the first."""
        if not self.look()["proposed"]:
            self.person.click(_WAYS)

    def hold_die(self, number: int = 0) -> None:
        """Take a die in the hand, now and then with a token on it."""
        self.person.click(_DICE, number % self.dice.count())
        if number % 3 == 0 and self.tokens.count():
            self.tokens.last.click()

    def end_turn(self) -> None:
        if not self.look()["proposed"]:  # else it is the only option
            self.person.click(_END)
        self.person.commit()

    # Playing

    def wanted_die(self, seen: Any) -> int:
        """The die to take that comes closest to what is needed: a gyrodyne has to spin."""
        held = seen["dice"]
        needed = [die for size in seen["unfinished"] if (die := _COMPLETES[size]) not in held]
        if not needed:
            has_one = seen["tiles"] or seen["unfinished"] or set(held) & {*_TAKES}
            needed = list(_FLIES if has_one else _TAKES)
        piles: list[int] = seen["piles"]
        return min(piles, key=lambda die: min(abs(die - one) for one in needed))

    def wanted_act(self, seen: Any) -> str:
        """Where to act in a turn: for the first gyrodyne, else where it was done least."""
        if pulsars := [place for place in seen["places"] if _PULSAR.fullmatch(place)]:
            return str(pulsars[0])
        if "gyrodynes" in seen["panels"] and not seen["tiles"] and self._used["gyrodynes"] < 6:
            return "gyrodynes"
        if "ship" in seen["places"] and not seen["built"]:
            return "ship"
        chances = [*seen["places"], *seen["panels"]]
        return min(chances, key=lambda one: (self._used[one], one), default="")

    def wanted_place(self, seen: Any, number: int = 0) -> str:
        """A pulsar to claim or a system to settle, as far as one can be reached."""
        order = (_PULSAR, _SYSTEM) if number % 3 or not seen["built"] else (_SYSTEM, _PULSAR)
        for kind in order:
            if found := [place for place in seen["places"] if kind.fullmatch(place)]:
                return str(found[number % len(found)])
        return str(seen["places"][0])

    def act(self, seen: Any, number: int) -> str:
        """Do something in the own turn, or end it."""
        wanted = self.wanted_act(seen)
        if wanted in ("technologies", "transmitters", "headquarters") and self.dice.count():
            self.hold_die(number)
            wanted = self.wanted_act(seen | self.look())
            if not wanted:  # the die pays for nothing
                self.page.keyboard.press("Escape")
                wanted = self.wanted_act(seen)
        self._used[wanted] += 1
        if not wanted:
            self.end_turn()
            return "end"
        if wanted in seen["panels"]:
            self.propose_in(wanted, 0 if wanted == "gyrodynes" else number)
        else:
            self.propose_at(wanted)
        self.person.commit()
        return wanted if wanted in seen["panels"] else "map"

    def decide(self, number: int = 0) -> str:
        """Take the decision at hand, on the board where it is offered there; where it was taken."""
        seen = self.look()
        if seen["turn"]:
            return self.act(seen, number)
        if seen["proposed"]:  # the only option
            self.person.commit()
            return "alone"
        if seen["piles"]:
            self.propose_die(self.wanted_die(seen), number)
            where = "dice"
        elif seen["places"]:
            place = self.wanted_place(seen, number)
            self.place(place).hover()
            self.propose_at(place)
            where = "map"
        elif seen["panels"]:
            where = seen["panels"][0]
            self.propose_in(where, number)
        elif seen["cards"]:
            self.person.click(_WAYS, number % seen["cards"])
            where = "tray"
        else:
            self.person.choose(number)
            return "list"
        self.person.commit()
        return where

    def to_a_flight(self) -> None:
        """Play on until there are ways of a flight to choose from; one alone is flown at once."""
        for number in range(200):
            assert self.person.ready()
            seen = self.look()
            if seen["turn"] and "ship" in seen["places"]:
                self.propose_at("ship")
                self.person.commit()
            elif len(seen["places"]) > 1 and self.person.prompt.startswith(_FLIGHT):
                return
            else:
                self.decide(number)
        raise AssertionError("no ship has ever flown")
