"""Planet boards (PU-12.0.1): their squares as masks."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.grid import (
    SIDE,
    SQUARES,
    Mask,
    common,
    has,
    mask_of,
    size,
    union,
    without,
)
from orrery.games.planet_unknown.printed import RULES_OF_PLANETS
from orrery.games.planet_unknown.state import Player
from orrery.games.planet_unknown.words import ENERGY, ICE_GROUND, LAND_GROUND, TERRAIN_NAMES
from orrery.kernel.effect import Printed

KSB_4156: Final = "ksb_4156"

# Directions of a rover's step, as changes of column and row
ORTHOGONAL: Final[list[tuple[int, int]]] = [(0, -1), (-1, 0), (1, 0), (0, 1)]
DIAGONAL: Final[list[tuple[int, int]]] = [(-1, -1), (1, -1), (-1, 1), (1, 1)]


class Board:
    """One planet board: zones as masks, medals of its lines, and the rules of its own.

    PU-1.17, PU-12.0.3, PU-12.11.2, PU-12.12.1, PU-12.12.2.
    """

    def __init__(self, data: dict[str, Any], rules: list[Printed]) -> None:
        self.id: str = data["id"]
        self.squares = _zone(data, lambda letter: letter not in "-H")
        self.ice = _zone(data, lambda letter: letter == "I")
        self.land = without(self.squares, self.ice)
        self.outside = without(mask_of(list(range(SQUARES))), self.squares)
        self.perimeter = mask_of([_square(at) for at in data["perimeter"]])
        self.lifepods = mask_of([_square(at) for at in data["lifepods"]])
        self.row_medals: list[int] = data["row_medals"]
        self.column_medals: list[int] = data["column_medals"]
        both = self.row_medals + self.column_medals
        self.line_medals: list[float] = [float(medals) for medals in both]
        self.lines = [_line(self.squares, number) for number in range(2 * SIDE)]
        self.line_sizes = [size(line) for line in self.lines]
        named = {rule.effect.word: rule.values for rule in rules}
        self.start = self.perimeter
        if "first_tile_must_cover_one_of" in named:
            squares = named["first_tile_must_cover_one_of"]["squares"]
            self.start = mask_of([_square(at) for at in squares])  # PU-12.8.1
        self.ring = _zone(data, lambda letter: letter == "R")
        self.off_ring = without(self.squares, self.ring)
        self.cities = _zone(data, lambda letter: letter == "C")
        self.toxic = _zone(data, lambda letter: letter == "X")
        self.currents = _zone(data, lambda letter: letter == "E")
        self.separates_ice = "no_mixing" in named
        self.slides = "must_slide" in named
        self.sides = _sides(data)
        self.banned = _banned(rules)
        self.gaps = [[_square(a), _square(b)] for a, b in data.get("diagonal_gaps", [])]
        self.steps = [self._steps(square, ORTHOGONAL) for square in range(SQUARES)]
        self.diagonal_steps = [self._steps(square, DIAGONAL) for square in range(SQUARES)]
        self.parts = [
            mask_of([_square(at) for at in squares]) for squares in data.get("parts", {}).values()
        ]

    def _steps(self, square: int, directions: list[tuple[int, int]]) -> list[int]:
        """PU-5.2.7, PU-5.2.12, PU-12.13.5: the squares to which a rover can go from a square."""
        if not has(self.squares, square):
            return []
        found: list[int] = []
        for dx, dy in directions:
            x, y = square % SIDE + dx, square // SIDE + dy
            if 0 <= x < SIDE and 0 <= y < SIDE and has(self.squares, SIDE * y + x):
                found.append(SIDE * y + x)
        return [to for to in found if self._is_passable(square, to)]

    def _is_passable(self, square: int, to: int) -> bool:
        """PU-12.7.2, PU-12.7.3: on the same side of the chasm, or where it is interrupted."""
        if has(self.sides, square) == has(self.sides, to):
            return True
        return [square, to] in self.gaps or [to, square] in self.gaps


def _zone(data: dict[str, Any], belongs: Any) -> Mask:
    return mask_of(
        [
            SIDE * y + x
            for y, row in enumerate(data["rows"])
            for x, letter in enumerate(row)
            if belongs(letter)
        ]
    )


def _square(at: list[int]) -> int:
    return SIDE * at[1] + at[0]


def _line(squares: Mask, number: int) -> Mask:
    """The squares of row 0 to 11, or of column 0 to 11 for 12 to 23."""
    if number < SIDE:
        line = mask_of([SIDE * number + x for x in range(SIDE)])
    else:
        line = mask_of([SIDE * y + number - SIDE for y in range(SIDE)])
    return common(squares, line)


def _sides(data: dict[str, Any]) -> Mask:
    """One side of the chasm of Tartarus (PU-12.7.1)."""
    return mask_of(
        [
            SIDE * y + x
            for y, row in enumerate(data.get("sides", []))
            for x, letter in enumerate(row)
            if letter == "1"
        ]
    )


def _banned(rules: list[Printed]) -> list[Mask]:
    """Per resource the squares where its symbol may not lie (PU-12.5.1)."""
    banned: list[list[int]] = [[] for _ in TERRAIN_NAMES]
    for rule in rules:
        if rule.effect.word == "banned_resource":
            (left, right), (top, bottom) = rule.values["x"], rule.values["y"]
            banned[rule.values["resource"]] = [
                SIDE * y + x for y in range(top, bottom + 1) for x in range(left, right + 1)
            ]
    return [mask_of(squares) for squares in banned]


BOARDS: Final[list[Board]] = [
    Board(data, rules) for data, rules in zip(PLANETS, RULES_OF_PLANETS, strict=True)
]
PLANET_NAMES: Final[list[str]] = [board.id for board in BOARDS]


def terrain_mask(player: Player, terrain: int) -> Mask:
    """PU-12.6.1, PU-12.6.3: a terrain on a planet; uncovered currents are energy."""
    if terrain != ENERGY:
        return player.terrain[terrain]
    currents = without(BOARDS[player.planet].currents, player.covered)
    return union(player.terrain[ENERGY], currents)


def ground_at(player: Player, square: int) -> int:
    """What a square shows, a number of GROUND_NAMES: the terrain of its tile, or ice, or land."""
    for terrain, mask in enumerate(player.terrain):
        if has(mask, square):
            return terrain
    return ICE_GROUND if has(BOARDS[player.planet].ice, square) else LAND_GROUND
