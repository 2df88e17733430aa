"""The planning phase (SK-5): cards on action slots, all at once and in secret."""

from __future__ import annotations

from orrery.games.skymines.cards import SYMBOL
from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.words import (
    NONE,
    PLAN_CARD,
    PLANNED,
    READY,
    REVEALED,
    SHARE,
    SLOTS,
)
from orrery.kernel.event import only
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Procedure, Step


class PlanCards(Step[Table]):
    """SK-5.3 to SK-5.6: one card after another, until the player is ready.

    Slots are equal unless they are linked with resting slots: then a card is put on any of them,
    otherwise cards are offered in the order of the hand and lie from left to right, so that every
    set of cards can be planned in one way.
    """

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        moves = [pack(READY)]
        free = free_slots(player)
        if not free:
            return moves
        if game.linked_slots:
            open_slots = [slot for slot in free if slot > last_slot(player)]
            for card in playable(player):
                for slot in open_slots:
                    moves.append(pack(PLAN_CARD, card, slot))
            return moves
        last = last_card(player)
        for card in playable(player):
            if card >= last:
                moves.append(pack(PLAN_CARD, card, free[0]))
        return moves

    def insists(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == READY:
            return
        card, slot = field(move, 0), field(move, 1)
        player = game.players[self.seat]
        player.hand.remove(card)
        player.slots[slot] = card
        game.confide(only(self.seat), PLANNED, self.seat, card, slot)
        game.push(self)


def playable(player: Player) -> list[int]:
    """SK-5.8, SK-5.6: the cards of the hand that may lie on a slot, each kind once."""
    cards: list[int] = []
    for card in player.hand:
        if SYMBOL[card] != SHARE and (not cards or card != cards[-1]):  # a hand is sorted
            cards.append(card)
    return cards


def free_slots(player: Player) -> list[int]:
    """SK-5.3, SK-5.4: slots that are on and empty."""
    return [
        slot
        for slot in range(SLOTS)
        if player.open_slots >> slot & 1 and player.slots[slot] == NONE
    ]


def last_card(player: Player) -> int:
    return max(player.slots)


def last_slot(player: Player) -> int:
    """The right-most slot with a card: slots are filled from left to right."""
    return max([slot for slot in range(SLOTS) if player.slots[slot] != NONE], default=NONE)


class Reveal(Procedure[Table]):
    """SK-5.7: all placed cards are turned face up."""

    def run(self, game: Table) -> None:
        for seat in range(game.seats):
            for slot in range(SLOTS):
                if game.players[seat].slots[slot] != NONE:
                    game.tell(REVEALED, seat, game.players[seat].slots[slot], slot)
