"""Standing orders: whoever has left one is played for as soon as it fits, by any worker, once.

Orders are in the table's row with the seat that gave them, and nobody else is told of them. The
move is an entry as any other; its command says which order made it, and is the same whichever
worker makes it, so that the store takes it once.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

import structlog
from msgspec.structs import replace

from orrery.kernel.errors import OrreryError
from orrery.kernel.match import Match
from orrery.server.hall import Hall
from orrery.server.journals import command_of
from orrery.server.logs import where
from orrery.server.progress import without_orders
from orrery.server.refusals import Refuse, refusal_of
from orrery.server.store import Damaged, OrderRow, TableRow
from orrery.server.tables import Table
from orrery.server.wire import Code, Obeyed, OrderInfo

log = structlog.get_logger()

_PERSON: Final = "person"


class _Deed(NamedTuple):
    """What is to be done for a seat: a move of an order, or to forget orders that have ended."""

    seat: int
    order: str
    move: str | None
    ended: tuple[str, ...]


class Orders:
    """Carries the orders of all tables out that this worker has in memory."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._obeying: dict[str, asyncio.Task[None]] = {}
        self._starting: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look at tables, first of all at those where an order was left before."""
        self._hall.listeners.append(self.look)
        self._starting = asyncio.create_task(self._look_at_all())

    async def close(self) -> None:
        """Carry nothing more out. The orders stay in the store."""
        tasks = [*self._obeying.values(), *([self._starting] if self._starting else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self, table: Table) -> None:
        """See whether an order has to be carried out at a table, or has ended."""
        if table.id not in self._obeying and _deed_at(table) is not None:
            task = asyncio.create_task(self._obey(table))
            self._obeying[table.id] = task
            task.add_done_callback(lambda _: self._obeying.pop(table.id, None))

    async def _look_at_all(self) -> None:
        try:
            for table_id in await self._hall.store.playing_tables(with_orders=True):
                await self._look_at(table_id)
        except Exception as error:
            log.warning("orders can't be read", error=type(error).__name__)

    async def _look_at(self, table_id: str) -> None:
        """Load a table, so that it is looked at. One that can't be loaded is in nobody's way."""
        try:
            await self._hall.table(table_id)
        except (Refuse, Damaged) as error:
            log.warning("table can't be opened", table=table_id, reason=str(error))

    async def _obey(self, table: Table) -> None:
        """Make one move after another for as long as orders have one to make."""
        try:
            while (deed := _deed_at(table)) is not None:
                await self._hall.run(self._carry_out(table, deed))
        except Refuse as refused:
            log.info("order was refused", table=table.id, code=refused.code.value)
        except Exception as error:
            name = type(error).__name__
            log.error("order failed", table=table.id, error=name, at=where(error))

    async def _carry_out(self, table: Table, deed: _Deed) -> None:
        if deed.move is None:
            await self._hall.alter(
                table.id, lambda row: without_orders(row, deed.seat, *deed.ended), secretly=True
            )
            return
        assert table.journalled is not None
        command = command_of(deed.order, deed.seat, table.journalled.seq)
        decision = table.decision_of(deed.seat)
        await self._hall.act(
            table, deed.seat, deed.move, command, decision=decision, order=deed.order
        )


def _deed_at(table: Table) -> _Deed | None:
    """The first thing that the orders of a table ask for."""
    match = table.match
    if match is None or table.row.status != "playing":
        return None
    for seat, sitter in enumerate(table.row.seats):
        if not sitter.orders:
            continue
        ended = tuple(one.name for one in sitter.orders if _has_ended(match, seat, one))
        if ended:
            return _Deed(seat, "", None, ended)
        for one in sitter.orders if sitter.kind == _PERSON else []:
            move = match.ordered(seat, one.name)
            if move is not None:
                return _Deed(seat, one.name, move, ())
    return None


def _has_ended(match: Match, seat: int, order: OrderRow) -> bool:
    try:
        return match.term(seat, order.name) != order.term
    except OrreryError:
        return True  # the game has no such order any more


async def give(hall: Hall, table: Table, seat: int, name: str, stands: bool) -> None:
    """Leave a standing order, or cancel it; once it stands nothing changes."""

    def change(row: TableRow) -> TableRow:
        match = table.match
        if match is None or row.status != "playing":
            raise Refuse(Code.NOT_STARTED, "orders are given in a match that goes on")
        try:
            order = OrderRow(name, match.term(seat, name))
        except OrreryError as error:
            raise refusal_of(error) from error
        sitter = row.seats[seat]
        known = [one.name for one in sitter.orders]
        if not stands:
            return without_orders(row, seat, name)
        if name in known:
            return row
        if not match.can_order(seat, name):
            raise Refuse(Code.STALE, "this order makes no sense now; look again")
        seats = row.seats[:]
        seats[seat] = replace(sitter, orders=[*sitter.orders, order])
        return replace(row, seats=seats)

    await hall.alter(table.id, change, secretly=True)


def orders_for(table: Table, seat: int | None) -> list[OrderInfo]:
    """The orders that a seat has left, and those that it could leave now."""
    match = table.match
    if match is None or seat is None or table.row.status != "playing":
        return []
    standing = {one.name for one in table.row.seats[seat].orders}
    return [
        OrderInfo(order.name, order.name in standing, match.ordered(seat, order.name))
        for order in match.title.orders
        if order.name in standing or match.can_order(seat, order.name)
    ]


def obeyed_by(table: Table, seat: int | None) -> Obeyed | None:
    """What happened last as far as a seat knows, if that was a move that its order made."""
    journalled = table.journalled
    if journalled is None or seat is None:
        return None
    entries = journalled.match.journal.entries
    hidden_from = len(entries) if journalled.split_from is None else journalled.split_from
    for number in range(len(entries) - 1, -1, -1):
        last = entries[number]
        if last.seat == seat:
            made = last.order is not None and last.move is not None
            return Obeyed(last.order or "", last.move or "") if made else None
        if number < hidden_from:
            return None
    return None
