"""Skymines on the kernel: what drives the table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from orrery.games.skymines.luna_cards import SECOND_GRADE
from orrery.games.skymines.plans import TOKENS as TOKEN_COUNT
from orrery.games.skymines.scoring import wealth
from orrery.games.skymines.setup import lay_out, lay_out_again
from orrery.games.skymines.state import Luna, Table
from orrery.games.skymines.words import NONE, SLOTS
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
        """SK-21.1: tokens dealt to others, and Luna's face-down cards; decks have no order."""
        self._redraw_tokens(viewer)
        for who in range(self.seats, len(self.players)):
            luna = self.players[who]
            assert isinstance(luna, Luna)
            self._redraw_luna(luna)

    def _redraw_tokens(self, viewer: int) -> None:
        hidden = [s for s in range(self.seats) if s != viewer and self.players[s].dealt]
        known = self.players[viewer].dealt if viewer >= 0 else []
        pool = [token for token in range(TOKEN_COUNT) if token not in known]
        if viewer >= 0 and self.players[viewer].token != NONE:
            pool.remove(self.players[viewer].token)
        for seat in hidden:
            dealt = [pool.pop(self.below(len(pool))) for _ in range(2)]
            self.players[seat].dealt = sorted(dealt)

    def _redraw_luna(self, luna: Luna) -> None:
        """First which cards of the second grade have come into play unseen, then their places."""
        unseen = [card for card in SECOND_GRADE if not luna.seen >> card & 1]
        self._mix([luna.deck.rest, luna.deck.top, luna.row, luna.second_grade.rest], unseen, luna)
        face_down = [s for s in range(SLOTS) if luna.row[s] != NONE and not luna.turned >> s & 1]
        older = [slot for slot in face_down if luna.older >> slot & 1]
        newer = [slot for slot in face_down if not luna.older >> slot & 1]
        pool = [luna.row[slot] for slot in older]
        for slot in older:
            luna.row[slot] = pool.pop(self.below(len(pool)))
        pool = luna.deck.rest + [luna.row[slot] for slot in newer]
        for slot in newer:
            luna.row[slot] = pool.pop(self.below(len(pool)))
        luna.deck.rest = sorted(pool)
        luna.second_grade.rest.sort()

    def _mix(self, places: list[list[int]], cards: list[int], luna: Luna) -> None:
        """Deal these cards anew to wherever they lie."""
        pool = cards[:]
        for place in places:
            for number in range(len(place)):
                if place[number] in cards:
                    place[number] = pool.pop(self.below(len(pool)))

    def automata(self) -> int:
        """SK-18.1.1."""
        return len(self.players) - self.seats

    def scores(self) -> list[int]:
        """SK-8, SK-16.5.3: in a time loop the average of all games, rounded up."""
        current = [wealth(self, player) for player in self.players]
        games = len(self.results) + 1
        if games == 1:
            return current
        totals = [sum(r[n] for r in self.results) + current[n] for n in range(len(current))]
        return [-(-total // games) for total in totals]
