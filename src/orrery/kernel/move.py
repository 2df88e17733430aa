"""Moves as ints of at most 58 bits: a kind and up to five fields of 0 to 1023.

Ints cost nothing to compare, copy and list. What they mean to people is said by a
`Vocabulary` (see `vocabulary.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KIND_BITS: Final = 8
FIELD_BITS: Final = 10
MAX_FIELDS: Final = 5
MAX_KIND: Final = (1 << KIND_BITS) - 1
MAX_FIELD: Final = (1 << FIELD_BITS) - 1
MAX_MOVE: Final = (1 << (KIND_BITS + MAX_FIELDS * FIELD_BITS)) - 1


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
    """The move of this kind with these fields; fields that are not given are 0.

    >>> pack(3, 5, 1) == 3 | 5 << 8 | 1 << 18
    True
    """
    return kind | a << 8 | b << 18 | c << 28 | d << 38 | e << 48


def kind_of(move: i64) -> i64:
    """The kind of a move.

    >>> kind_of(pack(3, 5, 1))
    3
    """
    return move & MAX_KIND


def field(move: i64, index: i64) -> i64:
    """Field 0 to 4 of a move.

    >>> field(pack(3, 5, 1), 1)
    1
    """
    return (move >> (KIND_BITS + FIELD_BITS * index)) & MAX_FIELD
