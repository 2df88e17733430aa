"""What an entry makes of a table's row, and whether it may be made."""

from __future__ import annotations

from typing import Final

import structlog
from msgspec import MsgspecError
from msgspec.structs import replace

from orrery.kernel.errors import OrreryError
from orrery.server import clocks, journals
from orrery.server.absence import is_away
from orrery.server.journals import Journalled
from orrery.server.limiting import check_undos
from orrery.server.refusals import Refuse, refusal_of
from orrery.server.store import TableRow
from orrery.server.tables import Table, seats_of
from orrery.server.wire import Code

log = structlog.get_logger()

BOT: Final = ""  # who acts, where it is a bot
NOT_SEATED: Final = "you don't sit at this table"


def was_done(table: Table, seat: int, move: str | None, command: str) -> bool:
    """Whether a command was carried out before; refused if it was for something else."""
    done = table.commands.get(command)
    if done is None:
        return False
    if (done.seat, done.move) != (seat, move):
        raise Refuse(Code.REPLAYED, "this command was used for another move before")
    return True


def check_actor(table: Table, seat: int, by: str | None) -> None:
    """Refuse what somebody does on a seat that is not theirs, or not theirs any more."""
    if by is None:
        return
    if by == BOT:
        if table.row.seats[seat].kind != "bot":
            raise Refuse(Code.STALE, "whoever sits there plays again")
    elif seat not in seats_of(table.row, by):
        raise Refuse(Code.NOT_SEATED, NOT_SEATED)


def check_order(table: Table, seat: int, order: str | None) -> None:
    """Refuse what a standing order would do that was cancelled meanwhile."""
    if order is not None and order not in [one.name for one in table.row.seats[seat].orders]:
        raise Refuse(Code.STALE, "this order does not stand any more")


def without_orders(row: TableRow, seat: int, *ended: str) -> TableRow:
    """A row in which a seat has none of these standing orders any more, or none at all."""
    sitter = row.seats[seat]
    left = [one for one in sitter.orders if ended and one.name not in ended]
    if left == sitter.orders:
        return row
    seats = row.seats[:]
    seats[seat] = replace(sitter, orders=left)
    return replace(row, seats=seats)


def check_decision(table: Table, seat: int, decision: str) -> None:
    """Refuse a move that was meant for another decision than the one that waits now."""
    if table.decision_of(seat) != decision:
        raise Refuse(Code.STALE, "this decision is not up any more; look again")


def ahead_by(
    table: Table, seat: int, move: str | None, decision: str | None, order: str | None
) -> Journalled:
    """The match after a move, or after an undo if it is None, on a copy."""
    if table.row.status == "over":
        raise Refuse(Code.OVER, "the match is over")
    if table.journalled is None:
        raise Refuse(Code.NOT_STARTED, "the match has not begun yet")
    if decision is not None:
        check_decision(table, seat, decision)
    ahead = table.journalled.copy()
    try:
        if move is None:
            ahead.match.check_undo(seat)
            check_undos(ahead.match.journal.entries, seat)
        ahead.act(seat, move, order)
    except OrreryError as error:
        raise refusal_of(error) from error
    return ahead


def begun(row: TableRow, now: float) -> tuple[TableRow, Journalled]:
    """A match that begins, and its row."""
    row = replace(row, seats=[replace(seat, orders=[]) for seat in row.seats])
    try:
        journalled = journals.begin(row)
    except OrreryError as error:
        raise refusal_of(error) from error
    except MsgspecError as error:
        log.error("start is broken", table=row.id, reason=str(error))
        raise Refuse(
            Code.DAMAGED, "the position from which this table goes on is damaged"
        ) from error
    return clocks.settled(replace(row, **journals.progress_of(journalled.match)), now), journalled


def row_after(
    row: TableRow,
    before: Journalled,
    ahead: Journalled,
    seat: int,
    move: str | None,
    by: str | None,
    now: float,
) -> TableRow:
    """The row of a table after an entry, of which others see only what they may."""
    if before.hides(ahead):
        after = replace(row, version=row.version + 1, asked=ahead.match.deciders())
    else:
        after = replace(
            row, version=row.version + 1, updated=now, **journals.progress_of(ahead.match)
        )
    if move is None:
        after = without_orders(after, seat)  # else they would do the same again
    if by and is_away(row.seats[seat]):
        after = clocks.returned(after, seat, now)
    if after.clock is not None:
        turns = clocks.turns_between(before, ahead, seat, move)
        after = clocks.acted(after, seat, turns, now)
    return after
