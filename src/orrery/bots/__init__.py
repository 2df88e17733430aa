"""Bots: they get a seat's perspective, never the hidden state, and choose one of its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from orrery.bots.greedy import GreedyBot
from orrery.kernel.dice import key_from_seed, new_dice
from orrery.kernel.errors import UnknownBot
from orrery.kernel.perspective import Perspective


class Bot(Protocol):
    """A player that is a program. One bot plays one seat of one match."""

    def choose(self, perspective: Perspective) -> int:
        """One of `perspective.options`. Asked whenever its seat has to decide."""
        ...


class RandomBot:
    """Takes every option with the same chance; the same seed makes the same choices."""

    def __init__(self, seed: int | str) -> None:
        self._dice = new_dice(key_from_seed(seed), seats=0)

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options
        return options[self._dice.below(0, len(options))]


_BOTS: Final[Mapping[str, Callable[[int | str], Bot]]] = {
    "greedy": GreedyBot,
    "random": RandomBot,
}


def names() -> list[str]:
    """The names of all bots, in alphabetical order."""
    return sorted(_BOTS)


def bot(name: str, seed: int | str) -> Bot:
    """A new bot of this name, whose chance, if it needs any, comes from this seed."""
    if name not in _BOTS:
        raise UnknownBot(f"there is no bot called {name!r:.60}; there are: {', '.join(names())}")
    return _BOTS[name](seed)
