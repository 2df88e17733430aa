"""What there is to tell about a table, and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orrery.server.journals import is_lesson
from orrery.server.store import Store, TableRow
from orrery.server.store.notices import NoticeRow, Occasion
from orrery.server.tables import seat_of

TURN: Final = "turn"
BEGUN: Final = "begun"
OVER: Final = "over"
INVITED: Final = "invited"
TOPICS: Final = (TURN, BEGUN, OVER, INVITED)
NO_SEAT: Final = -1  # of somebody who is asked to a table
_LATEST: Final = 100  # invitations of somebody
_STATUS: Final = {TURN: "playing", BEGUN: "playing", OVER: "over", INVITED: "open"}


async def occasions(store: Store, row: TableRow) -> list[Occasion]:
    """All that the people of a table may have to be told, as it stands now."""
    if is_lesson(row) or not _is_shared(row):
        return []
    if row.status == "playing":
        turns = [
            Occasion(row.id, TURN, who, seat, await store.wait_of(row.id, seat), row.updated)
            for seat, who in awaited(row)
        ]
        return [*turns, *await _begun(store, row)]
    if row.status == "over":
        return [*await _over(store, row), *await _invited(store, row)]
    return []


def awaited(row: TableRow) -> Iterator[tuple[int, str]]:
    """Seats of people who have to decide."""
    for seat, who in _people(row):
        if seat in row.asked:
            yield seat, who


def _is_shared(row: TableRow) -> bool:
    """Whether somebody or a clock waits; bots alone may wait for as long as one likes."""
    people = [seat for seat in row.seats if seat.identity is not None]
    return len(people) > 1 or row.clock is not None


async def invitations(store: Store, since: float) -> list[Occasion]:
    """Whoever was asked to a table by somebody since then."""
    asked = await store.invitations_to_tell_of(since)
    return [Occasion(one.table, INVITED, one.identity, NO_SEAT, 0, one.at) for one in asked]


async def is_still_so(store: Store, notice: NoticeRow, row: TableRow, identity: str) -> bool:
    """Whether there is something to tell still."""
    if notice.seat == NO_SEAT:
        asked = await store.invitations(identity, _LATEST)
        return row.id in [one.table_id for one in asked] and seat_of(row, identity) is None
    if seat_of(row, identity) != notice.seat:
        return False
    if row.status != _STATUS[notice.topic]:
        return False
    if notice.topic == TURN:
        is_awaited = (notice.seat, identity) in awaited(row)
        return is_awaited and await store.wait_of(row.id, notice.seat) == notice.wait
    return notice.topic != BEGUN or not await store.has_acted(row.id, notice.seat)


async def _begun(store: Store, row: TableRow) -> list[Occasion]:
    """Everyone but the host, who has begun the match."""
    span = await store.span(row.id)
    at = row.updated if span is None else span.first
    return [
        Occasion(row.id, BEGUN, who, seat, 0, at) for seat, who in _people(row) if who != row.host
    ]


async def _over(store: Store, row: TableRow) -> list[Occasion]:
    """Everyone but the one who has ended the match."""
    span = await store.span(row.id)
    if span is None:
        return []
    return [
        Occasion(row.id, OVER, who, seat, 0, span.last)
        for seat, who in _people(row)
        if seat != span.last_seat
    ]


async def _invited(store: Store, row: TableRow) -> list[Occasion]:
    """Whoever has a seat at the rematch that somebody else has set up."""
    if row.rematch is None:
        return []
    try:
        new = await store.table(row.rematch)
    except KeyError:
        return []
    if new.status != "open":
        return []
    return [
        Occasion(new.id, INVITED, who, seat, 0, row.updated)
        for seat, who in _people(new)
        if who != new.host
    ]


def _people(row: TableRow) -> Iterator[tuple[int, str]]:
    for number, seat in enumerate(row.seats):
        if seat.kind == "person" and seat.identity is not None:
            yield number, seat.identity
