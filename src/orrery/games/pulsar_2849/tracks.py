"""The dice board: the median (P49-4.2) and the counters on the tracks (P49-4.3 to 4.5)."""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849.content import COMPONENTS
from orrery.games.pulsar_2849.state import SPACES, Table, Track
from orrery.games.pulsar_2849.words import (
    COUNTER_MOVED,
    NO_TRACK,
    NONE,
    TAKE_DIE,
)
from orrery.kernel.move import pack

TRACKS: Final = 2
FACES: Final = 6
START: Final[int] = COMPONENTS["dice_board"]["tracks"]["initiative"]["start"]
PENALTY: Final[list[int]] = [  # by space
    -COMPONENTS["dice_board"]["tracks"]["initiative"]["penalties"].get(str(space), 0)
    for space in range(SPACES + 1)
]


def median_of(dice: list[int]) -> int:
    """0 for die space 1, 1 for the gap to 2, and so on to 10 for die space 6.

    `dice` has the number of dice of each value.

    P49-4.2.1 to P49-4.2.3.
    """
    middle = (sum(dice) + 1) // 2
    space = 0
    while sum(dice[: space + 1]) < middle:
        space += 1
    lower = sum(dice[:space])
    higher = sum(dice[space + 1 :])
    if lower > higher:
        return 2 * space - 1
    return 2 * space + 1 if higher > lower else 2 * space


def shift(median: int, value: int) -> int:
    """P49-4.3.5: how far a die moves a counter to the right; to the left if negative."""
    distance = 2 * (value - 1) - median
    return (distance + 1) // 2 if distance > 0 else -((1 - distance) // 2)


def median_value(median: int) -> int:
    """P49-13.5.3: the die space, or the higher neighbour."""
    return (median + 1) // 2 + 1


def counters_of(table: Table, track: int, seat: int) -> list[int]:
    """A player's counters on a track, the one further ahead first."""
    return [c for c in table.tracks[track].ahead if c % table.seats == seat]


def choices(table: Table, seat: int) -> list[int]:
    """P49-4.5.1, P49-4.5.2: which dice a player may take, each with a counter to move."""
    counters, spaces = _distinct_counters(table, seat)
    moves: list[int] = []
    for value in range(1, FACES + 1):
        if table.dice_board[value - 1]:
            steps = shift(table.median, value)
            if steps == 0:
                moves.append(pack(TAKE_DIE, value, NO_TRACK, 0))  # P49-4.3.6
            else:
                _add_with_room(moves, counters, spaces, value, steps)
    if not moves:  # P49-4.5.3, P49-4.5.4: nothing has room, so any die and any counter will do
        for value in range(1, FACES + 1):
            if table.dice_board[value - 1]:
                _add_with_room(moves, counters, spaces, value, -SPACES)
    return moves


def _add_with_room(
    moves: list[int], counters: list[int], spaces: list[int], value: int, steps: int
) -> None:
    """Append the moves that take a die of this value and move a counter with room for its steps."""
    die = pack(TAKE_DIE, value)  # the other fields are still empty
    for place in range(len(counters)):
        if spaces[place] + steps <= SPACES:
            moves.append(die | counters[place])


def _distinct_counters(table: Table, seat: int) -> tuple[list[int], list[int]]:
    """A player's counters as moves name them, track and number, and where they are.

    Of two that touch in a stack there is only the upper one: whichever of them is moved, the same
    is left behind.
    """
    counters: list[int] = []
    spaces: list[int] = []
    for track in range(TRACKS):
        ahead, space = table.tracks[track].ahead, table.tracks[track].space
        number = 0
        above = NONE
        for counter in ahead:
            if counter % table.seats == seat:
                touches = above != NONE and above % table.seats == seat
                if not touches or space[above] != space[counter]:
                    counters.append(pack(0, 0, track, number))
                    spaces.append(space[counter])
                number += 1
            above = counter
    return counters, spaces


def move_counter(table: Table, seat: int, value: int, track: int, number: int) -> None:
    """P49-4.3.4, P49-4.5.1, P49-4.5.6: left or right; beyond an end there are special places.

    P49-4.5.7: penalties come with the production phase, not now.
    """
    if track == NO_TRACK:
        return
    counter = counters_of(table, track, seat)[number]
    here = table.tracks[track].space[counter]
    there = here + shift(table.median, value)
    if there > SPACES:
        table.tracks[track].put_last(counter)
    else:
        table.tracks[track].put(counter, max(1, there))  # P49-4.5.5
    table.tell(COUNTER_MOVED, seat, track, here, table.tracks[track].space[counter])


def ranking(table: Table, track: int) -> list[int]:
    """P49-13.1.1: the owners of the counters, the one furthest ahead first."""
    return [counter % table.seats for counter in table.tracks[track].ahead]


def new_track(order: list[int]) -> Track:
    """P49-2.2.3, P49-17.4: one stack on the start space, in reverse order.

    `order` has the counters in play order.
    """
    track = Track()
    track.ahead = order[::-1]
    track.space = [START] * len(order)
    return track
