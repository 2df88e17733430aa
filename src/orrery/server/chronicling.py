"""Drawing the chronicles of finished matches in a process of its own, one at a time.

A chronicle takes a second of computing, which would hold up everyone who plays if it were done in
the server itself. The process is started when the first match ends. What it has not drawn when it
fails stays as it is in the store, and is drawn at the next start.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
import structlog

from orrery.helper import Helper, Work
from orrery.server.chronicle_process import Failure, Finished, draw_chronicles

log = structlog.get_logger()

_BUDGET: Final = 300.0  # seconds: it comes last on a machine that may be busy


class Chronicler:
    """The process that draws, and the thread that waits for it."""

    def __init__(self, work: Work = draw_chronicles) -> None:
        self._helper = Helper(work)
        self._thread = ThreadPoolExecutor(1, "chronicler")

    async def draw(self, finished: Finished) -> list[bytes] | None:
        """The parts of a chronicle, None if it can't be drawn."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._draw, finished)

    def _draw(self, finished: Finished) -> list[bytes] | None:
        until = time.monotonic() + _BUDGET
        try:
            self._helper.begin()
            if self._helper.is_ready(until):
                answer = self._helper.answer(msgspec.msgpack.encode(finished), until)
                if answer is not None:
                    return _parts(finished, answer)
            log.warning("drawing takes too long", game=finished.row.game)
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            log.warning("drawing failed", game=finished.row.game, error=type(error).__name__)
        self._helper.end()
        return None

    def close(self) -> None:
        """End the process, also while it draws."""
        self._helper.interrupt()
        self._thread.shutdown(cancel_futures=True)
        self._helper.end()


def _parts(finished: Finished, answer: bytes) -> list[bytes] | None:
    found = msgspec.msgpack.decode(answer, type=list[bytes] | Failure | None)
    if not isinstance(found, Failure):
        return found
    row = finished.row
    log.warning("drawing failed", game=row.game, table=row.id, error=found.error, at=found.at)
    return None
