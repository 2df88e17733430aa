"""Standing orders of Pulsar 2849 (see kernel/order.py)."""

from __future__ import annotations

from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.turn import Turn
from orrery.games.pulsar_2849.words import END_TURN
from orrery.kernel.move import pack
from orrery.kernel.order import NO_CHOICE, Order


def end_without_dice(game: Table, seat: int, options: list[int]) -> int | None:
    """P49-5.1.4: end the turn when all dice are used, whatever could still be built."""
    if isinstance(game.decision(seat), Turn) and not game.players[seat].dice:
        return pack(END_TURN)
    return None


ORDERS = (NO_CHOICE, Order("end-without-dice", end_without_dice, lambda game, seat: game.round))
