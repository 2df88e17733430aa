"""Quiet hours: when nobody is told anything."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from orrery.server.store.notices import WishRow

DAY: Final = 24 * 60  # minutes


def is_zone(name: str) -> bool:
    """Whether this is the name of a time zone."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def quiet_until(wishes: WishRow, now: float) -> float | None:
    """When the quiet hours end that somebody has now; None if they have none now."""
    begin, end = wishes.quiet_from, wishes.quiet_until
    if begin is None or end is None or begin == end:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    minute = local.hour * 60 + local.minute
    is_quiet = begin <= minute < end if begin < end else not end <= minute < begin
    if not is_quiet:
        return None
    day = local if minute < end else local + timedelta(days=1)
    return day.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0).timestamp()
