"""Asking people to a table with whom one has played.

Nobody can be asked by strangers, nor by those whom they ignore; who is ignored is not told so.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from orrery.games import is_known
from orrery.server import clocks, lobby
from orrery.server.absence import with_owner
from orrery.server.hall import Hall
from orrery.server.journals import options_of
from orrery.server.levels import check_level
from orrery.server.limiting import Limits
from orrery.server.refusals import Refuse
from orrery.server.states import table_info
from orrery.server.store import Damaged, Identity, SeatRow, Store, TableRow
from orrery.server.tables import Table, belongs_to
from orrery.server.wire import Code, InvitationInfo

MOST_SHOWN: Final = 20  # invitations that somebody sees at once


async def invite(
    hall: Hall, limits: Limits, table_id: str, who: Identity, people: Sequence[str]
) -> Table:
    """Ask people to a table that is still open; whoever belongs to it may."""
    table = await hall.fresh(table_id)
    if not belongs_to(table.row, who.id):
        raise Refuse(Code.NOT_SEATED, "only those who sit at this table can invite to it")
    if table.row.status != "open":
        raise Refuse(Code.STARTED, "the match has begun already")
    asked = await _allowed(hall.store, limits, who, people)
    await hall.store.invite(table.id, who.id, asked, hall.now())
    return table


async def invite_again(
    hall: Hall, limits: Limits, table_id: str, who: Identity, people: Sequence[str]
) -> Table:
    """A table like that of a match that is over, to which people are asked who played there."""
    old = await _row(hall.store, table_id)
    if not belongs_to(old, who.id):
        raise Refuse(Code.NOT_SEATED, "only those who sat at this table can go on from it")
    if old.status != "over":
        raise Refuse(Code.IN_PLAY, "the match is not over yet")
    asked = await _allowed(hall.store, limits, who, people)
    await limits.table(who.id)
    table = await lobby.add(hall, _like(old, who, hall))
    await hall.store.invite(table.id, who.id, asked, hall.now())
    return table


async def _row(store: Store, table_id: str) -> TableRow:
    """A table as it is kept: what happened there doesn't matter."""
    try:
        return await store.table(table_id)
    except KeyError:
        raise Refuse(Code.UNKNOWN_TABLE, "there is no such table") from None


def _like(old: TableRow, who: Identity, hall: Hall) -> TableRow:
    """A new table with the same options, on which only the one who asks sits, and the bots."""

    def seat(before: SeatRow) -> SeatRow:
        before = with_owner(before)
        if before.kind == "bot":
            return SeatRow(kind="bot", level=check_level(before.level, hall.settings))
        if before.identity == who.id:
            return SeatRow(kind="person", name=who.name, identity=who.id)
        return SeatRow(kind="open")

    seats = [seat(before) for before in old.seats]
    row = lobby.new_row(old.game, seats, options_of(old), who.id, old.private)
    return replace(row, clock=clocks.again(old.clock), rated=old.rated)


async def _allowed(store: Store, limits: Limits, who: Identity, people: Sequence[str]) -> list[str]:
    """Those who are to be asked; refused if there is a stranger among them, or if they are many."""
    asked = sorted({*people} - {who.id})
    if asked != await store.have_met(who.id, asked):
        raise Refuse(
            Code.STRANGER, "you can invite people you have played with: send others the link"
        )
    await limits.invitation(who.id, len(asked))
    return asked


async def invitations(store: Store, who: Identity) -> list[InvitationInfo]:
    """What somebody is asked to, with the keys of the tables."""
    found = []
    for one in await store.invitations(who.id, MOST_SHOWN):
        with suppress(KeyError, Damaged):  # it is just being removed, or nobody could sit down
            row = await store.table(one.table_id)
            if is_known(row.game):
                info = table_info(row, who.id)
                found.append(InvitationInfo(one.inviter, one.name, one.at, row.invitation, info))
    return found
