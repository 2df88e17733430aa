"""How to Save a World on the kernel: what drives the table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from orrery.games.save_a_world.cards import DECK
from orrery.games.save_a_world.effects import carry_out
from orrery.games.save_a_world.scoring import place_points, total
from orrery.games.save_a_world.setup import lay_out
from orrery.games.save_a_world.state import Player, Table
from orrery.games.save_a_world.words import ACTION, NONE, SPECIES
from orrery.kernel.deck import redeal
from orrery.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class SaveAWorld(Table):
    """A match of How to Save a World."""

    def setup(self, options: dict[str, Any]) -> None:
        lay_out(self, options)

    def resolve(self, seat: int, effect: int) -> None:
        carry_out(self, seat, effect)

    def redraw(self, viewer: int) -> None:
        """HSW-3.2.11, HSW-18.3: what others hold that nobody has seen, and the decks."""
        others = [self.players[seat] for seat in range(self.seats) if seat != viewer]
        hidden = [_unseen(player, SPECIES) for player in others]
        offered = [player.offered[:] for player in others]
        redeal(self, viewer, self.displays[SPECIES].deck, hidden + offered)
        self._redraw_actions(others)
        for number, player in enumerate(others):
            _put_back(player, SPECIES, hidden[number])
            player.offered = offered[number]

    def _redraw_actions(self, others: list[Player]) -> None:
        """HSW-3.2.8: starting cards that were never shown, with those that left the game."""
        pool = self.left_out[:]
        for player in others:
            pool += _unseen(player, ACTION)
        pool.sort()
        for player in others:
            cards = [pool.pop(self.below(len(pool))) for _ in _unseen(player, ACTION)]
            _put_back(player, ACTION, cards)
        self.left_out = pool

    def automata(self) -> int:
        """HSW-17.2."""
        return self.participants() - self.seats

    def adopt(self, other: Game, seat: int) -> None:
        """A species is kept in secret, and concerns only its player."""
        assert isinstance(other, SaveAWorld)
        self.players[seat] = other.players[seat].copy()

    def scores(self) -> list[int]:
        """HSW-1.2, HSW-16."""
        return [total(self, who) for who in range(self.participants())]

    def standing(self, player: int) -> list[int]:
        """HSW-16.9 to HSW-16.11, HSW-17.20: then the points of the key project, then SIMU."""
        key = place_points(self, player, self.key) if self.key != NONE else 0
        return [total(self, player), key, int(player == self.seats)]


def _unseen(player: Player, deck: int) -> list[int]:
    return [card for card in player.unseen if DECK[card] == deck]


def _put_back(player: Player, deck: int, cards: list[int]) -> None:
    """Exchange the unseen cards of a deck for these."""
    old = _unseen(player, deck)
    player.hand = sorted([card for card in player.hand if card not in old] + cards)
    player.unseen = sorted([card for card in player.unseen if card not in old] + cards)
