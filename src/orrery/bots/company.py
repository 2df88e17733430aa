"""The bots of many matches, each where it can't learn more than its perspective tells it.

Bots that come with Orrery think in the process that holds the match. Code of others could look
around in its memory, so it runs in processes of its own: one for each seat, because bots that share
one could tell each other what they hold.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Final, Self

import msgspec

from orrery.bots import recipe
from orrery.bots.child import Introduction, Task
from orrery.bots.naming import Recipe
from orrery.bots.playing import Bot, close
from orrery.bots.thinker import Thinker
from orrery.helper import STARTING
from orrery.kernel.errors import BotFailed, UnknownBot
from orrery.kernel.perspective import Perspective

PATIENCE: Final = 60.0  # seconds that a bot of others may take if nothing else is said
_GRACE: Final = 1.0  # seconds beyond its clock, for the way to its process and back


class Company:
    """Bots of these names, one for each seat, for one match after another.

    `seconds` is what a bot's clock shows when it is asked; no limit if it is left out. The
    processes of a `lasting` company go on until this one ends, and serve all such companies.
    """

    def __init__(
        self, names: Sequence[str], seconds: float | None = None, lasting: bool = False
    ) -> None:
        self._recipes = [recipe(name) for name in names]
        self._patience = PATIENCE if seconds is None else seconds + _GRACE
        self._lasting = lasting
        self._thinkers = [self._thinker(one, seat) for seat, one in enumerate(self._recipes)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def check(self) -> None:
        """UnknownBot if one of them can't be made. After that all processes have started."""
        for one, thinker in zip(self._recipes, self._thinkers, strict=True):
            if thinker is not None:
                try:
                    thinker.ask(Introduction(one.name), STARTING)
                except BotFailed as error:
                    raise UnknownBot(str(error)) from error
            else:
                close(one.make(""))

    @contextmanager
    def seated(self, seed: int | str) -> Iterator[list[Bot]]:
        """New bots for a match, on all seats."""
        made: list[Bot] = []
        try:
            for seat, one in enumerate(self._recipes):
                made.append(self._bot(one, seat, bot_seed(seed, seat)))
            yield made
        finally:
            for bot in made:
                close(bot)

    def close(self) -> None:
        """End all processes."""
        for thinker in self._thinkers:
            if thinker is not None and not self._lasting:
                thinker.end()

    def _thinker(self, one: Recipe, seat: int) -> Thinker | None:
        """The process of a bot that needs one."""
        if not one.foreign or one.is_program:
            return None
        return _lasting(one.name, seat) if self._lasting else Thinker()

    def _bot(self, one: Recipe, seat: int, seed: str) -> Bot:
        thinker = self._thinkers[seat]
        return (
            one.make(seed) if thinker is None else Distant(one.name, seed, thinker, self._patience)
        )


@cache
def _lasting(name: str, seat: int) -> Thinker:
    return Thinker()


class Distant:
    """A bot that thinks in another process."""

    def __init__(self, name: str, seed: str, thinker: Thinker, patience: float) -> None:
        self._name = name
        self._seed = seed
        self._thinker = thinker
        self._patience = patience

    def choose(self, perspective: Perspective) -> int:
        left = perspective.clock.left()
        task = Task(
            game=perspective.title.name,
            bot=self._name,
            match=self._seed,
            seed=self._seed,
            seat=perspective.seat,
            position=msgspec.Raw(perspective.snapshot()),
            seconds=left if left < float("inf") else None,
        )
        move = self._thinker.ask(task, self._patience)
        if move is None or move not in perspective.options:
            raise BotFailed(f"the bot {self._name} makes a move that is not among its options")
        return move


def bot_seed(seed: int | str, seat: int) -> str:
    """What the chance of a match's bot comes from; it doesn't tell what the match's comes from."""
    return hashlib.sha256(f"orrery bot {seat} of {seed}".encode()).hexdigest()
