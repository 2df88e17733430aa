"""Pulsar 2849: the routes of a flight of 6 that differ in what they bring (P49-6), from every node.

Which routes there are is a matter of the map and worked out once; which of them differ is a matter
of the position and found out anew for each flight.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orrery.games.pulsar_2849.cluster import CLUSTER_NAMES, CLUSTERS_BY_SIDE, routes_of
from orrery.games.pulsar_2849.flying import Flight, distinct_ways
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.title import TITLE
from orrery.games.pulsar_2849.words import COLOURS, NO_COLOUR
from orrery.kernel.benchmark import SAMPLED, Bar, Benchmark, HotPath, begin, positions
from orrery.kernel.playout import Chooser

LENGTH: Final = 6


@dataclass(frozen=True, slots=True)
class Flying:
    """A seat that has to choose a route of 6 segments."""

    table: Table
    seat: int


def flights() -> list[Flying]:
    """Every node of both sides, each in a position of some seeded games."""
    return [at for side in CLUSTER_NAMES for at in _from_everywhere(side)]


def _ways(at: Flying) -> list[int]:
    routes = routes_of(at.table.side, at.table.players[at.seat].ship, LENGTH)
    return distinct_ways(at.table, at.seat, routes, NO_COLOUR, COLOURS, set())


def _from_everywhere(side: str) -> list[Flying]:
    """The ships of positions in which a flight was paid, put on one node after another."""
    paid = [table for seed in SAMPLED for table in _before_flights(side, seed)]
    cluster = CLUSTERS_BY_SIDE[CLUSTER_NAMES.index(side)]
    nodes = [node for node in cluster.places if cluster.neighbours[node]]
    return [_placed(paid[i * len(paid) // len(nodes)], node) for i, node in enumerate(nodes)]


def _before_flights(side: str, seed: int) -> list[Table]:
    tables = []
    for table in positions(begin(TITLE, {"cluster": side}, seed), Chooser(seed)):
        assert isinstance(table, Table)
        if isinstance(table.decision(table.deciders()[0]), Flight):
            tables.append(table)
    return tables


def _placed(table: Table, node: int) -> Flying:
    seat = table.deciders()[0]
    moved = table.copy()
    assert isinstance(moved, Table)
    moved.players[seat].ship = node
    return Flying(moved, seat)


BENCHMARK: Final = Benchmark(
    bars=[
        Bar("games_per_second", 150, times_peer=10),
        Bar("decisions_per_second", 319_000, times_peer=12),
        Bar("copy_us", 12),
        Bar("digest_us", 70),
        Bar("hot_path_us", 200),
        Bar("node_us", 8),
    ],
    hot_path=HotPath("all distinct results of a flight of 6 from any node", flights, _ways, of=max),
)
