"""A bot that looks everywhere for what it isn't told: the key of the match's dice.

Whoever has that knows every card and every roll.
"""

from __future__ import annotations

import gc
import hashlib
import sys
from collections import deque
from collections.abc import Iterable
from types import FrameType, ModuleType
from typing import Any
from weakref import ProxyTypes

from orrery.kernel.dice import Dice
from orrery.kernel.game import Game
from orrery.kernel.perspective import Perspective

MOST = 100_000  # things that it looks at


class Cheat:
    """Says by its failure what it has found, and otherwise makes the first move."""

    def __init__(self, seed: int | str, commitment: str = "") -> None:
        self.commitment = commitment  # SHA-256 of the key, as it is published

    def choose(self, perspective: Perspective) -> int:
        games = [
            thing
            for thing in gc.get_objects()
            if not leads_nowhere(thing) and isinstance(thing, Game | Dice)
        ]
        if holds_key([perspective, *frames(), *games, sys.argv], self.commitment):
            raise RuntimeError("found the key")
        return perspective.options[0]


def frames() -> Iterable[FrameType]:
    """Those that have called it."""
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        yield frame
        frame = frame.f_back


def holds_key(roots: Iterable[object], commitment: str) -> bool:
    """Whether the key can be reached from these things, by whatever way there is."""
    return any(
        isinstance(thing, bytes) and hashlib.sha256(thing).hexdigest() == commitment
        for thing in reachable(roots)
    )


def reachable(roots: Iterable[object]) -> Iterable[Any]:
    """All that can be reached, but for what belongs to the program itself."""
    seen: set[int] = set()
    waiting = deque(roots)
    while waiting and len(seen) < MOST:
        thing = waiting.popleft()
        if id(thing) not in seen and not leads_nowhere(thing) and not belongs_to_program(thing):
            seen.add(id(thing))
            yield thing
            if isinstance(thing, FrameType):
                waiting += thing.f_locals.values()
            else:
                waiting += gc.get_referents(thing)


def leads_nowhere(thing: object) -> bool:
    """A weak reference: it holds nothing, and can't even be asked for a class that is gone."""
    return type(thing) in ProxyTypes


def belongs_to_program(thing: object) -> bool:
    """Modules with their globals, and classes."""
    return isinstance(thing, ModuleType | type) or (
        isinstance(thing, dict) and "__builtins__" in thing
    )
