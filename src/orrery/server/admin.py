"""What those who run a server may see and do: tables and people, from outside of any match."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from orrery.games import is_known
from orrery.kernel.errors import InvalidOption, InvalidSave, OrreryError, shown
from orrery.server import bookkeeping, farewell, journals
from orrery.server.chronicles import head_in, reel_in, reel_of
from orrery.server.hall import Hall
from orrery.server.metrics import Metrics
from orrery.server.settings import Settings
from orrery.server.store import EntryRow, Identity, SnapshotRow, TableRow
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
    """A table, how long its journal is, as far as which entry that is sound, and its record."""

    table: TableReport
    rules: str
    entries: int
    sound: int
    problem: str | None
    record: str | None  # what is wrong with the chronicle
    lines: int


class Mending(msgspec.Struct, frozen=True):
    """What can be done for a table that is not sound, in words for whoever decides it."""

    row: TableRow
    entries: int  # that are kept
    checks: dict[int, str]  # of entries, made anew
    redrawn: bool  # whether the chronicle is made anew
    question: str
    outcome: str


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
    record = await _record_problem(store, row)
    return Inspection(_report(row), row.rules, len(entries), sound, problem, record, lines)


async def close(store: Kept, table_id: str) -> None:
    """Remove a table with all that happened there, its result too."""
    await _row(store, table_id)
    await store.remove_table(table_id, before=math.inf)
    await store.remove_result(table_id)


async def mending(store: Kept, found: Inspection) -> Mending:
    """What would repair a table; nothing is given up for it that merely can't be checked here."""
    row = await _row(store, found.table.id)
    if not is_known(row.game) or not journals.is_current(row):
        raise InvalidOption(
            f"table {row.id} was begun with a game, rules or components that are not here "
            f"({row.game}, rules {row.rules}), so nothing of it is changed"
        )
    if row.status == "over":
        return _redrawing(row, found)
    entries = await store.entries(row.id)
    snapshot = await store.snapshot(row.id)
    if snapshot is not None and snapshot.seq > found.sound and _leads_on(row, snapshot):
        raise InvalidOption(
            f"table {row.id} goes on from its snapshot by itself when somebody opens it"
        )
    try:
        journalled, _ = journals.sound_part(row, entries)
    except InvalidSave as error:
        raise InvalidOption(
            f"nothing can be saved of table {row.id} ({error}): restore a backup"
        ) from error
    whole = journals.played_again(journalled.copy(), entries)
    if whole is not None and journals.fits(row, whole.match):
        return _checked_anew(row, whole)
    return Mending(
        replace(row, updated=time.time(), **journals.progress_of(journalled.match)),
        entries=journalled.seq,
        checks={},
        redrawn=False,
        question="Forget the others, and let the match go on from there?",
        outcome=f"table {row.id} goes on after entry {journalled.seq}",
    )


def _redrawing(row: TableRow, found: Inspection) -> Mending:
    if found.problem is not None:
        raise InvalidOption(
            f"the match of table {row.id} is over and can't go on from an earlier entry, so "
            "nothing of it is changed: restore a backup to have it whole again"
        )
    return Mending(
        row,
        entries=found.entries,
        checks={},
        redrawn=True,
        question="Remove the record, to have it made anew from the journal, which is sound?",
        outcome=f"the record of table {row.id} is made anew when the server starts",
    )


def _leads_on(row: TableRow, snapshot: SnapshotRow) -> bool:
    try:
        journals.left_behind(row, snapshot)
    except (OrreryError, msgspec.MsgspecError):
        return False
    return True


def _checked_anew(row: TableRow, whole: journals.Journalled) -> Mending:
    done = whole.match.journal.entries
    return Mending(
        row,
        entries=whole.seq,
        checks={whole.base + number: entry.check for number, entry in enumerate(done)},
        redrawn=False,
        question="Keep all of them, which can be played and lead to where the match stands?",
        outcome=f"table {row.id} keeps all its entries, with new checks",
    )


async def repair(store: Kept, mending: Mending) -> None:
    """Carry out what was found."""
    row = replace(mending.row, version=mending.row.version + 1)
    await store.mend(row, mending.entries, mending.checks, mending.redrawn)


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
    if not is_known(row.game):
        return 0, f"not checked, because there is no game called {shown(row.game)} here"
    if not journals.is_current(row):
        return 0, f"not checked, because it was begun with other rules or components ({row.rules})"
    try:
        journalled, problem = journals.sound_part(row, entries)
    except (InvalidSave, msgspec.MsgspecError) as error:
        return 0, str(error)
    return journalled.seq, problem


async def _record_problem(store: Kept, row: TableRow) -> str | None:
    """What is wrong with the chronicle of a match, if it has one."""
    part = await store.chronicle(row.id, 0)
    if part is None:
        return None
    try:
        head = head_in(part)
        for number in range(1, reel_of(len(head.done)) + 1):
            reel = await store.chronicle(row.id, number)
            if reel is None:
                return f"part {number} is missing"
            reel_in(reel)
    except InvalidSave as error:
        return str(error)
    return None
