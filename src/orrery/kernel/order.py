"""Standing orders: trivial decisions that a player has taken in advance.

An order makes a move whenever one fits, and ends when its term does. Orders look at nothing but
what their seat knows; so whoever is told of none can't tell an ordered move from any other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orrery.kernel.game import Game


def until_cancelled(game: Any, seat: int) -> int:
    """The term of an order that ends only when its player says so."""
    return 0


@dataclass(frozen=True, slots=True)
class Order:
    """What a player may order, by the name of its text.

    `move` gives one of the options of a seat's decision, or None if the order says nothing about
    it. `term` is a number that is the same for as long as the order stands, such as the round. An
    order that is given `ahead` makes sense before the decision is there, too.
    """

    name: str
    move: Callable[[Any, int, list[int]], int | None]
    term: Callable[[Any, int], int] = until_cancelled
    ahead: bool = False


def only_option(game: Any, seat: int, options: list[int]) -> int | None:
    """The only thing to do, where a player is asked only to see it."""
    return options[0] if len(options) == 1 else None


def ordered(order: Order, game: Game, seat: int) -> int | None:
    """The move that an order makes in a seat's decision, if there is one and it fits."""
    options = game.options(seat)
    move = order.move(game, seat, options) if options else None
    return move if move in options else None


NO_CHOICE = Order("no-choice", only_option)
