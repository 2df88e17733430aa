"""The production phase (P49-13) in its seven steps."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849 import transmitters as tile_table
from orrery.games.pulsar_2849.abilities import counted_points, owned
from orrery.games.pulsar_2849.content import COMPONENTS
from orrery.games.pulsar_2849.pulsars import TYPE_POINTS
from orrery.games.pulsar_2849.scoring import earn, gain_cubes, lose, spend_cubes
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.tracks import PENALTY, TRACKS, median_value, ranking
from orrery.games.pulsar_2849.words import (
    DONE,
    ENGINEERING,
    FROM_ENGINEERING,
    FROM_GYRODYNE,
    FROM_TECHNOLOGY,
    FROM_TRANSMITTER,
    INITIATIVE,
    NONE,
    ON_PRODUCTION,
    ORDER,
    PRODUCTION,
    PRODUCTION_BEGAN,
    SPEND_CUBE,
    TRANSMITTERS_DEALT,
    TYPES,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.state import without_place
from orrery.kernel.step import Procedure, Step

# P49-2.1.3: by the side of the dice board
_REWARDS: Final[dict[str, list[dict[str, Any]]]] = COMPONENTS["dice_board"]["engineering_rewards"]
REWARD_CUBES: Final[list[list[int]]] = [  # by number of players, by rank
    [reward.get("cubes", 0) for reward in _REWARDS.get(str(players), [])] for players in range(5)
]
REWARD_POINTS: Final[list[list[int]]] = [
    [reward.get("points", 0) for reward in _REWARDS.get(str(players), [])] for players in range(5)
]


class Production(Procedure[Table]):
    """P49-13.0: steps 1 to 4; the others wait until cubes have been spent."""

    def run(self, game: Table) -> None:
        game.phase = PRODUCTION
        game.tell(PRODUCTION_BEGAN)
        put_in_order(game)
        reward_engineers(game)
        penalise(game)
        game.push(AfterTransmitters())
        for seat in reversed(game.seats_in_order()):
            game.push(Transmit(seat))


def put_in_order(table: Table) -> None:
    """The rockets in the order of the initiative counters.

    P49-13.1.1, P49-13.1.2, P49-13.1.4, P49-17.7.
    """
    table.turn_order = ranking(table, INITIATIVE)
    for place, seat in enumerate(table.turn_order):
        table.tell(ORDER, place + 1, seat)


def reward_engineers(table: Table) -> None:
    """P49-13.2.1, P49-17.6, P49-18.1: cubes, and with two players a point, by rank."""
    cubes = REWARD_CUBES[table.seats]
    points = REWARD_POINTS[table.seats]
    for rank, seat in enumerate(ranking(table, ENGINEERING)[: len(cubes)]):
        gain_cubes(table, seat, cubes[rank])
        earn(table, seat, points[rank], FROM_ENGINEERING)


def penalise(table: Table) -> None:
    """P49-13.3.1: for every counter near the right end."""
    for track in range(TRACKS):
        for counter, space in enumerate(table.tracks[track].space):
            lose(table, counter % table.seats, PENALTY[space])


# Transmitters


class Transmit(Procedure[Table]):
    """P49-8.3.5, P49-13.4.2: points and cubes of online transmitters, then what cubes buy there."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, game: Table) -> None:
        buying: list[int] = []
        for array in game.players[self.owner].arrays:
            for placed in array:
                tile = tile_table.tile_of(placed)
                if game.is_online(tile):
                    earn(game, self.owner, tile_table.POINTS[tile], FROM_TRANSMITTER + tile)
                    gain_cubes(game, self.owner, tile_table.CUBES[tile])
                    if tile_table.POINTS_FOR_CUBE[tile]:
                        buying.append(tile)
        game.push(SpendCubes(self.owner, buying))


class SpendCubes(Step[Table]):
    """P49-13.4.1: a cube for points, once per tile and round."""

    def __init__(self, seat: int, tiles: list[int]) -> None:
        self.seat = seat
        self.tiles = tiles

    def options(self, game: Table) -> list[int]:
        if not self.tiles or not game.players[self.seat].cubes:
            return []
        return [pack(SPEND_CUBE, tile) for tile in self.tiles] + [pack(DONE)]

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == DONE:
            return
        tile = field(move, 0)
        spend_cubes(game, self.seat, 1)
        earn(game, self.seat, tile_table.POINTS_FOR_CUBE[tile], FROM_TRANSMITTER + tile)
        game.push(SpendCubes(self.seat, [other for other in self.tiles if other != tile]))

    def lapses(self) -> bool:
        return True


# The rest


class AfterTransmitters(Procedure[Table]):
    """P49-13.0: steps 5 and 6."""

    def run(self, game: Table) -> None:
        for seat in game.seats_in_order():
            score_gyrodynes(game, seat)
        for seat in game.seats_in_order():
            score_technologies(game, seat)


def row_value(table: Table) -> int:
    """P49-13.5: what the row of this round adds to every spinning gyrodyne."""
    value = table.row_values[table.round - 1]
    return median_value(table.median) if value == tech.MEDIAN_ROW else value


def score_gyrodynes(table: Table, seat: int) -> None:
    """P49-13.5.1, P49-13.5.2."""
    spinning = table.spinning(seat)
    for kind in range(TYPES):
        points = spinning[kind] * (TYPE_POINTS[kind] + row_value(table))
        earn(table, seat, points, FROM_GYRODYNE + kind)


def score_technologies(table: Table, seat: int) -> None:
    """P49-13.6.1, P49-23.2.6."""
    for place in owned(table, seat, ON_PRODUCTION):
        technology = table.technologies[place]
        points = tech.POINTS[technology] + counted_points(table, seat, technology)
        if tech.IF_FIRST[technology] != NONE and table.turn_order[0] == seat:
            points = tech.IF_FIRST[technology]
        earn(table, seat, points, FROM_TECHNOLOGY + place)


def deal_transmitters(table: Table) -> None:
    """P49-13.7.1: three tiles from the top of the stack."""
    table.display = []
    for _ in range(tile_table.DISPLAYED):
        tile = table.transmitter_stack[0]
        table.transmitter_stack = table.transmitter_stack[1:]
        table.display = [*table.display, tile]
        table.tell(TRANSMITTERS_DEALT, tile)
        turn_up_transmitter(table)


def turn_up_transmitter(table: Table) -> None:
    """P49-2.1.13, P49-21.1: what lies on top is seen; As lie above Bs, Bs above Cs."""
    stack = table.transmitter_stack
    if stack:
        letter = tile_table.LETTER[stack[0]]
        alike = len([tile for tile in stack if tile_table.LETTER[tile] == letter])
        place = table.below(alike)
        table.transmitter_stack = [stack[place], *without_place(stack, place)]
