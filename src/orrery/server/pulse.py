"""The pulse of a worker: how late its event loop runs, and how much memory it has."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from orrery.server.metrics import Metrics

_BEAT: Final = 0.5  # seconds
_MEMORY: Final = Path("/proc/self/statm")


class Pulse:
    """Measures as long as it is open."""

    def __init__(self, metrics: Metrics, beat: float = _BEAT) -> None:
        self._metrics = metrics
        self._beat = beat
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to measure."""
        self._task = asyncio.create_task(self._measure())

    async def close(self) -> None:
        """End it."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _measure(self) -> None:
        while True:
            self._metrics.memory.set(memory())
            due = time.monotonic() + self._beat
            await asyncio.sleep(self._beat)
            self._metrics.lag.observe(max(0.0, time.monotonic() - due))


def memory() -> int:
    """The bytes that this process has in memory; 0 where the system does not tell."""
    try:
        pages = int(_MEMORY.read_text().split()[1])
    except OSError:
        return 0
    from resource import getpagesize  # not everywhere

    return pages * getpagesize()
