"""How often somebody may do something."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Final

from orrery.kernel.journal import Entry
from orrery.server.refusals import Refuse
from orrery.server.settings import Settings
from orrery.server.store import Store, TableRow
from orrery.server.wire import Code

_MINUTE: Final = 60.0
_HOUR: Final = 3600.0
_DAY: Final = 24 * _HOUR
_REMEMBERED: Final = 4096  # addresses
_CODES: Final = 3  # an hour by mail, of one person and to one address
_TRIALS: Final = 10
UNDOS_AHEAD: Final = 100  # that every seat has at the beginning of a match
UNDOS_PER_MOVE: Final = 2


class Limits:
    """What may be done so often at once, and as often again in a while; counted in the store.

    So it does not matter to how many workers somebody talks. The store gets to know neither
    addresses nor names, only whether they are the same as before.
    """

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store

    async def table(self, identity: str) -> None:
        """Somebody sets up a table."""
        most = self._settings.tables_per_hour
        await self._take("table", identity, most, _HOUR, "you have set up many tables this hour")

    async def login(self, whose: str, name: str = "") -> None:
        """Somebody tries, from an address, to log in, or to change how they do; perhaps by a name.

        A name is not guessed at from many addresses either.
        """
        most, message = self._settings.logins_per_minute, "too many attempts to log in"
        await self._take("login", whose, most, _MINUTE, message)
        if name:
            most = self._settings.logins_per_name
            await self._take("login as", name, most, _HOUR, message)

    async def match(self, table: TableRow, address: str) -> None:
        """A match begins; those in which bots are to play are counted."""
        if table.status != "open" or all(seat.kind == "person" for seat in table.seats):
            return
        hosted = await self._store.matches_of(table.host)
        with_bots = [one for one in hosted if any(seat.kind == "bot" for seat in one.seats)]
        if len(with_bots) >= self._settings.bot_matches:
            raise Refuse(Code.MANY_BOT_MATCHES, "many matches with bots that you host are running")
        if not is_here(address):  # who plays on the same machine is limited by that machine
            most, message = self._settings.bot_matches_per_hour, "many matches with bots have begun"
            await self._take("bots", address, most, _HOUR, message)

    async def hint(self, address: str) -> None:
        """Somebody asks what to do."""
        await self._think("hint", address, self._settings.hints_per_hour, "you had many hints")

    async def analysis(self, address: str) -> None:
        """Somebody wants a match to be looked back at by the search."""
        most = self._settings.analyses_per_hour
        await self._think("analysis", address, most, "you had many matches analysed")

    async def _think(self, what: str, address: str, most: int, message: str) -> None:
        if not is_here(address):  # as with matches
            await self._take(what, address, most, _HOUR, message)

    async def invitation(self, identity: str, people: int) -> None:
        """Somebody asks so many people to a table."""
        most, message = self._settings.invitations_per_day, "you have invited many people today"
        for _ in range(people):
            await self._take("invitation", identity, most, _DAY, message)

    async def export(self, address: str) -> None:
        """Somebody wants to have all results."""
        most = self._settings.exports_per_hour
        await self._take("export", address, most, _HOUR, "you have had these results already")

    async def mail(self, identity: str, address: str, origin: str) -> None:
        """Somebody asks for a code, which goes to an address that may be another one's."""
        message = "many codes were sent"
        for what, whose in (("code for", identity), ("code to", address.lower())):
            await self._take(what, whose, _CODES, _HOUR, message)
        if not is_here(origin):
            await self._take("code from", origin, 4 * _CODES, _HOUR, message)

    async def trial(self, identity: str, origin: str) -> None:
        """Somebody wants to see whether they are reached, where anybody may be."""
        message = "you have tried this often"
        await self._take("trial", identity, _TRIALS, _HOUR, message)
        if not is_here(origin):
            await self._take("trial from", origin, 4 * _TRIALS, _HOUR, message)

    async def guest(self, address: str) -> None:
        """Somebody new appears."""
        most, message = self._settings.guests_per_minute, "too many new guests from this address"
        await self._take("guest", address, most, _MINUTE, message)

    async def _take(self, what: str, whose: str, most: int, seconds: float, message: str) -> None:
        hashed = hashlib.blake2b(origin_of(whose).encode(), digest_size=16).hexdigest()
        if not await self._store.allow(f"{what} {hashed}", most, seconds):
            raise Refuse(Code.TOO_FAST, f"{message}; wait a little")


def is_here(address: str) -> bool:
    """Whether an address is one of this machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


@lru_cache(4096)
def origin_of(address: str) -> str:
    """What is counted as one place: an address, or the network that an IPv6 address is part of.

    Whoever has one IPv6 address has the 2^64 of its network.
    """
    try:
        there = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((there, 64), strict=False)) if there.version == 6 else address


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


class Shares:
    """How much of the server's time each address may use for something."""

    def __init__(self, share: float, burst: float, message: str) -> None:
        self._share = share
        self._burst = burst
        self._message = message
        self._budgets: OrderedDict[str, Budget] = OrderedDict()  # the latest ones

    @contextmanager
    def charged(self, address: str) -> Iterator[None]:
        """Refused if an address has used up its share; otherwise the time that this takes counts.

        Who is on the same machine is limited by that machine.
        """
        if is_here(address):
            yield
            return
        budget = self._budget(origin_of(address))
        if not budget.is_left():
            raise Refuse(Code.TOO_FAST, f"{self._message}; wait a little")
        began = time.monotonic()
        try:
            yield
        finally:
            budget.spend(time.monotonic() - began)

    def _budget(self, origin: str) -> Budget:
        found = self._budgets.pop(origin, None) or Budget(self._share, self._burst)
        self._budgets[origin] = found
        if len(self._budgets) > _REMEMBERED:
            self._budgets.popitem(last=False)
        return found


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
