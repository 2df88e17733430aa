"""Where a tile fits: conditions on its squares, met by bit-parallel shifts for all anchors at once.

For a tile at an anchor (the upper left corner of its box), the square n further on lies in a mask
if the mask, moved back by n squares, has the anchor's bit. Squares then run into the row above, and
words into the bits beyond the 48 that count; both only at anchors at which the tile's box doesn't
fit (`fits` of an orientation), so nothing needs to be cut off.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.games.planet_unknown.grid import (
    ALL_SQUARES,
    EMPTY,
    WORD_BITS,
    Mask,
    add_things,
    has,
    is_empty,
    union,
)
from orrery.games.planet_unknown.tiles import MOST_ORIENTATIONS, Orientation
from orrery.games.planet_unknown.words import INNER, OUTER, PLACE
from orrery.kernel.move import pack

# Modes of a condition: of the named part of the tile,
ALL_IN: Final = 0  # every square lies in the mask
ANY_IN: Final = 1  # at least one square does
NONE_IN: Final = 2  # no square does
UNIFORM: Final = 3  # either all squares do or none
SLIDES: Final = 4  # none does, in at least one of four masks

NO_MASKS: Final[list[Mask]] = []

# All moves that lay a tile, made once: by stack, orientation and anchor
_MOVES: Final[list[list[list[int]]]] = [
    [
        [pack(PLACE, stack, anchor, number) for anchor in ALL_SQUARES]
        for number in range(MOST_ORIENTATIONS)
    ]
    for stack in (OUTER, INNER)
]


class Rule:
    """Where a condition comes from: its paragraph, and the text that says that it is not met."""

    def __init__(self, paragraph: str, text: str) -> None:
        self.paragraph = paragraph
        self.text = text


@mypyc_attr(acyclic=True)
class Condition:
    """What a part of a tile must or must not cover: squares of a mask, or of several (SLIDES)."""

    def __init__(
        self, rule: Rule, mode: i64, part: i64, mask: Mask, several: list[Mask] = NO_MASKS
    ) -> None:
        self.rule = rule
        self.mode = mode
        self.part = part
        self.mask = mask
        self.several = several

    def holds(self, parts: list[list[int]]) -> bool:
        """Whether it is met where a tile's parts lie on these squares: `fitting`, word by word."""
        squares = parts[self.part]
        inside = [has(self.mask, square) for square in squares]
        if self.mode == ALL_IN:
            return all(inside)
        if self.mode == ANY_IN:
            return any(inside)
        if self.mode == NONE_IN:
            return not any(inside)
        if self.mode == UNIFORM:
            return all(inside) or not any(inside)
        return any(not any(has(mask, square) for square in squares) for mask in self.several)


def add_placements(
    moves: list[int], stack: int, orientations: list[Orientation], conditions: list[Condition]
) -> None:
    """Append the moves that lay a tile of this stack where all conditions hold."""
    of_stack = _MOVES[stack]
    for number, orientation in enumerate(orientations):
        add_things(moves, fitting(orientation, conditions), of_stack[number])


def fits_somewhere(orientations: list[Orientation], conditions: list[Condition]) -> bool:
    """Whether a tile can be laid at all."""
    return any(not is_empty(fitting(orientation, conditions)) for orientation in orientations)


def fitting(orientation: Orientation, conditions: list[Condition]) -> Mask:
    """The anchors at which an orientation meets all conditions."""
    a0, a1, a2 = orientation.fits
    for condition in conditions:
        met = _met(condition, orientation.squares[condition.part])
        a0 &= met[0]
        a1 &= met[1]
        a2 &= met[2]
        if a0 | a1 | a2 == 0:
            break
    return a0, a1, a2


def _met(condition: Condition, squares: list[int]) -> Mask:
    """The anchors, on the grid or off it, at which a condition holds."""
    mode = condition.mode
    if mode == ALL_IN:
        return _all_in(condition.mask, squares)
    if mode == ANY_IN:
        return _any_in(condition.mask, squares)
    if mode == NONE_IN:
        return _none_in(condition.mask, squares)
    if mode == UNIFORM:
        return union(_all_in(condition.mask, squares), _none_in(condition.mask, squares))
    met: Mask = EMPTY
    for mask in condition.several:
        met = union(met, _none_in(mask, squares))
    return met


def _all_in(mask: Mask, squares: list[int]) -> Mask:
    m0, m1, m2 = mask
    a0: i64 = -1
    a1: i64 = -1
    a2: i64 = -1
    back: i64
    for back in squares:
        carried = WORD_BITS - back
        a0 &= m0 >> back | m1 << carried
        a1 &= m1 >> back | m2 << carried
        a2 &= m2 >> back
    return a0, a1, a2


def _any_in(mask: Mask, squares: list[int]) -> Mask:
    m0, m1, m2 = mask
    a0: i64 = 0
    a1: i64 = 0
    a2: i64 = 0
    back: i64
    for back in squares:
        carried = WORD_BITS - back
        a0 |= m0 >> back | m1 << carried
        a1 |= m1 >> back | m2 << carried
        a2 |= m2 >> back
    return a0, a1, a2


def _none_in(mask: Mask, squares: list[int]) -> Mask:
    any_in = _any_in(mask, squares)
    return ~any_in[0], ~any_in[1], ~any_in[2]
