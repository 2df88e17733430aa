"""Processes in which bots think: a position goes in, a move comes out, or the process is ended.

A bot gets a perspective, never the game; its process does get the position, in order to make one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

import msgspec
import structlog

from orrery.server.bot_process import Task, think_for_bots

log = structlog.get_logger()

STARTING: Final = 30.0  # seconds that a new process may need before it answers at all


Work = Callable[[Connection], None]  # what such a process does with its end of the pipe


class Thinker:
    """One process that thinks; a new one is started when it has failed."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False
        self._began = 0.0

    def begin(self) -> None:
        """Start the process unless it runs already; it needs a while until it can think."""
        if self._process is not None and not self._process.is_alive():
            self.end()
        if self._process is None:
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=self._work, args=(theirs,), daemon=True)
            self._process.start()
            self._began = time.monotonic()
            self._ready = False
            theirs.close()

    def think(self, task: Task, budget: float) -> int | None:
        """The move, None if the bot failed or took too long. Blocks, but not for longer."""
        until = time.monotonic() + budget
        try:
            self.begin()
            if not self._is_ready(until):
                return None
            assert self._pipe is not None
            self._pipe.send_bytes(msgspec.json.encode(task))
            if self._pipe.poll(max(0.0, until - time.monotonic())):
                return msgspec.json.decode(self._pipe.recv_bytes(), type=int | None)
            log.warning("bot is too slow", game=task.game, bot_level=task.level)
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            log.warning("bot process failed", game=task.game, error=type(error).__name__)
        self.end()
        self.begin()
        return None

    def interrupt(self) -> None:
        """End the process from another thread than the one that waits for it."""
        process = self._process
        if process is not None:
            with suppress(ValueError):  # it has just been ended
                process.kill()

    def end(self) -> None:
        """End the process, whatever it does."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def _is_ready(self, until: float) -> bool:
        """Whether the process can think by then. One that never can is given up."""
        assert self._pipe is not None
        if not self._ready and self._pipe.poll(max(0.0, until - time.monotonic())):
            self._pipe.recv_bytes()
            self._ready = True
        if not self._ready and time.monotonic() - self._began > STARTING:
            raise OSError("the process does not start")
        return self._ready


class Thinkers:
    """A few processes, shared by all tables of a worker."""

    def __init__(self, processes: int, work: Work | None = None) -> None:
        self._idle = [Thinker(work or think_for_bots) for _ in range(max(1, processes))]
        self._free = asyncio.Semaphore(len(self._idle))
        self._threads = ThreadPoolExecutor(len(self._idle), "thinker")
        self._all = list(self._idle)

    def begin(self) -> None:
        """Start all processes."""
        for thinker in self._all:
            thinker.begin()

    async def think(self, task: Task, budget: float) -> int | None:
        """The move of a bot within its budget, None if it has none to offer."""
        async with self._free:
            # The process that knows this bot, if it is free, because bots plan ahead.
            wanted = self._all[sum(task.bot.encode()) % len(self._all)]
            thinker = wanted if wanted in self._idle else self._idle[0]
            self._idle.remove(thinker)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, thinker.think, task, budget)
            finally:
                self._idle.append(thinker)

    def close(self) -> None:
        """End all processes, also those that are thinking."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for thinker in self._all:
            thinker.interrupt()
        self._threads.shutdown(wait=True)
        for thinker in self._all:
            thinker.end()
