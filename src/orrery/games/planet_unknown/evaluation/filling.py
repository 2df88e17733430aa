"""Rows and columns: what covering their last squares costs, by how hard these are to cover."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.evaluation.weights import Weights
from orrery.games.planet_unknown.grid import (
    SIDE,
    WORD_ROWS,
    Mask,
    common,
    neighbours,
    shifted,
    union,
    without,
)
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
    empty = without(board.squares, union(player.covered, board.currents))
    singles, ends = neighbours_at_most(empty)
    pairs = common(ends, neighbours(ends))
    costs = [0] * LINES
    _add(costs, empty, 2)
    _add(costs, ends, weights.end_extra)
    _add(costs, pairs, weights.pair_extra)
    _add(costs, singles, weights.single_extra)
    return costs


def neighbours_at_most(mask: Mask) -> tuple[Mask, Mask]:
    """The squares of a mask that have no neighbour in it, and those that have just one."""
    up = shifted(mask, 0, -1)
    down = shifted(mask, 0, 1)
    left = shifted(mask, -1, 0)
    right = shifted(mask, 1, 0)
    in_column = union(up, down)
    in_row = union(left, right)
    some = union(in_column, in_row)
    both = union(common(up, down), common(left, right))
    several = union(both, common(in_column, in_row))
    return without(mask, some), without(common(mask, some), several)


def _add(costs: list[int], mask: Mask, cost: i64) -> None:
    """Add a cost for each square of a mask to its row and its column."""
    columns = _add_rows(costs, mask[0], 0, cost)
    columns += _add_rows(costs, mask[1], WORD_ROWS, cost)
    columns += _add_rows(costs, mask[2], 2 * WORD_ROWS, cost)
    if columns == 0:
        return
    column: i64
    for column in range(SIDE):
        costs[SIDE + column] += cost * (columns & 31)
        columns >>= 5


def _add_rows(costs: list[int], word: i64, row: i64, cost: i64) -> i64:
    """Add a cost for each square of a word, which begins with this row; its columns, added up."""
    columns: i64 = 0
    while word != 0:
        bits: i64 = word & _ROW
        if bits:
            costs[row] += cost * BITS[bits]
            columns += COLUMNS[bits]
        word >>= 12
        row += 1
    return columns
