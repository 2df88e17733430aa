"""Where tiles may lie, once more and as slowly as the rules read: sets of squares, no bits.

Squares are (column, row). `placements` gives for each legal way to lay a tile its stack and the
squares of both sections, first the one with the symbol.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from orrery.games.planet_unknown.content import TILES

At = tuple[int, int]
Lain = list[tuple[At, str, bool]]  # square, section, whether the symbol is there
Way = tuple[int, At, frozenset[At], At, frozenset[At]]

GRID = range(12)
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def placements(planet: dict[str, Any], covered: set[At], tiles: list[str | None]) -> set[Way]:
    """PU-4.1 to PU-4.13 without events, for the tiles of the outer and the inner stack."""
    basic = [
        (stack, tile, lain)
        for stack, tile in enumerate(tiles)
        if tile
        for lain in ways(tile.split("-")[0])
        if is_basic(planet, covered, {at for at, _, _ in lain})
    ]
    obeying = [one for one in basic if obeys(planet, covered, one[1], one[2])]
    return {_way(stack, lain) for stack, _, lain in obeying or basic}


@cache
def ways(shape: str) -> list[Lain]:
    """PU-4.7: a shape turned, mirrored and moved in all ways."""
    (data,) = [one for one in TILES["shapes"] if one["id"] == shape]
    printed = [((s["x"], s["y"]), s["section"], s["resource"]) for s in data["squares"]]
    found: list[Lain] = []
    for mirror in (1, -1):
        for quarter in range(4):
            turned = [(_turned(at, mirror, quarter), *rest) for at, *rest in printed]
            found += [
                [((x + dx, y + dy), section, symbol) for (x, y), section, symbol in turned]
                for dx in range(-4, 16)
                for dy in range(-4, 16)
                if all(x + dx in GRID and y + dy in GRID for (x, y), _, _ in turned)
            ]
    return found


def _turned(at: At, mirror: int, quarter: int) -> At:
    x, y = at[0] * mirror, at[1]
    for _ in range(quarter):
        x, y = -y, x
    return x, y


def zone(planet: dict[str, Any], letters: str) -> frozenset[At]:
    return _zone(tuple(planet["rows"]), letters)


@cache
def _zone(rows: tuple[str, ...], letters: str) -> frozenset[At]:
    return frozenset((x, y) for y in GRID for x in GRID if rows[y][x] in letters)


def is_basic(planet: dict[str, Any], covered: set[At], tile: set[At]) -> bool:
    """PU-4.1, PU-4.3, PU-4.5, PU-4.6, PU-12.8.1."""
    if tile & covered or not tile <= zone(planet, "LIRCXEK"):
        return False
    if covered:
        return any((x + dx, y + dy) in covered for x, y in tile for dx, dy in SIDES)
    start = zone(planet, "K") or {(x, y) for x, y in planet["perimeter"]}
    return not tile.isdisjoint(start)


def obeys(planet: dict[str, Any], covered: set[At], tile: str, lain: Lain) -> bool:
    """PU-12: the planet's own rule."""
    squares = {at for at, _, _ in lain}
    name = planet["id"]
    if name == "arashi":
        return not squares <= zone(planet, "R")
    if name == "k_273":
        return squares <= zone(planet, "I") or not squares & zone(planet, "I")
    if name == "tartarus":
        return len({planet["sides"][y][x] for x, y in squares}) == 1
    if name == "pajitnov":
        return any(not {(x + dx, y + dy) for x, y in squares} & covered for dx, dy in SIDES)
    if name == "persephone":
        return not any(_is_banned(tile, at, section) for at, section, symbol in lain if symbol)
    return True


def _is_banned(tile: str, at: At, section: str) -> bool:
    """PU-12.5.1: by quadrant, upper left and right, lower left and right."""
    resource = tile.split("-")[1]["ab".index(section)]
    return "cetw"[2 * (at[1] > 5) + (at[0] > 5)] == resource


def _way(stack: int, lain: Lain) -> Way:
    (a,) = [at for at, section, symbol in lain if section == "a" and symbol]
    (b,) = [at for at, section, symbol in lain if section == "b" and symbol]
    sections = [frozenset(at for at, section, _ in lain if section == name) for name in "ab"]
    return stack, a, sections[0], b, sections[1]
