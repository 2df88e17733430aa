"""Rows and columns: what covering their last squares costs, by how hard these are to cover."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.evaluation.weights import Weights
from orrery.games.planet_unknown.grid import (
    ODD_BITS,
    ODD_PAIRS,
    ROW,
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
FIVE_BITS: Final = 31
FOUR_OF_TWELVE: Final = 0x00F00F00F00F  # bits

# For each row of squares, its squares as twelve numbers of five bits, to be added up
COLUMNS: Final[list[int]] = [
    sum(1 << (5 * column) for column in range(SIDE) if row >> column & 1) for row in range(ROW + 1)
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
    costs: list[int] = []
    _add_rows(costs, empty[0], ends[0], pairs[0], singles[0], weights)
    _add_rows(costs, empty[1], ends[1], pairs[1], singles[1], weights)
    _add_rows(costs, empty[2], ends[2], pairs[2], singles[2], weights)
    _add_columns(costs, columns(empty), columns(ends), columns(pairs), columns(singles), weights)
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


def columns(mask: Mask) -> i64:
    """How many squares of a mask are in each column: twelve numbers of five bits."""
    return _columns(mask[0]) + _columns(mask[1]) + _columns(mask[2])


def _columns(word: i64) -> i64:
    found: i64 = 0
    while word:
        found += COLUMNS[word & ROW]
        word >>= SIDE
    return found


def _add_rows(
    costs: list[int], empty: i64, ends: i64, pairs: i64, singles: i64, weights: Weights
) -> None:
    """Add the cost of each row of a word, by its squares of each sort."""
    cost = 2 * _rows(empty)
    if ends | singles:  # pairs are ends
        cost += weights.end_extra * _rows(ends) + weights.pair_extra * _rows(pairs)
        cost += weights.single_extra * _rows(singles)
    for _ in range(WORD_ROWS):
        costs.append(cost & ROW)
        cost >>= SIDE


def _rows(word: i64) -> i64:
    """How many squares of a word are in each row: four numbers of twelve bits."""
    word -= word >> 1 & ODD_BITS
    word = (word & ODD_PAIRS) + (word >> 2 & ODD_PAIRS)
    return word + (word >> 4) + (word >> 8) & FOUR_OF_TWELVE


def _add_columns(
    costs: list[int], empty: i64, ends: i64, pairs: i64, singles: i64, weights: Weights
) -> None:
    """The same for each column, by the numbers of its squares."""
    for _ in range(SIDE):
        cost = 2 * (empty & FIVE_BITS) + weights.end_extra * (ends & FIVE_BITS)
        cost += weights.pair_extra * (pairs & FIVE_BITS)
        cost += weights.single_extra * (singles & FIVE_BITS)
        costs.append(cost)
        empty >>= 5
        ends >>= 5
        pairs >>= 5
        singles >>= 5
