"""What is kept for calling people back: how they can be reached, their wishes, and an outbox."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

if TYPE_CHECKING:
    from orrery.server.store import TableRow


class WishRow(msgspec.Struct, frozen=True):
    """What somebody wants to be told, and when not: quiet hours are minutes of their day."""

    identity: str
    topics: list[str]
    lang: str
    zone: str
    quiet_from: int | None = None
    quiet_until: int | None = None


class ChannelRow(msgspec.Struct, frozen=True):
    """A way to reach somebody; confirmed if no code is outstanding."""

    id: str
    identity: str
    kind: str  # "push", "mail", "discord" or "ntfy"
    address: str
    keys: str  # of a browser, to encrypt for it
    token: str  # whoever knows it may end this channel
    since: float  # when it was confirmed, or is waiting for that
    code: str | None = None
    guesses: int = 0  # at the code


class Occasion(msgspec.Struct, frozen=True):
    """Something that somebody is to be told about a table.

    `wait` numbers what is told under one topic at one table: only a higher one is new.
    """

    table: str
    topic: str
    identity: str
    seat: int
    wait: int
    began: float


class NoticeRow(msgspec.Struct, frozen=True):
    """A notice of the outbox: for one channel, about the latest wait of a topic at a table."""

    table_id: str
    topic: str
    channel: str
    seat: int
    wait: int
    began: float
    due: float
    tries: int
    state: str  # "waiting", "sending" or "done"


class Due(NamedTuple):
    """A notice, and where it goes."""

    notice: NoticeRow
    channel: ChannelRow


class Invited(NamedTuple):
    """Somebody who is asked to a table."""

    table: str
    identity: str
    at: float


class Span(NamedTuple):
    """When the first and the last entry of a journal were made, and by which seat the last."""

    first: float
    last: float
    last_seat: int


class Notices(Protocol):
    """The part of a store that knows whom to call back; errors are as in Store."""

    async def keep_secret(self, name: str, body: bytes) -> bytes:
        """What is kept under a name: this, unless there was something before."""
        ...

    async def wishes(self, identity: str) -> WishRow | None: ...
    async def save_wishes(self, wishes: WishRow) -> None: ...

    # Channels
    async def add_channel(self, channel: ChannelRow) -> None:
        """Taken if the person has this one already."""
        ...

    async def channel(self, channel: str) -> ChannelRow | None: ...
    async def channel_by_token(self, token: str) -> ChannelRow | None: ...
    async def channels(self, identity: str) -> list[ChannelRow]:
        """All channels of somebody, the oldest first."""
        ...

    async def save_channel(self, channel: ChannelRow) -> None:
        """Replace what can change of a channel: its keys, since when it is good, and its code."""
        ...

    async def guess(self, channel: str) -> int:
        """Count a guess at the code of a channel; how many there were."""
        ...

    async def remove_channel(self, channel: str) -> None: ...
    async def remove_unconfirmed(self, before: float) -> None:
        """Forget addresses that nobody has confirmed since: they may be somebody else's."""
        ...

    # The outbox
    async def tables_to_tell_of(self, since: float) -> list[TableRow]:
        """Tables of people who can be reached that have changed since then; or the people have."""
        ...

    async def invitations_to_tell_of(self, since: float) -> list[Invited]:
        """Invitations to open tables since then of people who can be reached."""
        ...

    async def wait_of(self, table: str, seat: int) -> int:
        """The number of the wait for a seat: it rises when the seat has acted and then others."""
        ...

    async def has_acted(self, table: str, seat: int) -> bool:
        """Whether a seat has done anything in its match."""
        ...

    async def span(self, table: str) -> Span | None:
        """From when to when somebody has acted at a table; None if nobody has."""
        ...

    async def note(self, occasion: Occasion, grace: float, late: bool) -> None:
        """Put notices for all channels of a person into the outbox, due after so many seconds.

        Nothing happens where the same wait or a later one is there. With `late` also for channels
        that are newer than the occasion, from when they are there.
        """
        ...

    async def due_notices(self, before: float, limit: int) -> list[Due]:
        """Notices that wait and are due before then, the first due first."""
        ...

    async def notices_of(self, identity: str) -> list[NoticeRow]: ...
    async def postpone(self, notice: NoticeRow, due: float) -> None:
        """Let a notice that waits be due then."""
        ...

    async def claim(self, notice: NoticeRow, now: float) -> bool:
        """Whether the one who asks, and nobody else, sends this notice now."""
        ...

    async def put_back(self, notice: NoticeRow, due: float) -> None:
        """Let a notice that was claimed and not tried wait until then."""
        ...

    async def retry(self, notice: NoticeRow, due: float) -> None:
        """Let a notice that was certainly not sent wait once more."""
        ...

    async def settle(self, notice: NoticeRow) -> None:
        """Let nothing more be sent about this wait."""
        ...

    async def drop(self, notice: NoticeRow) -> None:
        """Forget a notice that waits, as if it had never been there."""
        ...
