"""The stations (SK-3.1.6, SK-4.3, SK-15.1.2): columns of pieces, and the coins they uncover.

Of a column it matters how many pieces are left and whether its crossed-out last space was ever
uncovered, for then it stays so (SK-6.2.14): both in one number, a state.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.games.skymines.content import STATIONS
from orrery.games.skymines.words import NONE, OUTPOST, SHUTTLE

COLUMNS: Final = 3
OPENED: Final = 16  # added to the number of pieces once the last space has been uncovered

_SIDES: Final[list[list[dict[str, Any]]]] = [
    STATIONS["moon"]["columns"],
    STATIONS["belt"]["columns"],
]
LENGTH: Final[list[list[int]]] = [[len(c["coins"]) for c in side] for side in _SIDES]
LONGEST: Final = max(max(columns) for columns in LENGTH)
PIECE: Final[list[list[int]]] = [
    [SHUTTLE if column["piece"] == "shuttle" else OUTPOST for column in side] for side in _SIDES
]


def _visible(coins: list[int], state: int) -> int:
    """The coins that are not covered: pieces lie from the lowest space they may use upwards."""
    pieces = state % OPENED
    bottom = len(coins) - (1 if state >= OPENED else 0)
    return sum(coins[: bottom - pieces]) + sum(coins[bottom:])


COINS: Final[list[list[list[int]]]] = [  # by side, column and state
    [
        [
            _visible(column["coins"], state) if state % OPENED <= len(column["coins"]) else 0
            for state in range(2 * OPENED)
        ]
        for column in side
    ]
    for side in _SIDES
]


def full_station(side: int) -> list[int]:
    """SK-2.8, SK-3.1.6, SK-15.1.2: a piece on every space."""
    return LENGTH[side][:]


def value_of(side: int, station: list[int]) -> int:
    """SK-4.3: what one share is worth."""
    coins = COINS[side]
    return coins[0][station[0]] + coins[1][station[1]] + coins[2][station[2]]


def pieces_in(side: int, station: list[int], piece: int) -> int:
    """How many pieces of a kind a station has left."""
    count = 0
    for column in range(COLUMNS):
        if PIECE[side][column] == piece:
            count += station[column] % OPENED
    return count


def take_piece(station: list[int], column: int) -> None:
    """SK-6.2.7: the top one of a column."""
    state = station[column] - 1
    station[column] = OPENED if state == 0 else state


def has_room(side: int, station: list[int], column: int) -> bool:
    """SK-6.2.13, SK-6.2.14: whether a piece can return to a column."""
    state = station[column]
    room = LENGTH[side][column] - (1 if state >= OPENED else 0)
    return state % OPENED < room


def put_back(station: list[int], column: int) -> None:
    station[column] += 1


def columns_for(side: int, station: list[int], piece: int) -> list[int]:
    """SK-6.2.13, SK-15.2.14: where a piece can return to, of columns in one state only the first.

    Two columns in the same state and with the same coins are one to the rules.
    """
    found: list[int] = []
    for column in range(COLUMNS):
        fits = PIECE[side][column] == piece and has_room(side, station, column)
        if fits and not _has_twin(side, station, column, found):
            found.append(column)
    return found


def top_columns(side: int, station: list[int], piece: int) -> list[int]:
    """SK-6.2.7: the columns that a piece can be taken from, of equal ones only the first."""
    found: list[int] = []
    for column in range(COLUMNS):
        fits = PIECE[side][column] == piece and station[column] % OPENED > 0
        if fits and not _has_twin(side, station, column, found):
            found.append(column)
    return found


def _has_twin(side: int, station: list[int], column: int, others: list[int]) -> bool:
    for other in others:
        if station[other] == station[column] and COINS[side][other] == COINS[side][column]:
            return True
    return False


assert NONE < 0 < OPENED
