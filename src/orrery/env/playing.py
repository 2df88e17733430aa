"""A game that is played by actions: what seats see as arrays, what they may do as masks.

All environments are thin around this. What is legal, and what follows, comes from the kernel alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

import orrery
from orrery.kernel.actions import Actions
from orrery.kernel.dice import key_from_seed
from orrery.kernel.encoding import Encoder
from orrery.kernel.errors import IllegalMove
from orrery.kernel.game import Game
from orrery.kernel.title import Title

Row = NDArray[np.float32]
Mask = NDArray[np.int8]

_NUMBERS: Final = np.dtype("<i2")


class Playing:
    """A match in which every seat chooses actions, of a title for a number of seats.

    A row has the values of the encoder, all from 0 to 1, and then a bit for each opening: the one
    that the seat has chosen, if it is in the middle of a move that is told in several actions.
    """

    game: Game

    def __init__(
        self, title: str | Title, seats: int, options: Mapping[str, Any] | None = None
    ) -> None:
        self.title = orrery.title(title) if isinstance(title, str) else title
        self.seats = seats
        self.options = self.title.check(seats, options or {})
        self.actions = Actions(self.title.moves)
        self.encoder = Encoder(self.title, seats, self.options)
        self.row_size = self.encoder.size + len(self.actions.openings)
        self._scale = 1 / np.array(self.encoder.bounds, np.float32)
        self._opening = {action: n for n, action in enumerate(self.actions.openings)}
        self._begun: list[list[int]] = [[] for _ in range(seats)]

    def begin(self, seed: int | str) -> None:
        """A new game; the same seed and actions make the same game again."""
        self.game = self.title.begin(self.seats, self.options, key_from_seed(seed))
        self._begun = [[] for _ in range(self.seats)]

    def twin(self) -> Self:
        """A match of its own that stands where this one does, and shares what never changes."""
        twin = copy(self)
        twin._begun = self._begun[:]
        if hasattr(self, "game"):
            twin.game = self.game.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.twin()

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat that go on as its move was begun."""
        options = self.game.options(seat)
        begun = self._begun[seat]
        if not begun:
            return options
        return [move for move in options if self.actions.of(move)[: len(begun)] == begun]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, in ascending order; none if it has nothing to decide."""
        return sorted(set(self._next_actions(seat)))

    def act(self, seat: int, action: int) -> None:
        """Play a move, or begin one; as soon as there is no more to choose it is played."""
        told = self._next_actions(seat)
        meant = told.count(action)
        if not meant:
            raise IllegalMove(f"{self._named(action)} is not a legal action of seat {seat} now")
        if meant == 1:
            move = self.moves(seat)[told.index(action)]
            self._begun[seat] = []
            self.game.play(seat, move)
        else:
            self._begun[seat] = [*self._begun[seat], int(action)]

    def _next_actions(self, seat: int) -> list[int]:
        """What each of a seat's `moves` says next."""
        begun = self._begun[seat]
        if not begun:  # mostly
            return list(map(self.actions.first.__getitem__, self.game.options(seat)))
        return [self.actions.of(move)[len(begun)] for move in self.moves(seat)]

    def mask(self, seat: int) -> Mask:
        """1 for every legal action of a seat, 0 for all others."""
        mask = np.zeros(self.actions.size, np.int8)
        self.fill_mask(seat, mask)
        return mask

    def fill_mask(self, seat: int, mask: Mask) -> None:
        """The same into zeros that are there."""
        mask[self._next_actions(seat)] = 1

    def row(self, seat: int) -> Row:
        """What a seat knows of the position."""
        row = np.empty(self.row_size, np.float32)
        self.fill_row(seat, row)
        return row

    def fill_row(self, seat: int, row: Row) -> None:
        """The same into an array that is there."""
        encoder = self.encoder
        numbers, size = encoder.numbers, encoder.size
        data = encoder.encode(self.game, seat)
        np.multiply(np.frombuffer(data, _NUMBERS, numbers), self._scale, out=row[:numbers])
        octets = np.frombuffer(data, np.uint8, offset=2 * numbers)
        row[numbers:size] = np.unpackbits(octets, count=encoder.bits, bitorder="little")
        row[size:] = 0
        for action in self._begun[seat]:
            row[size + self._opening[action]] = 1

    def _named(self, action: int) -> str:
        if 0 <= action < self.actions.size:
            return f"“{self.actions.text(action)}” ({action})"
        return f"{action}, beyond 0 to {self.actions.size - 1},"
