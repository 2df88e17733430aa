"""A process in which bots think: a question goes in, a move comes out, or the process is ended."""

from __future__ import annotations

import time

import msgspec

from orrery.bots.child import Answer, Message, think_for_bots
from orrery.helper import Helper, Work
from orrery.kernel.errors import BotFailed


class Thinker(Helper):
    """One process that thinks; a new one is started when it has failed."""

    def __init__(self, work: Work = think_for_bots) -> None:
        super().__init__(work)

    def ask(self, message: Message, budget: float) -> int | None:
        """The move, None if none was asked for; BotFailed if there is none, with the reason."""
        return self.consult(message, budget).move

    def consult(self, message: Message, budget: float) -> Answer:
        """The answer, BotFailed if there is none, with the reason.

        Blocks, but not for longer than the budget. A process that hasn't answered is ended.
        """
        until = time.monotonic() + budget
        try:
            self.begin()
            if not self.is_ready(until):
                raise BotFailed(f"the process of the bot {message.bot} has not started in time")
            data = self.answer(msgspec.json.encode(message), until)
            answer = None if data is None else msgspec.json.decode(data, type=Answer)
        except msgspec.MsgspecError:
            problem = "answers with what is no move"
        except (OSError, EOFError):
            problem = "has ended instead of answering"
        else:
            if answer is not None and answer.problem:
                raise BotFailed(answer.problem)
            if answer is not None:
                return answer
            problem = f"takes longer than {budget:.3g} s"
        self.renew()
        raise BotFailed(f"the bot {message.bot} {problem}")
