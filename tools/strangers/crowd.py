"""All strangers at once, and a look into the store whenever they take a breath."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from tools.strangers.findings import Books, Findings
from tools.strangers.messages import Messenger
from tools.strangers.people import Scene
from tools.strangers.requests import Writer

MESSENGERS: Final = 8
WRITERS: Final = 4
BREATH: Final = 100  # inputs of each stranger between two looks into the store


async def besiege(
    scene: Scene, books: Books, findings: Findings, chance: random.Random, count: int
) -> None:
    """Let so much be sent in all; what must not happen is found."""
    kinds = [Messenger] * MESSENGERS + [Writer] * WRITERS
    everyone = [kind(scene, findings, random.Random(chance.random())) for kind in kinds]
    until = findings.sent + count
    while findings.sent < until:
        each = min(BREATH, 1 + (until - findings.sent) // len(everyone))
        await asyncio.gather(*(one.send(each) for one in everyone))
        await asyncio.to_thread(books.compare, findings)
    await asyncio.gather(*(one.leave() for one in everyone))
