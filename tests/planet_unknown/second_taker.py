"""Which tile a player of Republic may take, once more: by the slow search for placements."""

from __future__ import annotations

from typing import Any

from tests.planet_unknown.random_play import At
from tests.planet_unknown.second_placer import placements

Taking = tuple[str, int]  # what is done with the tile of a stack


def takings(
    planet: dict[str, Any], covered: set[At], tiles: list[str | None], bound: bool
) -> set[Taking]:
    """PU-3.8, PU-7.2, PU-11.2.5: tiles to be placed, or to be given up where none can be."""
    allowed = [tile if tile and (not bound or _shows_civ(tile)) else None for tile in tiles]
    ways = placements(planet, covered, allowed)
    if ways:
        return {("place", way[0]) for way in ways}
    return {("give-up", stack) for stack, tile in enumerate(allowed) if tile}


def may_bind(planet: dict[str, Any], covered: set[At], tiles: list[str | None]) -> bool:
    """PU-11.2.5: whether a tile with a civ resource could be taken."""
    free = takings(planet, covered, tiles, bound=False)
    return any(_shows_civ(tiles[stack] or "--") for _, stack in free)


def _shows_civ(tile: str) -> bool:
    return "c" in tile.split("-")[1]
