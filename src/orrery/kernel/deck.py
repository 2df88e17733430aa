"""A lazily shuffled deck: there is no hidden order that could leak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from orrery.kernel.errors import BrokenRules
from orrery.kernel.event import EVERYONE, knows
from orrery.kernel.state import State, without_place

if TYPE_CHECKING:
    from orrery.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck(State):
    """Cards placed on top, an unordered remainder, cards placed at the bottom.

    A card of the remainder gets its place only when it is drawn. Cards that somebody placed keep
    it, together with the audience that knows them. All lists are values.
    """

    top: list[int]  # the topmost card last
    top_known: list[int]  # per card of `top`: the audience that knows it
    rest: list[int]  # sorted
    bottom: list[int]  # the undermost card last
    bottom_known: list[int]

    def size(self) -> int:
        """How many cards are left."""
        return len(self.top) + len(self.rest) + len(self.bottom)

    def draw(self, game: Game) -> int:
        """Take the topmost card off; chance decides when it comes from the remainder.

        Look at `size` first: there is nothing to draw from an empty deck.
        """
        if self.top:
            card = self.top[-1]
            self.top = self.top[:-1]
            self.top_known = self.top_known[:-1]
        elif self.rest:
            place = game.below(len(self.rest))
            card = self.rest[place]
            self.rest = without_place(self.rest, place)
        elif self.bottom:
            card = self.bottom[0]
            self.bottom = self.bottom[1:]
            self.bottom_known = self.bottom_known[1:]
        else:
            raise BrokenRules("a card is drawn from an empty deck")
        return card

    def put_on_top(self, card: int, known: int = EVERYONE) -> None:
        """Place a card on top, where this audience knows it."""
        self.top = [*self.top, card]
        self.top_known = [*self.top_known, known]

    def put_under(self, card: int, known: int = EVERYONE) -> None:
        """Place a card at the bottom, where this audience knows it."""
        self.bottom = [*self.bottom, card]
        self.bottom_known = [*self.bottom_known, known]

    def shuffle_in(self, cards: list[int]) -> None:
        """Shuffle these cards and the whole deck together: nobody knows any place any more."""
        self.rest = sorted(self.rest + self.top + self.bottom + cards)
        self.top = []
        self.top_known = []
        self.bottom = []
        self.bottom_known = []

    def hidden_from(self, viewer: int) -> list[int]:
        """The cards whose place a viewer can't know, in no particular order."""
        hidden = self.rest[:]
        hidden += _unknown(self.top, self.top_known, viewer)
        hidden += _unknown(self.bottom, self.bottom_known, viewer)
        return hidden

    def copy(self) -> Deck:
        twin = Deck()
        twin.top = self.top
        twin.top_known = self.top_known
        twin.rest = self.rest
        twin.bottom = self.bottom
        twin.bottom_known = self.bottom_known
        return twin


def new_deck(cards: list[int]) -> Deck:
    """A shuffled deck of these cards."""
    deck = Deck()
    deck.rest = []
    deck.top = []
    deck.bottom = []
    deck.shuffle_in(cards)
    return deck


def redeal(game: Game, viewer: int, deck: Deck, hands: list[list[int]]) -> None:
    """Deal anew what a viewer can't know of a deck and of hands drawn from it.

    The cards of the remainder, those placed without the viewer's knowledge, and these hands (the
    viewer's own is not among them) are mixed and dealt back in the same numbers. For `imagine`.
    """
    pool = deck.hidden_from(viewer)
    for hand in hands:
        pool += hand
    pool.sort()
    for hand in hands:
        for place in range(len(hand)):
            hand[place] = pool.pop(game.below(len(pool)))
        hand.sort()
    deck.top = _dealt(game, pool, deck.top, deck.top_known, viewer)
    deck.bottom = _dealt(game, pool, deck.bottom, deck.bottom_known, viewer)
    deck.rest = pool


def _unknown(cards: list[int], known: list[int], viewer: int) -> list[int]:
    return [card for place, card in enumerate(cards) if not knows(known[place], viewer)]


def _dealt(
    game: Game, pool: list[int], cards: list[int], known: list[int], viewer: int
) -> list[int]:
    """The cards, with those that a viewer doesn't know drawn anew from the pool."""
    return [
        card if knows(known[place], viewer) else pool.pop(game.below(len(pool)))
        for place, card in enumerate(cards)
    ]
