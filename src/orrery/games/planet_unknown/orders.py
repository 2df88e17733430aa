"""Standing orders of Planet Unknown (see kernel/order.py)."""

from __future__ import annotations

from orrery.games.planet_unknown.rounds import RotateStation
from orrery.games.planet_unknown.state import Table
from orrery.games.planet_unknown.words import ROTATE
from orrery.kernel.move import pack
from orrery.kernel.order import NO_CHOICE, Order


def leave_station(game: Table, seat: int, options: list[int]) -> int | None:
    """PU-3.2: as commander, let the station stand as it does."""
    if isinstance(game.decision(seat), RotateStation):
        return pack(ROTATE, game.rotation)
    return None


ORDERS = (NO_CHOICE, Order("leave-station", leave_station))
