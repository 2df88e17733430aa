"""The transmitters (P49-8) as tables."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.pulsar_2849.content import TRANSMITTERS
from orrery.games.pulsar_2849.printed import EFFECTS, PRODUCTION
from orrery.games.pulsar_2849.words import NONE
from orrery.kernel.effect import numbers, read_entries

COUNT: Final = len(TRANSMITTERS)
DISPLAYED: Final = 3
LEFT: Final = 0
RIGHT: Final = 1

LETTER: Final[list[int]] = ["ABC".index(tile["letter"]) for tile in TRANSMITTERS]
COSTS: Final[list[list[int]]] = [tile["costs"] for tile in TRANSMITTERS]
ALL_PAID: Final[list[int]] = [(1 << len(costs)) - 1 for costs in COSTS]
HALVES: Final[list[list[int]]] = [  # left, right; NONE: no link there
    [NONE if end["half"] is None else end["half"] for end in tile["ends"]] for tile in TRANSMITTERS
]
IMMEDIATE: Final[list[list[int]]] = read_entries(
    "transmitters", TRANSMITTERS, lambda tile: numbers(EFFECTS.read(tile["immediate"]))
)
_PRODUCTION: Final[list[dict[str, Any]]] = read_entries(
    "transmitters", TRANSMITTERS, lambda tile: PRODUCTION.read(tile["production"])
)
POINTS: Final[list[int]] = [yields["points"] for yields in _PRODUCTION]
CUBES: Final[list[int]] = [yields["cubes"] for yields in _PRODUCTION]
POINTS_FOR_CUBE: Final[list[int]] = [yields["buy"]["points"] for yields in _PRODUCTION]


# In an array a tile is 2 x its number, plus 1 if it is turned round (P49-8.2.4)


def tile_of(placed: int) -> int:
    return placed >> 1


def half_at(placed: int, side: int) -> int:
    """P49-8.2.1: the half-die on a side of a tile as it lies, or NONE."""
    return HALVES[placed >> 1][side ^ (placed & 1)]
