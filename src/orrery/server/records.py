"""What is written down beside journals: snapshots for later versions, and chronicles.

What has been done is durable without them: one that can't be written is logged, and nobody waits.
"""

from __future__ import annotations

from contextlib import suppress

import structlog

from orrery.server import journals
from orrery.server.archive import Archive
from orrery.server.logs import where
from orrery.server.store import Store, TableRow, Taken
from orrery.server.tables import Table

log = structlog.get_logger()


class Records:
    """Keeps snapshots of tables in play, and the chronicles of those that are over."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self._store = store
        self._archive = archive

    async def snapshot(self, table: Table) -> None:
        """Keep where a match stands, if it has begun."""
        try:
            await self._snapshot(table)
        except Exception as error:
            log.warning("snapshot failed", table=table.id, error=type(error).__name__)

    async def _snapshot(self, table: Table) -> None:
        if table.journalled is not None:
            with suppress(Taken):
                snapshot = journals.snapshot_of(table.row, table.journalled)
                await self._store.add_snapshot(table.id, snapshot)

    async def chronicle(self, row: TableRow) -> None:
        """Write the chronicle of a match; if that fails, it is done at the next start."""
        try:
            await self._archive.record(row)
        except Exception as error:
            name = type(error).__name__
            log.warning("recording failed", table=row.id, error=name, at=where(error))

    async def make_up(self, worker: str) -> None:
        """Write down what is missing of the past, while the rules for it are here."""
        try:
            await self._archive.record_all(worker)
            await self._archive.trace_all()
        except Exception as error:
            log.warning("recording failed", error=type(error).__name__)
