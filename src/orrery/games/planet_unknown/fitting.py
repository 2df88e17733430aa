"""Where a tile fits: conditions on its squares, combined for all anchors at once (see grid.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.planet_unknown.grid import PLANES, WORD_BITS
from orrery.games.planet_unknown.tiles import Orientation
from orrery.games.planet_unknown.words import PLACE
from orrery.kernel.move import FIELD_BITS, KIND_BITS, pack

ANCHOR_SHIFT: Final = KIND_BITS + FIELD_BITS  # where a move holds its second field

# Modes of a condition: of the named part of the tile,
ALL_IN: Final = 0  # every square lies in the mask
ANY_IN: Final = 1  # at least one square does
NONE_IN: Final = 2  # no square does
UNIFORM: Final = 3  # either all squares do or none
SLIDES: Final = 4  # none does, in at least one of the four shifted masks that follow each other

Words = tuple[i64, i64, i64]  # a mask that compiled code hands on without making objects


class Condition:
    """What a part of a tile must or must not cover, as planes of a mask."""

    def __init__(self, mode: int, planes: list[int], part: int) -> None:
        self.mode = mode
        self.planes = planes
        self.part = part


def add_placements(
    moves: list[int], stack: int, orientations: list[Orientation], conditions: list[Condition]
) -> None:
    """Append the moves that lay a tile of this stack where all conditions hold."""
    for number, orientation in enumerate(orientations):
        anchors = fitting(orientation, conditions)
        first = pack(PLACE, stack, 0, number)
        _add_moves(moves, first, anchors[0])
        _add_moves(moves, first + (WORD_BITS << ANCHOR_SHIFT), anchors[1])
        _add_moves(moves, first + (2 * WORD_BITS << ANCHOR_SHIFT), anchors[2])


def _add_moves(moves: list[int], first: int, anchors: int) -> None:
    """Append the move with each of these anchors, which are counted from that of `first`."""
    while anchors:
        anchor = (anchors & -anchors).bit_length() - 1
        moves.append(first + (anchor << ANCHOR_SHIFT))
        anchors &= anchors - 1


def fits_somewhere(orientations: list[Orientation], conditions: list[Condition]) -> bool:
    """Whether a tile can be laid at all."""
    for orientation in orientations:
        anchors = fitting(orientation, conditions)
        if anchors[0] | anchors[1] | anchors[2] != 0:
            return True
    return False


def fitting(orientation: Orientation, conditions: list[Condition]) -> Words:
    """The anchors at which an orientation meets all conditions."""
    fits = orientation.fits
    a0: i64 = fits[0]
    a1: i64 = fits[1]
    a2: i64 = fits[2]
    at: i64
    for condition in conditions:
        offsets = orientation.offsets[condition.part]
        planes = condition.planes
        if condition.mode == ALL_IN:
            for at in offsets:
                a0 &= planes[at]
                a1 &= planes[at + 1]
                a2 &= planes[at + 2]
        else:
            met = _met(condition.mode, planes, offsets)
            a0 &= met[0]
            a1 &= met[1]
            a2 &= met[2]
        if a0 == 0 and a1 == 0 and a2 == 0:
            break
    return a0, a1, a2


def _met(mode: int, planes: list[int], offsets: list[int]) -> Words:
    """The anchors, on the grid or off it, at which a condition other than ALL_IN holds."""
    if mode == SLIDES:
        return _slides(planes, offsets)
    at: i64
    b0: i64 = 0
    b1: i64 = 0
    b2: i64 = 0
    for at in offsets:
        b0 |= planes[at]
        b1 |= planes[at + 1]
        b2 |= planes[at + 2]
    if mode == ANY_IN:
        return b0, b1, b2
    if mode == NONE_IN:
        return ~b0, ~b1, ~b2
    c0: i64 = -1
    c1: i64 = -1
    c2: i64 = -1
    for at in offsets:
        c0 &= planes[at]
        c1 &= planes[at + 1]
        c2 &= planes[at + 2]
    return c0 | ~b0, c1 | ~b1, c2 | ~b2


def _slides(planes: list[int], offsets: list[int]) -> Words:
    at: i64
    m0: i64 = 0
    m1: i64 = 0
    m2: i64 = 0
    for direction in range(4):
        b0: i64 = 0
        b1: i64 = 0
        b2: i64 = 0
        for offset in offsets:
            at = PLANES * direction + offset
            b0 |= planes[at]
            b1 |= planes[at + 1]
            b2 |= planes[at + 2]
        m0 |= ~b0
        m1 |= ~b1
        m2 |= ~b2
    return m0, m1, m2
