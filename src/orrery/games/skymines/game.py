"""Skymines on the kernel: what drives the table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from orrery.games.skymines.plans import TOKENS as TOKEN_COUNT
from orrery.games.skymines.scoring import wealth
from orrery.games.skymines.setup import lay_out, lay_out_again
from orrery.games.skymines.state import Table
from orrery.games.skymines.words import NONE
from orrery.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Skymines(Table):
    """A match of Skymines."""

    def setup(self, options: dict[str, Any]) -> None:
        lay_out(self, options)

    def repeat(self) -> None:
        """SK-16.5.3: another game of the time loop."""
        self.loops -= 1
        lay_out_again(self)

    def adopt(self, other: Game, seat: int) -> None:
        """Tokens and plans are chosen in secret, and concern only their player."""
        assert isinstance(other, Skymines)
        self.players[seat] = other.players[seat].copy()

    def redraw(self, viewer: int) -> None:
        """SK-21.1: tokens dealt to others; what lies face down gets its face by fresh dice."""
        hidden = [s for s in range(self.seats) if s != viewer and self.players[s].dealt]
        known = self.players[viewer].dealt if viewer >= 0 else []
        pool = [token for token in range(TOKEN_COUNT) if token not in known]
        if viewer >= 0 and self.players[viewer].token != NONE:
            pool.remove(self.players[viewer].token)
        for seat in hidden:
            dealt = [pool.pop(self.below(len(pool))) for _ in range(2)]
            self.players[seat].dealt = sorted(dealt)

    def automata(self) -> int:
        """SK-18.1.1."""
        return len(self.players) - self.seats

    def scores(self) -> list[int]:
        """In a time loop the average of all games, rounded up.

        SK-1.2, SK-8.8, SK-18.8.2, SK-8, SK-16.5.3.
        """
        current = [wealth(self, player) for player in self.players]
        games = len(self.results) + 1
        if games == 1:
            return current
        totals = [sum(r[n] for r in self.results) + current[n] for n in range(len(current))]
        return [-(-total // games) for total in totals]
