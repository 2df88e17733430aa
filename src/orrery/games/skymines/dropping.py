"""Dropping out of the action phase (SK-6.7)."""

from __future__ import annotations

from orrery.games.skymines.state import Player, Table
from orrery.games.skymines.words import (
    DROPPED_OUT,
    NONE,
    REST,
    RESTED,
    SLOTS,
    STACK_TAKEN,
    TAKE_STACK,
)
from orrery.kernel.move import field, pack
from orrery.kernel.step import Procedure, Step


def drop_out(table: Table, seat: int) -> None:
    """SK-6.7.1, SK-6.7.6: cards face up, tiles back; a stack is taken, then the cards rest."""
    player = table.players[seat]
    player.is_out = True
    player.used = 0
    player.tiles = 0
    player.tiles_used = 0
    player.plus_on = NONE
    table.tell(DROPPED_OUT, seat)
    table.push(RestCards(seat))
    table.push(TakeStack(seat))


class TakeStack(Step[Table]):
    """SK-6.7.2, SK-6.7.7: all cards of one resting stack; of equal ones only the first."""

    def options(self, game: Table) -> list[int]:
        stacks = game.players[self.seat].resting
        seen: list[list[int]] = []
        moves: list[int] = []
        for slot in range(SLOTS):
            stack = sorted(stacks[slot])
            if stack and (game.linked_slots or stack not in seen):
                seen.append(stack)
                moves.append(pack(TAKE_STACK, slot))
        return moves

    def lapses(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        slot = field(move, 0)
        player = game.players[self.seat]
        player.hand += player.resting[slot]
        player.hand.sort()
        put_stack(player, slot, [])
        game.tell(STACK_TAKEN, self.seat, slot)


class RestCards(Procedure[Table]):
    """Each card on a different resting slot; linked, on its own.

    SK-13.2, SK-21.11, SK-6.7.3, SK-6.7.5, SK-13.1.
    """

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        player = game.players[self.player]
        if game.linked_slots:
            for slot in range(SLOTS):
                if player.slots[slot] != NONE:
                    put_to_rest(game, self.player, slot, slot)
        else:
            game.push(RestCard(self.player, 0))


class RestCard(Step[Table]):
    """SK-6.7.3, SK-6.7.4: a resting slot for the next card; `filled` are those done, as bits.

    Of equal cards, and of equal stacks, only the first is offered.
    """

    def __init__(self, seat: int, filled: int) -> None:
        self.seat = seat
        self.filled = filled

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        cards = [slot for slot in range(SLOTS) if player.slots[slot] != NONE]
        if not cards:
            return []
        seen: list[list[int]] = []
        moves: list[int] = []
        for slot in range(SLOTS):
            stack = sorted(player.resting[slot])
            if not self.filled >> slot & 1 and stack not in seen:
                seen.append(stack)
                moves.append(pack(REST, player.slots[cards[0]], slot))
        return moves

    def lapses(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        slot = game.players[self.seat].slots.index(field(move, 0))
        put_to_rest(game, self.seat, slot, field(move, 1))
        game.push(RestCard(self.seat, self.filled | 1 << field(move, 1)))


def put_to_rest(table: Table, seat: int, slot: int, resting: int) -> None:
    """SK-6.7.8, SK-6.7.3: on top of the cards that are there."""
    player = table.players[seat]
    card = player.slots[slot]
    player.slots[slot] = NONE
    put_stack(player, resting, [*player.resting[resting], card])
    table.tell(RESTED, seat, card, resting)


def put_stack(player: Player, slot: int, stack: list[int]) -> None:
    """Let these cards be those of a resting slot."""
    resting = player.resting[:]
    resting[slot] = stack
    player.resting = resting
