"""What a glance says about an option: how often a kind of move is good, how close a tile lies."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.grid import Mask, common, neighbours, size, union, without
from orrery.games.planet_unknown.state import Table
from orrery.games.planet_unknown.tiles import ALL, part_mask
from orrery.games.planet_unknown.words import DONE, DRIVE, PLACE, STORE, TELEPORT, USE
from orrery.kernel.evaluation import kind_weights, weigh_kinds
from orrery.kernel.move import field, kind_of

KINDS: Final[list[float]] = kind_weights(
    {
        PLACE: 4.0,
        DRIVE: 1.5,
        USE: 0.5,
        TELEPORT: 0.5,
        STORE: 0.3,
        DONE: 0.3,  # movement that was not used is lost
    }
)


def prior(table: Table, seat: int, options: list[int]) -> list[float]:
    """By kinds; of all placements those that leave no gaps are the likeliest."""
    weights = weigh_kinds(options, KINDS)
    player = table.players[seat]
    taken = union(player.covered, BOARDS[player.planet].outside)
    tiles = [table.tops[stack] for stack in table.depot(seat)]
    for place, move in enumerate(options):
        if kind_of(move) == PLACE:
            tile = tiles[field(move, 0)]
            mask = part_mask(tile, field(move, 2), field(move, 1), ALL)
            weights[place] = weights[place] * closeness(mask, taken)
    return weights


def closeness(mask: Mask, taken: Mask) -> float:
    """How much of the squares around a tile is taken, from almost 0 to 1, gaps counting heavily."""
    around = without(neighbours(mask), mask)
    share = (size(common(around, taken)) + 0.5) / (size(around) + 0.5)
    return share * share * share
