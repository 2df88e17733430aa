"""What bots are called at a table, so that one can tell them apart."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from typing import Final

# Each fits in any language as it stands, and begins with a letter that few others begin with.
ASTRONOMERS: Final = (
    "Brahe",
    "Cassini",
    "Dyson",
    "Eratosthenes",
    "Flamsteed",
    "Galileo",
    "Hypatia",
    "Kepler",
    "Leavitt",
    "Messier",
    "Newton",
    "Olbers",
    "Ptolemaios",
    "Rubin",
    "Sagan",
    "Tombaugh",
)


def name_bots(seats: Iterable[int], taken: Collection[str], table: str) -> dict[int, str]:
    """A name for the bot on each of these seats: no two the same, none that is taken.

    The same table gives the same names again. There are more names than any game has seats; beyond
    that they get numbers.
    """
    digest = hashlib.blake2b(table.encode(), digest_size=8).digest()
    start = int.from_bytes(digest, "big") % len(ASTRONOMERS)
    used = {name.casefold() for name in taken}
    named: dict[int, str] = {}
    for seat in seats:
        named[seat] = next(
            name for name in _candidates(start + seat) if name.casefold() not in used
        )
        used.add(named[seat].casefold())
    return named


def _candidates(start: int) -> Iterable[str]:
    """All names from one on, then the same with numbers, without end."""
    number = 1
    while True:
        for place in range(len(ASTRONOMERS)):
            name = ASTRONOMERS[(start + place) % len(ASTRONOMERS)]
            yield name if number == 1 else f"{name} {number}"
        number += 1
