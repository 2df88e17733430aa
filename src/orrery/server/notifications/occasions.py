"""What there is to tell about a table, and to whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from orrery.server.journals import is_lesson
from orrery.server.store import Damaged, Store, TableRow
from orrery.server.store.notices import NoticeRow, Occasion
from orrery.server.tables import seat_of, seats_of

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
            Occasion(row.id, TURN, who, seat, await _wait_of(store, row, who), row.updated)
            for seat, who in awaited(row)
        ]
        return [*turns, *await _begun(store, row)]
    if row.status == "over":
        return [*await _over(store, row), *await _invited(store, row)]
    return []


def awaited(row: TableRow) -> Iterator[tuple[int, str]]:
    """People who have to decide, with a seat of theirs that is asked."""
    yield from _each_once((seat, who) for seat, who in _people(row) if seat in row.asked)


def is_awaited(row: TableRow, identity: str) -> bool:
    """Whether somebody has to decide."""
    return any(who == identity for _, who in awaited(row))


async def _wait_of(store: Store, row: TableRow, identity: str) -> int:
    """Which wait for somebody it is. Those who play on one device are called together."""
    return max([await store.wait_of(row.id, seat) for seat in seats_of(row, identity)])


def _is_shared(row: TableRow) -> bool:
    """Whether somebody or a clock waits; bots alone may wait for as long as one likes."""
    people = {seat.identity for seat in row.seats if seat.identity is not None}
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
    own = seats_of(row, identity)
    if notice.seat not in own:
        return False
    if row.status != _STATUS[notice.topic]:
        return False
    if notice.topic == TURN:
        return is_awaited(row, identity) and await _wait_of(store, row, identity) == notice.wait
    if notice.topic != BEGUN:
        return True
    return not any([await store.has_acted(row.id, seat) for seat in own])


async def _begun(store: Store, row: TableRow) -> list[Occasion]:
    """Everyone but the host, who has begun the match."""
    span = await store.span(row.id)
    at = row.updated if span is None else span.first
    return [
        Occasion(row.id, BEGUN, who, seat, 0, at)
        for seat, who in _each_once(_people(row))
        if who != row.host
    ]


async def _over(store: Store, row: TableRow) -> list[Occasion]:
    """Everyone but the one who has ended the match."""
    span = await store.span(row.id)
    if span is None:
        return []
    last = row.seats[span.last_seat].identity
    return [
        Occasion(row.id, OVER, who, seat, 0, span.last)
        for seat, who in _each_once(_people(row))
        if who != last
    ]


async def _invited(store: Store, row: TableRow) -> list[Occasion]:
    """Whoever has a seat at the rematch that somebody else has set up."""
    if row.rematch is None:
        return []
    try:
        new = await store.table(row.rematch)
    except (KeyError, Damaged):
        return []
    if new.status != "open":
        return []
    return [
        Occasion(new.id, INVITED, who, seat, 0, row.updated)
        for seat, who in _each_once(_people(new))
        if who != new.host
    ]


def _people(row: TableRow) -> Iterator[tuple[int, str]]:
    for number, seat in enumerate(row.seats):
        if seat.kind == "person" and seat.identity is not None:
            yield number, seat.identity


def _each_once(people: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """The first seat of everyone, because there is one notice for all seats on a device."""
    told: set[str] = set()
    for seat, who in people:
        if who not in told:
            told.add(who)
            yield seat, who
