"""What is kept: identities, tables, journals; in SQLite or PostgreSQL, behind one interface."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from orrery.server.store.companions import Companions
from orrery.server.store.notices import Notices
from orrery.server.store.results import Results

Hash = bytes  # SHA-256
MOST_OF_A_HOST: Final = 3  # tables in a list for everyone
KEPT_LINES: Final = 500  # of chat at a table; older ones go when somebody speaks


class Taken(Exception):
    """Something with this key is there already: another worker or an earlier try was first."""


class Unusable(Exception):
    """The store can't be reached or used; the message says why and what would be right."""


class Full(Unusable):
    """There is no room left to keep anything."""


class Failing(Unusable):
    """The disk can't be read or written, which no further try will change."""


class Damaged(Unusable):
    """What is kept can't be read any more."""


class Identity(msgspec.Struct, frozen=True):
    """A person, known by the tokens of their devices and, if they like, by a handle."""

    id: str
    name: str
    named: bool  # has chosen the name
    handle: str | None = None
    password: str | None = None  # argon2
    created: float = 0


class Passkey(msgspec.Struct, frozen=True):
    """A WebAuthn credential of an identity."""

    credential: bytes
    identity: str
    public_key: bytes
    counter: int


class OrderRow(msgspec.Struct, frozen=True):
    """A standing order of a seat, which ends when its term is another number than this."""

    name: str
    term: int


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits on a seat: an identity, a bot of a level, or nobody yet."""

    kind: str  # "person", "bot" or "open"
    name: str = ""
    identity: str | None = None
    level: str = ""
    guest: bool = False  # somebody else who plays on the device of this identity
    orders: list[OrderRow] = []  # known to this seat alone


class HandRow(msgspec.Struct, frozen=True):
    """A player's hand of the clock; a bot's never runs."""

    left: float  # seconds, when it began to run or has stopped
    since: float | None = None  # when it began to run
    missed: int = 0  # turns in a row for which the time was not enough
    helped: bool = False  # a bot plays this turn to its end


class ClockRow(msgspec.Struct, frozen=True):
    """The clock of a table: seconds for each turn ("relaxed") or for the match ("live")."""

    kind: str
    seconds: float
    increment: float  # seconds that come back with the end of a turn
    hands: list[HandRow] = []


class TableRow(msgspec.Struct, frozen=True):
    """A table without its journal. `version` counts the changes of this row."""

    id: str
    game: str
    rules: str
    content: str
    options: bytes  # JSON
    key: bytes  # of the dice: a secret until the match is over
    invitation: str
    host: str
    private: bool
    status: str  # "open", "playing" or "over"
    seats: list[SeatRow]
    created: float
    updated: float
    version: int = 0
    start: bytes | None = None  # a position to begin with, and what was told before it, as JSON
    forked_from: str | None = None
    forked_entry: int | None = None
    rematch: str | None = None
    asked: list[int] = []  # seats that have to decide, for the lists of tables
    round: int = 0
    chapter: bytes | None = None  # of a campaign, as in the header of the journal, as JSON
    previous: str | None = None  # the table of the chapter before
    following: str | None = None  # the table of the next chapter
    clock: ClockRow | None = None
    deadline: float | None = None  # when the first hand of the clock runs out
    winners: list[int] | None = None  # by number, when it is over; none if all have lost
    rated: bool = False  # whether its end changes ratings


class Rewritten(NamedTuple):
    """A table without somebody: its row, the checks of its entries, and part 0 of its record."""

    gone: str
    row: TableRow
    checks: Mapping[int, str]
    head: bytes | None


class EntryRow(msgspec.Struct, frozen=True):
    """An entry of a journal: a move in its notation, or an undo (None)."""

    seq: int
    seat: int
    move: str | None
    command: str
    at: float
    check: str  # the journal's chain up to here


class Traced(NamedTuple):
    """An entry with what it led to."""

    entry: EntryRow
    trace: bytes | None


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    name: str
    identity: str | None
    text: str
    at: float


class Mark(NamedTuple):
    """How far a table has come: the version of its row, and how many lines of chat it has."""

    version: int
    lines: int


class SnapshotRow(msgspec.Struct, frozen=True):
    """The position after so many entries, and what had been told: what an older version left."""

    seq: int
    rules: str
    content: str
    body: bytes


class Store(Results, Companions, Notices, Protocol):
    """Everything that survives. What a method has returned from is durable.

    Methods raise Taken where a key is there already, KeyError where something is missing (lists are
    empty then), ValueError for texts with a NUL, and Unusable when the database doesn't answer
    (Full and Damaged where only its host can help); a change that ends so may still have happened.
    Nothing else that raises has changed anything.
    """

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def examine(self) -> None:
        """Damaged if what is kept is not in order; a while's work, before it is opened."""
        ...

    async def check(self) -> None:
        """Write something without a meaning; Unusable if that can't be done."""
        ...

    # Identities
    async def add_identity(self, identity: Identity, token: Hash) -> None: ...
    async def identity(self, identity: str) -> Identity: ...
    async def identity_by_token(self, token: Hash) -> Identity | None: ...
    async def identity_by_handle(self, handle: str) -> Identity | None: ...
    async def save_identity(self, identity: Identity) -> None:
        """Raises Taken if the handle belongs to somebody else."""
        ...

    async def add_token(self, identity: str, token: Hash) -> None: ...
    async def remove_token(self, token: Hash) -> None: ...
    async def replace_tokens(self, identity: str, token: Hash) -> None:
        """Let this be the only token of an identity."""
        ...

    async def add_passkey(self, passkey: Passkey) -> None: ...
    async def passkey(self, credential: bytes) -> Passkey | None: ...
    async def passkeys(self, identity: str) -> list[Passkey]: ...
    async def count_passkey(self, credential: bytes, counter: int) -> None: ...

    # Tables
    async def add_table(self, table: TableRow) -> None: ...
    async def table(self, table: str) -> TableRow: ...
    async def save_table(self, table: TableRow) -> None:
        """Replace a row whose version is one lower; Taken if another change was first."""
        ...

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        """How far tables have come, by their ids; cheap, to see which have changed."""
        ...

    async def tables_of(self, identity: str, limit: int, skip: int = 0) -> list[TableRow]:
        """Tables where the identity sits or is the host, the last changed first."""
        ...

    async def last_finished(self, identity: str, but: Sequence[bytes] = ()) -> list[TableRow]:
        """Of each game the table whose match the identity finished last, without these keys."""
        ...

    async def open_tables(self, limit: int, skip: int = 0) -> list[TableRow]:
        """Public tables with an open seat that have not begun, the newest first.

        No host has more than MOST_OF_A_HOST of them, so that nobody fills the list alone.
        """
        ...

    async def finished_tables(self, limit: int, skip: int = 0) -> list[TableRow]:
        """Public tables whose match is over, the last changed first; of a host as many."""
        ...

    async def matches_of(self, host: str) -> list[TableRow]:
        """Tables in play of this host."""
        ...

    async def playing_tables(self, with_bots: bool = False, with_orders: bool = False) -> list[str]:
        """The ids of all tables in play, or of those at which a bot sits."""
        ...

    async def deadlines(self, before: float) -> list[tuple[str, float]]:
        """Tables on which somebody's time runs out before then, with the moment of it."""
        ...

    # Journals
    async def entries(self, table: str, since: int = 0) -> list[EntryRow]:
        """Entries from seq `since` on. The first is 0, so `since` is how many one has."""
        ...

    async def append(
        self, table: TableRow, entry: EntryRow, trace: bytes | None = None, whole: bool = True
    ) -> None:
        """Add an entry, with what it led to, and the changed row of its table in one transaction.

        It is cheaper if not the whole row has changed but only what changes with every move: its
        version, updated, asked and round.
        Taken if the entry's seq or command is there already, or the row has changed: its version
        must be one lower, as in save_table. ValueError if the entry would leave a gap.
        """
        ...

    async def command(self, table: str, command: str) -> EntryRow | None: ...
    async def traces(self, table: str, since: int = 0) -> list[Traced]:
        """Entries from seq `since` on, with what they led to as far as that is known."""
        ...

    async def add_traces(self, table: str, traces: Mapping[int, bytes]) -> None:
        """Say what entries led to that were stored without it, by their seq."""
        ...

    async def is_traced(self, table: str, since: int) -> bool:
        """Whether of all entries from seq `since` on it is known what they led to."""
        ...

    async def add_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        """Keep a snapshot; those after fewer entries are forgotten."""
        ...

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """The latest one."""
        ...

    # Chronicles
    async def add_chronicle(self, table: str, parts: Sequence[bytes]) -> None:
        """Keep the chronicle of a finished match; its traces are forgotten.

        Taken if it has one: a chronicle is written once.
        """
        ...

    async def chronicle(self, table: str, part: int) -> bytes | None:
        """A part of a chronicle."""
        ...

    async def unrecorded_tables(self) -> list[str]:
        """The ids of tables whose match is over and has no chronicle."""
        ...

    # Analyses
    async def add_analysis(self, table: str, seat: int, body: bytes) -> None:
        """Keep what was found out about the decisions of a seat; Taken if that is known."""
        ...

    async def analysis(self, table: str, seat: int) -> bytes | None: ...

    # Chat
    async def add_chat(self, table: str, name: str, identity: str | None, text: str) -> ChatRow: ...
    async def chat(self, table: str, since: int = 0, limit: int = 1_000_000) -> list[ChatRow]:
        """Lines from number `since` on, the last ones if they are more than `limit`.

        The first is 0, so `since` is how many one has.
        """
        ...

    async def is_muted(self, identity: str) -> bool:
        """Whether somebody may not chat."""
        ...

    # Leases: one worker at a time thinks for a bot or watches a clock
    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Whether the holder has the lease now, for so long."""
        ...

    async def release(self, name: str, holder: str) -> bool:
        """End a lease; whether the holder had it until now."""
        ...

    # People who want to have their data, or to be forgotten
    async def chat_of(self, identity: str) -> list[tuple[str, ChatRow]]:
        """What somebody has said, with the table where it was said."""
        ...

    async def rewrite(self, table: Rewritten) -> None:
        """Replace a row as save_table does, and what goes with its names.

        For names that may not be known any more: nothing else ever changes what was played.
        """
        ...

    async def remove_lines_of(self, identity: str) -> None:
        """Remove all that somebody has said."""
        ...

    async def remove_identity(self, identity: str) -> None:
        """Remove somebody, with all that they can be known by."""
        ...

    # Retention: what nobody needs any more
    async def stale_tables(self, status: str, before: float, limit: int) -> list[str]:
        """Tables of this status that have not changed since then, the oldest first."""
        ...

    async def remove_table(self, table: str, before: float) -> None:
        """Remove a table with all that belongs to it, unless it has changed since then."""
        ...

    async def remove_chat(self, before: float) -> None:
        """Remove lines that were said before then."""
        ...

    async def remove_guests(self, before: float) -> None:
        """Remove those who came before then, belong to no table and can't log in elsewhere."""
        ...

    async def remove_leases(self) -> None:
        """Remove what has run out: leases, challenges, allowances."""
        ...

    # Allowances: what may be done a few times, by whichever worker
    async def allow(self, name: str, most: int, seconds: float) -> bool:
        """Whether it may be done once more: `most` times at once, and as often again in a while.

        It comes back bit by bit, all of it after so many seconds.
        """
        ...


class Bus(Protocol):
    """Tells all workers that a table has changed. A hint, nothing more: the store is the truth."""

    @property
    def is_alone(self) -> bool:
        """Whether there is nobody to hear what is published but the one who publishes it."""
        ...

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def publish(self, table: str) -> None: ...
    def changes(self) -> AsyncIterator[str]:
        """The ids of tables that have changed, also by this worker; "" when some may be missed.

        Listens from this call on, and ends when the bus closes. A table comes once for each time it
        was published, except around a "".
        """
        ...
