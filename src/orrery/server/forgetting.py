"""Which tables a worker forgets: those where nobody is, after a while or when memory is scarce."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final

from orrery.server.settings import Settings
from orrery.server.tables import Table

_MEGABYTE: Final = 1_000_000
_GRACE: Final = 30.0  # seconds in which a table is still in somebody's hands


def is_room(tables: Collection[Table], settings: Settings) -> bool:
    """Whether one more may be kept in memory."""
    return sum(table.weight for table in tables) < settings.table_memory * _MEGABYTE


def to_forget(tables: Collection[Table], settings: Settings) -> list[Table]:
    """Tables that nobody has needed for long, and if all are too much the others, oldest first."""
    now = time.monotonic()
    unused = [one for one in tables if not one.watchers and not one.lock.locked()]
    unused.sort(key=lambda table: table.used)
    left = sum(table.weight for table in tables)
    forgotten = []
    for table in unused:
        scarce = left >= settings.table_memory * _MEGABYTE and table.used < now - _GRACE
        if scarce or table.used < now - settings.idle:
            forgotten.append(table)
            left -= table.weight
    return forgotten
