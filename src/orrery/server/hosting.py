"""What a host does to a table before its match begins: set it up differently, or close it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from orrery.server import clocks
from orrery.server.hall import Hall
from orrery.server.journals import chapter_of
from orrery.server.lobby import (
    OPEN,
    check_guests,
    check_host,
    check_not_started,
    check_rated,
    checked_options,
    with_named_bots,
)
from orrery.server.refusals import Refuse
from orrery.server.store import Identity, SeatRow, TableRow
from orrery.server.tables import Table
from orrery.server.wire import Code, Setup


async def set_up(hall: Hall, table_id: str, host: Identity, setup: Setup) -> Table:
    """Change what is played at a table and how; who sits there stays."""

    def change(row: TableRow) -> TableRow:
        check_host(row, host)
        check_not_started(row)
        return _changed(row, setup)

    return await hall.alter(table_id, change)


def _changed(row: TableRow, setup: Setup) -> TableRow:
    chapter = chapter_of(row)
    check_rated(setup.rated, setup.seats, campaign=chapter is not None)
    seats = _resized(row.seats, setup.seats)
    check_guests(seats, setup.rated)
    _, options = checked_options(row.game, len(seats), setup.options, chapter)
    encoded = msgspec.json.encode(options)
    is_same = (encoded, len(seats), setup.rated) == (row.options, len(row.seats), row.rated)
    if row.start is not None and not is_same:
        raise Refuse(
            Code.INVALID_OPTION,
            "this table goes on from a position: its options and seats stay, and it is not rated",
        )
    return replace(
        row,
        options=encoded,
        seats=with_named_bots(seats, row.id),
        private=setup.private,
        rated=setup.rated,
        clock=None if setup.clock is None else clocks.new_clock(setup.clock),
    )


def _resized(seats: Sequence[SeatRow], count: int) -> list[SeatRow]:
    """So many seats: open ones are added, or taken away before bots are; people stay."""
    kept = list(seats)
    for kind in ("open", "bot"):
        for number in range(len(kept) - 1, -1, -1):
            if len(kept) > count and kept[number].kind == kind:
                del kept[number]
    if len(kept) > count:
        raise Refuse(
            Code.INVALID_SEAT, f"{len(kept)} people sit here: there are at least as many seats"
        )
    return kept + [OPEN] * (count - len(kept))


async def close(hall: Hall, table_id: str, host: Identity) -> TableRow:
    """Remove a table whose match has not begun; the row as it was."""

    def check(row: TableRow) -> None:
        check_host(row, host)
        check_not_started(row)

    return await hall.remove(table_id, check)
