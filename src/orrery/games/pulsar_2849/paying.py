"""Paying with dice and tokens (P49-5.2, P49-5.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.games.pulsar_2849.abilities import react
from orrery.games.pulsar_2849.state import Player, Table
from orrery.games.pulsar_2849.words import (
    CHANGE,
    FIRST_RED,
    MINUS_ONE,
    ON_BONUS_DIE,
    ON_TOKEN,
    PAID,
    PLUS_MINUS_TOKEN,
    PLUS_ONE,
    PLUS_TWO,
    PLUS_TWO_TOKEN,
    UNMODIFIED,
)
from orrery.kernel.state import replaced, without_place


def value_of(die: i64) -> i64:
    """What a die shows that a move names."""
    return die - FIRST_RED if die >= FIRST_RED else die + 1


def dice_at_hand(player: Player) -> list[int]:
    """P49-5.2.1, P49-12.1.1: every different die that may be used, as moves name it."""
    dice = [value - 1 for value in range(1, FIRST_RED + 1) if value in player.dice]
    if player.offers:
        dice += sorted({FIRST_RED + value for value in player.offers})
    return dice


def tokens_at_hand(player: Player) -> list[int]:
    """P49-5.3.3, P49-5.3.7, P49-5.3.8: what may be done to a die, or nothing."""
    tokens = [UNMODIFIED]
    if player.tokens[PLUS_MINUS_TOKEN]:
        tokens += [MINUS_ONE, PLUS_ONE]
    if player.tokens[PLUS_TWO_TOKEN]:
        tokens.append(PLUS_TWO)
    return tokens


def value_with(die: i64, token: i64) -> i64:
    """What a die and a token make."""
    change: i64 = CHANGE[token]
    return value_of(die) + change


def pay(table: Table, seat: int, die: int, token: int) -> int:
    """P49-5.2.2, P49-5.3.1, P49-5.3.2: spend a die and maybe a token; the value they make."""
    player = table.players[seat]
    table.tell(PAID, seat, die, token)
    if die >= FIRST_RED:
        player.offers = []
        player.must_use_red = False
        player.red_used = True
        react(table, seat, ON_BONUS_DIE)
    else:
        player.dice = without_place(player.dice, player.dice.index(value_of(die)))
    if token != UNMODIFIED:
        kind = PLUS_TWO_TOKEN if token == PLUS_TWO else PLUS_MINUS_TOKEN
        player.tokens = replaced(player.tokens, kind, player.tokens[kind] - 1)
        react(table, seat, ON_TOKEN)
    return value_with(die, token)


def bit_of(value: i64) -> i64:
    """A value as a bit; a red 0 with a token makes -1, and a die 1 less than that is asked for."""
    one: i64 = 1
    return one << (value + 2)


def values_of(dice: list[int], tokens: list[int]) -> i64:
    """All values that these dice and tokens make, as bits."""
    values: i64 = 0
    for die in dice:
        for token in tokens:
            values |= bit_of(value_with(die, token))
    return values


ANY_VALUE: Final = -1  # all bits


@mypyc_attr(acyclic=True)
class Action:
    """Something that a die can pay for: the move without its payment, and which value it takes.

    P49-5.2.1, P49-5.3.4 to P49-5.3.6: exactly, or 1 off by a technology: a 7 pays a 6.
    """

    def __init__(
        self, move: i64, required: i64, may_be_off: bool, needs_silver: bool = False
    ) -> None:
        self.move = move
        self.required = required
        self.needs_silver = needs_silver
        self.accepted = bit_of(required)  # the values that pay for it, as bits
        if may_be_off:
            self.accepted |= bit_of(required - 1) | bit_of(required + 1)

    def takes(self, die: i64, token: i64, value: i64) -> bool:
        """Whether a die with a token, which make this value, may pay for it.

        Where a technology makes up for either direction of a token, one of them is enough.
        """
        if not self.accepts(value) or (self.needs_silver and die >= FIRST_RED):
            return False
        return token != PLUS_ONE or not self.accepts(value - 2)

    def accepts(self, value: i64) -> bool:
        """Whether this value pays for it."""
        return self.accepted & bit_of(value) != 0
