"""Hot paths: the positions are the ones that the description promises."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from orrery.arena.hot_paths import DESCRIPTIONS, HotPath, hot_path
from orrery.arena.hot_paths.planet_unknown import Placing
from orrery.arena.hot_paths.pulsar_2849 import LENGTH, Flying
from orrery.games.planet_unknown.content import PLANETS
from orrery.games.planet_unknown.grid import size
from orrery.games.planet_unknown.words import PLACE
from orrery.games.pulsar_2849.cluster import CLUSTERS_BY_SIDE, LOCATIONS
from orrery.games.pulsar_2849.flying import Flight
from orrery.games.pulsar_2849.words import NO_COLOUR, NO_RUN
from orrery.kernel.move import field, kind_of
from orrery.kernel.snapshot import digest


@cache
def hot_path_of(game: str) -> HotPath:
    found = hot_path(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", DESCRIPTIONS)
def test_a_call_changes_nothing(game: str) -> None:
    path = hot_path_of(game)
    for at in path.positions:
        before = digest(at.table)
        assert path.call(at) == path.call(at)
        assert digest(at.table) == before


def test_a_game_that_has_none_gets_none() -> None:
    assert hot_path("example") is None


# Planet Unknown


@pytest.fixture
def placing() -> HotPath:
    return hot_path_of("planet_unknown")


def planet(at: Placing) -> str:
    name: str = PLANETS[at.table.players[at.seat].planet]["id"]
    return name


def test_the_planets_are_half_full(placing: HotPath) -> None:
    assert len(placing.positions) == 20
    for at in placing.positions:
        assert at.off_half() < 0.05
        assert size(at.table.players[at.seat].covered) > 30


def test_ksb_4156_and_other_planets_are_among_them(placing: HotPath) -> None:
    planets = [planet(at) for at in placing.positions]
    assert planets.count("ksb_4156") == 5
    assert len(set(planets)) > 5


def test_the_call_lists_the_placements_that_the_seat_is_offered(placing: HotPath) -> None:
    for at in placing.positions:
        offered = [move for move in at.table.options(at.seat) if kind_of(move) == PLACE]
        assert placing.call(at) == offered


# Pulsar 2849


@pytest.fixture
def flying() -> HotPath:
    return hot_path_of("pulsar_2849")


def node(at: Flying) -> tuple[int, int]:
    """The side of the board, and where the ship is that has to fly."""
    return at.table.side, at.table.players[at.seat].ship


def test_ships_fly_from_every_node_of_both_sides_and_the_slowest_counts(flying: HotPath) -> None:
    nodes = Counter(node(at) for at in flying.positions)
    assert set(nodes) == {
        (side, place)
        for side, cluster in enumerate(CLUSTERS_BY_SIDE)
        for place in range(LOCATIONS)
        if cluster.neighbours[place]
    }
    assert set(nodes.values()) == {1}
    assert flying.of is max


def test_the_positions_are_from_all_parts_of_games(flying: HotPath) -> None:
    assert {at.table.round for at in flying.positions} == set(range(1, 9))


def test_the_call_lists_the_ways_of_6_segments_that_the_seat_would_be_offered(
    flying: HotPath,
) -> None:
    for at in flying.positions:
        moves = Flight(at.seat, LENGTH, NO_RUN, NO_COLOUR).options(at.table)
        assert flying.call(at) == [field(move, 2) for move in moves if field(move, 1) == LENGTH]
