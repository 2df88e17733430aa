"""Whole games of random moves, inside the compiled part, where they cost least."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.kernel.game import TABLE, Game

_WORD: Final = 0xFFFFFFFF
_FINE: Final = 1 << 30
_SCATTER: Final = 0x9E3779B1  # so that neighbouring seeds begin far from each other


class Chooser:
    """Picks the moves of playouts: a 32-bit xorshift, quick because nobody has to check it.

    Equal seeds pick equally, in every build.
    """

    def __init__(self, seed: int) -> None:
        self._word: i64 = (seed * _SCATTER) & _WORD or 1

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, for a bound of 1 to 2**30."""
        word = self._word
        word ^= (word << 13) & _WORD
        word ^= word >> 17
        word ^= (word << 5) & _WORD
        self._word = word
        return (word * bound) >> 32

    def share(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.below(_FINE) / _FINE


def play_out(game: Game, chooser: Chooser) -> int:
    """Play a game to its end with moves drawn from `chooser`; the number of decisions made."""
    decisions = 0
    while not game.is_over():
        lanes = len(game.lanes)
        for lane in range(1 if lanes > 1 else TABLE, lanes):
            current = game.lanes[lane]
            if current.waits:
                options = game.menu(lane)
                move = options[chooser.below(len(options))]
                game.advance(lane, move)
                decisions += 1
                if len(game.lanes) != lanes:
                    break
    return decisions
