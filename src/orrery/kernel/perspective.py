"""What a bot gets: its options, its view, and imagined games. Never the hidden state."""

from __future__ import annotations

from orrery.kernel.dice import Dice, key_from_seed
from orrery.kernel.game import Game
from orrery.kernel.title import Title
from orrery.kernel.view import Plain, plain


class Perspective:
    """A game as one seat that has to decide may see it."""

    def __init__(self, title: Title, game: Game, seat: int) -> None:
        self.title = title
        self.seat = seat
        self.__game = game

    @property
    def options(self) -> list[int]:
        """The legal moves."""
        return self.__game.options(self.seat)[:]

    def view(self) -> Plain:
        """What this seat may know of the position."""
        return plain(self.title.view_of(self.__game, self.seat))

    def imagine(self, chance: Dice) -> Game:
        """A playable game in which all that this seat can't know is drawn by `chance`."""
        seed = chance.below(0, 1 << 32) << 32 | chance.below(0, 1 << 32)
        return self.__game.imagine(self.seat, key_from_seed(seed))
