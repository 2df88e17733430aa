"""Delivering: what goes to a channel, in the form that its kind has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog
from msgspec.structs import replace

from orrery.kernel.errors import InvalidOption
from orrery.server.notifications import push, webhooks
from orrery.server.notifications.failures import Undelivered
from orrery.server.notifications.mail import Letter, Mailer
from orrery.server.notifications.outside import Outside
from orrery.server.notifications.push import Pusher, Subscription
from orrery.server.notifications.wording import Message, say, trial_message
from orrery.server.settings import Settings
from orrery.server.store import Store
from orrery.server.store.notices import ChannelRow
from orrery.server.wire import Offered

log = structlog.get_logger()

_KEY: Final = "vapid"  # the secret that the store has for push services


class Delivery:
    """By what this server reaches people."""

    def __init__(self, settings: Settings, key: bytes, now: Callable[[], float]) -> None:
        """`key` is the server's for push services."""
        self.home = home_of(settings)
        self.private = settings.private_webhooks
        self._outside = Outside(self.private)
        self._mailer = Mailer(settings.smtp, settings.mail_from) if settings.smtp else None
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else self.home
        self._pusher = Pusher(key, contact, self._outside, now) if settings.push else None
        self.offered = Offered(
            push=self._pusher.public_key if self._pusher is not None else None,
            mail=self._mailer is not None,
            webhooks=settings.webhooks,
        )

    async def send(self, channel: ChannelRow, message: Message, about: str, lang: str) -> None:
        """Deliver a message; Undelivered with the reason if that can't be done."""
        if channel.kind == "mail":
            await self._mail(channel, message, lang)
        elif channel.kind == "push":
            await self._push(channel, message, about)
        elif self.offered.webhooks:
            await webhooks.send(self._outside, channel.kind, channel.address, message)
        else:
            raise Undelivered("this server sends nothing to webhooks any more")

    async def trial(self, channel: ChannelRow, lang: str) -> None:
        """Deliver something that says that it was delivered."""
        await self.send(channel, trial_message(lang, self.home), "trial", lang)

    async def code(self, address: str, code: str, lang: str) -> None:
        """Send the code that confirms an address."""
        subject = say(lang, "mail-code-subject", code=code)
        text = say(lang, "mail-code", code=code, home=self.home)
        await self._by_mail(address, Letter(subject, text, lang))

    async def _mail(self, channel: ChannelRow, message: Message, lang: str) -> None:
        stop = f"{self.home}/api/notifications/stop/{channel.token}"
        text = say(lang, "mail-notice", text=message.text, url=message.url, stop=stop)
        await self._by_mail(channel.address, Letter(message.title, text, lang, stop))

    async def _by_mail(self, address: str, letter: Letter) -> None:
        if self._mailer is None:
            raise Undelivered("this server sends no mail any more")
        await self._mailer.send(address, letter)

    async def _push(self, channel: ChannelRow, message: Message, about: str) -> None:
        if self._pusher is None:
            raise Undelivered("this server sends nothing to browsers any more")
        subscription = Subscription(channel.address, *msgspec.json.decode(channel.keys))
        shown = {**message._asdict(), "tag": about}
        await self._pusher.send(subscription, msgspec.json.encode(shown), about)


def check_settings(settings: Settings) -> None:
    """InvalidOption, with the reason, unless what is set can be used."""
    if settings.public_url:
        Delivery(settings, push.new_key(), lambda: 0.0)
    elif settings.smtp:
        raise InvalidOption("mail has links to the table: give the setting public_url as well")


async def open_delivery(settings: Settings, store: Store, now: Callable[[], float]) -> Delivery:
    """Delivery with the key that all workers share, made by the first; without push if it is
    damaged, because another key would reach none of those who are subscribed.
    """
    key = await store.keep_secret(_KEY, push.new_key())
    try:
        return Delivery(settings, key, now)
    except ValueError as error:
        log.error("key for push is damaged: restore it from a backup", reason=str(error))
        return Delivery(replace(settings, push=False), key, now)


def keys_of(p256dh: str, auth: str) -> str:
    """The keys of a subscription as the store has them."""
    return msgspec.json.encode([p256dh, auth]).decode()


def home_of(settings: Settings) -> str:
    """The address of the server's own pages, without a slash at its end."""
    parts = urlsplit(settings.public_url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise InvalidOption("the setting public_url is written https://table.example.org")
    return settings.public_url.rstrip("/")
