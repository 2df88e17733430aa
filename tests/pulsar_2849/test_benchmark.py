"""What Pulsar 2849 is measured with: positions as the description promises them."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.pulsar_2849.benchmark import BENCHMARK, LENGTH, Flying
from orrery.games.pulsar_2849.cluster import CLUSTERS_BY_SIDE, LOCATIONS
from orrery.games.pulsar_2849.flying import Flight
from orrery.games.pulsar_2849.words import NO_COLOUR, NO_RUN
from orrery.kernel.move import field

PATH = BENCHMARK.hot_path


@pytest.fixture(scope="module")
def flights() -> list[Flying]:
    assert PATH is not None
    return list(PATH.positions())


def node(at: Flying) -> tuple[int, int]:
    """The side of the board, and where the ship is that has to fly."""
    return at.table.side, at.table.players[at.seat].ship


def test_ships_fly_from_every_node_of_both_sides_and_the_slowest_counts(
    flights: list[Flying],
) -> None:
    nodes = Counter(node(at) for at in flights)
    assert set(nodes) == {
        (side, place)
        for side, cluster in enumerate(CLUSTERS_BY_SIDE)
        for place in range(LOCATIONS)
        if cluster.neighbours[place]
    }
    assert set(nodes.values()) == {1}
    assert PATH is not None
    assert PATH.of is max


def test_the_positions_are_from_all_parts_of_games(flights: list[Flying]) -> None:
    assert {at.table.round for at in flights} == set(range(1, 9))


def test_the_call_lists_the_ways_of_6_segments_that_the_seat_would_be_offered(
    flights: list[Flying],
) -> None:
    assert PATH is not None
    for at in flights:
        moves = Flight(at.seat, LENGTH, NO_RUN, NO_COLOUR).options(at.table)
        assert PATH.call(at) == [field(move, 2) for move in moves if field(move, 1) == LENGTH]
