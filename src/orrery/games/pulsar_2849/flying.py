"""The survey ship (P49-6): flights, visits, bases, exploration bonuses, teleports."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.abilities import adjusted_flights, bring, owned, react
from orrery.games.pulsar_2849.cluster import (
    CLUSTERS_BY_SIDE,
    LONGEST_FLIGHT,
    SYSTEMS,
    Routes,
    is_pulsar,
    is_system,
    routes_of,
)
from orrery.games.pulsar_2849.gains import explore, gain
from orrery.games.pulsar_2849.headquarters import RUN_POINTS, project_of
from orrery.games.pulsar_2849.pulsars import claim_by_ship
from orrery.games.pulsar_2849.scoring import earn
from orrery.games.pulsar_2849.state import BLOCKED, FACE_DOWN, FREE, Table, system_at
from orrery.games.pulsar_2849.systems import (
    BARREN,
    BLUE,
    BONUS,
    FROM_PLAYERS,
    MOST_PLANETS,
    PLANETS,
)
from orrery.games.pulsar_2849.words import (
    BASE_BUILT,
    COLOURS,
    DRAW,
    FLEW,
    FROM_EXPLORATION,
    FROM_RUN,
    NO_COLOUR,
    NO_RUN,
    NONE,
    ON_BASE,
    ON_EXPLORATION,
    ON_FLIGHT,
    PRINTED,
    REVEALED,
    ROUTE,
    RUN_FLOWN,
    TELEPORT,
    TELEPORTED,
    TO_PULSAR,
    TO_SYSTEM,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.state import replaced
from orrery.kernel.step import Step


class Flight(Step[Table]):
    """P49-6.1.3: a paid flight; the player chooses where it ends and which way it goes.

    `value` is the die with its token. `slot` is the place of the gate run project announced with
    it, NO_RUN for none, and `colour` the colour of the gates that count for it (P49-9.7).

    P49-9.7.2: the run is for this flight alone. P49-6.1.1: the first flight leaves the entry gate.
    """

    def __init__(self, seat: int, value: int, slot: int, colour: int) -> None:
        self.seat = seat
        self.value = value
        self.slot = slot
        self.colour = colour

    def options(self, game: Table) -> list[int]:
        moves: list[int] = []
        seen: set[int] = set()  # nobody cares which of two lengths brings the same
        for length, visiting in lengths(game, self.seat, self.value):
            routes = routes_of(game.side, game.players[self.seat].ship, length)
            for way in distinct_ways(game, self.seat, routes, self.colour, visiting, seen):
                moves.append(pack(ROUTE, routes.ends[way], length, way))
        return moves

    def offers_several(self, game: Table) -> bool:
        ship = game.players[self.seat].ship
        return self.value >= 1 and routes_of(game.side, ship, self.value).have_several_ends

    def take(self, game: Table, move: int) -> None:
        start = game.players[self.seat].ship
        length, way = field(move, 1), field(move, 2)
        routes = routes_of(game.side, start, length)
        game.tell(FLEW, self.seat, start, routes.ends[way], length)
        game.last_flight = [self.seat, start, *routes.paths[way]]
        if self.slot != NO_RUN:
            score_run(game, self.seat, self.slot, routes.gates[self.colour][way])
        for place in rewarded(game, self.seat, routes, way):
            bring(game, self.seat, place)
        visit(game, self.seat, routes.paths[way])


def lengths(table: Table, seat: int, value: int) -> list[tuple[int, int]]:
    """P49-5.3.4: how far a die can carry the ship, and which gates it must visit for that.

    The gates are a colour, or COLOURS where they don't matter. A technology lets the flight be
    one segment longer or shorter.
    """
    found = [(value, COLOURS)] if value >= 1 else []
    visiting = adjusted_flights(table, seat)
    if visiting != NONE:
        found += [(n, visiting) for n in (value - 1, value + 1) if 1 <= n <= LONGEST_FLIGHT]
    return found


def can_fly(table: Table, seat: int, value: int) -> bool:
    """P49-6.1.8, P49-6.1.11: whether there is a flight for a die of this value.

    From everywhere there is a route of every length (see tests), so only a 0 can fail.
    """
    if value >= 1:
        return True
    for length, visiting in lengths(table, seat, value):
        routes = routes_of(table.side, table.players[seat].ship, length)
        if distinct_ways(table, seat, routes, NO_COLOUR, visiting, set()):
            return True
    return False


def distinct_ways(
    table: Table, seat: int, routes: Routes, colour: int, visiting: int, seen: set[int]
) -> list[int]:
    """The routes that differ in what they bring now, as places in `routes`.

    Two routes to the same end differ if they pass other systems in which the player can get a base,
    other numbers of gates that count for a run, or as many systems as an ability asks for. `seen`
    remembers what they bring: what is in it already is left out.
    """
    wanted: i64 = worth_passing(table, seat)
    toured: i64 = systems_asked_for(table, seat)
    found: list[int] = []
    for way in range(len(routes.ends)):
        if visiting != COLOURS and not routes.gates[visiting][way]:
            continue
        passed: i64 = routes.passed[way]
        key: i64 = routes.ends[way] | (passed & wanted) << 7
        if colour != NO_COLOUR:
            gates: i64 = routes.gates[colour][way]
            key |= gates << 23
        if toured and routes.systems[way] >= toured:
            key |= 1 << 28
        if key not in seen:
            seen.add(key)
            found.append(way)
    return found


def worth_passing(table: Table, seat: int) -> int:
    """P49-6.3.5: the systems in which a visit can bring this player a base, as bits."""
    found: i64 = 0
    one: i64 = 1
    for system in range(SYSTEMS):
        if can_settle(table, seat, system):
            found |= one << system
    return found


def can_settle(table: Table, seat: int, system: int) -> bool:
    """P49-6.3.3 to P49-6.3.5: a free planet, or an unseen one, and no base of the player's.

    P49-6.3.9: so a system that is flown through twice brings one base.
    """
    tile = table.system_tiles[system]
    if tile == FACE_DOWN:
        return True
    first = system * MOST_PLANETS
    free = False
    for place in range(first, first + len(PLANETS[tile])):
        if table.planets[place] == seat:
            return False
        if table.planets[place] == FREE:
            free = True
    return free


def systems_asked_for(table: Table, seat: int) -> int:
    """How many systems a flight has to visit for an ability of the player; 0 for none."""
    for place in owned(table, seat, ON_FLIGHT):
        if tech.SYSTEMS_NEEDED[table.technologies[place]]:
            return tech.SYSTEMS_NEEDED[table.technologies[place]]
    return 0


def score_run(table: Table, seat: int, slot: int, gates: int) -> None:
    """P49-9.7.3 to P49-9.7.5: points for every gate; then the run is used, whatever it scored."""
    player = table.players[seat]
    project = project_of(player.sheet, slot)
    player.runs_used |= 1 << slot
    points = gates * RUN_POINTS[project]
    table.tell(RUN_FLOWN, seat, project, gates, points)
    earn(table, seat, points, FROM_RUN + slot)


def rewarded(table: Table, seat: int, routes: Routes, way: int) -> list[int]:
    """P49-23.2.1: the places of a player's technologies that bring something for this flight."""
    systems = routes.systems[way]
    return [
        place
        for place in owned(table, seat, ON_FLIGHT)
        if systems >= tech.SYSTEMS_NEEDED[table.technologies[place]]
    ]


def sure_points(table: Table, flight: Flight, length: int, way: int) -> int:
    """What a route scores for itself: its gate run, and technologies that reward flights."""
    player = table.players[flight.seat]
    routes = routes_of(table.side, player.ship, length)
    places = rewarded(table, flight.seat, routes, way)
    points = sum(tech.POINTS[table.technologies[place]] for place in places)
    if flight.slot != NO_RUN:
        project = project_of(player.sheet, flight.slot)
        points += routes.gates[flight.colour][way] * RUN_POINTS[project]
    return points


# Visits


def visit(table: Table, seat: int, path: list[int]) -> None:
    """P49-6.2.1, P49-6.3.10: reveal the systems on the way, settle there in order, then arrive."""
    for place in path:
        if is_system(place):
            reveal(table, place)
    end = path[-1]
    for place in path:
        if is_system(place) and place != end:  # P49-6.3.8
            settle_in_passing(table, seat, place)
    arrive(table, seat, end)


def reveal(table: Table, place: int) -> None:
    """P49-6.3.1, P49-6.3.2: turn a face-down tile up and block what too few players leave free."""
    system = system_at(place)
    if table.system_tiles[system] != FACE_DOWN:
        return
    unseen = table.unseen_tiles[:]
    tile = unseen.pop(table.below(len(unseen)))
    table.unseen_tiles = unseen
    table.system_tiles = replaced(table.system_tiles, system, tile)
    table.tell(REVEALED, place, tile)
    for number, players in enumerate(FROM_PLAYERS[tile]):
        if table.seats < players:  # P49-17.9, P49-18.3
            table.planets = replaced(table.planets, system * MOST_PLANETS + number, BLOCKED)


def settle_in_passing(table: Table, seat: int, place: int) -> None:
    """P49-6.3.6: on a barren planet if there is one, otherwise on a blue one; no bonus."""
    if can_settle(table, seat, system_at(place)):
        barren = table.free_planet(system_at(place), BARREN)
        blue = table.free_planet(system_at(place), BLUE)
        build_base(table, seat, place, barren if barren != NONE else blue)


def arrive(table: Table, seat: int, place: int) -> None:
    """P49-6.3.7, P49-6.5.1: what the end of a flight or a teleport brings."""
    table.players[seat].ship = place
    if is_pulsar(place):
        claim_by_ship(table, seat, place, CLUSTERS_BY_SIDE[table.side].dead_ends[place])
    elif is_system(place) and can_settle(table, seat, system_at(place)):
        blue = table.free_planet(system_at(place), BLUE)
        if blue == NONE:
            build_base(table, seat, place, table.free_planet(system_at(place), BARREN))
            return
        build_base(table, seat, place, blue)
        react(table, seat, ON_EXPLORATION)  # P49-23.2.5
        table.push(ChooseBonus(seat, table.system_tiles[system_at(place)]))


def build_base(table: Table, seat: int, place: int, planet: int) -> None:
    """A token on a planet, and a tile for a dead end (P49-6.6.1 to P49-6.6.3)."""
    system = system_at(place)
    colour = PLANETS[table.system_tiles[system]][planet - system * MOST_PLANETS]
    table.planets = replaced(table.planets, planet, seat)
    table.tell(BASE_BUILT, seat, place, colour)
    for owned_place in owned(table, seat, ON_BASE):
        if colour == BARREN or not tech.ONLY_BARREN[table.technologies[owned_place]]:
            bring(table, seat, owned_place)
    if CLUSTERS_BY_SIDE[table.side].dead_ends[place]:
        explore(table, seat)


class ChooseBonus(Step[Table]):
    """P49-6.4.1, P49-6.4.4: what the system tile shows, or an exploration bonus tile."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, game: Table) -> list[int]:
        return [pack(PRINTED, self.tile), pack(DRAW)]

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == DRAW:
            explore(game, self.seat)
        else:
            gain(game, self.seat, BONUS[self.tile], FROM_EXPLORATION)


# Teleports


class Teleport(Step[Table]):
    """P49-6.7.1, P49-6.7.3, P49-6.7.4: to a location of a kind, as if a flight had ended there."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    def options(self, game: Table) -> list[int]:
        places = CLUSTERS_BY_SIDE[game.side].reachable()
        if self.to == TO_PULSAR:
            places = [place for place in places if is_pulsar(place)]
        elif self.to == TO_SYSTEM:
            places = [place for place in places if is_system(place)]
        return [pack(TELEPORT, place) for place in places]

    def take(self, game: Table, move: int) -> None:
        place = field(move, 0)
        game.tell(TELEPORTED, self.seat, place)
        if is_system(place):
            reveal(game, place)
        arrive(game, self.seat, place)
