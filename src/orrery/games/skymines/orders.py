"""Standing orders of Skymines (see kernel/order.py)."""

from __future__ import annotations

from orrery.games.skymines.state import Table
from orrery.games.skymines.turn import Turn
from orrery.games.skymines.words import DROP_OUT
from orrery.kernel.move import pack
from orrery.kernel.order import NO_CHOICE, Order


def drop_out(game: Table, seat: int, options: list[int]) -> int | None:
    """SK-6.0.5: take no further action in this round."""
    return pack(DROP_OUT) if isinstance(game.decision(seat), Turn) else None


ORDERS = (NO_CHOICE, Order("drop-out", drop_out, lambda game, seat: game.round, ahead=True))
