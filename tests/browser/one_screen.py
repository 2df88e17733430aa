"""What the page of a table has to hold to, whatever the size of the window and the question."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tests.browser.visitor import PHONE, Visitor

Size = tuple[int, int]
DESKS: tuple[Size, ...] = ((1024, 600), (1366, 625), (1366, 768), (1920, 1080))
PHONES: tuple[Size, ...] = (PHONE, (320, 568), (844, 390))
NARROW: tuple[Size, ...] = ((1024, 600), (320, 568), (844, 390))  # of each form
POINTER, FINGER = 24, 44  # pixels that a target needs
MOST = 25  # faults that are told

_LOOK = Path(__file__).with_suffix(".js").read_text("utf-8")


class Screen:
    """Somebody who looks at decisions at several sizes, and finds fault with what they see."""

    def __init__(self, person: Visitor, sizes: Iterable[Size]) -> None:
        self.person = person
        self.sizes = tuple(sizes)
        self.faults: dict[str, str] = {}  # by what they are about: where it was first seen
        self._boxes: dict[tuple[Size, str], dict[str, str]] = {}

    def look(self, decision: str) -> None:
        """Look at all of it, at all sizes, and into the tabs where something can be chosen."""
        self._look(decision, self.sizes, ".shell", tabs=True)

    def glance(self, decision: str, voice: str = "") -> None:
        """Look at question, outcome and actions where they have least room; in another voice."""
        narrow = [size for size in self.sizes if size in NARROW]
        told = f"{decision}, in {voice}" if voice else decision
        self._look(told, narrow, "", voice=voice)

    def look_at_options(self, decision: str) -> None:
        """The list of options lies over nothing that is needed."""
        self.person.options().first.wait_for()
        phone = self.person.is_phone
        within = ".strip, section.sheet" if phone else ".bar, .board, .dock, section.sheet"
        self._look(f"{decision}, list of options", self.sizes, within)
        self.person.close_options()

    def look_at_menu(self) -> None:
        mark = self.person.page.locator(".menu .mark")
        mark.click()
        self._look("menu", self.sizes, ".menu")
        mark.click()

    def _look(
        self,
        decision: str,
        sizes: Iterable[Size],
        within: str,
        tabs: bool = False,
        voice: str = "",
    ) -> None:
        for width, height in sizes:
            self.person.page.set_viewport_size({"width": width, "height": height})
            touch = (width, height) in PHONES
            least = FINGER if touch else POINTER
            asked = {"width": width, "height": height, "touch": touch, "least": least}
            seen = self.person.page.evaluate(_LOOK, asked | {"within": within, "tabs": tabs})
            moved = self._moved(((width, height), voice), seen["boxes"])
            for what, fault in (seen["faults"] | moved).items():
                self.faults.setdefault(what, f"{width}x{height}, {decision}: {fault}")

    def _moved(self, where: tuple[Size, str], boxes: dict[str, str]) -> dict[str, str]:
        """What is not where it was when it was looked at before, in the same words."""
        before, self._boxes[where] = self._boxes.get(where, boxes), boxes
        return {
            f"{name} moved": f"{name} was at {before[name]} and is at {box}"
            for name, box in boxes.items()
            if before.get(name, box) != box
        }


def without_fault(*screens: Screen) -> None:
    faults = [fault for screen in screens for fault in screen.faults.values()]
    told = [*faults[:MOST], f"… {len(faults)} faults in all"]
    assert not faults, "\n".join(told)
