"""What those who run a server may see and do: tables and people, from outside of any match."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from orrery.kernel.errors import InvalidOption, OrreryError
from orrery.server import bookkeeping, farewell, journals
from orrery.server.hall import Hall
from orrery.server.metrics import Metrics
from orrery.server.settings import Settings
from orrery.server.store import EntryRow, Identity, TableRow
from orrery.server.store.bus import MemoryBus
from orrery.server.store.keeping import Kept

MOST_PEOPLE: Final = 1000


class SeatReport(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    kind: str
    name: str
    identity: str | None


class TableReport(msgspec.Struct, frozen=True):
    """A table without anything that its players don't know: no key, no invitation, no position."""

    id: str
    game: str
    status: str
    private: bool
    host: str
    seats: list[SeatReport]
    round: int
    created: float
    updated: float


class Inspection(msgspec.Struct, frozen=True):
    """A table, how long its journal is, and as far as which entry that is sound."""

    table: TableReport
    rules: str
    entries: int
    sound: int
    problem: str | None
    lines: int


class PersonReport(msgspec.Struct, frozen=True):
    """Somebody, without what they prove it by."""

    id: str
    name: str
    handle: str | None
    created: float
    muted: bool
    tables: list[str]


async def tables(store: Kept, status: str | None, limit: int) -> list[TableReport]:
    """The tables, the last changed first."""
    return [_report(row) for row in await store.all_tables(status, limit)]


async def inspect(store: Kept, table_id: str) -> Inspection:
    """A table, with a look through its journal."""
    row = await _row(store, table_id)
    entries = await store.entries(table_id)
    sound, problem = _sound(row, entries)
    lines = (await store.marks([table_id]))[table_id].lines
    return Inspection(_report(row), row.rules, len(entries), sound, problem, lines)


async def close(store: Kept, table_id: str) -> None:
    """Remove a table with all that happened there, its result too."""
    await _row(store, table_id)
    await store.remove_table(table_id, before=math.inf)
    await store.remove_result(table_id)


async def repair(store: Kept, table_id: str) -> Inspection:
    """Let a match go on from the last entry that its journal is sound up to; what was wrong."""
    found = await inspect(store, table_id)
    if found.problem is None:
        return found
    row = await _row(store, table_id)
    if not journals.is_current(row):
        raise InvalidOption(
            f"table {table_id} was begun with rules {row.rules} or other components: it goes on "
            "from its snapshot by itself when somebody opens it"
        )
    match = journals.replayed(row, (await store.entries(table_id))[: found.sound]).match
    mended = replace(
        row,
        version=row.version + 1,
        updated=time.time(),
        **journals.progress_of(match),
    )
    await store.cut(mended, found.sound)
    return found


async def recount(store: Kept) -> int:
    """Count matches that are not counted yet, and make ratings and statistics anew from all."""
    await bookkeeping.count_all(store)
    return await bookkeeping.recount(store)


async def people(store: Kept, words: str, limit: int) -> list[PersonReport]:
    """People by id, handle or part of the name, the newest first."""
    return [await _person(store, one) for one in await store.identities(words, limit)]


async def mute(store: Kept, person: str, muted: bool) -> None:
    """Let somebody chat no longer, or again."""
    try:
        await store.mute(person, muted)
    except KeyError:
        raise InvalidOption(f"there is nobody with the id {person}: `people` lists them") from None


async def delete(store: Kept, person: str) -> None:
    """Forget somebody, as they can do themselves: what they played stays, by somebody.

    Servers are told nothing: they look for what others have changed by themselves.
    """
    try:
        who = await store.identity(person)
    except (KeyError, ValueError):
        raise InvalidOption(f"there is nobody with the id {person}: `people` lists them") from None
    await farewell.forget(Hall(store, MemoryBus(), Settings(), Metrics()), who)


async def _row(store: Kept, table_id: str) -> TableRow:
    try:
        return await store.table(table_id)
    except (KeyError, ValueError):
        raise InvalidOption(f"there is no table {table_id}: `tables` lists them") from None


async def _person(store: Kept, who: Identity) -> PersonReport:
    rows = await store.tables_of(who.id, MOST_PEOPLE)
    return PersonReport(
        id=who.id,
        name=who.name,
        handle=who.handle,
        created=who.created,
        muted=await store.is_muted(who.id),
        tables=[row.id for row in rows],
    )


def _report(row: TableRow) -> TableReport:
    return TableReport(
        id=row.id,
        game=row.game,
        status=row.status,
        private=row.private,
        host=row.host,
        seats=[SeatReport(seat.kind, seat.name, seat.identity) for seat in row.seats],
        round=row.round,
        created=row.created,
        updated=row.updated,
    )


def _sound(row: TableRow, entries: Sequence[EntryRow]) -> tuple[int, str | None]:
    """How many entries of a journal lead where they led when they were played, and what is wrong.

    Texts of errors may tell what is hidden, so only their kind is said.
    """
    if row.status == "open":
        return 0, None
    if not journals.is_current(row):
        return 0, f"not checked, because it was begun with other rules or components ({row.rules})"
    try:
        journalled = journals.begin(row)
    except OrreryError as error:
        return 0, f"the match can't begin: {type(error).__name__}"
    for number, entry in enumerate(entries):
        try:
            if entry.seq >= journalled.base:
                journals.append(journalled, entry)
        except OrreryError as error:
            return number, f"entry {number} can't be replayed: {type(error).__name__}"
    return len(entries), None
