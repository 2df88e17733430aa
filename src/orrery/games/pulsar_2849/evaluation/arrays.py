"""Transmitters: what they produce, what unfinished ones may produce, and the dice of links."""

from __future__ import annotations

from orrery.games.pulsar_2849 import transmitters as tiles
from orrery.games.pulsar_2849.evaluation.effects import effects_value
from orrery.games.pulsar_2849.evaluation.outlook import Outlook
from orrery.games.pulsar_2849.rounds import ROUNDS
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.words import NONE


def arrays_value(table: Table, seat: int, outlook: Outlook) -> float:
    """P49-8: all arrays of a seat."""
    total = 0.0
    waiting = 0
    ends = outlook.weights.open_end * outlook.turns / ROUNDS
    for array in table.players[seat].arrays:
        before = 0.0  # chance that the tile before is or will be online; 0: there is none
        for place in range(len(array)):
            tile = tiles.tile_of(array[place])
            chance = 1.0
            if table.is_online(tile):
                total += produced(tile, outlook.first, outlook)
            else:
                total += unfinished_value(table, seat, tile, waiting, outlook)
                chance = completion_chance(table, tile, outlook)
                waiting += 1
            if place and (before < 1.0 or chance < 1.0):
                half = tiles.half_at(array[place - 1], tiles.RIGHT)
                die = half + tiles.half_at(array[place], tiles.LEFT)
                total += before * chance * red_value(die, outlook)
            before = chance
        for side, placed in ((tiles.LEFT, array[0]), (tiles.RIGHT, array[-1])):
            if tiles.half_at(placed, side) != NONE:
                total += ends
    return total


def produced(tile: int, start: float, outlook: Outlook) -> float:
    """What an online transmitter scores from a round on; its cubes count elsewhere."""
    weights = outlook.weights
    each = float(tiles.POINTS[tile])
    if tiles.POINTS_FOR_CUBE[tile]:
        each += weights.buying * max(0.0, tiles.POINTS_FOR_CUBE[tile] - outlook.cube)
    return each * outlook.phases_from(start)


def unfinished_value(table: Table, seat: int, tile: int, waiting: int, outlook: Outlook) -> float:
    """What a transmitter brings when it is completed, less the dice that it still costs."""
    weights = outlook.weights
    missing = missing_costs(table, tile)
    start = outlook.first + 0.5 + 0.5 * missing + weights.lag * waiting
    if start >= ROUNDS + 1:
        return 0.0
    worth = effects_value(table, seat, tiles.IMMEDIATE[tile], outlook)
    worth += produced(tile, start, outlook)
    worth += tiles.CUBES[tile] * outlook.cube * outlook.phases_from(start)
    worth -= missing * weights.die
    return max(0.0, worth) * completion_chance(table, tile, outlook)


def completion_chance(table: Table, tile: int, outlook: Outlook) -> float:
    if not outlook.turns:
        return 0.0
    chance = 1.0
    for _ in range(missing_costs(table, tile)):
        chance *= outlook.weights.ready
    return chance


def missing_costs(table: Table, tile: int) -> int:
    paid = table.paid[tile]
    missing = 0
    for place in range(len(tiles.COSTS[tile])):
        if not (paid >> place) & 1:
            missing += 1
    return missing


def red_value(die: int, outlook: Outlook) -> float:
    """A die that a link will give once."""
    return outlook.weights.red if die else outlook.weights.red_nothing


def cubes_produced(table: Table, seat: int, outlook: Outlook) -> float:
    """The cubes that online transmitters will still bring."""
    total = 0
    for array in table.players[seat].arrays:
        for placed in array:
            tile = tiles.tile_of(placed)
            if tiles.CUBES[tile] and table.is_online(tile):
                total += tiles.CUBES[tile]
    return float(total * outlook.productions)
