"""Waiting for one of a few places: those in a hurry first, and nobody because of somebody else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil, inf
from typing import Final

_REMEMBERED: Final = 4096  # of those who had a place, which are the last to get another


class _Wish:
    """Somebody who waits for a place."""

    def __init__(self, urgent: bool, whose: str, number: int, patience: float | None) -> None:
        self.urgent = urgent
        self.whose = whose
        self.number = number
        self.gives_up = inf if patience is None else _now() + patience
        self.granted = asyncio.Event()


class FairQueue:
    """Gives a few places away, one wish at a time.

    Urgent wishes come first, then those of whoever has had a place longest ago or never; of the
    same owner the one that has waited longest. So who has many wishes makes others wait for one.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._free = places
        self._waiting: list[_Wish] = []
        self._count = 0
        self._served: OrderedDict[str, int] = OrderedDict()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def share(self) -> float:
        """The seconds for which a place may be kept, so that all get one who give up some time."""
        until = sorted(wish.gives_up for wish in self._waiting if wish.gives_up < inf)
        turns = ceil(len(until) / self._places)
        return max(0.0, until[0] - _now()) / turns if until else inf

    @asynccontextmanager
    async def place(
        self, urgent: bool, whose: str, patience: float | None = None
    ) -> AsyncIterator[bool]:
        """A place for as long as this lasts; False if there is none within so many seconds."""
        granted = await self._await_turn(urgent, whose, patience)
        try:
            yield granted
        finally:
            if granted:
                self._leave()

    async def _await_turn(self, urgent: bool, whose: str, patience: float | None) -> bool:
        self._count += 1
        wish = _Wish(urgent, whose, self._count, patience)
        self._waiting.append(wish)
        self._serve()
        try:
            async with asyncio.timeout(patience):
                await wish.granted.wait()
        except BaseException as error:
            if wish.granted.is_set():  # in the same moment
                self._leave()
            else:
                self._waiting.remove(wish)
            if not isinstance(error, TimeoutError):
                raise
            return False
        return True

    def _leave(self) -> None:
        self._free += 1
        self._serve()

    def _serve(self) -> None:
        while self._free and self._waiting:
            wish = min(self._waiting, key=self._rank)
            self._waiting.remove(wish)
            self._free -= 1
            self._count += 1
            self._served[wish.whose] = self._count
            self._served.move_to_end(wish.whose)
            if len(self._served) > _REMEMBERED:
                self._served.popitem(last=False)
            wish.granted.set()

    def _rank(self, wish: _Wish) -> tuple[bool, int, int]:
        return not wish.urgent, self._served.get(wish.whose, 0), wish.number


def _now() -> float:
    return asyncio.get_running_loop().time()
