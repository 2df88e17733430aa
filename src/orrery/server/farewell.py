"""A person's data: all of it for them, and none of it once they have gone.

What they have played stays for the others, by somebody. A journal's checks cover the names of those
who play, so it gets new checks with the new name: it can be replayed and verified as before.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import structlog
from msgspec import MsgspecError
from msgspec.structs import replace

from orrery.games import is_known
from orrery.kernel import journal as journals
from orrery.kernel.errors import InvalidSave, OrreryError
from orrery.server import clocks, lobby, statistics
from orrery.server.chronicles import Head, head_in, head_out
from orrery.server.hall import Hall
from orrery.server.journals import Journalled, is_current, sound_part
from orrery.server.notifications.wishes import channel_info, shown
from orrery.server.refusals import Refuse
from orrery.server.states import table_info
from orrery.server.store import Damaged, Identity, Rewritten, SeatRow, TableRow
from orrery.server.tables import Table, seats_of
from orrery.server.wire import Code, Me, OwnData, OwnInvitation, OwnLine, OwnNotice, OwnResult

log = structlog.get_logger()

SOMEBODY: Final = "Somebody"  # which clients say in their language
NOBODY: Final = ""  # the host of a table whose host has gone
_ALL: Final = 1_000_000
_PAGE: Final = 200  # results that are read at once


async def own_data(hall: Hall, who: Identity, me: Me) -> OwnData:
    """All that is known of somebody."""
    tables = await hall.store.tables_of(who.id, _ALL)
    lines = await hall.store.chat_of(who.id)
    wishes = await hall.store.wishes(who.id)
    notices = await hall.store.notices_of(who.id)
    return OwnData(
        me=me,
        created=who.created,
        tables=[table_info(row, who.id) for row in tables],
        left=list(await hall.store.left_by(who.id)),
        results=await _results(hall, who),
        ratings={
            row.game: statistics.rating_info(row) for row in await hall.store.ratings_of(who.id)
        },
        ignored=await hall.store.ignored_by(who.id),
        invitations=[
            OwnInvitation(asked.table_id, asked.inviter, asked.identity, asked.at)
            for asked in await hall.store.asked_with(who.id)
        ],
        lines=[OwnLine(table, line.text, line.at) for table, line in lines],
        wishes=None if wishes is None else shown(wishes),
        channels=[channel_info(channel) for channel in await hall.store.channels(who.id)],
        notices=[OwnNotice(n.table_id, n.topic, n.channel, n.began, n.state) for n in notices],
    )


async def _results(hall: Hall, who: Identity) -> list[OwnResult]:
    """What became of somebody in all their matches."""
    found: list[OwnResult] = []
    skip = 0
    while rows := await hall.store.results_of(who.id, _PAGE, skip, private=True):
        found += [
            OwnResult(row.table_id, row.game, row.ended, own.seat, own.place, own.score)
            for row, seats in rows
            for own in seats
            if own.identity == who.id
        ]
        skip += _PAGE
    return found


async def forget(hall: Hall, who: Identity) -> None:
    """Forget somebody. Their seats in matches go on as bots, all that they have said is gone."""
    await hall.store.remove_lines_of(who.id)
    left = await hall.store.left_by(who.id)
    tables = await hall.store.tables_of(who.id, _ALL)
    waiting = [row for row in tables if row.status == "open" and is_known(row.game)]
    for row in waiting:
        await _get_up(hall, row, who)
    others = [row.id for row in tables if row not in waiting]
    for table in dict.fromkeys([*others, *left]):
        await _leave_match(hall, table, who.id, left.get(table, []))
    await hall.store.remove_identity(who.id)
    await hall.void(who.id)


async def _get_up(hall: Hall, row: TableRow, who: Identity) -> None:
    """Leave a table before its match begins; one where nobody is left is removed."""
    await lobby.leave(hall, row.id, who)
    if row.host == who.id:
        if _next_host(row, who.id) == NOBODY:
            await hall.store.remove_table(row.id, time.time() + 1)
        else:
            await hall.alter(row.id, lambda now: replace(now, host=_next_host(now, who.id)))


async def _leave_match(hall: Hall, table_id: str, identity: str, left: Sequence[int]) -> None:
    """Leave a match that has begun, with the seats that somebody has `left` to bots before."""
    try:
        await hall.rewrite(table_id, lambda table: _without(hall, table, identity, left))
    except Damaged as error:  # the others are left all the same
        log.error("a broken row may keep a name", table=table_id, reason=str(error))
    except Refuse as refused:
        if refused.code not in (Code.DAMAGED, Code.UNKNOWN_GAME):
            raise
        await hall.store.rewrite(await _unopened(hall, table_id, identity, left))


async def _unopened(hall: Hall, table_id: str, identity: str, left: Sequence[int]) -> Rewritten:
    """A table that nobody can open, without somebody; what could be checked of it still can be."""
    now = await hall.store.table(table_id)
    row = _row_without(now, identity, left, hall.now())
    part = await hall.store.chronicle(table_id, 0)
    with suppress(InvalidSave):
        if part is not None:
            return _recorded_without(identity, row, await asyncio.to_thread(head_in, part))
    if now.status == "open" or not is_known(now.game) or not is_current(now):
        return Rewritten(identity, row, {}, None)
    entries = await hall.store.entries(table_id)
    try:
        sound, _ = await asyncio.to_thread(sound_part, now, entries)
    except (OrreryError, MsgspecError):
        return Rewritten(identity, row, {}, None)
    return _journalled_without(identity, row, sound)


def _row_without(row: TableRow, identity: str, left: Sequence[int], now: float) -> TableRow:
    gone = replace(
        row,
        seats=_seats_without(row, identity, left),
        host=_next_host(row, identity),
        version=row.version + 1,
    )
    return clocks.settled(gone, now)


async def _without(hall: Hall, table: Table, identity: str, left: Sequence[int]) -> Rewritten:
    """A table whose match has begun, in which somebody has become somebody."""
    await _record(hall, table)
    row = _row_without(table.row, identity, left, hall.now())
    if table.chronicle is not None:
        return _recorded_without(identity, row, table.chronicle.head)
    if table.journalled is None:
        return Rewritten(identity, row, {}, None)
    return _journalled_without(identity, row, table.journalled)


def _recorded_without(identity: str, row: TableRow, head: Head) -> Rewritten:
    save = journals.decode(head.save)
    journal = journals.renamed(save.journal, [seat.name for seat in row.seats])
    renamed = replace(head, save=journals.encode(journal, save.position, save.release))
    checks = _checks(journal, head.first + len(head.done))
    return Rewritten(identity, row, checks, head_out(renamed))


def _journalled_without(identity: str, row: TableRow, journalled: Journalled) -> Rewritten:
    journal = journals.renamed(journalled.match.journal, [seat.name for seat in row.seats])
    return Rewritten(identity, row, _checks(journal, journalled.seq), None)


async def _record(hall: Hall, table: Table) -> None:
    """A match that is over gets its chronicle first, which else would be written with the name."""
    if table.row.status == "over" and table.chronicle is None:
        await hall.archive.record(table.row)
        table.chronicle = await hall.archive.chronicle(table.row)


def _checks(journal: journals.Journal, end: int) -> dict[int, str]:
    """The checks of a journal's entries by their numbers in the store."""
    first = end - len(journal.entries)
    return {first + number: entry.check for number, entry in enumerate(journal.entries)}


def _seats_without(row: TableRow, identity: str, left: Sequence[int]) -> list[SeatRow]:
    seats = list(row.seats)
    for own in [*seats_of(row, identity), *(one for one in left if not seats[one].identity)]:
        names = [seat.name for seat in seats]
        name = next(one for one in _somebodies(len(names)) if one not in names)
        seats[own] = replace(seats[own], name=name, identity=None)
        if row.status == "open":
            seats[own] = lobby.OPEN
        if row.status == "playing":
            seats[own] = replace(seats[own], kind="bot", level=lobby.DEFAULT_LEVEL)
    return seats


def _somebodies(seats: int) -> Sequence[str]:
    return [SOMEBODY, *(f"{SOMEBODY} {number}" for number in range(2, seats + 2))]


def _next_host(row: TableRow, identity: str) -> str:
    """Whoever has a table, once somebody is gone."""
    if row.host != identity:
        return row.host
    others = [seat.identity for seat in row.seats if seat.identity not in (None, identity)]
    return others[0] or NOBODY if others else NOBODY
