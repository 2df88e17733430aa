"""What everybody sees of a match: nothing is hidden but what is to come (P49-21).

A board can be drawn from it alone.
"""

from __future__ import annotations

from typing import Any

from orrery.games.pulsar_2849 import goals as goal_table
from orrery.games.pulsar_2849.abilities import owned, points_for
from orrery.games.pulsar_2849.actions import available_projects
from orrery.games.pulsar_2849.arrays import LinkTransmitter
from orrery.games.pulsar_2849.bonus_die import copy_cost
from orrery.games.pulsar_2849.cluster import (
    CLUSTERS_BY_SIDE,
    FIRST_GATE,
    FIRST_PULSAR,
    FIRST_SYSTEM,
    NAMES,
    PULSARS,
    SYSTEMS,
    is_pulsar,
    is_system,
    routes_of,
)
from orrery.games.pulsar_2849.flying import Flight, can_settle, sure_points
from orrery.games.pulsar_2849.headquarters import BOARD_NAMES, RUN_POINTS, project_of
from orrery.games.pulsar_2849.production import row_value
from orrery.games.pulsar_2849.pulsars import AWARDS
from orrery.games.pulsar_2849.rounds import ROUNDS
from orrery.games.pulsar_2849.score_sheet import SHEET
from orrery.games.pulsar_2849.state import BLOCKED, FACE_DOWN, SPACES, Player, Table, system_at
from orrery.games.pulsar_2849.systems import (
    BARREN,
    BLUE,
    FROM_PLAYERS,
    LABELS,
    MOST_PLANETS,
    PLANETS,
)
from orrery.games.pulsar_2849.technologies import MEDIAN_ROW, ONLY_BARREN, POINTS, ROW
from orrery.games.pulsar_2849.tracks import FACES, shift
from orrery.games.pulsar_2849.transmitters import COSTS, tile_of
from orrery.games.pulsar_2849.view_types import (
    GATE_COLOURS,
    GYRODYNES,
    PHASES,
    PLANET_COLOURS,
    SIDES,
    AwardsLeft,
    AwardView,
    ExplorationView,
    FlightView,
    FlownView,
    GoalView,
    GyrodyneNumbers,
    HeadquartersView,
    LinkingView,
    PlanetView,
    PlayerView,
    PulsarView,
    RouteView,
    SystemView,
    TableView,
    TechnologyView,
    Tokens,
    Tracks,
    TransmitterView,
)
from orrery.games.pulsar_2849.vocabulary import (
    GOAL_NAMES,
    MEDIAN_NAMES,
    PROJECT_NAMES,
    SHEET_NAMES,
    SYSTEM_NAMES,
    TECHNOLOGY_NAMES,
    TRANSMITTER_NAMES,
)
from orrery.games.pulsar_2849.words import (
    ENGINEERING,
    INITIATIVE,
    NO_RUN,
    NOBODY,
    NONE,
    ON_BASE,
    ON_CLAIM,
    ON_EXPLORATION,
    ON_SHIP_CLAIM,
    PROJECTS,
    ROUTE,
    TYPES,
)
from orrery.kernel.game import TABLE
from orrery.kernel.move import field, kind_of
from orrery.kernel.step import Step


def view(game: Table, viewer: int) -> TableView:
    """P49-21.2: the table, the same for all viewers."""
    return TableView(
        round=game.round,
        last_round=game.round == ROUNDS,
        phase=PHASES[game.phase],
        cluster=SIDES[game.side],
        active=_seat(game.active),
        order=list(game.turn_order),
        dice=list(game.dice_board),
        median=None if game.median == NONE else MEDIAN_NAMES[game.median],
        shifts=[0 if game.median == NONE else shift(game.median, 1 + n) for n in range(FACES)],
        tracks=Tracks(_track(game, INITIATIVE), _track(game, ENGINEERING)),
        systems={NAMES[FIRST_SYSTEM + n]: _system(game, n) for n in range(SYSTEMS)},
        pulsars={NAMES[FIRST_PULSAR + n]: _pulsar(game, n) for n in range(PULSARS)},
        supply=GyrodyneNumbers(*game.supply),
        awards=AwardsLeft(*[AWARDS[len(AWARDS) - left :] for left in game.awards_left]),
        technologies=[
            TechnologyView(
                TECHNOLOGY_NAMES[technology],
                list(game.patent_order[place]),
                ROW[technology] <= game.round,
            )
            for place, technology in enumerate(game.technologies)
        ],
        rows=["median" if value == MEDIAN_ROW else value for value in game.row_values],
        row_value=row_value(game) if game.round else None,
        transmitters=[None if t == NONE else TRANSMITTER_NAMES[t] for t in game.display],
        transmitters_left=len(game.transmitter_stack),
        next_transmitter=_next_transmitter(game),
        exploration=ExplorationView(game.exploration.size(), len(game.explored)),
        goals=[_goal(game, place, goal) for place, goal in enumerate(game.goals)],
        flight=_flight(game),
        last_flight=_last_flight(game),
        linking=_linking(game),
        players=[_player(game, seat) for seat in range(game.seats)],
    )


def round_of(game: Table) -> int:
    """P49-3.1: rounds 1 to 8; ships are placed before the first."""
    return game.round


def secrets(game: Table, viewer: int) -> list[str]:
    """P49-21.1: what is face down gets its place when it is turned up, so there is no secret."""
    return []


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# The table


def _track(game: Table, number: int) -> list[list[int]]:
    """The stacks of a track, space 1 first, each from the bottom to the top."""
    track = game.tracks[number]
    return [
        [c % game.seats for c in reversed(track.ahead) if track.space[c] == space]
        for space in range(1, SPACES + 1)
    ]


def _system(game: Table, system: int) -> SystemView:
    tile = game.system_tiles[system]
    if tile == FACE_DOWN:
        return SystemView(None, [])
    return SystemView(
        SYSTEM_NAMES[tile],
        [
            PlanetView(
                colour=PLANET_COLOURS[colour],
                label=LABELS[FROM_PLAYERS[tile][number] - 2],
                owner=_owner(game.planets[system * MOST_PLANETS + number]),
                blocked=game.planets[system * MOST_PLANETS + number] == BLOCKED,
            )
            for number, colour in enumerate(PLANETS[tile])
        ],
    )


def _owner(token: int) -> int | None:
    return token if token >= 0 else None


def _pulsar(game: Table, pulsar: int) -> PulsarView:
    kind = game.on_pulsars[pulsar]
    return PulsarView(
        owner=_seat(game.claims[pulsar]),
        gyrodyne=GYRODYNES[kind % TYPES] if kind >= 0 else None,
        spinning=kind >= TYPES,
    )


def _goal(game: Table, place: int, goal: int) -> GoalView:
    return GoalView(
        id=GOAL_NAMES[goal],
        needed=goal_table.NEEDED[goal],
        progress=[goal_table.progress(game, seat, goal) for seat in range(game.seats)],
        achieved=[player.goals[place] > 0 for player in game.players],
        bonuses=[max(0, player.goals[place] - 1) for player in game.players],
    )


def _next_transmitter(game: Table) -> str | None:
    """P49-21.1: the tile on top of the stack lies letter side up, and no two of those are alike."""
    stack = game.transmitter_stack
    return TRANSMITTER_NAMES[stack[0]] if stack else None


# What is being decided


def _waiting(game: Table) -> Step[Any] | None:
    stack = game.lanes[TABLE].stack
    return stack[-1] if stack else None


def _last_flight(game: Table) -> FlownView | None:
    """The way that a ship took last, to be drawn."""
    if not game.last_flight:
        return None
    seat, *places = game.last_flight
    names = [NAMES[place] for place in places]
    return FlownView(seat, names[0], names[1:])


def _linking(game: Table) -> LinkingView | None:
    """P49-8.2.2: the transmitter that has been taken and is to be linked."""
    step = _waiting(game)
    if not isinstance(step, LinkTransmitter):
        return None
    return LinkingView(step.seat, TRANSMITTER_NAMES[step.tile])


def _flight(game: Table) -> FlightView | None:
    """Where a flight can go, and what each route brings for certain."""
    step = _waiting(game)
    if not isinstance(step, Flight):
        return None
    player = game.players[step.seat]
    run = None if step.slot == NO_RUN else project_of(player.sheet, step.slot)
    return FlightView(
        seat=step.seat,
        start=NAMES[player.ship],
        value=step.value,
        run=None if run is None else PROJECT_NAMES[run],
        colour=None if run is None else GATE_COLOURS[step.colour],
        routes=[_route(game, step, move) for move in step.options(game)],
    )


def _route(game: Table, flight: Flight, move: int) -> RouteView:
    assert kind_of(move) == ROUTE
    end, length, way = field(move, 0), field(move, 1), field(move, 2)
    seat = flight.seat
    path = routes_of(game.side, game.players[seat].ship, length).paths[way]
    systems = list(dict.fromkeys(place for place in path if is_system(place)))
    bases = [place for place in systems if can_settle(game, seat, system_at(place))]
    claim = is_pulsar(end) and game.claims[end - FIRST_PULSAR] == NOBODY
    claim = claim and game.players[seat].rings > 0
    bonus = end in bases and _has_blue(game, system_at(end))
    points = sure_points(game, flight, length, way) + _base_points(game, seat, bases, end)
    if bonus:
        points += points_for(game, seat, ON_EXPLORATION)
    if claim:
        points += points_for(game, seat, ON_CLAIM) + points_for(game, seat, ON_SHIP_CLAIM)
    dead_ends = CLUSTERS_BY_SIDE[game.side].dead_ends
    return RouteView(
        place=NAMES[end],
        length=length,
        way=way,
        path=[NAMES[place] for place in path],
        bases=[NAMES[place] for place in bases],
        unknown=sum(game.system_tiles[system_at(place)] == FACE_DOWN for place in systems),
        bonus=bonus,
        claim=claim,
        tiles=sum(dead_ends[place] for place in bases) + (claim and dead_ends[end]),
        points=points,
    )


def _base_points(game: Table, seat: int, bases: list[int], end: int) -> int:
    """What technologies are sure to score for these bases: a face-down planet may be blue."""
    points = 0
    for owned_place in owned(game, seat, ON_BASE):
        technology = game.technologies[owned_place]
        for place in bases:
            if not ONLY_BARREN[technology] or _is_barren(game, system_at(place), place == end):
                points += POINTS[technology]
    return points


def _is_barren(game: Table, system: int, ends_there: bool) -> bool:
    """P49-6.3.6, P49-6.3.7: whether a base in this system is sure to be on a barren planet."""
    if game.system_tiles[system] == FACE_DOWN or game.free_planet(system, BARREN) == NONE:
        return False
    return not ends_there or game.free_planet(system, BLUE) == NONE


def _has_blue(game: Table, system: int) -> bool:
    """P49-6.3.11: a free blue planet; every unseen tile has one."""
    unseen = game.system_tiles[system] == FACE_DOWN
    return unseen or game.free_planet(system, BLUE) != NONE


# The players


def _player(game: Table, seat: int) -> PlayerView:
    player = game.players[seat]
    return PlayerView(
        points=player.points,
        ship=None if player.ship == NONE else NAMES[player.ship],
        dice=list(player.dice),
        red=list(player.offers),
        must_use_red=player.must_use_red,
        red_used=player.red_used,
        cubes=player.cubes,
        copy_cost=copy_cost(game, seat),
        tokens=Tokens(*player.tokens),
        rings=player.rings,
        gyrodynes=GyrodyneNumbers(*player.gyrodynes),
        arrays=[[_transmitter(game, placed) for placed in array] for array in player.arrays],
        headquarters=None if player.board == NONE else _headquarters(game, seat),
        patents=[
            TECHNOLOGY_NAMES[technology]
            for place, technology in enumerate(game.technologies)
            if (player.patents >> place) & 1
        ],
        bases=game.bases(seat),
        extra_bases=player.extra_bases,
        awards=_awards(player),
        sources=SHEET.points(game, seat),
    )


def _awards(player: Player) -> list[AwardView]:
    """P49-7.4: the award tiles that a player holds; of one type maybe both."""
    return [
        AwardView(GYRODYNES[kind], points)
        for kind in range(TYPES)
        for number, points in enumerate(AWARDS)
        if (player.awards[kind] >> number) & 1
    ]


def _transmitter(game: Table, placed: int) -> TransmitterView:
    tile = tile_of(placed)
    return TransmitterView(
        id=TRANSMITTER_NAMES[tile],
        turned=bool(placed & 1),
        paid=[cost for i, cost in enumerate(COSTS[tile]) if (game.paid[tile] >> i) & 1],
        online=game.is_online(tile),
    )


def _headquarters(game: Table, seat: int) -> HeadquartersView:
    player = game.players[seat]
    board = BOARD_NAMES[player.board]
    if player.sheet == NONE:
        return HeadquartersView(board, None, [], [], [], [])
    done = [slot for slot in range(PROJECTS) if (player.projects >> slot) & 1]
    runs = [slot for slot in done if RUN_POINTS[project_of(player.sheet, slot)]]
    used = [slot for slot in runs if (player.runs_used >> slot) & 1]
    return HeadquartersView(
        board=board,
        sheet=SHEET_NAMES[player.sheet],
        done=_projects(player, done),
        available=_projects(player, available_projects(game, seat)),
        runs=_projects(player, [slot for slot in runs if slot not in used]),
        runs_used=_projects(player, used),
    )


def _projects(player: Player, slots: list[int]) -> list[str]:
    return [PROJECT_NAMES[project_of(player.sheet, slot)] for slot in slots]


assert FIRST_PULSAR + PULSARS == FIRST_GATE
