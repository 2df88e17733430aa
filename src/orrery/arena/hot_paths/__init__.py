"""Hot paths: for some games a call that takes much of their time, measured by itself.

A game has one if it is in DESCRIPTIONS; the module of its name then has a function `hot_path`.
It is imported when it is measured, so that naming a hot path loads no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from statistics import median
from typing import Any, Final

DESCRIPTIONS: Final[Mapping[str, str]] = {
    "planet_unknown": "all legal placements of both depot tiles on a half-full planet",
    "pulsar_2849": "all distinct results of a flight of 6 from any node",
}


@dataclass(frozen=True, slots=True)
class HotPath:
    """A call, and what it is made with: whatever is needed to make it, prepared from positions.

    The call changes nothing, so that it can be repeated. The same positions come out in every
    build, since the games they are from have fixed seeds. What is told is the median of the costs
    at the positions, or what `of` makes of them.
    """

    positions: Sequence[Any]
    call: Callable[[Any], object]
    of: Callable[[Iterable[float]], float] = median


def hot_path(game: str) -> HotPath | None:
    """The hot path of a game, if it has one."""
    if game not in DESCRIPTIONS:
        return None
    found: HotPath = import_module(f"{__name__}.{game}").hot_path()
    return found
