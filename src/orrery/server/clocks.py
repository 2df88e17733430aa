"""Clocks: how much time everyone has, and what becomes of a seat whose time is out.

A clock is part of its table's row, so it is changed in the same transaction as the match, by one
worker, and outlives them all. A hand runs while its player has to decide. It counts turns: all that
a seat decides until it is not asked any more, or until a round or what all do at once has ended.
What others can't see of a turn changes no hand.

When the time is out, a bot plays the turn to its end; when it is out again in the next one, the bot
goes on until the owner is back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from orrery.server.absence import with_bot, with_owner
from orrery.server.journals import Journalled
from orrery.server.store import ClockRow, HandRow, SeatRow, TableRow
from orrery.server.wire import ClockPlan, LiveClock, RelaxedClock

T = TypeVar("T")

GRACE: Final = 30.0  # seconds at least for the turn after one in which the time was out
_MISSES: Final = 2  # after which a bot keeps the seat
_MINUTE: Final = 60.0
_DAY: Final = 86_400.0


def new_clock(plan: ClockPlan) -> ClockRow:
    """The clock of a table whose match has not begun."""
    if isinstance(plan, RelaxedClock):
        return ClockRow("relaxed", plan.days * _DAY, 0)
    return ClockRow("live", plan.minutes * _MINUTE, plan.increment)


def plan_of(clock: ClockRow) -> ClockPlan:
    """What was chosen for a table."""
    if clock.kind == "relaxed":
        return RelaxedClock(round(clock.seconds / _DAY))
    return LiveClock(round(clock.seconds / _MINUTE), round(clock.increment))


def again(clock: ClockRow | None) -> ClockRow | None:
    """The same clock for another match."""
    return None if clock is None else replace(clock, hands=[])


def settled(row: TableRow, now: float, undone: bool = False) -> TableRow:
    """A table on which the hands of those run who have to decide, and no others.

    With `undone` it is a turn that somebody goes back to, so it has no more time than before.
    """
    clock = row.clock
    if clock is None:
        return row
    hands = clock.hands or [HandRow(clock.seconds) for _ in row.seats]
    running = {seat for seat in row.asked if row.seats[seat].kind == "person"}
    hands = [
        _started(hand, clock, now, undone) if seat in running else _stopped(hand, now)
        for seat, hand in enumerate(hands)
    ]
    return _with(row, row.seats, hands)


def turns_between(before: Journalled, ahead: Journalled, seat: int, move: str | None) -> int:
    """Whether a seat has ended its turn (1), gone back into one that had ended (-1) or neither."""
    later = before if move is None else ahead
    is_asked = seat in later.match.deciders()
    within = (before.hidden_from, before.match.round) == (ahead.hidden_from, ahead.match.round)
    if is_asked and within:
        return 0
    return -1 if move is None else 1


def acted(row: TableRow, seat: int, turns: int, now: float) -> TableRow:
    """A table after something that a seat did, with `turns` as in `turns_between`."""
    clock, sitter = row.clock, row.seats[seat]
    if clock is None:
        return row
    hand = clock.hands[seat]
    if turns == 0 or (sitter.kind == "bot" and not hand.helped):
        return settled(row, now, undone=turns < 0)
    hand = _stopped(hand, now)
    left = hand.left + turns * clock.increment
    if hand.helped:
        sitter = with_owner(sitter)
        hand = replace(hand, left=max(left, GRACE), helped=False)
    else:
        hand = replace(hand, left=max(left, 0.0), missed=0)
    row = _with(row, _but(row.seats, seat, sitter), _but(clock.hands, seat, hand))
    return settled(row, now, undone=turns < 0)


def expired(row: TableRow, now: float) -> TableRow:
    """A table on which bots play for all whose time is out; the same if it is nobody's."""
    if row.clock is None or row.deadline is None or row.deadline > now:
        return row
    seats, hands = list(row.seats), list(row.clock.hands)
    for seat, hand in enumerate(hands):
        if hand.since is not None and hand.since + hand.left <= now:
            missed = hand.missed + 1
            hands[seat] = HandRow(0, missed=missed, helped=missed < _MISSES)
            seats[seat] = with_bot(seats[seat])
    return settled(_with(row, seats, hands), now)


def returned(row: TableRow, seat: int, now: float) -> TableRow:
    """A table whose player on this seat plays again."""
    seats = _but(row.seats, seat, with_owner(row.seats[seat]))
    if row.clock is None:
        return replace(row, seats=seats)
    hand = HandRow(max(row.clock.hands[seat].left, GRACE))
    return settled(_with(row, seats, _but(row.clock.hands, seat, hand)), now)


def _with(row: TableRow, seats: list[SeatRow], hands: list[HandRow]) -> TableRow:
    assert row.clock is not None
    ends = [hand.since + hand.left for hand in hands if hand.since is not None]
    clock = replace(row.clock, hands=hands)
    return replace(row, seats=seats, clock=clock, deadline=min(ends, default=None))


def _started(hand: HandRow, clock: ClockRow, now: float, undone: bool) -> HandRow:
    if hand.since is not None:
        return hand
    is_new_time = clock.kind == "relaxed" and not undone
    return replace(hand, since=now, left=clock.seconds if is_new_time else hand.left)


def _stopped(hand: HandRow, now: float) -> HandRow:
    if hand.since is None:
        return hand
    return replace(hand, since=None, left=max(0.0, hand.left - (now - hand.since)))


def _but(all_of_them: Sequence[T], place: int, one: T) -> list[T]:
    return [one if number == place else other for number, other in enumerate(all_of_them)]
