"""Bots: they get a seat's perspective, never the hidden state, and choose one of its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from orrery.bots.glancing import GlancingBot
from orrery.bots.greedy import GreedyBot
from orrery.bots.levels import LEVELS
from orrery.bots.naming import Recipe, added_names, read_name
from orrery.bots.playing import Bot, RandomBot
from orrery.bots.search import SearchBot
from orrery.kernel.errors import UnknownBot

__all__ = ["Bot", "RandomBot", "bot", "built_in", "is_foreign", "ladder", "names", "recipe"]

_BOTS: Final[Mapping[str, Callable[..., Bot]]] = {
    "glancing": GlancingBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    **{level.name: level for level in LEVELS},
}


def ladder() -> list[str]:
    """The levels that one chooses from at a table, from the weakest to the strongest."""
    return [level.name for level in LEVELS]


def built_in() -> list[str]:
    """The names of the bots that come with Orrery, in order: the levels, and what they are of."""
    return sorted(_BOTS)


def names() -> list[str]:
    """The names of all bots that have one, also those of other packages, in order."""
    return sorted({*_BOTS, *added_names()})


def recipe(name: str) -> Recipe:
    """The bot that a name such as `greedy:depth=4` stands for; UnknownBot if there is none.

    The code of other packages isn't loaded for that.
    """
    return read_name(name, _BOTS)


def is_foreign(name: str) -> bool:
    """Whether a bot's code doesn't come with Orrery; also if there is none of this name."""
    try:
        return recipe(name).foreign
    except UnknownBot:
        return True


def bot(name: str, seed: int | str) -> Bot:
    """A new bot of this name, whose chance, if it needs any, comes from this seed."""
    return recipe(name).make(seed)
