"""What happens inside a thinking process. It imports little, so that it starts quickly."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from orrery import bots
from orrery.games import title as title_of
from orrery.kernel.perspective import Perspective

_KEPT: Final = 256  # bots, because they remember what they have planned
_NICENESS: Final = 5  # those who play come before those who think


class Task(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    game: str
    level: str
    bot: str  # which one: of which table and seat
    seed: str  # what its chance comes from
    seat: int
    position: msgspec.Raw  # as `snapshot.dump` gives it


def think_for_bots(pipe: Connection) -> None:
    """The life of a thinking process: it ends when the server's end of the pipe does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    known = Bots(_KEPT)
    pipe.send_bytes(b"ready")
    while True:
        try:
            data = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        move = known.choose(msgspec.json.decode(data, type=Task))
        pipe.send_bytes(msgspec.json.encode(move))


class Bots:
    """The bots that a process knows; those that have not been asked for long are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[str, bots.Bot] = OrderedDict()

    def choose(self, task: Task) -> int | None:
        """The move of a bot, None if it makes a mistake."""
        title = title_of(task.game)
        position: Any = msgspec.json.decode(task.position)
        perspective = Perspective(title, title.restore(position), task.seat)
        try:
            move = self._bot(task).choose(perspective)
        except Exception:
            self._known.pop(task.bot, None)
            return None
        return move if move in perspective.options else None

    def _bot(self, task: Task) -> bots.Bot:
        found = self._known.pop(task.bot, None) or bots.bot(task.level, task.seed)
        self._known[task.bot] = found
        while len(self._known) > self._most:
            self._known.popitem(last=False)
        return found
