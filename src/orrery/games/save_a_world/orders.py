"""Standing orders of How to Save a World (see kernel/order.py)."""

from __future__ import annotations

from zlib import crc32

from orrery.games.save_a_world.boosts import LastBoosts
from orrery.games.save_a_world.holdings import holdings
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.turn import Turn
from orrery.games.save_a_world.words import DONE, PASS
from orrery.kernel.move import pack
from orrery.kernel.order import NO_CHOICE, Order


def pass_turn(game: Table, seat: int, options: list[int]) -> int | None:
    """HSW-5.4.1: pass as soon as it is one's turn."""
    return pack(PASS) if isinstance(game.decision(seat), Turn) else None


def no_boosts(game: Table, seat: int, options: list[int]) -> int | None:
    """HSW-12.3.6: play no boost at the end of a turn."""
    return pack(DONE) if isinstance(game.decision(seat), LastBoosts) else None


def until_touched(game: Table, seat: int) -> int:
    """The round, and what one has: others may change it."""
    known = f"{game.round} {sorted(holdings(game, seat).items())}"
    return crc32(known.encode())


def round_of(game: Table, seat: int) -> int:
    return game.round


ORDERS = (
    NO_CHOICE,
    Order("pass", pass_turn, until_touched, ahead=True),
    Order("no-boosts", no_boosts, round_of),
)
