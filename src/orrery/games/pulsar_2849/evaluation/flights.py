"""Flights: what places are worth to a ship, and the best route that a die can pay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.abilities import owned
from orrery.games.pulsar_2849.cluster import (
    CLUSTERS_BY_SIDE,
    FIRST_ISOLATED,
    FIRST_PULSAR,
    FIRST_SYSTEM,
    LOCATIONS,
    SYSTEMS,
    Routes,
    is_pulsar,
    routes_of,
)
from orrery.games.pulsar_2849.ending import base_points
from orrery.games.pulsar_2849.evaluation.effects import effects_value
from orrery.games.pulsar_2849.evaluation.outlook import FARTHEST, Outlook
from orrery.games.pulsar_2849.flying import can_settle, lengths
from orrery.games.pulsar_2849.headquarters import RUN_POINTS, project_of
from orrery.games.pulsar_2849.state import FACE_DOWN, Table, bits
from orrery.games.pulsar_2849.systems import BLUE, BONUS
from orrery.games.pulsar_2849.words import (
    COLOURS,
    NO_COLOUR,
    NO_RUN,
    NOBODY,
    NONE,
    ON_BASE,
    ON_CLAIM,
    ON_EXPLORATION,
    ON_FLIGHT,
    ON_SHIP_CLAIM,
)


def _distances(side: int) -> list[list[int]]:
    """The fewest segments from every place to every other."""
    neighbours = CLUSTERS_BY_SIDE[side].neighbours
    table: list[list[int]] = []
    for start in range(LOCATIONS):
        row = [FARTHEST] * LOCATIONS
        row[start] = 0
        queue = [start]
        for place in queue:
            for there in neighbours[place]:
                if row[there] == FARTHEST:
                    row[there] = row[place] + 1
                    queue.append(there)
        table.append(row)
    return table


DISTANCES: Final[list[list[list[int]]]] = [_distances(0), _distances(1)]


def settled_key(table: Table, seat: int) -> int:
    """What decides the worth of places: where the seat can settle, and which pulsars are free."""
    key: i64 = 0
    one: i64 = 1
    for system in range(SYSTEMS):
        if can_settle(table, seat, system):
            key |= one << system
    if table.players[seat].rings:
        for pulsar, owner in enumerate(table.claims):
            if owner == NOBODY and pulsar < FIRST_ISOLATED - FIRST_PULSAR:
                key |= one << (SYSTEMS + pulsar)
    return key


def bases_expected(table: Table, bases: int, open_systems: int, outlook: Outlook) -> float:
    """P49-15.8: the points of the bases that there will be at the end, about."""
    more = min(outlook.weights.bases_per_turn * outlook.turns, 0.8 * open_systems)
    whole = int(more)
    low = base_points(bases + whole)
    return low + (more - whole) * (base_points(bases + whole + 1) - low)


class Places:
    """What every place is worth to a seat's ship, as things stand on the board."""

    def __init__(self, table: Table, seat: int, key: int, outlook: Outlook) -> None:
        self.outlook = outlook
        self.wanted: int = key & ((1 << SYSTEMS) - 1)
        self.open_systems = bits(self.wanted)
        self.passing = outlook.base + _reaction(table, seat, ON_BASE, outlook)
        self.ends = [0.0] * LOCATIONS
        self.best: dict[int, float] = {}  # by flight, see `best_route`
        claim = outlook.claim + _reaction(table, seat, ON_CLAIM, outlook)
        claim += _reaction(table, seat, ON_SHIP_CLAIM, outlook)
        bonus = _reaction(table, seat, ON_EXPLORATION, outlook)
        dead_ends = CLUSTERS_BY_SIDE[table.side].dead_ends
        for number in range(SYSTEMS + 13):
            if not (key >> number) & 1:
                continue
            place = FIRST_SYSTEM + number
            if is_pulsar(place):
                self.ends[place] = claim
            else:
                self.ends[place] = self.passing
                worth = bonus_value(table, seat, number, outlook)
                if worth:
                    self.ends[place] += worth + bonus
            if dead_ends[place]:
                self.ends[place] += outlook.explore
        self.nearby = [-1.0] * LOCATIONS
        self.wanted_places = [
            place for place in range(FIRST_SYSTEM, FIRST_PULSAR + 13) if self.ends[place]
        ]

    def near(self, table: Table, place: int) -> float:
        """What else is near a place, for later flights."""
        if self.nearby[place] >= 0.0:
            return self.nearby[place]
        row = DISTANCES[table.side][place]
        falls = self.outlook.falls
        total = 0.0
        for there in self.wanted_places:
            total += falls[row[there]] * self.ends[there]
        total *= self.outlook.weights.near * min(1.0, self.outlook.turns / 3.0)
        self.nearby[place] = total
        return total

    def best_route(self, table: Table, seat: int, value: int, slot: int, colour: int) -> float:
        """What the best flight for a die brings, about."""
        ship = table.players[seat].ship
        key = ((ship * 16 + value) * 16 + slot) * 8 + colour
        known = self.best.get(key)
        if known is not None:
            return known
        best = -5.0
        run = self.run(table, seat, slot, colour)
        rewards = rewarding(table, seat)
        for length, visiting in lengths(table, seat, value):
            routes = routes_of(table.side, ship, length)
            for way in range(len(routes.ends)):
                if visiting == COLOURS or routes.gates[visiting][way]:
                    worth = self.route(table, routes, way, run, colour, rewards)
                    if worth > best:
                        best = worth
        best -= self.near(table, ship)
        self.best[key] = best
        return best

    def run(self, table: Table, seat: int, slot: int, colour: int) -> int:
        """The points of a gate run for each gate of its colour; 0 without a run."""
        if slot == NO_RUN or colour == NO_COLOUR:
            return 0
        return RUN_POINTS[project_of(table.players[seat].sheet, slot)]

    def route(
        self, table: Table, routes: Routes, way: int, run: int, colour: int, rewards: list[int]
    ) -> float:
        """What one route brings, with what is near its end: see `run` and `rewarding`."""
        end = routes.ends[way]
        total = self.ends[end] + self.near(table, end)
        passed: i64 = routes.passed[way] & self.wanted
        while passed:
            total += self.passing
            passed &= passed - 1
        if run:
            total += run * routes.gates[colour][way]
        if rewards:
            total += _rewards(rewards, routes.systems[way])
        return total


def bonus_value(table: Table, seat: int, system: int, outlook: Outlook) -> float:
    """The exploration bonus at the end of a flight; 0 if there is no blue planet left."""
    tile = table.system_tiles[system]
    if tile == FACE_DOWN:
        return outlook.weights.bonus
    if table.free_planet(system, BLUE) == NONE:
        return 0.0
    return max(outlook.explore, effects_value(table, seat, BONUS[tile], outlook))


def _reaction(table: Table, seat: int, event: int, outlook: Outlook) -> float:
    """What the seat's technologies bring for an event."""
    total = 0.0
    for place in owned(table, seat, event):
        technology = table.technologies[place]
        each = tech.POINTS[technology] + tech.CUBES[technology] * outlook.cube
        each += effects_value(table, seat, tech.EFFECTS[technology], outlook)
        total += each * (0.5 if tech.ONLY_BARREN[technology] else 1.0)
    return total


def _rewards(technologies: list[int], systems: int) -> int:
    points = 0
    for technology in technologies:
        if systems >= tech.SYSTEMS_NEEDED[technology]:
            points += tech.POINTS[technology]
    return points


def rewarding(table: Table, seat: int) -> list[int]:
    """The technologies of a seat that bring points for flights."""
    places = owned(table, seat, ON_FLIGHT)
    return [table.technologies[place] for place in places]
