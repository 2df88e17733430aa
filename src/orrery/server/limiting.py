"""How often somebody may do something."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from orrery.kernel.journal import Entry
from orrery.server.refusals import Refuse
from orrery.server.settings import Settings
from orrery.server.wire import Code

UNDOS_AHEAD: Final = 100  # that every seat has at the beginning of a match
UNDOS_PER_MOVE: Final = 2


class Limits:
    """The limits of one worker."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._tables = RateLimitItemPerHour(settings.tables_per_hour)
        self._logins = RateLimitItemPerMinute(settings.logins_per_minute)
        self._guests = RateLimitItemPerMinute(settings.guests_per_minute)

    def table(self, identity: str) -> None:
        """Somebody sets up a table."""
        self._hit(self._tables, "table", identity, "you have set up many tables this hour")

    def login(self, address: str) -> None:
        """Somebody tries a password or a passkey."""
        self._hit(self._logins, "login", address, "too many attempts to log in")

    def guest(self, address: str) -> None:
        """Somebody new appears."""
        self._hit(self._guests, "guest", address, "too many new guests from this address")

    def _hit(self, limit: RateLimitItem, what: str, whose: str, message: str) -> None:
        if not self._limiter.hit(limit, what, whose):
            raise Refuse(Code.TOO_FAST, f"{message}; wait a little")


def check_undos(entries: Sequence[Entry], seat: int) -> None:
    """Refuse an undo of a seat that has taken back much more than it has played.

    A journal keeps what was taken back, so without this it grows for as long as somebody likes. Two
    more for every move that stays are more than anybody needs who plays.
    """
    own = [entry for entry in entries if entry.seat == seat]
    undone = sum(entry.move is None for entry in own)
    staying = len(own) - 2 * undone - 1  # without the one that is to be taken back
    if undone >= UNDOS_AHEAD + UNDOS_PER_MOVE * staying:
        raise Refuse(Code.UNDOS_SPENT, "you have taken back very many moves; play some that stay")


class Budget:
    """Something that is spent and comes back: at most `most`, and then `rate` a second."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def is_left(self, wanted: float = 0) -> bool:
        """Whether there is more than nothing, and as much as is wanted."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left > 0 and self._left >= wanted

    def spend(self, amount: float) -> None:
        """What is spent too much has to come back first."""
        self._left -= amount


class Bucket:
    """A bucket of tokens: `burst` at once, and then `rate` a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self._tokens = Budget(rate, burst)

    def take(self) -> bool:
        """Whether there was one left."""
        if not self._tokens.is_left(1):
            return False
        self._tokens.spend(1)
        return True
