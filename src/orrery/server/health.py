"""Whether a server is well: it can keep something."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from orrery.server.store import Store

_LASTS: Final = 1.0  # seconds: whoever asks more often causes no more writing


class Health:
    """Tries the store when it is asked, and remembers for a moment that it was well."""

    def __init__(self, store: Store, lasts: float = _LASTS) -> None:
        self._store = store
        self._lasts = lasts
        self._lock = asyncio.Lock()
        self._well_until = 0.0

    async def check(self) -> None:
        """Unusable, with the reason, unless something can be written now."""
        async with self._lock:
            if time.monotonic() >= self._well_until:
                await self._store.check()
                self._well_until = time.monotonic() + self._lasts
