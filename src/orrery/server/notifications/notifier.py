"""The notifier: finds out whom to tell, waits until it is due, and sends it once.

A notice is due a while after its wait began. Whoever is at the table meanwhile is not told; each
worker says so of those who are connected to it, well before their notices are due. The first
worker that claims a notice sends it. If it dies over that, nobody sends it: never twice is worth
more than always.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from contextlib import suppress
from typing import Final

import structlog

from orrery.server.hall import Hall
from orrery.server.logs import where
from orrery.server.notifications.delivery import Delivery
from orrery.server.notifications.failures import Gone, TryLater, Undelivered
from orrery.server.notifications.occasions import (
    BEGUN,
    TURN,
    invitations,
    is_awaited,
    is_still_so,
    occasions,
)
from orrery.server.notifications.quiet import quiet_until
from orrery.server.notifications.wishes import wishes_of
from orrery.server.notifications.wording import message_about
from orrery.server.store import Damaged, TableRow
from orrery.server.store.notices import Due, WishRow

log = structlog.get_logger()

_PAST: Final = 7 * 86_400.0  # seconds before the start that are looked through
_OVERLAP: Final = 60.0  # seconds that are looked through once more: clocks differ
_AT_ONCE: Final = 16  # notices that are sent at the same time
_TOGETHER: Final = 25  # notices that are written at the same time
_MOST: Final = 200  # that a worker looks at in a sweep
_PAUSES: Final = (60.0, 300.0, 1800.0, 7200.0)  # seconds before it is tried again
_FULL: Final = 600.0  # seconds until somebody who was told a lot may be told more
_HOUR: Final = 3600.0


class Notifier:
    """Tells people what they want to know of their tables when they are not there."""

    def __init__(self, hall: Hall, delivery: Delivery) -> None:
        self._hall = hall
        self._store = hall.store
        self._delivery = delivery
        self._worker = secrets.token_hex(8)
        self._looked_until: float | None = None
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to look."""
        self._loop = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Look no more; what is being sent is sent to its end, because nobody else would."""
        if self._loop is not None:
            self._loop.cancel()
            with suppress(asyncio.CancelledError):
                await self._loop
        await self.rest()

    async def rest(self) -> None:
        """Wait until nothing is being sent."""
        while self._sending:
            await asyncio.gather(*self._sending, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                if await self._store.lease("notices", self._worker, 4 * self._hall.settings.sweep):
                    await self.look()
                await self.send_due()
            except Exception as error:
                name = type(error).__name__
                log.warning("nobody can be notified", error=name, at=where(error))
            await asyncio.sleep(self._hall.settings.sweep)

    async def look(self) -> None:
        """Put what has happened since the last time into the outbox."""
        settings, now = self._hall.settings, self._hall.now()
        since = now - _PAST if self._looked_until is None else self._looked_until
        found = await invitations(self._store, since)
        for row in await self._store.tables_to_tell_of(since):
            found += await occasions(self._store, row)
        for first in range(0, len(found), _TOGETHER):  # those share a commit, and hold up nobody
            some = found[first : first + _TOGETHER]
            # Nobody waits less because a channel is new.
            notes = (self._store.note(o, settings.notice_grace, late=o.topic == TURN) for o in some)
            await asyncio.gather(*notes)
        self._looked_until = now - _OVERLAP

    async def send_due(self) -> None:
        """Send what is due, and say of whom is here that they need not be told."""
        now = self._hall.now()
        soon = now + max(2 * self._hall.settings.sweep, self._hall.settings.notice_grace)
        for due in await self._store.due_notices(soon, _MOST):
            if await self._is_seen(due, now) or due.notice.due > now:
                continue
            task = asyncio.create_task(self._try(due))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _is_seen(self, due: Due, now: float) -> bool:
        """Whether somebody is at the table, so that they need not be told, or not yet."""
        notice = due.notice
        table = self._hall.tables.get(notice.table_id)
        if table is None or due.channel.identity not in table.online():
            return False
        if notice.topic != TURN:
            await self._store.settle(notice)
            return True
        patience = notice.began + self._hall.settings.notice_idle
        later = min(now + self._hall.settings.notice_grace, patience)
        if later > notice.due:
            await self._store.postpone(notice, later)
        return later > now

    async def _try(self, due: Due) -> None:
        async with self._places:
            try:
                await self._send(due)
            except Exception as error:
                name = type(error).__name__
                log.error("notice failed", kind=due.channel.kind, error=name, at=where(error))
                with suppress(Exception):  # others wait as well, and the reason may stay for long
                    await self._store.postpone(due.notice, self._hall.now() + _PAUSES[-1])

    async def _send(self, due: Due) -> None:
        notice, channel = due
        wishes = await wishes_of(self._store, channel.identity)
        row = await self._row(due)
        if row is None:
            await self._store.drop(notice)
        elif not _is_wanted(due, wishes, row):
            await self._store.settle(notice)
        elif (end := quiet_until(wishes, self._hall.now())) is not None:
            await self._store.postpone(notice, end)
        elif await self._store.claim(notice, self._hall.now()):
            # Only who sends it spends what somebody may be told.
            if await self._may_tell(channel.identity):
                await self._deliver(due, row, wishes.lang)
            else:
                await self._store.put_back(notice, self._hall.now() + _FULL)

    async def _row(self, due: Due) -> TableRow | None:
        """The table, if there is something to tell of it still."""
        try:
            row = await self._store.table(due.notice.table_id)
        except (KeyError, Damaged):
            return None
        is_so = await is_still_so(self._store, due.notice, row, due.channel.identity)
        return row if is_so else None

    async def _may_tell(self, identity: str) -> bool:
        """Whether somebody was not told a lot in this hour; if so, this counts."""
        whose = hashlib.blake2b(identity.encode(), digest_size=16).hexdigest()
        most = self._hall.settings.notices_per_hour
        return await self._store.allow(f"notice {whose}", most, _HOUR)

    async def _deliver(self, due: Due, row: TableRow, lang: str) -> None:
        """Deliver a notice that is this worker's now."""
        notice, channel = due
        message = message_about(row, notice.topic, notice.seat, lang, self._delivery.home)
        try:
            await self._delivery.send(channel, message, row.id, lang)
        except Gone as failure:
            log.info("channel is gone", kind=channel.kind, reason=str(failure))
            await self._store.remove_channel(channel.id)
        except TryLater as failure:
            await self._retry(due, failure)
        except Undelivered as failure:
            log.warning("notice was not delivered", kind=channel.kind, reason=str(failure))
            await self._store.settle(notice)
        else:
            await self._store.settle(notice)

    async def _retry(self, due: Due, failure: TryLater) -> None:
        notice = due.notice
        if notice.tries < len(_PAUSES):
            await self._store.retry(notice, self._hall.now() + _PAUSES[notice.tries])
            return
        log.warning("notice was given up", kind=due.channel.kind, reason=str(failure))
        await self._store.settle(notice)


def _is_wanted(due: Due, wishes: WishRow, row: TableRow) -> bool:
    """Whether somebody wants to be told, and is not told anyway that it is their turn."""
    notice, channel = due
    by_turn = notice.topic == BEGUN and TURN in wishes.topics
    if by_turn and is_awaited(row, channel.identity):
        return False
    return notice.topic in wishes.topics
