"""Boost cards (HSW-12.3): played for free whenever what they wait for has happened in the turn.

They are offered beside what is being decided (HSW-4.3), as long as that may need what they bring
(HSW-12.3.9), and once more at the end of the turn; never within a project action (HSW-18.8).
"""

from __future__ import annotations

from orrery.games.save_a_world.cards import CONDITION, DECK, EFFECT
from orrery.games.save_a_world.gains import note
from orrery.games.save_a_world.paying import lay_open, swap, swap_moves
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.words import (
    BASICS,
    BOOST,
    BOOST_CARD,
    BOOSTED,
    BOOSTED_BIT,
    DONE,
    EXCHANGE,
    SWAP,
)
from orrery.kernel.errors import BrokenRules
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Procedure, Step


class CarryOut(Procedure[Table]):
    """One effect of a location, card, tile or upgrade."""

    def __init__(self, player: int, effect: int) -> None:
        super().__init__()
        self.player = player
        self.effect = effect

    def run(self, game: Table) -> None:
        game.resolve(self.player, self.effect)


def carry_out_all(table: Table, who: int, effects: list[int]) -> None:
    """HSW-7.13: in the order given."""
    for effect in effects[::-1]:
        table.push(CarryOut(who, effect))


def boost_moves(table: Table, seat: int) -> list[int]:
    """HSW-12.3.1, HSW-12.3.6, HSW-12.1.8: cards in hand whose condition was met in this turn."""
    if table.working or not table.happened:
        return []
    player = table.players[seat]
    return [
        pack(BOOST_CARD, card)
        for card in player.hand
        if DECK[card] == BOOST and CONDITION[card] & table.happened and card not in player.fresh
    ]


def play_boost(table: Table, seat: int, card: int) -> None:
    """HSW-12.3.1 to HSW-12.3.3, HSW-12.3.6: it costs nothing, and is played once in a turn."""
    player = table.players[seat]
    lay_open(player, card)
    player.discard = sorted([*player.discard, card])
    player.fresh = sorted([*player.fresh, card])
    table.tell(BOOSTED, seat, card)
    note(table, seat, BOOSTED_BIT)
    carry_out_all(table, seat, EFFECT[card])


class Deed(Step[Table]):
    """Something that may be done and may cost something, with boosts and swaps beside it.

    It can be left out, unless a swap was made for it.
    """

    def __init__(self, seat: int, swaps: list[int]) -> None:
        self.seat = seat
        self.swaps = swaps

    def costs(self, game: Table, resource: int) -> list[int]:
        """What its moves may cost in a basic resource."""
        return []

    def swapped(self, swaps: list[int]) -> Deed:
        """The same with other swaps."""
        raise BrokenRules(f"{type(self).__name__} costs nothing that could be swapped")

    def with_asides(self, game: Table, moves: list[int]) -> list[int]:
        """The moves that do it, what may come before them, and doing nothing."""
        player = game.players[self.seat]
        if player.owns(EXCHANGE):
            costs = [self.costs(game, resource) for resource in range(BASICS)]
            moves += swap_moves(player, costs, self.swaps)
        if not any(self.swaps[:BASICS]):
            moves += boost_moves(game, self.seat)
            moves.append(pack(DONE))
        return moves

    def is_aside(self, game: Table, move: int) -> bool:
        """Carry out what is not the deed itself; False of a move that does it."""
        kind = kind_of(move)
        if kind == SWAP:
            game.push(self.swapped(swap(game, self.seat, move, self.swaps)))
        elif kind == BOOST_CARD:
            game.push(self)
            play_boost(game, self.seat, field(move, 0))
        else:
            return kind == DONE
        return True


class LastBoosts(Deed):
    """HSW-12.3.6: until the end of the turn."""

    def options(self, game: Table) -> list[int]:
        return self.with_asides(game, [])

    def take(self, game: Table, move: int) -> None:
        self.is_aside(game, move)
