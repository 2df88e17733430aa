"""What happens inside a process in which bots think. It imports little, so that it starts quickly.

What comes in holds nothing that the seat can't know: the position is an imagined one.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from orrery import bots
from orrery.bots.analysis import Question, answered
from orrery.bots.appraisal import Appraisal
from orrery.bots.playing import close
from orrery.games import title as title_of
from orrery.helper import answer_all
from orrery.kernel.clock import Clock
from orrery.kernel.errors import OrreryError
from orrery.kernel.perspective import Perspective

_KEPT: Final = 256  # bots, because they remember what they have planned
_NICENESS: Final = 5  # those who play come before those who think


class Introduction(msgspec.Struct, frozen=True, tag=True):
    """Whether there is such a bot at all."""

    bot: str  # its name, with its parameters


class Task(msgspec.Struct, frozen=True, tag=True):
    """What a bot is asked."""

    game: str
    bot: str
    match: str  # which bot of this name: of which match and seat
    seed: str  # what its chance comes from
    seat: int
    position: msgspec.Raw  # as `Perspective.snapshot` gives it
    seconds: float | None = None  # what its clock shows; None: no limit


class Answer(msgspec.Struct, frozen=True):
    """What a bot does or thinks of a decision, or why there is no answer."""

    move: int | None = None
    appraisal: Appraisal | None = None
    problem: str = ""


Message = Introduction | Task | Question


def think_for_bots(pipe: Connection) -> None:
    """The life of a thinking process."""
    if hasattr(os, "setsid"):
        os.setsid()  # so that the programs it starts can be ended with it
    known = Bots(_KEPT)

    def answer(request: bytes) -> bytes:
        return msgspec.json.encode(known.answer(msgspec.json.decode(request, type=Message)))

    answer_all(pipe, answer, _NICENESS)
    known.close()


class Bots:
    """The bots that a process knows; those that have not been asked for long are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[str, bots.Bot] = OrderedDict()

    def answer(self, message: Message) -> Answer:
        """What a bot answers, whatever may go wrong in it."""
        try:
            if isinstance(message, Introduction):
                close(bots.bot(message.bot, ""))
                return Answer()
            if isinstance(message, Question):
                return Answer(appraisal=answered(message))
            return Answer(self._choose(message))
        except OrreryError as error:
            problem = str(error)
        except Exception as error:
            problem = f"the bot {message.bot} failed: {type(error).__name__}: {error}"
        if isinstance(message, Task):
            close(self._known.pop(message.match, None))
        return Answer(problem=problem)

    def close(self) -> None:
        """Let all bots go."""
        for one in self._known.values():
            close(one)

    def _choose(self, task: Task) -> int:
        title = title_of(task.game)
        position: Any = msgspec.json.decode(task.position)
        clock = None if task.seconds is None else Clock(task.seconds)
        perspective = Perspective(title, title.restore(position), task.seat, clock)
        return self._bot(task).choose(perspective)

    def _bot(self, task: Task) -> bots.Bot:
        found = self._known.pop(task.match, None) or bots.bot(task.bot, task.seed)
        self._known[task.match] = found
        while len(self._known) > self._most:
            _, oldest = self._known.popitem(last=False)
            close(oldest)
        return found
