"""Pictures for the README: what those of all games have in common.

A game's own are in the module `pictures` of its folder here: SHOWN has a function for each, which
gets somebody who has just arrived and the id of a match that bots have played to the end. MIDDLE is
the one that is shown at all sizes of the one screen.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.browser import matches
from tests.browser.visitor import Visitor

Show = Callable[[Visitor, str], None]


def entries(person: Visitor, match: str) -> list[str]:
    """The kinds of decisions of a match, one by one."""
    person.home()
    found = person.fetch(f"/api/tables/{match}/replay")["entries"]
    return [entry["kind"] for entry in found]


def go_on(person: Visitor, match: str, entry: int) -> None:
    """Sit down in the middle of the bots' match, in the place of one of them."""
    matches.go_on(person, match, entry, "greedy", "greedy")


def end(person: Visitor, match: str) -> None:
    person.go(f"/t/{match}").locator(".result figure").last.wait_for()
