"""Where rovers can be driven with the movement at hand, for boards that show it at once."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import has
from orrery.games.planet_unknown.rovers import drives, no_entry
from orrery.games.planet_unknown.state import Table
from orrery.kernel.move import field


class Route(NamedTuple):
    """A cheapest way of a rover, as the squares that it enters, and what it costs."""

    origin: int
    path: tuple[int, ...]
    cost: int


def routes(table: Table, seat: int) -> list[Route]:
    """PU-5.2.7: the way to every square that a rover can reach, the first step as it is offered.

    The others follow from the same rules; what a rover finds on its way may change them.
    """
    offered = drives(table, seat)
    return [
        route
        for origin in table.players[seat].rovers
        for route in _routes_from(
            table, seat, origin, [field(move, 1) for move in offered if field(move, 0) == origin]
        )
    ]


def _routes_from(table: Table, seat: int, origin: int, first: list[int]) -> list[Route]:
    player = table.players[seat]
    corporation = corporation_of(player)
    board = BOARDS[player.planet]
    barred = no_entry(table, player)
    found: dict[int, Route] = {}
    waiting: list[tuple[int, tuple[int, ...]]] = []

    def extend(cost: int, path: tuple[int, ...], steps: list[int]) -> None:
        for to in steps if cost < player.movement else []:  # also for a free step
            if to not in found and to not in player.rovers:
                heappush(waiting, (cost + corporation.step_cost(player, to), (*path, to)))

    extend(0, (), first)
    while waiting:
        cost, path = heappop(waiting)
        if path[-1] in found:
            continue
        found[path[-1]] = Route(origin, path, cost)
        steps = board.steps[path[-1]]
        if corporation.drives_diagonally(player):
            steps = steps + board.diagonal_steps[path[-1]]
        extend(cost, path, [to for to in steps if not has(barred, to)])
    return list(found.values())
