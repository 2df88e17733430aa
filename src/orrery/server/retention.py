"""How long things are kept: what has come to its end is removed, a little at a time."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Final

import structlog

from orrery.server.settings import Settings
from orrery.server.store import Store

log = structlog.get_logger()

_DAY: Final = 86_400.0
_AT_ONCE: Final = 100  # tables between which others write
_LEASE: Final = 600.0  # seconds in which one worker does this for all


class Retention:
    """Removes what is older than the host wants to keep, now and then."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._worker = secrets.token_hex(8)
        self._loop: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to look."""
        self._loop = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Look no more."""
        if self._loop is not None:
            self._loop.cancel()
            with suppress(asyncio.CancelledError):
                await self._loop

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._settings.retention)
            try:
                if await self._store.lease("retention", self._worker, _LEASE):
                    await self.sweep()
            except Exception as error:
                log.warning("what is old can't be removed", error=type(error).__name__)

    async def sweep(self) -> None:
        """Remove everything that has come to its end."""
        settings, now = self._settings, time.time()
        for status, days in (
            ("open", settings.open_table_days),
            ("over", settings.finished_table_days),
            ("playing", settings.abandoned_table_days),
        ):
            if days > 0:
                await self._remove_tables(status, now - days * _DAY)
        if settings.chat_days > 0:
            await self._store.remove_chat(now - settings.chat_days * _DAY)
        if settings.guest_days > 0:  # after the tables, which keep those who sit there
            await self._store.remove_guests(now - settings.guest_days * _DAY)
        await self._store.remove_unconfirmed(now - _DAY)
        await self._store.remove_leases()

    async def _remove_tables(self, status: str, before: float) -> None:
        while stale := await self._store.stale_tables(status, before, _AT_ONCE):
            for table in stale:
                await self._store.remove_table(table, before)
            log.info("old tables were removed", status=status, count=len(stale))
