"""The 12 x 12 grid as three words of 48 bits, so that rules ask about all its squares at once.

The number of a square in column x and row y is 12 y + x. A mask is three words: square n is bit
n mod 48 of word n div 48. Masks are values, and compiled code hands them on without making objects.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

SIDE: Final = 12
SQUARES: Final = 144
WORD_ROWS: Final = 4
WORD_BITS: Final = 48
TWO_WORDS: Final = 96
FULL_WORD: Final = (1 << 48) - 1
LAST_BIT: Final = 1 << 47  # shifted down for the others: see "A literal" in docs/decisions.md
ROW: Final = 0xFFF

# Every other bit, two of four, four of eight: to count bits in parts of a word at once
ODD_BITS: Final = 0x555555555555
ODD_PAIRS: Final = 0x333333333333
ODD_FOURS: Final = 0x0F0F0F0F0F0F
BYTE: Final = 0xFF

LEFT_COLUMN: Final = 0x001001001001
RIGHT_COLUMN: Final = 0x800800800800

Mask = tuple[i64, i64, i64]
Thing = TypeVar("Thing")

EMPTY: Final[tuple[int, int, int]] = (0, 0, 0)  # no Mask: mypyc takes such a constant for unset

ALL_SQUARES: Final = list(range(SQUARES))

# Where a lone bit is: by its remainder, because no two powers of 2 up to 2**65 leave the same one
PRIME: Final = 67
PLACE_OF_BIT: Final[list[int]] = [
    next((place for place in range(WORD_BITS) if (1 << place) % PRIME == rest), 0)
    for rest in range(PRIME)
]


def mask_of(squares: list[int]) -> Mask:
    """A mask of these squares."""
    mask: Mask = EMPTY
    for square in squares:
        mask = plus(mask, square)
    return mask


def single(square: i64) -> Mask:
    """The mask of one square."""
    if square < WORD_BITS:
        return LAST_BIT >> (WORD_BITS - 1 - square), 0, 0
    if square < TWO_WORDS:
        return 0, LAST_BIT >> (TWO_WORDS - 1 - square), 0
    return 0, 0, LAST_BIT >> (SQUARES - 1 - square)


def has(mask: Mask, square: i64) -> bool:
    """Whether a square is in a mask."""
    if square < WORD_BITS:
        return mask[0] >> square & 1 == 1
    if square < TWO_WORDS:
        return mask[1] >> (square - WORD_BITS) & 1 == 1
    return mask[2] >> (square - TWO_WORDS) & 1 == 1


def plus(mask: Mask, square: i64) -> Mask:
    """The mask with a square more."""
    return union(mask, single(square))


def minus(mask: Mask, square: i64) -> Mask:
    """The mask without a square."""
    return without(mask, single(square))


def is_empty(mask: Mask) -> bool:
    """Whether a mask has no square."""
    return mask[0] | mask[1] | mask[2] == 0


def size(mask: Mask) -> int:
    """How many squares a mask has."""
    bytes_ = _counts(mask[0]) + _counts(mask[1]) + _counts(mask[2])
    halves = bytes_ + (bytes_ >> 24)
    return (halves + (halves >> 8) + (halves >> 16)) & BYTE


def _counts(word: i64) -> i64:
    """In each byte of a word, how many of its bits are set; no objects are made for that."""
    word -= word >> 1 & ODD_BITS
    word = (word & ODD_PAIRS) + (word >> 2 & ODD_PAIRS)
    return word + (word >> 4) & ODD_FOURS


def union(a: Mask, b: Mask) -> Mask:
    return a[0] | b[0], a[1] | b[1], a[2] | b[2]


def common(a: Mask, b: Mask) -> Mask:
    return a[0] & b[0], a[1] & b[1], a[2] & b[2]


def differing(a: Mask, b: Mask) -> Mask:
    """What is in one of two masks only."""
    return a[0] ^ b[0], a[1] ^ b[1], a[2] ^ b[2]


def without(a: Mask, b: Mask) -> Mask:
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]


def overlap(a: Mask, b: Mask) -> bool:
    return (a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) != 0


def squares_of(mask: Mask) -> list[int]:
    """The squares of a mask, in ascending order."""
    squares: list[int] = []
    add_things(squares, mask, ALL_SQUARES)
    return squares


def add_things(found: list[Thing], mask: Mask, things: list[Thing]) -> None:
    """Append, for each square of a mask in ascending order, the thing that belongs to it.

    Things are handed on as they are: numbers that were made once are not made again.
    """
    _add_things(found, mask[0], things, 0)
    _add_things(found, mask[1], things, WORD_BITS)
    _add_things(found, mask[2], things, TWO_WORDS)


def _add_things(found: list[Thing], word: i64, things: list[Thing], first: i64) -> None:
    while word != 0:
        place: i64 = PLACE_OF_BIT[(word & -word) % PRIME]
        found.append(things[first + place])
        word &= word - 1


def rows_of(mask: Mask) -> list[int]:
    """The squares of a mask row by row: column x of a row is bit x."""
    m0, m1, m2 = mask
    upper = [m0 >> SIDE * y & ROW for y in range(WORD_ROWS)]
    middle = [m1 >> SIDE * y & ROW for y in range(WORD_ROWS)]
    lower = [m2 >> SIDE * y & ROW for y in range(WORD_ROWS)]
    return upper + middle + lower


def shifted(mask: Mask, dx: int, dy: int) -> Mask:
    """The mask moved by one square or none in each direction; what leaves the grid is lost."""
    m0, m1, m2 = mask
    if dx > 0:
        m0 = (m0 & ~RIGHT_COLUMN) << 1
        m1 = (m1 & ~RIGHT_COLUMN) << 1
        m2 = (m2 & ~RIGHT_COLUMN) << 1
    elif dx < 0:
        m0 = (m0 & ~LEFT_COLUMN) >> 1
        m1 = (m1 & ~LEFT_COLUMN) >> 1
        m2 = (m2 & ~LEFT_COLUMN) >> 1
    if dy > 0:
        m2 = (m2 << 12) & FULL_WORD | m1 >> 36
        m1 = (m1 << 12) & FULL_WORD | m0 >> 36
        m0 = (m0 << 12) & FULL_WORD
    elif dy < 0:
        m0 = m0 >> 12 | (m1 & ROW) << 36
        m1 = m1 >> 12 | (m2 & ROW) << 36
        m2 = m2 >> 12
    return m0, m1, m2


def moved_on(mask: Mask, squares: i64) -> Mask:
    """The mask with each square so many numbers higher; what would be beyond the last is lost."""
    m0, m1, m2 = mask
    while squares >= WORD_BITS:
        m0, m1, m2 = 0, m0, m1
        squares -= WORD_BITS
    staying = FULL_WORD >> squares
    crossing = WORD_BITS - squares
    m2 = (m2 & staying) << squares | m1 >> crossing
    m1 = (m1 & staying) << squares | m0 >> crossing
    m0 = (m0 & staying) << squares
    return m0, m1, m2


def neighbours(mask: Mask) -> Mask:
    """The squares that share a side with a square of the mask, some of the mask among them.

    PU-12.7.4, PU-12.8.2.
    """
    m0, m1, m2 = mask
    n0 = (m0 & ~RIGHT_COLUMN) << 1 | (m0 & ~LEFT_COLUMN) >> 1 | (m0 << 12) & FULL_WORD | m0 >> 12
    n1 = (m1 & ~RIGHT_COLUMN) << 1 | (m1 & ~LEFT_COLUMN) >> 1 | (m1 << 12) & FULL_WORD | m1 >> 12
    n2 = (m2 & ~RIGHT_COLUMN) << 1 | (m2 & ~LEFT_COLUMN) >> 1 | (m2 << 12) & FULL_WORD | m2 >> 12
    n0 |= (m1 & ROW) << 36
    n1 |= m0 >> 36 | (m2 & ROW) << 36
    n2 |= m1 >> 36
    return n0, n1, n2


def area(mask: Mask, start: Mask) -> Mask:
    """All squares of a mask that are connected, by sides, with its squares in `start`."""
    reached = common(mask, start)
    while True:
        grown = common(mask, union(reached, neighbours(reached)))
        if grown == reached:
            return reached
        reached = grown


def count_areas(mask: Mask) -> int:
    """How many connected areas a mask has."""
    found = 0
    left = mask
    while not is_empty(left):
        left = without(left, area(left, first_of(left)))
        found += 1
    return found


def most_in_area(mask: Mask, wanted: Mask) -> int:
    """The most of the wanted squares that lie in one connected area of a mask."""
    most = 0
    left = common(mask, wanted)
    while not is_empty(left):
        one = area(mask, first_of(left))
        most = max(most, size(common(one, wanted)))
        left = without(left, one)
    return most


def first_of(mask: Mask) -> Mask:
    """Of a mask with squares, the one with the lowest number."""
    if mask[0] != 0:
        return mask[0] & -mask[0], 0, 0
    if mask[1] != 0:
        return 0, mask[1] & -mask[1], 0
    return 0, 0, mask[2] & -mask[2]
