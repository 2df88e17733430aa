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
    """A row of values that is being written. The names are for those who read about it only.

    A page may be written anew as often as one likes: little of a row changes from one position to
    the next, so only what differs from before is carried into `number_store` and `bit_store`. These
    are the row: the numbers, and the bits, 32 to a number. They stay where they are in memory.
    """

    def __init__(self) -> None:
        self.number_store = array("h")
        self.bit_store = array("I")
        self._numbers: list[int] = []  # what is in the stores, where it is quickly compared
        self._units: list[int] = []
        self._number_at: i64 = 0
        self._unit_at: i64 = 0
        self._unit: i64 = 0
        self._used: i64 = 0

    def begin(self) -> None:
        """Write anew, from the first value on."""
        self._number_at = 0
        self._unit_at = 0
        self._unit = 0
        self._used = 0

    def end(self) -> None:
        """All is written: put away the bits that don't fill a unit."""
        if self._used:
            self._put(self._unit)
            self._unit = 0
            self._used = 0

    def about(self, heading: str) -> None:
        """What follows is about this, such as a player; about the next one if said again."""

    def number(self, name: str, value: int, most: int) -> None:
        """A number from 0 to `most`; one beyond its bounds is written as the bound."""
        bounded = 0 if value < 0 else min(value, most)
        at = self._number_at
        self._number_at = at + 1
        if at == len(self._numbers):
            self._numbers.append(bounded)
            self.number_store.append(bounded)
        elif self._numbers[at] != bounded:
            self._numbers[at] = bounded
            self.number_store[at] = bounded

    def bits(self, name: str, bits: i64, width: i64) -> None:
        """Several yes or no, up to 48, the lowest bit first."""
        used = self._used
        unit = self._unit | ((bits & (_FULL >> used)) << used)
        after = used + width
        if after >= UNIT:
            self._put(unit)
            unit = bits >> (UNIT - used)
            after -= UNIT
            if after >= UNIT:
                self._put(unit & _FULL)
                unit >>= UNIT
                after -= UNIT
        self._unit = unit
        self._used = after

    def _put(self, unit: i64) -> None:
        at = self._unit_at
        self._unit_at = at + 1
        if at == len(self._units):
            self._units.append(unit)
            self.bit_store.append(unit)
            return
        kept: i64 = self._units[at]
        if kept != unit:
            self._units[at] = unit
            self.bit_store[at] = unit

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
        """All that was written since `begin`: the numbers, then the bits, as they are stored."""
        numbers = self.number_store[: self._number_at]
        return numbers.tobytes() + self.bit_store[: self._unit_at].tobytes()


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
