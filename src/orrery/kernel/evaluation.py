"""What a bot has to know about a title besides its rules: how good a position is for a seat."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from orrery.kernel.game import Game
from orrery.kernel.step import Step

NO_STEPS: Final[list[Step[Any]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good positions are for a seat. A title brings its own; this one is for all others.

    It does so by a function `new_evaluation` in a module or package `evaluation` beside its rules.

    One object serves one bot. `prepare` is called with the position in which the bot has to
    choose, the others with positions that may follow it. All positions are imagined ones: what is
    hidden in them was drawn by lot, so that nothing leaks, and they may be changed.
    """

    def prepare(self, game: Game, seat: int) -> None:
        """Work out what stays the same while this seat considers its options."""

    def value(self, game: Game, seat: int) -> float:
        """How good a position is for a seat, the higher the better; here its points as they are."""
        return float(game.scores()[seat])

    def worthwhile(self, game: Game, seat: int, options: list[int]) -> list[int]:
        """Those options that deserve a look, at least one of them."""
        return options

    def sequel(self, game: Game, seat: int) -> list[Step[Any]]:
        """Decisions to think through after the one that waits, the last of them first.

        For choices whose sense shows only in what the seat can do next. The steps need not come
        next in the game; they only have to make sense there.
        """
        return NO_STEPS
