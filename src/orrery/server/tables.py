"""A table in memory: its row, its match, its chat, and who watches it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

from orrery.kernel.match import Match, Pending
from orrery.server.journals import Journalled, append
from orrery.server.situation import Situation, situation_of
from orrery.server.store import ChatRow, EntryRow, TableRow


class Watcher(Protocol):
    """Somebody who wants to know what happens at a table."""

    @property
    def identity(self) -> str | None: ...

    def wake(self, table: str) -> None:
        """Something has changed at a table; what, is found by looking."""
        ...

    def resync(self, table: str) -> None:
        """The table was opened anew: what was told before doesn't count any more."""
        ...


class Table:
    """What a worker knows of a table. Changes come from `Hall` alone, under the lock."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.journalled: Journalled | None = None
        self.commands: dict[str, EntryRow] = {}
        self.chat: list[ChatRow] = []
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self._situations: dict[int, Situation] = {}
        self._pending: list[Pending] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return None if self.journalled is None else self.journalled.match

    def settle(self, row: TableRow, journalled: Journalled | None) -> None:
        """Take over what is durable now, and tell everyone who watches."""
        self.row = row
        self.journalled = journalled
        self._situations = {}
        self._pending = None
        self.tell()

    def remember(self, entries: Sequence[EntryRow]) -> None:
        """Know these commands again."""
        self.commands |= {entry.command: entry for entry in entries}

    def follow(self, row: TableRow, entries: Sequence[EntryRow]) -> None:
        """Catch up with entries that another worker has appended."""
        assert self.journalled is not None
        ahead = self.journalled.copy()
        for entry in entries:
            append(ahead, entry)
        self.remember(entries)
        self.settle(row, ahead)

    def tell(self) -> None:
        """Wake everyone who watches."""
        for watcher in self.watchers:
            watcher.wake(self.id)

    def pending(self) -> list[Pending]:
        """What the seats have to decide, with all their options."""
        if self._pending is None:
            self._pending = [] if self.match is None else self.match.pending()
        return self._pending

    def situation(self, viewer: int) -> Situation:
        """What a viewer may know, made once per change and viewer."""
        assert self.journalled is not None
        found = self._situations.get(viewer)
        if found is None:
            found = situation_of(self.journalled, self.pending(), viewer)
            self._situations[viewer] = found
        return found

    def seat_of(self, identity: str | None) -> int | None:
        """The seat on which somebody sits."""
        return seat_of(self.row, identity)

    def online(self) -> set[str]:
        """The identities that watch this table now."""
        return {watcher.identity for watcher in self.watchers if watcher.identity is not None}

    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(self.seat_of(watcher.identity) is None for watcher in self.watchers)


def seat_of(row: TableRow, identity: str | None) -> int | None:
    """The seat on which somebody sits."""
    if identity is None:
        return None
    seats = [number for number, seat in enumerate(row.seats) if seat.identity == identity]
    return seats[0] if seats else None
