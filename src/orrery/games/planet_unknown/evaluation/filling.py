"""Rows and columns: what covering their last squares costs, by how hard these are to cover."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.evaluation.weights import Weights
from orrery.games.planet_unknown.grid import SIDE, common, neighbours, shifted
from orrery.games.planet_unknown.state import Player

LINES: Final = 2 * SIDE
_ROW: Final = 0xFFF

BITS: Final[list[int]] = [bin(row).count("1") for row in range(_ROW + 1)]
# For each row of squares, its squares as twelve numbers of five bits, to be added up
COLUMNS: Final[list[int]] = [
    sum(1 << (5 * column) for column in range(SIDE) if row >> column & 1) for row in range(_ROW + 1)
]


def line_costs(player: Player, weights: Weights) -> list[int]:
    """For each row and then each column, what covering its last squares costs, in half squares.

    A square costs more if fewer shapes can cover it: at the end of a corridor, in a hole of two
    squares (one shape, or two patches), and most on its own (a patch).
    """
    board = BOARDS[player.planet]
    empty = [board.squares[w] & ~player.covered[w] & ~board.currents[w] for w in range(3)]
    beside = neighbours_at_most(empty)
    singles, ends = beside[0], beside[1]
    pairs = common(ends, neighbours(ends))
    costs = [0] * LINES
    _add(costs, empty, 2)
    _add(costs, ends, weights.end_extra)
    _add(costs, pairs, weights.pair_extra)
    _add(costs, singles, weights.single_extra)
    return costs


def neighbours_at_most(mask: list[int]) -> list[list[int]]:
    """The squares of a mask that have no neighbour in it, and those that have just one."""
    ups = shifted(mask, 0, -1)
    downs = shifted(mask, 0, 1)
    lefts = shifted(mask, -1, 0)
    rights = shifted(mask, 1, 0)
    none: list[int] = []
    one: list[int] = []
    for w in range(3):
        here: i64 = mask[w]
        up: i64 = ups[w]
        down: i64 = downs[w]
        left: i64 = lefts[w]
        right: i64 = rights[w]
        some: i64 = up | down | left | right
        several: i64 = (up & down) | (left & right) | ((up | down) & (left | right))
        none.append(here & ~some)
        one.append(here & some & ~several)
    return [none, one]


def _add(costs: list[int], mask: list[int], cost: i64) -> None:
    """Add a cost for each square of a mask to its row and its column."""
    columns: i64 = 0
    row: i64 = 0
    word: i64
    for word in mask:
        if word == 0:
            row += 4
            continue
        for _ in range(4):
            bits: i64 = word & _ROW
            if bits:
                costs[row] += cost * BITS[bits]
                columns += COLUMNS[bits]
            word >>= 12
            row += 1
    if columns == 0:
        return
    column: i64
    for column in range(SIDE):
        costs[SIDE + column] += cost * (columns & 31)
        columns >>= 5
