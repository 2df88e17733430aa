"""Positions for events and the end of the game, on top of board.py."""

from __future__ import annotations

from typing import Any

from orrery import Match
from orrery.games.planet_unknown.boards import BOARDS, PLANET_NAMES
from orrery.games.planet_unknown.grid import SIDE, squares_of
from tests.planet_unknown.board import Seat, square_name, table

HOME = "ksb_4156"


def shown(card: str, *seats: Seat, **more: Any) -> Match:
    """A match in which this event has just been revealed; ada and ben if no seat is given."""
    return table(*(seats or (Seat(),)), begin="event", event=card, **more)


def full_but(*free: str, planet: str = HOME) -> str:
    """The picture of a planet that is covered with civ terrain but for some squares."""
    squares = BOARDS[PLANET_NAMES.index(planet)].squares
    return picture([at for at in squares_of(squares) if square_name(at) not in free])


def picture(covered: list[int]) -> str:
    """Civ terrain on these squares."""
    rows = [range(SIDE * y, SIDE * (y + 1)) for y in range(SIDE)]
    return "\n".join(["", *("".join("c" if at in covered else "." for at in row) for row in rows)])
