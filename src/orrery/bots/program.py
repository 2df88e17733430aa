"""A bot that is a program: a command is run, and spoken to by its standard input and output."""

from __future__ import annotations

import os
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from math import isinf
from typing import Final

import msgspec

from orrery.bots.dialogue import VERSION, Decide, Dialogue, Hello, Move, Reply, Request, english
from orrery.kernel.clock import Clock
from orrery.kernel.errors import BotFailed, UnknownBot, shown
from orrery.kernel.perspective import Perspective
from orrery.text import Translator

PATIENCE: Final = 60.0  # seconds for a decision without a limit
_LONGEST: Final = 1 << 20  # bytes of a line
_OURS: Final = "ORRERY_"  # variables of the environment that may hold where matches are kept


class ProgramBot:
    """Asks a program that it starts. What goes wrong there is told in one sentence."""

    def __init__(self, command: str, seed: int | str) -> None:
        self._command = command
        self._seed = str(seed)
        self._translator: Translator | None = None
        self._greeted = False
        if not command.strip():
            raise UnknownBot("a program is written exec:COMMAND, such as exec:node bot.mjs")
        try:
            self._process = subprocess.Popen(  # noqa: S603 - which is what was asked for
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={
                    name: value for name, value in os.environ.items() if not name.startswith(_OURS)
                },
            )
        except (OSError, ValueError) as error:
            raise UnknownBot(f"the program {shown(command)} can't be started: {error}") from error
        self._heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def has_ended(self) -> bool:
        """Whether the program doesn't run any more."""
        return self._process.poll() is not None

    def choose(self, perspective: Perspective) -> int:
        try:
            return self._decided(perspective)
        except BotFailed as failed:
            self.close()
            raise BotFailed(f"the program {shown(self._command)} fails: {failed}") from failed

    def close(self) -> None:
        """End the program."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def _decided(self, perspective: Perspective) -> int:
        limit = perspective.clock
        patience = Clock(PATIENCE) if isinf(limit.left()) else limit
        if not self._greeted:
            self._greet(perspective)
        dialogue = Dialogue(perspective, self._translator)
        late = threading.Timer(max(0.0, patience.left()), self._process.kill)
        late.start()  # so that a program that doesn't listen can't keep us waiting either
        try:
            self._say(dialogue.question())
            while not isinstance(request := self._hear(patience), Move):
                self._say(dialogue.reply(request))
            return dialogue.move(request)
        finally:
            late.cancel()

    def _greet(self, perspective: Perspective) -> None:
        title = perspective.title
        seats = perspective.seats
        self._translator = english(title, seats)
        self._greeted = True
        hello = Hello(VERSION, title.name, title.rules_version, perspective.seat, seats, self._seed)
        self._say(hello)

    def _say(self, message: Hello | Decide | Reply) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except OSError as error:
            raise BotFailed("it has ended") from error

    def _hear(self, patience: Clock) -> Request:
        try:
            line = self._heard.get(timeout=max(0.0, patience.left()))
        except queue.Empty as error:
            raise BotFailed("it takes too long") from error
        if not line:
            raise BotFailed("it has ended" if patience.left() > 0 else "it takes too long")
        try:
            request: Request = msgspec.json.decode(line, type=Request)
        except msgspec.MsgspecError as error:
            said = line.decode(errors="replace").strip()
            raise BotFailed(f"it says {shown(said)}, which is no message") from error
        return request

    def _listen(self) -> None:
        """Pass on every line, and at the end an empty one."""
        assert self._process.stdout is not None
        with self._process.stdout as output:
            while line := output.readline(_LONGEST):
                self._heard.put(line)
        self._heard.put(b"")
