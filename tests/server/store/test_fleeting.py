"""What is known for a while only."""

from __future__ import annotations

import math
import time

from orrery.server.store.fleeting import Fleeting


def test_what_has_run_out_is_not_known() -> None:
    known: Fleeting[str] = Fleeting()
    known.put("for ever", "x", math.inf)
    known.put("no more", "y", time.monotonic())
    assert known.get("for ever") == ("x", math.inf)
    assert known.get("no more") is None
    known.pop("for ever")
    assert known.get("for ever") is None


def test_what_has_run_out_is_forgotten() -> None:
    known: Fleeting[int] = Fleeting()
    for number in range(100_000):
        known.put(f"{number}", number, 0.0)
    assert len(known) <= 1000


def test_many_that_last_are_not_looked_through_again_and_again() -> None:
    looked = 0

    class Watched(Fleeting[int]):
        def _forget(self) -> None:
            nonlocal looked
            looked += len(self)
            super()._forget()

    known = Watched()
    for number in range(20_000):
        known.put(f"{number}", number, math.inf)
    assert len(known) == 20_000
    assert looked < 2 * 20_000
