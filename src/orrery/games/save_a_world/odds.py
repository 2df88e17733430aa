"""The chance of each project to become the key project, if the asteroid arrived now (HSW-15).

It is exact: cubes are drawn without putting them back, so the numbers of each kind among ten drawn
follow the hypergeometric distribution.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from orrery.games.save_a_world.board import CRACKS, FINAL_DRAW, GAUGE
from orrery.games.save_a_world.words import ASTEROID, EVACUATION, LASER, SHIELD


def chances(bag: list[int], gauges: list[int]) -> tuple[float, float, float]:
    """Of laser, shield and evacuation."""
    return _chances(tuple(bag), tuple(gauges))


@lru_cache(maxsize=4096)
def _chances(bag: tuple[int, ...], gauges: tuple[int, ...]) -> tuple[float, float, float]:
    missing = GAUGE[LASER] - gauges[LASER]
    drawn = min(FINAL_DRAW, sum(bag))
    hits = shields = 0.0
    for lasers in range(min(bag[LASER], drawn) + 1):
        for rocks in range(min(bag[ASTEROID], drawn - lasers) + 1):
            chance = _of(bag, drawn, lasers, rocks)
            if not chance:
                continue
            if lasers + rocks >= missing:
                hits += chance
            else:
                left = (bag[LASER] - lasers, bag[SHIELD], bag[EVACUATION], bag[ASTEROID] - rocks)
                shields += chance * _shield(left, gauges[LASER] + lasers + rocks, gauges[SHIELD])
    return hits, shields, max(0.0, 1.0 - hits - shields)


def _of(bag: tuple[int, ...], drawn: int, lasers: int, rocks: int) -> float:
    """That just so many laser and asteroid cubes are drawn."""
    others = bag[SHIELD] + bag[EVACUATION]
    rest = drawn - lasers - rocks
    if rest > others:
        return 0.0
    ways = comb(bag[LASER], lasers) * comb(bag[ASTEROID], rocks) * comb(others, rest)
    return ways / comb(sum(bag), drawn)


def _shield(bag: tuple[int, ...], laser: int, shield: int) -> float:
    """That the shield holds after the laser has failed with so many cubes on its gauge."""
    cracks = sum(shield < space <= laser for space in CRACKS)
    missing = GAUGE[SHIELD] - shield - cracks
    helpful = bag[SHIELD] + bag[ASTEROID]
    others = bag[LASER] + bag[EVACUATION]
    drawn = min(FINAL_DRAW, helpful + others)
    good = sum(
        comb(helpful, number) * comb(others, drawn - number)
        for number in range(max(0, missing), min(helpful, drawn) + 1)
    )
    return good / comb(helpful + others, drawn)
