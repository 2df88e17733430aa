"""How people are called back."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Topic = Literal["turn", "begun", "over", "invited"]
Kind = Literal["push", "mail", "discord", "ntfy"]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
_Text = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00]*$")]


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when nothing is sent, in minutes of the day."""

    begin: Minute
    end: Minute


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be told, in which language, and when not."""

    topics: Annotated[list[Topic], Meta(max_length=8)]
    lang: Literal["en", "pl", "cs"]
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    quiet: QuietHours | None = None


class NewPush(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="push"):
    """A browser, by its push subscription."""

    endpoint: _Text
    p256dh: _Text
    auth: _Text


class NewMail(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="mail"):
    """A mail address."""

    address: _Text


class NewDiscord(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="discord"):
    """A webhook of Discord, or of what reads the same."""

    url: _Text


class NewNtfy(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="ntfy"):
    """A topic of an ntfy server."""

    url: _Text


NewChannel = NewPush | NewMail | NewDiscord | NewNtfy


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that a mail had."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class ChannelInfo(Struct, frozen=True):
    """A way to reach the visitor."""

    id: str
    kind: Kind
    address: str
    confirmed: bool
    since: float


class Offered(Struct, frozen=True):
    """By what this server reaches people; `push` is its public key."""

    push: str | None
    mail: bool
    webhooks: bool


class Notifications(Struct, frozen=True):
    """How the visitor is called back."""

    offered: Offered
    wishes: Wishes | None
    channels: list[ChannelInfo]


class OwnNotice(Struct, frozen=True):
    """Something that the visitor was told, or will be."""

    table: str
    topic: str
    channel: str
    began: float
    state: str
