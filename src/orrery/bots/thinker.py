"""A process in which bots think: a question goes in, a move comes out, or the process is ended."""

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

import msgspec

from orrery.bots.child import Answer, Message, think_for_bots
from orrery.kernel.errors import BotFailed

STARTING: Final = 30.0  # seconds that a new process may need before it answers at all

Work = Callable[[Connection], None]  # what such a process does with its end of the pipe


class Thinker:
    """One process that thinks; a new one is started when it has failed."""

    def __init__(self, work: Work = think_for_bots) -> None:
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

    def ask(self, message: Message, budget: float) -> int | None:
        """The move, None if none was asked for; BotFailed if there is none, with the reason.

        Blocks, but not for longer than the budget. A process that hasn't answered is ended.
        """
        until = time.monotonic() + budget
        try:
            self.begin()
            if not self._is_ready(until):
                raise BotFailed(f"the process of the bot {message.bot} has not started in time")
            answer = self._answer(message, until)
        except msgspec.MsgspecError:
            problem = "answers with what is no move"
        except (OSError, EOFError):
            problem = "has ended instead of answering"
        else:
            if answer is not None and answer.problem:
                raise BotFailed(answer.problem)
            if answer is not None:
                return answer.move
            problem = f"takes longer than {budget:.3g} s"
        self.end()
        self.begin()
        raise BotFailed(f"the bot {message.bot} {problem}")

    def interrupt(self) -> None:
        """End the process from another thread than the one that waits for it."""
        process = self._process
        if process is not None:
            with suppress(ValueError):  # it has just been ended
                _kill(process)

    def end(self) -> None:
        """End the process, whatever it does, and the programs that it has started."""
        if self._process is not None:
            _kill(self._process)
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def _answer(self, message: Message, until: float) -> Answer | None:
        """What comes out of the process; None if nothing does in time."""
        assert self._pipe is not None
        self._pipe.send_bytes(msgspec.json.encode(message))
        if not self._pipe.poll(max(0.0, until - time.monotonic())):
            return None
        return msgspec.json.decode(self._pipe.recv_bytes(), type=Answer)

    def _is_ready(self, until: float) -> bool:
        """Whether the process can think by then. One that never can is given up."""
        assert self._pipe is not None
        if not self._ready and self._pipe.poll(max(0.0, until - time.monotonic())):
            self._pipe.recv_bytes()
            self._ready = True
        if not self._ready and time.monotonic() - self._began > STARTING:
            raise OSError("the process does not start")
        return self._ready


def _kill(process: SpawnProcess) -> None:
    """End a process, and its group where it leads one."""
    if hasattr(os, "killpg") and process.pid is not None:
        with suppress(ProcessLookupError, PermissionError):  # it leads none yet
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
