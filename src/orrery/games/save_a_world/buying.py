"""Buying cards from the displays, and removing cards (HSW-12.1, HSW-12.2)."""

from __future__ import annotations

from orrery.games.save_a_world.board import DECK_RESOURCE
from orrery.games.save_a_world.boosts import Deed, carry_out_all
from orrery.games.save_a_world.cards import DECK
from orrery.games.save_a_world.gains import note
from orrery.games.save_a_world.paying import NO_SWAPS, lay_open, pay, ways
from orrery.games.save_a_world.printed import BUNDLES
from orrery.games.save_a_world.state import Player, Table, without
from orrery.games.save_a_world.words import (
    ANY_DECK,
    BOUGHT_BIT,
    BUY_CARD,
    CARD_BOUGHT,
    CARD_DEALT,
    CARD_REMOVED,
    CONTRACTS,
    DECKS,
    REMOVE,
)
from orrery.kernel.market import EMPTY
from orrery.kernel.move import field, pack


def price_of(player: Player, discount: int) -> int:
    """HSW-12.1.2, HSW-12.1.4, HSW-11.2.4: as many as cards are owned at that moment."""
    if player.owns(CONTRACTS):
        discount += 1
    return max(0, player.cards() - discount)


class Buy(Deed):
    """HSW-12.1, HSW-18.6: up to `times` cards from a display."""

    def __init__(
        self, seat: int, times: int, deck: int, discount: int, free: int, swaps: list[int]
    ) -> None:
        self.seat = seat
        self.times = times
        self.deck = deck
        self.discount = discount
        self.free = free
        self.swaps = swaps

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        price = self._price(player)
        moves: list[int] = []
        for deck in self._decks():
            methods = ways(player, DECK_RESOURCE[deck], price, self.swaps)
            for card in game.displays[deck].cards():
                for genius in methods:
                    moves.append(pack(BUY_CARD, card, genius))
        return self.with_asides(game, moves)

    def costs(self, game: Table, resource: int) -> list[int]:
        price = self._price(game.players[self.seat])
        return [
            price
            for deck in self._decks()
            if DECK_RESOURCE[deck] == resource and game.displays[deck].cards()
        ]

    def take(self, game: Table, move: int) -> None:
        if self.is_aside(game, move):
            return
        player = game.players[self.seat]
        card, genius = field(move, 0), field(move, 1)
        deck = DECK[card]
        pay(game, self.seat, DECK_RESOURCE[deck], self._price(player), genius, self.swaps)
        display = game.displays[deck]
        display.take(display.slots.index(card))
        player.hand = sorted([*player.hand, card])
        player.fresh = sorted([*player.fresh, card])
        game.tell(CARD_BOUGHT, self.seat, card)
        note(game, self.seat, BOUGHT_BIT + deck)
        if self.times > 1:
            game.push(Buy(self.seat, self.times - 1, self.deck, self.discount, self.free, NO_SWAPS))

    def swapped(self, swaps: list[int]) -> Deed:
        return Buy(self.seat, self.times, self.deck, self.discount, self.free, swaps)

    def _price(self, player: Player) -> int:
        return 0 if self.free else price_of(player, self.discount)

    def _decks(self) -> list[int]:
        return list(range(DECKS)) if self.deck == ANY_DECK else [self.deck]


def refill(table: Table) -> None:
    """HSW-12.1.7, HSW-12.1.10, HSW-18.11: slide to the right, fill the places on the left."""
    for deck in range(DECKS):
        display = table.displays[deck]
        if EMPTY in display.slots:
            for slot in display.refill(table):
                table.tell(CARD_DEALT, deck, display.slots[slot])


class RemoveCard(Deed):
    """HSW-12.2: a card from hand or discard pile leaves the game, and something follows."""

    def __init__(self, seat: int, then: int, swaps: list[int]) -> None:
        self.seat = seat
        self.then = then
        self.swaps = swaps

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        owned = sorted(player.hand + player.discard)
        return self.with_asides(game, [pack(REMOVE, card) for card in owned])

    def take(self, game: Table, move: int) -> None:
        if self.is_aside(game, move):
            return
        card = field(move, 0)
        player = game.players[self.seat]
        if card in player.hand:
            lay_open(player, card)
        else:
            player.discard = without(player.discard, card)
        player.fresh = without(player.fresh, card)
        game.tell(CARD_REMOVED, self.seat, card)
        carry_out_all(game, self.seat, BUNDLES[self.then])
