"""A market: cards that lie open for everyone, refilled from a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from orrery.kernel.deck import Deck, new_deck
from orrery.kernel.errors import BrokenRules
from orrery.kernel.state import State

if TYPE_CHECKING:
    from orrery.kernel.game import Game

EMPTY: Final = -1  # a slot without a card


@mypyc_attr(allow_interpreted_subclasses=True)
class Market(State):
    """Slots with open cards, the deck they are refilled from, and a pile of what nobody took.

    Nothing is refilled by itself: rules call `refill` when the rulebook says so. In a sliding
    market the cards that are left move towards slot 0 first, so that gaps are at the far end; in a
    fixed one every gap is filled where it is. A market may have several lines that slide side by
    side: slot i lies in line i modulo `lines`. A recycling market goes on with its discard pile,
    shuffled, when the deck is empty.
    """

    slots: list[int]  # a card or EMPTY
    deck: Deck
    discard: list[int]
    lines: int
    sliding: bool
    recycling: bool

    def cards(self) -> list[int]:
        """The cards that lie open, from slot 0 on."""
        return [card for card in self.slots if card != EMPTY]

    def offered(self) -> list[int]:
        """The slots in which a card lies."""
        return [slot for slot, card in enumerate(self.slots) if card != EMPTY]

    def take(self, slot: int) -> int:
        """Take the card of a slot, which stays empty until the next refill."""
        card = self.slots[slot]
        if card == EMPTY:
            raise BrokenRules(f"a card is taken from the empty slot {slot} of a market")
        self.slots[slot] = EMPTY
        return card

    def sweep(self, slot: int) -> None:
        """Put the card of a slot, if there is one, on the discard pile."""
        if self.slots[slot] != EMPTY:
            self.discard.append(self.take(slot))

    def slide(self) -> None:
        """Move the cards of every line towards slot 0, as far as they go, in their order."""
        for line in range(self.lines):
            places = range(line, len(self.slots), self.lines)
            kept = [self.slots[place] for place in places if self.slots[place] != EMPTY]
            for number, place in enumerate(places):
                self.slots[place] = kept[number] if number < len(kept) else EMPTY

    def refill(self, game: Game) -> list[int]:
        """Fill the gaps in the order of slots, as far as the cards go; the slots that were filled.

        Chance decides which card comes where it is drawn from the deck's remainder.
        """
        if self.sliding:
            self.slide()
        filled: list[int] = []
        for slot in range(len(self.slots)):
            if self.slots[slot] != EMPTY:
                continue
            if self.deck.size() == 0 and self.recycling:
                self.deck.shuffle_in(self.discard)
                self.discard = []
            if self.deck.size() == 0:
                break
            self.slots[slot] = self.deck.draw(game)
            filled.append(slot)
        return filled

    def copy(self) -> Market:
        twin = Market()
        twin.slots = self.slots[:]
        twin.deck = self.deck.copy()
        twin.discard = self.discard[:]
        twin.lines = self.lines
        twin.sliding = self.sliding
        twin.recycling = self.recycling
        return twin


def new_market(
    cards: list[int], size: int, sliding: bool, lines: int = 1, recycling: bool = False
) -> Market:
    """A market of empty slots beside a shuffled deck of these cards: `refill` opens it."""
    if lines < 1 or size % lines:
        raise BrokenRules(f"{size} slots can't lie in {lines} lines of the same length")
    market = Market()
    market.slots = [EMPTY] * size
    market.deck = new_deck(cards)
    market.discard = []
    market.lines = lines
    market.sliding = sliding
    market.recycling = recycling
    return market
