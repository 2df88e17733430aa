"""A game that is played by actions: what seats see as arrays, what they may do as masks.

All environments are thin around this. What is legal, and what follows, comes from the kernel alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

import orrery
from orrery.kernel.actions import Actions
from orrery.kernel.dice import key_from_seed
from orrery.kernel.encoding import Encoder, Sheet
from orrery.kernel.errors import IllegalMove
from orrery.kernel.game import Game
from orrery.kernel.title import Title

Row = NDArray[np.float32]
Mask = NDArray[np.int8]


class _Values:
    """A seat's sheet as values from 0 to 1."""

    def __init__(self, encoder: Encoder, seat: int) -> None:
        self._sheet = Sheet(encoder, seat)
        self._scale = 1 / np.array(encoder.bounds, np.float32)
        self._bits = encoder.bits
        self._numbers: NDArray[np.int16] | None = None  # what lies in the sheet's memory
        self._octets: NDArray[np.uint8]

    def fill(self, game: Game, row: Row) -> None:
        """Write what the seat knows now into a row."""
        self._sheet.look(game)
        if self._numbers is None:
            page = self._sheet.page
            self._numbers = np.frombuffer(page.number_store, np.int16)
            self._octets = np.frombuffer(page.bit_store, np.uint8)
        numbers = len(self._scale)
        np.multiply(self._numbers, self._scale, out=row[:numbers])
        row[numbers:] = np.unpackbits(self._octets, count=self._bits, bitorder="little")


class Playing:
    """A match in which every seat chooses actions, of a title for a number of seats.

    A row has the values of the encoder, all from 0 to 1, and then a bit for each opening: the one
    that the seat has chosen, if it is in the middle of a move that is told in several actions.
    """

    game: Game
    rewarded: list[float]  # points for which seats had a reward already

    def __init__(
        self, title: str | Title, seats: int, options: Mapping[str, Any] | None = None
    ) -> None:
        self.title = orrery.title(title) if isinstance(title, str) else title
        self.seats = seats
        self.options = self.title.check(seats, options or {})
        self.actions = Actions(self.title.moves)
        self.encoder = Encoder(self.title, seats, self.options)
        self.row_size = self.encoder.size + len(self.actions.openings)
        self._opening = {action: n for n, action in enumerate(self.actions.openings)}
        self._start()

    def _start(self) -> None:
        self._begun: list[list[int]] = [[] for _ in range(self.seats)]
        self._left: list[list[int]] = [[] for _ in range(self.seats)]
        self._values = [_Values(self.encoder, seat) for seat in range(self.seats)]

    def begin(self, seed: int | str) -> None:
        """A new game; the same seed and actions make the same game again."""
        self.game = self.title.begin(self.seats, self.options, key_from_seed(seed))
        self.rewarded = [0.0] * self.seats
        self._begun = [[] for _ in range(self.seats)]

    def twin(self) -> Self:
        """A match of its own that stands where this one does, and shares what never changes."""
        twin = copy(self)
        twin._start()
        twin._begun[:] = self._begun
        twin._left[:] = self._left
        if hasattr(self, "game"):
            twin.game = self.game.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.twin()

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat that go on as its move was begun."""
        return self._left[seat] if self._begun[seat] else self.game.options(seat)

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, in ascending order; none if it has nothing to decide."""
        return sorted(set(self._next_actions(seat)))

    def act(self, seat: int, action: int) -> None:
        """Play a move, or begin one; as soon as there is no more to choose it is played."""
        moves = self.moves(seat)
        whole = self.actions.whole.get(action)
        if whole is not None:  # mostly
            meant = [whole] if whole in moves else []
        else:
            told = self._next_actions(seat)
            meant = [move for move, said in zip(moves, told, strict=True) if said == action]
        if not meant:
            raise IllegalMove(f"{self._named(action)} is not a legal action of seat {seat} now")
        if len(meant) == 1:
            self._begun[seat] = []
            self.game.play(seat, meant[0])
        else:
            self._begun[seat] = [*self._begun[seat], int(action)]
            self._left[seat] = meant

    def _next_actions(self, seat: int) -> list[int]:
        """What each of a seat's `moves` says next."""
        begun = self._begun[seat]
        if not begun:  # mostly
            return list(map(self.actions.first.__getitem__, self.game.options(seat)))
        return [self.actions.of(move)[len(begun)] for move in self._left[seat]]

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
        size = self.encoder.size
        self._values[seat].fill(self.game, row[:size])
        row[size:] = 0
        for action in self._begun[seat]:
            row[size + self._opening[action]] = 1

    def _named(self, action: int) -> str:
        if 0 <= action < self.actions.size:
            return f"“{self.actions.text(action)}” ({action})"
        return f"{action}, beyond 0 to {self.actions.size - 1},"
