"""People who are away: bots play for them, and they come back.

A bot that plays for somebody keeps their identity on the seat: they see all that they saw, and
their next move, or a word that they are back, makes the seat theirs again. What the bot decides are
entries of the journal like any others.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from orrery.server.store import SeatRow
from orrery.server.tables import Table

SILENCE: Final = 3600.0  # seconds after which others may let a bot play on
STAND_IN: Final = "greedy"  # the level of bots that play for people


def is_away(seat: SeatRow) -> bool:
    """Whether a bot plays for somebody who sits there."""
    return seat.kind == "bot" and seat.identity is not None


def with_bot(seat: SeatRow) -> SeatRow:
    """A seat on which a bot plays for its owner."""
    return replace(seat, kind="bot", level=STAND_IN)


def with_owner(seat: SeatRow) -> SeatRow:
    """The seat with its owner again."""
    return replace(seat, kind="person", level="") if is_away(seat) else seat


def silent_seats(table: Table, now: float) -> list[int]:
    """Seats of people who have to decide and have done nothing for so long that others may go on.

    What others can't see yet counts too: whoever plays is not away.
    """
    row = table.row
    last = dict.fromkeys(row.asked, row.updated)
    for entry in table.commands.values():
        if entry.seat in last:
            last[entry.seat] = max(last[entry.seat], entry.at)
    asked = [seat for seat in row.asked if row.seats[seat].kind == "person"]
    return [seat for seat in asked if now - last[seat] >= SILENCE]
