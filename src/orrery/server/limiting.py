"""How often somebody may do something."""

from __future__ import annotations

import time

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from orrery.server.refusals import Refuse
from orrery.server.settings import Settings
from orrery.server.wire import Code


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
