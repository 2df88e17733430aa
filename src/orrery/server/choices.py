"""With what the seats of a finished match have played, as its last position shows it."""

from __future__ import annotations

import asyncio

import msgspec

from orrery.games import title as title_of
from orrery.kernel.chosen import choices_of
from orrery.kernel.errors import OrreryError
from orrery.server.chronicles import Head, reel_in, reel_of
from orrery.server.store import Store
from orrery.server.store.results import Choices


async def choices_in(store: Store, table: str, game: str, head: Head, seats: int) -> list[Choices]:
    """By seat; nothing of a match that was played with other components or can't be read."""
    reel = await store.chronicle(table, reel_of(len(head.done)))
    if reel is None:
        return [{} for _ in range(seats)]
    return await asyncio.to_thread(_choices, game, head, reel, seats)


def _choices(game: str, head: Head, reel: bytes, seats: int) -> list[Choices]:
    """A position numbers things as the content did that it was played with."""
    unknown: list[Choices] = [{} for _ in range(seats)]
    try:
        title = title_of(game)
        if head.written_by[-1].content != title.content_hash:
            return unknown
        position = title.restore(msgspec.json.decode(reel_in(reel)[-1].position))
    except OrreryError:
        return unknown
    return [choices_of(title.chosen, position, seat) for seat in range(seats)]
