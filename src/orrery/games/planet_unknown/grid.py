"""The 12 x 12 grid as three words of 48 bits, and where a piece fits, by bit-parallel shifts.

The number of a square in column x and row y is 12 y + x. A mask is a list of three words: square n
is bit n mod 48 of word n div 48. No word exceeds 60 bits even while it is shifted, so that compiled
code never leaves machine ints. Masks are values: nobody changes one in place, so copies share them.

For a piece at an anchor (the upper left corner of its box), the square at offset (dx, dy) lies in
a mask if the mask, shifted by that offset, has the anchor's bit. `planes` makes all sixteen shifts
of a mask once; every orientation of every tile then only combines them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIDE: Final = 12
SQUARES: Final = 144
WORDS: Final = 3
WORD_ROWS: Final = 4
WORD_BITS: Final = 48
FULL_WORD: Final = (1 << 48) - 1
REACH: Final = 4  # no piece is wider or higher
PLANES: Final = 48  # REACH x REACH shifts of three words

LEFT_COLUMN: Final = 0x001001001001
RIGHT_COLUMN: Final = 0x800800800800

EMPTY: Final = [0, 0, 0]


def mask_of(squares: list[int]) -> list[int]:
    """A mask of these squares."""
    mask = [0, 0, 0]
    for square in squares:
        mask[square // WORD_BITS] |= 1 << (square % WORD_BITS)
    return mask


def has(mask: list[int], square: int) -> bool:
    """Whether a square is in a mask."""
    return (mask[square // WORD_BITS] >> (square % WORD_BITS)) & 1 == 1


def plus(mask: list[int], square: int) -> list[int]:
    """The mask with a square more."""
    more = mask[:]
    more[square // WORD_BITS] |= 1 << (square % WORD_BITS)
    return more


def minus(mask: list[int], square: int) -> list[int]:
    """The mask without a square."""
    less = mask[:]
    less[square // WORD_BITS] &= ~(1 << (square % WORD_BITS))
    return less


def is_empty(mask: list[int]) -> bool:
    """Whether a mask has no square."""
    return mask[0] == 0 and mask[1] == 0 and mask[2] == 0


def size(mask: list[int]) -> int:
    """How many squares a mask has."""
    return mask[0].bit_count() + mask[1].bit_count() + mask[2].bit_count()


def union(a: list[int], b: list[int]) -> list[int]:
    return [a[0] | b[0], a[1] | b[1], a[2] | b[2]]


def common(a: list[int], b: list[int]) -> list[int]:
    return [a[0] & b[0], a[1] & b[1], a[2] & b[2]]


def without(a: list[int], b: list[int]) -> list[int]:
    return [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]]


def overlap(a: list[int], b: list[int]) -> bool:
    return (a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) != 0


def squares_of(mask: list[int]) -> list[int]:
    """The squares of a mask, in ascending order."""
    squares: list[int] = []
    for word in range(WORDS):
        bits = mask[word]
        while bits:
            low = bits & -bits
            squares.append(word * WORD_BITS + low.bit_length() - 1)
            bits ^= low
    return squares


def shifted(mask: list[int], dx: int, dy: int) -> list[int]:
    """The mask moved by one square or none in each direction; what leaves the grid is lost."""
    words = mask
    if dx > 0:
        words = [(word & ~RIGHT_COLUMN) << 1 for word in words]
    elif dx < 0:
        words = [(word & ~LEFT_COLUMN) >> 1 for word in words]
    if dy > 0:
        words = [
            (words[0] << 12) & FULL_WORD,
            (words[1] << 12) & FULL_WORD | words[0] >> 36,
            (words[2] << 12) & FULL_WORD | words[1] >> 36,
        ]
    elif dy < 0:
        words = [
            words[0] >> 12 | (words[1] & 0xFFF) << 36,
            words[1] >> 12 | (words[2] & 0xFFF) << 36,
            words[2] >> 12,
        ]
    return words


def neighbours(mask: list[int]) -> list[int]:
    """The squares that share a side with a square of the mask, some of the mask among them."""
    m0: i64 = mask[0]
    m1: i64 = mask[1]
    m2: i64 = mask[2]
    n0 = (m0 & ~RIGHT_COLUMN) << 1 | (m0 & ~LEFT_COLUMN) >> 1 | (m0 << 12) & FULL_WORD | m0 >> 12
    n1 = (m1 & ~RIGHT_COLUMN) << 1 | (m1 & ~LEFT_COLUMN) >> 1 | (m1 << 12) & FULL_WORD | m1 >> 12
    n2 = (m2 & ~RIGHT_COLUMN) << 1 | (m2 & ~LEFT_COLUMN) >> 1 | (m2 << 12) & FULL_WORD | m2 >> 12
    n0 |= (m1 & 0xFFF) << 36
    n1 |= m0 >> 36 | (m2 & 0xFFF) << 36
    n2 |= m1 >> 36
    return [n0, n1, n2]


def area(mask: list[int], start: list[int]) -> list[int]:
    """All squares of a mask that are connected, by sides, with its squares in `start`."""
    reached = common(mask, start)
    while True:
        grown = common(mask, union(reached, neighbours(reached)))
        if grown == reached:
            return reached
        reached = grown


def areas(mask: list[int]) -> list[list[int]]:
    """The connected areas of a mask."""
    found: list[list[int]] = []
    left = mask
    while not is_empty(left):
        one = area(left, mask_of(squares_of(left)[:1]))
        found.append(one)
        left = without(left, one)
    return found


def planes(mask: list[int]) -> list[int]:
    """All shifts of a mask that a piece can ask for: three words at 3 x (4 dy + dx) each.

    A shift to the side lets squares run into the row above. Anchors there don't fit the piece's box
    anyway (`fits` of an orientation), so nothing needs to be cut off.
    """
    found = [0] * PLANES
    m0: i64 = mask[0]
    m1: i64 = mask[1]
    m2: i64 = mask[2]
    at: i64 = 0
    dy: i64
    for dy in range(REACH):
        down: i64 = 12 * dy
        up: i64 = WORD_BITS - down
        low: i64 = FULL_WORD >> up  # not (1 << down) - 1: mypyc shifts a literal in 32 bits
        w0: i64 = m0 >> down | (m1 & low) << up
        w1: i64 = m1 >> down | (m2 & low) << up
        w2: i64 = m2 >> down
        for _ in range(REACH):
            found[at] = w0
            found[at + 1] = w1
            found[at + 2] = w2
            at += 3
            w0 >>= 1
            w1 >>= 1
            w2 >>= 1
    return found


def plane(dx: int, dy: int) -> int:
    """Where in `planes` the shift by an offset begins."""
    return 3 * (REACH * dy + dx)
