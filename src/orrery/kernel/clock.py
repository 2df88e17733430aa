"""How much time there is for a decision."""

from __future__ import annotations

import math
import time


class Clock:
    """Runs from when it is made. Without a limit there is always time left."""

    def __init__(self, seconds: float = math.inf) -> None:
        self._until = time.monotonic() + seconds

    def left(self) -> float:
        """Seconds that are left, less than 0 when the time is over; infinite without a limit."""
        return self._until - time.monotonic()
