"""What people want to be told and where, as they are shown it."""

from __future__ import annotations

from typing import Literal, cast

from orrery.server.notifications.occasions import TOPICS
from orrery.server.store import Store
from orrery.server.store.notices import ChannelRow, WishRow
from orrery.server.wire import ChannelInfo, QuietHours, Wishes
from orrery.server.wire.notifications import Kind, Topic


async def wishes_of(store: Store, identity: str) -> WishRow:
    """What somebody wants to be told; everything, if they have not said."""
    known = await store.wishes(identity)
    return known or WishRow(identity, list(TOPICS), "en", "UTC")


def shown(row: WishRow) -> Wishes:
    """The same for their owner."""
    quiet = None
    if row.quiet_from is not None and row.quiet_until is not None:
        quiet = QuietHours(row.quiet_from, row.quiet_until)
    topics = cast("list[Topic]", row.topics)
    return Wishes(topics, cast("Literal['en', 'pl', 'cs']", row.lang), row.zone, quiet)


def channel_info(row: ChannelRow) -> ChannelInfo:
    """A channel for its owner, without what it is used with."""
    kind = cast("Kind", row.kind)
    return ChannelInfo(row.id, kind, row.address, row.code is None, row.since)
