"""What a bot gets: its options, its view, and imagined games. Never the hidden state."""

from __future__ import annotations

from typing import Final

from orrery.kernel.clock import Clock
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import BrokenRules
from orrery.kernel.game import Game
from orrery.kernel.snapshot import written
from orrery.kernel.title import Title
from orrery.kernel.view import Plain, plain

# Always the same, so that nothing about the match can be told from what was imagined.
_VEIL: Final = key_from_seed("veil")


class Perspective:
    """One decision as the seat that has to make it may see it.

    It keeps no way to the game that it is made from: only a position in which all that the seat
    can't know was drawn by lot. Imagining goes on from there and gives the same as from the game
    itself, because it depends on nothing but what the seat knows; the suite holds that.

    Without `imagined` it has the options only, for bots that look at nothing else: imagining a
    position costs more than many a move.
    """

    def __init__(
        self,
        title: Title,
        game: Game,
        seat: int,
        clock: Clock | None = None,
        imagined: bool = True,
    ) -> None:
        self.title = title
        self.seat = seat
        self.seats = game.seats
        self.clock = clock or Clock()
        self._options = game.options(seat)[:]
        self._position = game.imagine(seat, _VEIL) if imagined else None

    @property
    def options(self) -> list[int]:
        """The legal moves."""
        return self._options[:]

    def view(self) -> Plain:
        """What this seat may know of the position."""
        return plain(self.title.view_of(self._imagined(), self.seat))

    def imagine(self, seed: int | str) -> Game:
        """A playable game in which all that this seat can't know is drawn by the seed's chance."""
        return self._imagined().imagine(self.seat, key_from_seed(seed))

    def snapshot(self) -> bytes:
        """An imagined position as JSON: all that this seat knows, the rest drawn by lot."""
        return written(self._imagined())

    def _imagined(self) -> Game:
        if self._position is None:
            raise BrokenRules("this bot says that it looks at its options only, and looks further")
        return self._position
