"""Paying with dice and tokens (P49-5.2, P49-5.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.games.pulsar_2849.abilities import react
from orrery.games.pulsar_2849.state import Table
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


def value_of(die: int) -> int:
    """What a die shows that a move names."""
    return die - FIRST_RED if die >= FIRST_RED else die + 1


def payments(table: Table, seat: int) -> list[tuple[int, int, int]]:
    """P49-5.3.3, P49-5.3.7, P49-5.3.8: every die with every token, and the value they make."""
    player = table.players[seat]
    dice = [value - 1 for value in range(1, FIRST_RED + 1) if value in player.dice]
    if player.offers:
        dice += sorted({FIRST_RED + value for value in player.offers})
    modifiers = [UNMODIFIED]
    if player.tokens[PLUS_MINUS_TOKEN]:
        modifiers += [MINUS_ONE, PLUS_ONE]
    if player.tokens[PLUS_TWO_TOKEN]:
        modifiers.append(PLUS_TWO)
    return [(die, token, value_of(die) + CHANGE[token]) for die in dice for token in modifiers]


def pay(table: Table, seat: int, die: int, token: int) -> int:
    """P49-5.2.2, P49-5.3.1, P49-5.3.2: spend a die and maybe a token; the value they make."""
    player = table.players[seat]
    value = value_of(die)
    table.tell(PAID, seat, die, token)
    if die >= FIRST_RED:
        player.offers = []
        player.must_use_red = False
        player.red_used = True
        react(table, seat, ON_BONUS_DIE)
    else:
        player.dice.remove(value)
    if token != UNMODIFIED:
        player.tokens[PLUS_TWO_TOKEN if token == PLUS_TWO else PLUS_MINUS_TOKEN] -= 1
        react(table, seat, ON_TOKEN)
    return value + CHANGE[token]


def bit_of(value: i64) -> i64:
    """A value as a bit; a red 0 with a token makes -1, and a die 1 less than that is asked for."""
    one: i64 = 1
    return one << (value + 2)


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
