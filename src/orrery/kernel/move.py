"""Moves as ints of at most 58 bits: a kind and up to five fields of 0 to 1023.

Ints cost nothing to compare, copy and list. What they mean to people is said by a
`Vocabulary` (see `vocabulary.py`).
"""

from __future__ import annotations

from typing import Final

KIND_BITS: Final = 8
FIELD_BITS: Final = 10
MAX_FIELDS: Final = 5
MAX_KIND: Final = (1 << KIND_BITS) - 1
MAX_FIELD: Final = (1 << FIELD_BITS) - 1


def pack(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> int:
    """The move of this kind with these fields; fields that are not given are 0.

    >>> pack(3, 5, 1) == 3 | 5 << 8 | 1 << 18
    True
    """
    return kind | a << 8 | b << 18 | c << 28 | d << 38 | e << 48


def kind_of(move: int) -> int:
    """The kind of a move.

    >>> kind_of(pack(3, 5, 1))
    3
    """
    return move & MAX_KIND


def field(move: int, index: int) -> int:
    """Field 0 to 4 of a move.

    >>> field(pack(3, 5, 1), 1)
    1
    """
    return (move >> (KIND_BITS + FIELD_BITS * index)) & MAX_FIELD
