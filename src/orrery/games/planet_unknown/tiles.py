"""Tiles and their orientations (PU-1.3 to PU-1.6), prepared once for bit-parallel placing.

A tile's number is 12 x shape + 2 x pair + (1 with a meteor symbol). All tiles of a shape are cut
alike, so orientations belong to the shape: rotations and mirror images that differ in any square's
meaning.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.planet_unknown.content import TILES
from orrery.games.planet_unknown.grid import SIDE, Mask, mask_of, moved_on
from orrery.games.planet_unknown.words import TERRAIN_NAMES

TILES_PER_SHAPE: Final = 12

# Parts of a tile, as a condition of placing names them
ALL: Final = 0
SECTION_A: Final = 1
SECTION_B: Final = 2
SYMBOL_A: Final = 3
SYMBOL_B: Final = 4
METEOR: Final = 5
PARTS: Final = 6

SHAPE_NAMES: Final[list[str]] = [shape["id"] for shape in TILES["shapes"]]
PAIRS: Final[list[tuple[int, int]]] = [
    (TERRAIN_NAMES.index(pair["a"]), TERRAIN_NAMES.index(pair["b"])) for pair in TILES["pairs"]
]


class Orientation:
    """One way to lay a shape."""

    def __init__(self, parts: list[list[tuple[int, int]]]) -> None:
        # Per part how many squares each of its squares comes after the anchor
        self.squares = [[SIDE * y + x for x, y in part] for part in parts]
        self.masks: list[Mask] = [mask_of(part) for part in self.squares]  # with square 0 as anchor
        width = 1 + max(x for x, _ in parts[ALL])
        height = 1 + max(y for _, y in parts[ALL])
        self.fits = _anchors(width, height)
        self.width = width
        self.height = height


def _anchors(width: int, height: int) -> Mask:
    """The squares at which a box of this size stays within the grid."""
    rows = range(SIDE - height + 1)
    return mask_of([SIDE * y + x for y in rows for x in range(SIDE - width + 1)])


def _orientations(shape: int) -> list[Orientation]:
    squares = TILES["shapes"][shape]["squares"]
    parts: list[list[tuple[int, int]]] = [
        [(s["x"], s["y"]) for s in squares],
        [(s["x"], s["y"]) for s in squares if s["section"] == "a"],
        [(s["x"], s["y"]) for s in squares if s["section"] == "b"],
        [(s["x"], s["y"]) for s in squares if s["section"] == "a" and s["resource"]],
        [(s["x"], s["y"]) for s in squares if s["section"] == "b" and s["resource"]],
        [(s["x"], s["y"]) for s in squares if s["meteor_spot"]],
    ]
    found: list[list[list[tuple[int, int]]]] = []
    for _ in range(2):
        for _ in range(4):
            parts = _normal([[(-y, x) for x, y in part] for part in parts])
            if parts not in found:
                found.append(parts)
        parts = _normal([[(-x, y) for x, y in part] for part in parts])
    return [Orientation(parts) for parts in found]


def _normal(parts: list[list[tuple[int, int]]]) -> list[list[tuple[int, int]]]:
    """The same squares with the upper left corner of their box at (0, 0), sorted."""
    left = min(x for x, _ in parts[ALL])
    top = min(y for _, y in parts[ALL])
    return [sorted((x - left, y - top) for x, y in part) for part in parts]


ORIENTATIONS: Final[list[list[Orientation]]] = [
    _orientations(shape) for shape in range(len(SHAPE_NAMES))
]
ONE_SQUARE: Final = Orientation([[(0, 0)]])  # a patch
MOST_ORIENTATIONS: Final = max(len(ways) for ways in ORIENTATIONS)


def shape_of(tile: int) -> int:
    """The shape of a tile."""
    return tile // TILES_PER_SHAPE


def terrain_a(tile: int) -> int:
    """Terrain and resource of a tile's section a."""
    return PAIRS[tile % TILES_PER_SHAPE // 2][0]


def terrain_b(tile: int) -> int:
    """Terrain and resource of a tile's section b."""
    return PAIRS[tile % TILES_PER_SHAPE // 2][1]


def has_meteor(tile: int) -> bool:
    """Whether a tile shows the meteor symbol."""
    return tile % 2 == 1


def shows(tile: int, resource: int) -> bool:
    """Whether a tile has this resource on one of its sections (PU-11.0.4)."""
    return terrain_a(tile) == resource or terrain_b(tile) == resource


def part_mask(tile: int, orientation: i64, anchor: i64, part: i64) -> Mask:
    """The squares that a part of a tile covers when it is laid like this."""
    return moved_on(ORIENTATIONS[shape_of(tile)][orientation].masks[part], anchor)
