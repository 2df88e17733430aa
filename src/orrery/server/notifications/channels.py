"""The ways in which people let themselves be reached: offering, adding, confirming, ending them."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec.structs import replace

from orrery.server.hall import Hall
from orrery.server.limiting import Limits
from orrery.server.notifications import push, webhooks
from orrery.server.notifications.delivery import Delivery, keys_of
from orrery.server.notifications.failures import Gone, Undelivered
from orrery.server.notifications.mail import is_address
from orrery.server.notifications.outside import checked_url
from orrery.server.notifications.quiet import is_zone
from orrery.server.notifications.wishes import wishes_of
from orrery.server.refusals import Refuse
from orrery.server.store import Identity, Taken
from orrery.server.store.notices import ChannelRow, WishRow
from orrery.server.wire import Code, NewChannel, NewMail, NewPush, Wishes

MOST: Final = 10  # of one person
GUESSES: Final = 5  # at a code
_HOUR: Final = 3600.0


class Channels:
    """Lets people say how they want to be reached."""

    def __init__(self, hall: Hall, limits: Limits, delivery: Delivery) -> None:
        self._hall = hall
        self._store = hall.store
        self._limits = limits
        self._delivery = delivery

    async def wish(self, who: Identity, wanted: Wishes) -> None:
        """Keep what somebody wants to be told."""
        if not is_zone(wanted.zone):
            raise Refuse(Code.MALFORMED, "this time zone is not known; one is Europe/Prague")
        quiet = (None, None) if wanted.quiet is None else (wanted.quiet.begin, wanted.quiet.end)
        topics: list[str] = sorted(set(wanted.topics))
        await self._store.save_wishes(WishRow(who.id, topics, wanted.lang, wanted.zone, *quiet))

    async def add(self, who: Identity, given: NewChannel, origin: str) -> None:
        """A new way to reach somebody; one by mail counts once it is confirmed."""
        channel = self._new(who, given)
        own = await self._store.channels(who.id)
        known = [one for one in own if (one.kind, one.address) == (channel.kind, channel.address)]
        if not known and len(own) >= MOST:
            raise Refuse(Code.MANY_CHANNELS, f"you can be reached in {MOST} ways at most")
        if known and known[0].code is None and channel.kind != "push":
            return
        if channel.code is not None:
            await self._limits.mail(who.id, channel.address, origin)
        await self._keep(channel, known[0] if known else None)
        if channel.code is not None:
            await self._send_code(who, channel)

    async def confirm(self, who: Identity, channel_id: str, code: str) -> None:
        """Let a mail address count, by the code that was sent there."""
        channel = await self._own(who, channel_id)
        if channel.code is None:
            return
        is_late = self._hall.now() - channel.since > _HOUR
        if is_late or await self._store.guess(channel.id) > GUESSES:
            raise Refuse(Code.WRONG_CODE, "this code is not good any more; ask for another one")
        if not secrets.compare_digest("".join(code.split()).encode(), channel.code.encode()):
            raise Refuse(Code.WRONG_CODE, "this is not the code that was sent")
        await self._store.save_channel(replace(channel, code=None, since=self._hall.now()))

    async def remove(self, who: Identity, channel_id: str) -> None:
        """Reach somebody in this way no longer."""
        await self._store.remove_channel((await self._own(who, channel_id)).id)

    async def try_out(self, who: Identity, channel_id: str, origin: str) -> None:
        """Send something to a channel, to see whether it arrives."""
        channel = await self._own(who, channel_id)
        if channel.code is not None:
            raise Refuse(Code.WRONG_CODE, "this address is not confirmed yet")
        await self._limits.trial(who.id, origin)
        lang = (await wishes_of(self._store, who.id)).lang
        try:
            await self._delivery.trial(channel, lang)
        except Undelivered as failure:
            if isinstance(failure, Gone):
                await self._store.remove_channel(channel.id)
            raise Refuse(Code.NOT_DELIVERED, f"it was not delivered: {failure}") from failure

    async def _own(self, who: Identity, channel_id: str) -> ChannelRow:
        channel = await self._store.channel(channel_id)
        if channel is None or channel.identity != who.id:
            raise Refuse(Code.NOT_FOUND, "you are not reached in this way")
        return channel

    def _new(self, who: Identity, given: NewChannel) -> ChannelRow:
        try:
            kind, address, keys = self._checked(given)
        except ValueError as error:
            raise Refuse(Code.INVALID_ADDRESS, str(error)) from None
        code = f"{secrets.randbelow(1_000_000):06}" if kind == "mail" else None
        id_, token, now = secrets.token_hex(8), secrets.token_urlsafe(24), self._hall.now()
        return ChannelRow(id_, who.id, kind, address, keys, token, now, code)

    def _checked(self, given: NewChannel) -> tuple[str, str, str]:
        """Kind, address and keys of what was given; ValueError if they can't be right."""
        offered, private = self._delivery.offered, self._delivery.private
        if isinstance(given, NewMail):
            _check_offered(offered.mail)
            if not is_address(given.address.strip()):
                raise ValueError("a mail address is written name@example.org")
            return "mail", given.address.strip(), ""
        if isinstance(given, NewPush):
            _check_offered(offered.push is not None)
            checked_url(given.endpoint, private)
            push.check((given.p256dh, given.auth))
            return "push", given.endpoint, keys_of(given.p256dh, given.auth)
        _check_offered(offered.webhooks)
        kind = type(given).__struct_config__.tag
        assert isinstance(kind, str)
        if kind == "ntfy":
            webhooks.ntfy_topic(given.url, private)
        checked_url(given.url, private)
        return kind, given.url, ""

    async def _keep(self, channel: ChannelRow, known: ChannelRow | None) -> None:
        if known is not None:  # a browser with new keys, or one more code for an address
            since = channel.since if channel.code is not None else known.since
            again = replace(known, keys=channel.keys, code=channel.code, since=since, guesses=0)
            await self._store.save_channel(again)
            return
        try:
            await self._store.add_channel(channel)
        except Taken:
            raise Refuse(Code.BUSY, "this is being added already; look again") from None

    async def _send_code(self, who: Identity, channel: ChannelRow) -> None:
        lang = (await wishes_of(self._store, who.id)).lang
        assert channel.code is not None
        try:
            await self._delivery.code(channel.address, channel.code, lang)
        except Undelivered as failure:
            raise Refuse(Code.NOT_DELIVERED, f"it was not delivered: {failure}") from failure


def _check_offered(is_offered: bool) -> None:
    if not is_offered:
        raise Refuse(Code.NOT_OFFERED, "this server reaches nobody in this way")
