"""What a seat knows of a position, written down as numbers and bits in a fixed order.

Programs that learn read positions as a row of values whose length and meaning never change. A game
writes such a row with the words below: a number up to a bound, one of several things, a set. What
comes out is compact, so that it costs little to make, to send and to keep: `Encoder` in encoding.py
says what is at which place, and `orrery.env` turns it into an array.
"""

from __future__ import annotations

from array import array
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 48  # bits that are written at once at most
LAST_BIT: Final = 1 << 47  # shifted down for the others: see "A literal" in docs/decisions.md
UNIT: Final = 32  # bits that are kept together: fewer and larger numbers cost less
_FULL: Final = (1 << UNIT) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Page:
    """A row of values that is being written. The names are for those who read about it only."""

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._units: list[int] = []
        self._unit: i64 = 0
        self._used: i64 = 0

    def about(self, heading: str) -> None:
        """What follows is about this, such as a player; about the next one if said again."""

    def number(self, name: str, value: int, most: int) -> None:
        """A number from 0 to `most`; one beyond its bounds is written as the bound."""
        self._numbers.append(0 if value < 0 else min(value, most))

    def bits(self, name: str, bits: i64, width: i64) -> None:
        """Several yes or no, up to 48, the lowest bit first."""
        fitting = bits & (_FULL >> self._used)
        unit = self._unit | (fitting << self._used)
        used = self._used + width
        if used >= UNIT:
            self._units.append(unit)
            unit = bits >> (UNIT - self._used)
            used -= UNIT
            if used >= UNIT:
                self._units.append(unit & _FULL)
                unit >>= UNIT
                used -= UNIT
        self._unit = unit
        self._used = used

    def flag(self, name: str, value: bool) -> None:
        """Yes or no."""
        self.bits(name, 1 if value else 0, 1)

    def numbers(self, name: str, values: list[int], length: int, most: int) -> None:
        """So many numbers; if there are fewer, the last ones are 0."""
        for place in range(length):
            self.number(name, values[place] if place < len(values) else 0, most)

    def one_of(self, name: str, value: int, count: int) -> None:
        """One of several things, or none of them: a bit for each."""
        if count > WORD:
            self.set_of(name, [value], count)
        elif 0 <= value < count:
            place: i64 = value
            self.bits(name, LAST_BIT >> (WORD - 1 - place), count)
        else:
            self.bits(name, 0, count)

    def set_of(self, name: str, members: list[int], count: int) -> None:
        """Some of several things: a bit for each. A member that is none of them is left out."""
        first: i64 = 0
        end: i64 = count
        while first < end:
            width: i64 = min(WORD, end - first)
            word: i64 = 0
            for member in members:
                place: i64 = member - first
                if 0 <= place < width:
                    word |= LAST_BIT >> (WORD - 1 - place)
            self.bits(name, word, width)
            first += width

    def each_one_of(self, name: str, values: list[int], length: int, count: int) -> None:
        """So many places with one of several things each, or with nothing."""
        for place in range(length):
            self.one_of(name, values[place] if place < len(values) else -1, count)

    def data(self) -> bytes:
        """All that was written: the numbers, two octets each, then the bits, 32 to four octets."""
        units = self._units
        if self._used:
            units = [*units, self._unit]
        return array("h", self._numbers).tobytes() + array("I", units).tobytes()


def from_seat(seat: int, players: int) -> list[int]:
    """All players, beginning with this one: what others are to a seat doesn't hang on its number.

    >>> from_seat(2, 4)
    [2, 3, 0, 1]
    """
    return [(seat + i) % players for i in range(players)]


def place_of(player: int, seat: int, players: int) -> int:
    """The place of a player among those of `from_seat`; of nobody, -1.

    >>> place_of(0, 2, 4), place_of(-1, 2, 4)
    (2, -1)
    """
    return (player - seat) % players if player >= 0 else -1
