"""A table in memory: its row, its match, its chat, and who watches it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

from orrery.kernel.campaign import Chapter
from orrery.kernel.feed import Record
from orrery.kernel.game import SPECTATOR
from orrery.kernel.match import Match
from orrery.kernel.pending import Pending
from orrery.server.archive import Opened
from orrery.server.chronicles import Chronicle
from orrery.server.foreseeing import Foreseen
from orrery.server.journals import Journalled, append
from orrery.server.limiting import Bucket, Budget
from orrery.server.planning import PlannedTurn, planned_turn
from orrery.server.refusals import Refuse
from orrery.server.settings import Settings
from orrery.server.situation import Seen, Situation, is_still_so, seen_of, situation_of
from orrery.server.store import ChatRow, EntryRow, Mark, TableRow
from orrery.server.wire import Code, TableInfo

_EMPTY_BYTES = 100_000  # of a table with views for those who watch it
_ENTRY_BYTES = 4_000  # of an entry with its events, in the matches of all titles at most
_ANSWER_BYTES = 2_000  # of an outlook, or of why a move is not legal
RECENT_CHAT = 100  # lines that are kept in memory, and that a new watcher gets


class Watcher(Protocol):
    """Somebody who wants to know what happens at a table."""

    @property
    def identity(self) -> str | None: ...
    @property
    def address(self) -> str: ...

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
        self.chronicle: Chronicle | None = None  # of a match that is over, in place of the match
        self.commands: dict[str, EntryRow] = {}
        self.chat: list[ChatRow] = []
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self.info: TableInfo | None = None  # what everybody is told of the row and who is here
        self._seen: dict[int, Seen] = {}
        self._situations: dict[int, Situation] = {}
        self._pending: dict[int, Pending] = {}
        self._present: tuple[frozenset[str], int] | None = None
        self._voices: dict[str, Bucket] = {}
        self._foreseen: dict[int, Foreseen] = {}
        self._planned: dict[int, PlannedTurn] = {}

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def mark(self) -> Mark:
        """How far this worker knows the table."""
        return Mark(self.row.version, self.next_line)

    @property
    def weight(self) -> int:
        """How many bytes this takes, roughly: of its match, and of what was looked ahead."""
        entries = 0
        if self.journalled is not None:
            entries = len(self.journalled.match.journal.entries)
        elif self.chronicle is not None:
            entries = len(self.chronicle.story.done)
        answers = sum(one.kept for one in self._foreseen.values())
        answers += sum(one.kept for one in self._planned.values())
        return _EMPTY_BYTES + _ENTRY_BYTES * entries + _ANSWER_BYTES * answers

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return None if self.journalled is None else self.journalled.match

    @property
    def next_chapter(self) -> Chapter | None:
        """The chapter of a campaign that follows from the match, when it is over."""
        if self.chronicle is not None:
            return self.chronicle.head.following
        return None if self.match is None else self.match.next_chapter

    def saved(self) -> str | None:
        """The journal of the match, when it is over."""
        if self.chronicle is not None:
            return self.chronicle.head.save
        return self.match.save() if self.match is not None and self.match.is_over else None

    @property
    def has_begun(self) -> bool:
        """Whether there is something to see."""
        return self.journalled is not None or self.chronicle is not None

    def read(self, opened: Opened) -> None:
        """Take over what the store has."""
        self.commands = {}
        self.remember(opened.entries)
        self.chronicle = opened.chronicle
        self.settle(opened.row, opened.journalled)

    def settle(
        self, row: TableRow, journalled: Journalled | None, hidden_by: int | None = None
    ) -> None:
        """Take over what is durable now, and tell everyone who watches.

        `hidden_by` is the seat that has acted if nobody else can see it yet: then the views of
        others stay as they are, and those for whom nothing else has changed are not even woken.
        """
        self.row = row
        self.info = None
        self.journalled = journalled
        if journalled is None or hidden_by is None:
            self._seen, self._situations, self._pending = {}, {}, {}
            self.tell()
            return
        self._seen.pop(hidden_by, None)
        self._pending.pop(hidden_by, None)
        self._situations = {
            viewer: known
            for viewer, known in self._situations.items()
            if viewer != hidden_by and is_still_so(known, journalled, viewer)
        }
        for watcher in self.watchers:
            if not self._situations.keys() >= self._viewers(watcher):
                watcher.wake(self.id)

    def _viewers(self, watcher: Watcher) -> set[int]:
        """From where somebody may be looking."""
        own = seats_of(self.row, watcher.identity)
        return {SPECTATOR, *own} if len(own) > 1 else set(own or [SPECTATOR])

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
        seats = {entry.seat for entry in entries}
        all_moves = row.version == self.row.version + len(entries)
        hidden = len(seats) == 1 and all_moves and self.journalled.hides(ahead)
        self.settle(row, ahead, seats.pop() if hidden else None)

    def hear(self, lines: Sequence[ChatRow]) -> None:
        """Keep what is said, the recent lines of it, each once."""
        new = [line for line in lines if line.number >= self.next_line]
        self.chat = [*self.chat, *new][-RECENT_CHAT:]

    @property
    def next_line(self) -> int:
        """The number of the first line of chat that is not known yet."""
        return self.chat[-1].number + 1 if self.chat else 0

    def voice(self, identity: str, settings: Settings) -> Bucket:
        """How much somebody may say still."""
        fresh = Bucket(settings.lines_per_second, settings.line_burst)
        return self._voices.setdefault(identity, fresh)

    def tell(self) -> None:
        """Wake everyone who watches."""
        self._present = self.info = None
        for watcher in self.watchers:
            watcher.wake(self.id)

    def resync(self) -> None:
        """Let everyone who watches begin again."""
        for watcher in list(self.watchers):
            watcher.resync(self.id)

    def pending(self) -> list[Pending]:
        """What the seats have to decide, with all their options."""
        match = self.match
        if match is None:
            return []
        seats = match.deciders()
        for seat in seats:
            if seat not in self._pending:
                self._pending[seat] = match.pending_for(seat)
        return [self._pending[seat] for seat in seats]

    def situation(self, viewer: int) -> Situation:
        """What a viewer may know, made once per change and viewer."""
        found = self._situations.get(viewer)
        if found is None and self.chronicle is not None:
            found = self._situations[viewer] = self.chronicle.situation(viewer)
        if found is None:
            assert self.journalled is not None
            same = self.journalled.match.viewpoint(viewer)
            if same not in self._seen:
                self._seen[same] = seen_of(self.journalled.match, same)
            found = situation_of(self.journalled, self.pending(), viewer, self._seen[same])
            self._situations[viewer] = found
        return found

    def events(self, viewer: int, since: int) -> list[Record]:
        """What a viewer has been told, from the event with this number on."""
        if self.chronicle is not None:
            return self.chronicle.events(viewer, since)
        return [] if self.match is None else self.match.events(since, viewer)

    def foreseen(self, seat: int, decision: str) -> Foreseen:
        """What is foreseen for the decision of a seat that waits now, whoever asks for it.

        The name of a decision covers all that its seat knows, so what was worked out stays true for
        as long as the decision is called so.
        """
        if self.match is None or self.decision_of(seat) != decision:
            raise Refuse(Code.STALE, "this decision is not up any more; look again")
        found = self._foreseen.get(seat)
        if found is None or found.decision != decision:
            found = self._foreseen[seat] = Foreseen(
                self.match.title, self.match.position(), seat, decision
            )
        return found

    def planned(self, seat: int, moves: Sequence[str], budget: Budget) -> PlannedTurn:
        """Where moves would lead in the next turn of a seat that waits; the last one is kept."""
        if self.match is None or not self.situation(seat).plans:
            raise Refuse(Code.STALE, "there is no turn to plan now; look again")
        known = self.situation(seat).fingerprint
        found = self._planned.get(seat)
        if found is None or not found.is_of(known, moves):
            found = self._planned[seat] = planned_turn(self.match, seat, moves, known, budget)
        return found

    def decision_of(self, seat: int) -> str | None:
        """The name of the decision that waits for a seat."""
        own = [asked.decision for asked in self.situation(seat).asked if asked.seat == seat]
        return own[0] if own else None

    def seat_of(self, identity: str | None) -> int | None:
        """The seat on which somebody sits, the first of several."""
        return seat_of(self.row, identity)

    def seat_among(self, identity: str | None, wanted: int | None) -> int | None:
        """The seat from which somebody looks: their own, or the wanted one if they have several."""
        own = seats_of(self.row, identity)
        if len(own) > 1:
            return wanted if wanted in own else None
        return own[0] if own else None

    def played_from(self) -> str | None:
        """An address from which somebody who plays here is connected to this worker."""
        here = [w.address for w in self.watchers if self.seat_of(w.identity) is not None]
        return min(here, default=None)

    def online(self) -> frozenset[str]:
        """The identities that watch this table now."""
        return self._presence()[0]

    def spectators(self) -> int:
        """How many watch without a seat."""
        return self._presence()[1]

    def _presence(self) -> tuple[frozenset[str], int]:
        """Counted once per change, because everyone who watches is told."""
        if self._present is None:
            here = [watcher.identity for watcher in self.watchers]
            without = sum(self.seat_of(identity) is None for identity in here)
            self._present = (frozenset(who for who in here if who is not None), without)
        return self._present


def belongs_to(row: TableRow, identity: str | None) -> bool:
    """Whether somebody sits at a table or has set it up."""
    return seat_of(row, identity) is not None or (identity is not None and row.host == identity)


def seat_of(row: TableRow, identity: str | None) -> int | None:
    """The seat on which somebody sits: of several on one device the own one, not a guest's."""
    own = seats_of(row, identity)
    if len(own) > 1:
        return min(own, key=lambda number: (row.seats[number].guest, number))
    return own[0] if own else None


def seats_of(row: TableRow, identity: str | None) -> list[int]:
    """The seats that somebody plays, on one device with their guests."""
    if identity is None:
        return []
    return [number for number, seat in enumerate(row.seats) if seat.identity == identity]
