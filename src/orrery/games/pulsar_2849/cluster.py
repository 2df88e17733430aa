"""The star cluster (P49-1.8, P49-6.1): locations, segments, and every route a flight can take.

What a path can be is fixed by the map, so the routes from a place with a length are worked out
once. Paths that end at the same location, pass the same systems and visit as many gates of each
colour can't differ in anything a flight brings: they are one route, drawn as the first of them.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from orrery.games.pulsar_2849.content import CLUSTERS
from orrery.games.pulsar_2849.words import COLOURS

CLUSTER_NAMES: Final = list(CLUSTERS)

# Both sides number their locations alike; a side may lack some gates
ENTRIES: Final = 4
SYSTEMS: Final = 16
PULSARS: Final = 16  # the last three are isolated
GATES: Final = 17  # of a colour
FIRST_SYSTEM: Final = 4
FIRST_PULSAR: Final = 20
FIRST_ISOLATED: Final = 33
FIRST_GATE: Final = 36
LOCATIONS: Final = 87
LONGEST_FLIGHT: Final = 9  # P49-5.3.6

NAMES: Final[list[str]] = (
    [f"E{n + 1}" for n in range(ENTRIES)]
    + [f"S{n + 1}" for n in range(SYSTEMS)]
    + [f"P{n + 1}" for n in range(FIRST_ISOLATED - FIRST_PULSAR)]
    + [f"I{n + 1}" for n in range(FIRST_GATE - FIRST_ISOLATED)]
    + [f"{colour}{n + 1}" for colour in "GOM" for n in range(GATES)]
)


def is_system(place: int) -> bool:
    return FIRST_SYSTEM <= place < FIRST_PULSAR


def is_pulsar(place: int) -> bool:
    """Whether a ship can reach a pulsar here (P49-6.1.9)."""
    return FIRST_PULSAR <= place < FIRST_ISOLATED


def colour_of(place: int) -> int:
    """The colour of a gate; -1 if this is none."""
    return (place - FIRST_GATE) // GATES if place >= FIRST_GATE else -1


class Cluster:
    """One side of the board; on one of them paths come to dead ends (P49-1.9)."""

    def __init__(self, side: dict[str, Any]) -> None:
        self.places: list[int] = sorted(NAMES.index(node["id"]) for node in side["nodes"])
        self.dead_ends: list[bool] = [False] * LOCATIONS
        for node in side["nodes"]:
            self.dead_ends[NAMES.index(node["id"])] = bool(node.get("dead_end"))
        self.lanes: list[int] = [segment["lanes"] for segment in side["segments"]]
        self.neighbours: list[list[int]] = [[] for _ in range(LOCATIONS)]
        self.segments: list[list[int]] = [[] for _ in range(LOCATIONS)]  # in the same order
        for number, segment in enumerate(side["segments"]):
            self._join(NAMES.index(segment["a"]), NAMES.index(segment["b"]), number)
        self.routes: list[Routes | None] = [None] * (LOCATIONS * (LONGEST_FLIGHT + 1))

    def _join(self, a: int, b: int, number: int) -> None:
        for here, there in ((a, b), (b, a)):
            if there >= ENTRIES:  # P49-6.1.2: nobody flies to an entry gate
                self.neighbours[here].append(there)
                self.segments[here].append(number)

    def reachable(self) -> list[int]:
        """P49-6.7.2: where a ship can ever be, once it has left its entry gate."""
        return [place for place in self.places if place >= ENTRIES and self.neighbours[place]]


class Routes:
    """The routes from one place with one length, as columns of a table."""

    def __init__(self) -> None:
        self.ends: list[int] = []
        self.passed: list[int] = []  # systems flown through, as bits, without the one at the end
        self.gates: list[list[int]] = [[] for _ in range(COLOURS)]  # per colour: different ones
        self.systems: list[int] = []  # how many different systems are visited
        self.paths: list[list[int]] = []  # the locations visited, the start left out
        self.have_several_ends = False


CLUSTERS_BY_SIDE: Final[list[Cluster]] = [Cluster(side) for side in CLUSTERS.values()]


def routes_of(side: int, start: int, length: int) -> Routes:
    """P49-6.1.3, P49-6.1.4: all routes of exactly this many segments."""
    cluster = CLUSTERS_BY_SIDE[side]
    key = start * (LONGEST_FLIGHT + 1) + length
    known = cluster.routes[key]
    if known is None:
        known = _explore(cluster, start, length)
        cluster.routes[key] = known
    return known


def _explore(cluster: Cluster, start: int, length: int) -> Routes:
    found = Routes()
    signatures: set[tuple[int, ...]] = set()
    _fly_on(cluster, start, length, cluster.lanes[:], [], found, signatures)
    found.have_several_ends = len(set(found.ends)) > 1
    return found


def _fly_on(
    cluster: Cluster,
    here: int,
    left: int,
    lanes: list[int],
    path: list[int],
    found: Routes,
    signatures: set[tuple[int, ...]],
) -> None:
    """P49-6.1.5 to P49-6.1.7: no lane of a segment is used twice within a flight.

    P49-6.1.10: nothing on the way blocks it.
    """
    if left == 0:
        _note(path, found, signatures)
        return
    for place, segment in zip(cluster.neighbours[here], cluster.segments[here], strict=True):
        if lanes[segment]:
            lanes[segment] -= 1
            path.append(place)
            _fly_on(cluster, place, left - 1, lanes, path, found, signatures)
            path.pop()
            lanes[segment] += 1


def _note(path: list[int], found: Routes, signatures: set[tuple[int, ...]]) -> None:
    """Keep a path unless one that brings the same is known."""
    end = path[-1]
    systems: i64 = 0
    for place in path:
        if is_system(place):
            systems |= _bit(place - FIRST_SYSTEM)
    passed = systems & ~_bit(end - FIRST_SYSTEM) if is_system(end) else systems
    gates = [len({place for place in path if colour_of(place) == c}) for c in range(COLOURS)]
    signature = (end, passed, *gates)
    if signature in signatures:
        return
    signatures.add(signature)
    found.ends.append(end)
    found.passed.append(passed)
    for colour in range(COLOURS):
        found.gates[colour].append(gates[colour])
    found.systems.append(len({place for place in path if is_system(place)}))
    found.paths.append(path[:])


def _bit(number: i64) -> i64:
    one: i64 = 1
    return one << number
