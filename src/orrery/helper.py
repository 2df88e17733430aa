"""A process beside another, for what would hold that up: a request goes in, an answer comes out.

Nothing much is imported here, so that such processes start quickly.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

STARTING: Final = 30.0  # seconds that a new process may need before it answers at all

Work = Callable[[Connection], None]  # what such a process does with its end of the pipe


class Helper:
    """One process that answers; a new one is started when it has failed."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False
        self._began = 0.0
        self._is_over = False

    @property
    def is_awake(self) -> bool:
        """Whether the process has said that it can answer."""
        return self._process is not None and self._ready

    def begin(self) -> None:
        """Start the process unless it runs already; it needs a while until it can answer."""
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

    def is_ready(self, until: float) -> bool:
        """Whether the process can answer by then; OSError if it seems that it never will."""
        assert self._pipe is not None
        if self._is_over:
            return False
        if not self._ready and self._pipe.poll(max(0.0, until - time.monotonic())):
            self._pipe.recv_bytes()
            self._ready = True
        if not self._ready and time.monotonic() - self._began > STARTING:
            raise OSError("the process does not start")
        return self._ready

    def answer(self, request: bytes, until: float) -> bytes | None:
        """What comes out of the process, None if nothing does by then.

        OSError or EOFError if it has ended.
        """
        assert self._pipe is not None
        self._pipe.send_bytes(request)
        if not self._pipe.poll(max(0.0, until - time.monotonic())):
            return None
        return self._pipe.recv_bytes()

    def renew(self) -> None:
        """Go on with another process."""
        self.end()
        if not self._is_over:
            self.begin()

    def interrupt(self) -> None:
        """End the process for good, from another thread than the one that waits for it."""
        self._is_over = True
        process = self._process
        if process is not None and process.pid is not None:
            with suppress(ValueError):  # it has just been ended
                _kill(process)

    def end(self) -> None:
        """End the process, whatever it does, and the programs that it has started."""
        if self._process is not None:
            if self._process.pid is not None:
                _kill(self._process)
                self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def answer_all(pipe: Connection, answer: Callable[[bytes], bytes], niceness: int) -> None:
    """The life of such a process: it ends when the other end of the pipe does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who has started it decides when it ends
    if hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(EOFError, OSError):
        pipe.send_bytes(b"ready")
        while True:
            pipe.send_bytes(answer(pipe.recv_bytes()))


def _kill(process: SpawnProcess) -> None:
    """End a process, and its group where it leads one."""
    if hasattr(os, "killpg") and process.pid is not None:
        with suppress(ProcessLookupError, PermissionError):  # it leads none yet
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
