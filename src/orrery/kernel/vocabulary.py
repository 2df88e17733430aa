"""What the ints of a game mean: kinds of moves and events, their fields, their notation.

A move is written as its kind and its fields, separated by spaces: `place 3 r4c5 q1`. The same
declaration gives the structured description that clients and translations work from.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from orrery.kernel.errors import InvalidMove
from orrery.kernel.move import MAX_FIELD, MAX_FIELDS, MAX_KIND, MAX_MOVE, field, kind_of, pack

Value = int | str

# Kinds of events that the kernel itself makes
BARRIER: Final = "barrier"
UNDONE: Final = "undone"

MAX_EVENT_FIELDS: Final = 6
_MOST_TEXTS: Final = 20_000  # that are kept: every decision offers many of the same again
_RESERVED: Final = (BARRIER, UNDONE)


class Field(Protocol):
    """One field of a kind: how its numbers are written, read and described."""

    @property
    def name(self) -> str: ...

    @property
    def values(self) -> range:
        """The numbers that it can have."""
        ...

    def write(self, value: int) -> str:
        """The notation of a value."""
        ...

    def read(self, token: str) -> int:
        """The value that a notation stands for; InvalidMove if it stands for none."""
        ...

    def describe(self, value: int) -> Value:
        """The value as clients and translations get it."""
        ...


@dataclass(frozen=True, slots=True)
class Number:
    """A plain number, in moves with an optional letter in front: `3`, `q1`."""

    name: str
    low: int = 0
    high: int = MAX_FIELD
    prefix: str = ""

    @property
    def values(self) -> range:
        return range(self.low, self.high + 1)

    def write(self, value: int) -> str:
        return f"{self.prefix}{value}"

    def read(self, token: str) -> int:
        digits = token.removeprefix(self.prefix)
        wanted = f"{self.name} is written {self.write(self.low)} to {self.write(self.high)}"
        if not token.startswith(self.prefix) or not re.fullmatch(r"[0-9]{1,4}", digits):
            raise InvalidMove(f"{wanted}, not {_quote(token)}")
        value = int(digits)
        if not self.low <= value <= self.high:
            raise InvalidMove(f"{wanted}, not {_quote(token)}")
        return value

    def describe(self, value: int) -> Value:
        return value


@dataclass(frozen=True, slots=True)
class Named:
    """One of a list of things with names: `comet-3`, `water`. The name is also its text key."""

    name: str
    names: Sequence[str]

    @property
    def values(self) -> range:
        return range(len(self.names))

    def write(self, value: int) -> str:
        return self.names[value]

    def read(self, token: str) -> int:
        try:
            return self.names.index(token)
        except ValueError:
            raise InvalidMove(f"there is no {self.name} called {_quote(token)}") from None

    def describe(self, value: int) -> Value:
        return self.names[value]


@dataclass(frozen=True, slots=True)
class Square:
    """A square of a grid, numbered row by row from 0, written by row and column from 1: `r4c5`."""

    name: str
    columns: int
    rows: int

    @property
    def values(self) -> range:
        return range(self.columns * self.rows)

    def write(self, value: int) -> str:
        row, column = divmod(value, self.columns)
        return f"r{row + 1}c{column + 1}"

    def read(self, token: str) -> int:
        match = re.fullmatch(r"r([0-9]{1,2})c([0-9]{1,2})", token)
        row, column = (int(match[1]) - 1, int(match[2]) - 1) if match else (-1, -1)
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            last = self.write(self.rows * self.columns - 1)
            raise InvalidMove(f"{self.name} is written r1c1 to {last}, not {_quote(token)}")
        return row * self.columns + column

    def describe(self, value: int) -> Value:
        return self.write(value)


@dataclass(frozen=True, slots=True)
class Hex:
    """A hex of a board of rows, numbered row by row from 0, written by row and place: `h2.4`.

    `rows` has the number of hexes of every row, so that a board may have any outline.
    """

    name: str
    rows: Sequence[int]

    @property
    def values(self) -> range:
        return range(sum(self.rows))

    def write(self, value: int) -> str:
        for row, length in enumerate(self.rows, 1):
            if value < length:
                return f"h{row}.{value + 1}"
            value -= length
        raise IndexError(f"{self.name} has no hex of this number")

    def read(self, token: str) -> int:
        match = re.fullmatch(r"h([0-9]{1,3})\.([0-9]{1,3})", token)
        row, place = (int(match[1]) - 1, int(match[2]) - 1) if match else (-1, -1)
        if not (0 <= row < len(self.rows) and 0 <= place < self.rows[row]):
            last = self.write(sum(self.rows) - 1)
            raise InvalidMove(f"{self.name} is written h1.1 to {last}, not {_quote(token)}")
        return sum(self.rows[:row]) + place

    def describe(self, value: int) -> Value:
        return self.write(value)


@dataclass(frozen=True, slots=True)
class Place:
    """A place on a board, such as a node or an area, by the id it has there: `21`, `4b`, `ridge`.

    Unlike a Named thing it needs no text of its own: a place without one is called by its id.
    """

    name: str
    ids: Sequence[str]

    @property
    def values(self) -> range:
        return range(len(self.ids))

    def write(self, value: int) -> str:
        return self.ids[value]

    def read(self, token: str) -> int:
        try:
            return self.ids.index(token)
        except ValueError:
            raise InvalidMove(f"there is no {self.name} {_quote(token)} on the board") from None

    def describe(self, value: int) -> Value:
        return self.ids[value]


def seat_field(name: str = "seat") -> Number:
    """A player: a seat of the table, or an opponent that the rules play."""
    return Number(name, 0, 15)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of move or event. Secret fields (of events) come last and only reach the audience.

    An event that is `drawn` tells what chance has just decided, such as a roll or a drawn card.
    """

    code: int
    name: str
    fields: Sequence[Field] = ()
    secret: Sequence[Field] = ()
    drawn: bool = False


class Vocabulary:
    """The kinds of moves, or of events, that a game knows."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds: Mapping[int, Kind] = {kind.code: kind for kind in kinds}
        self._by_name = {kind.name: kind for kind in kinds}
        self._texts: dict[int, str] = {}
        if len(self.kinds) < len(kinds) or len(self._by_name) < len(kinds):
            raise ValueError("two kinds share a code or a name")
        for kind in kinds:
            _check_kind(kind)

    def text(self, move: int) -> str:
        """The notation of a move."""
        text = self._texts.get(move)
        if text is None:
            text = self._written(move)
            if len(self._texts) < _MOST_TEXTS:
                self._texts[move] = text
        return text

    def texts(self, moves: Sequence[int]) -> list[str]:
        """The notations of many moves, such as all options of a decision."""
        known = self._texts
        return [known.get(move) or self.text(move) for move in moves]

    def _written(self, move: int) -> str:
        kind = self.kinds[kind_of(move)]
        written = [part.write(field(move, i)) for i, part in enumerate(kind.fields)]
        return " ".join([kind.name, *written])

    def parse(self, text: str) -> int:
        """The move that a notation stands for; InvalidMove says why if it stands for none."""
        name, *tokens = text.split() or [""]
        kind = self._by_name.get(name)
        if kind is None:
            known = ", ".join(sorted(self._by_name))
            raise InvalidMove(f"a move begins with one of {known}, not {_quote(name)}")
        if len(tokens) != len(kind.fields):
            form = " ".join([name, *(f"<{part.name}>" for part in kind.fields)])
            raise InvalidMove(f"{name} is written “{form}”, not {_quote(text)}")
        values = [part.read(token) for part, token in zip(kind.fields, tokens, strict=True)]
        return pack(kind.code, *values)

    def means(self, number: int) -> bool:
        """Whether a number is a move: a known kind with fields that can be written and read."""
        if not 0 <= number <= MAX_MOVE or kind_of(number) not in self.kinds:
            return False
        try:
            return self.parse(self.text(number)) == number
        except (InvalidMove, IndexError):
            return False

    def describe(self, move: int) -> dict[str, Value]:
        """A move as its kind and named fields, for clients and translations."""
        kind = self.kinds[kind_of(move)]
        return {"kind": kind.name} | {
            part.name: part.describe(field(move, i)) for i, part in enumerate(kind.fields)
        }


def _check_kind(kind: Kind) -> None:
    names = [part.name for part in (*kind.fields, *kind.secret)]
    if kind.name in _RESERVED or "kind" in names:
        raise ValueError(f"{kind.name}: the kernel uses this name, or “kind” for a field, itself")
    too_many = len(kind.fields) > MAX_FIELDS if not kind.secret else len(names) > MAX_EVENT_FIELDS
    if not 0 <= kind.code <= MAX_KIND or too_many:
        raise ValueError(f"{kind.name}: code or number of fields out of range")


def _quote(text: str) -> str:
    shown = text if len(text) <= 40 else text[:40] + "…"
    return f"“{shown}”"
