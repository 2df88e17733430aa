"""How much time there is for a decision."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from typing import Final

# What counts as time. By `cpu` a process that has to wait for others thinks as long as one that
# hasn't, so that results don't depend on what else the machine does. People wait by the wall.
CLOCKS: Final[Mapping[str, Callable[[], float]]] = {
    "wall": time.monotonic,
    "cpu": time.process_time,
}


class Clock:
    """Runs from when it is made, as `now` says. Without a limit there is always time left."""

    def __init__(
        self, seconds: float = math.inf, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.now = now
        self._until = now() + seconds

    def left(self) -> float:
        """Seconds that are left, less than 0 when the time is over; infinite without a limit."""
        return self._until - self.now()
