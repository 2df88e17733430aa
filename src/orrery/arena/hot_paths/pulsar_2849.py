"""Pulsar 2849: the routes of a flight of 6 that differ in what they bring (P49-6), from every node.

Which routes there are is a matter of the map and worked out once; which of them differ is a matter
of the position and found out anew for each flight.
"""

from __future__ import annotations

from dataclasses import dataclass

from orrery.arena.hot_paths import HotPath
from orrery.arena.tables import SAMPLED, begin, positions
from orrery.games.pulsar_2849.cluster import CLUSTER_NAMES, CLUSTERS_BY_SIDE, routes_of
from orrery.games.pulsar_2849.flying import Flight, distinct_ways
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.title import TITLE
from orrery.games.pulsar_2849.words import COLOURS, NO_COLOUR
from orrery.kernel.playout import Chooser

LENGTH = 6


@dataclass(frozen=True, slots=True)
class Flying:
    """A seat that has to choose a route of 6 segments."""

    table: Table
    seat: int


def hot_path() -> HotPath:
    """Every node of both sides, each in a position of some seeded games; the slowest counts."""
    return HotPath([at for side in CLUSTER_NAMES for at in _from_everywhere(side)], _ways, of=max)


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
    for table in positions(begin(TITLE, seed, {"cluster": side}), Chooser(seed)):
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
