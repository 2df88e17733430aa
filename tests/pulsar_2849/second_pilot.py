"""Where a ship can fly, once more and as slowly as the rules read: whole paths of names, no bits.

A path is a sequence of locations without the one it starts from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cache
from typing import Any

from orrery.games.pulsar_2849.content import CLUSTERS

Path = tuple[str, ...]
LENGTHS = range(1, 10)  # P49-5.3.6: 6, a token and a technology
LETTERS = {"green": "G", "orange": "O", "magenta": "M"}


def places(side: str) -> list[str]:
    """Wherever a ship can be: all locations but the isolated pulsars, and the entry gates."""
    return [node["id"] for node in CLUSTERS[side]["nodes"] if node["id"][0] != "I"]


@cache
def lanes(side: str) -> dict[frozenset[str], int]:
    """The segments by their ends, and how often one flight may use each."""
    return {frozenset((s["a"], s["b"])): s["lanes"] for s in CLUSTERS[side]["segments"]}


@cache
def neighbours(side: str, place: str) -> list[str]:
    """P49-6.1.2: along a segment, but never to an entry gate."""
    ends = [segment - {place} for segment in lanes(side) if place in segment]
    return [there for (there,) in ends if there[0] != "E"]


def is_legal(side: str, start: str, path: Path) -> bool:
    """P49-6.1.5, P49-6.1.7: no segment more often than it has lanes."""
    used = Counter(frozenset(ends) for ends in zip((start, *path), path, strict=False))
    return all(lanes(side)[segment] >= times for segment, times in used.items())


@cache
def paths(side: str, start: str, length: int) -> list[Path]:
    """P49-6.1.3: every path of exactly this many segments."""
    if length == 0:
        return [()]
    return [
        (*path, there)
        for path in paths(side, start, length - 1)
        for there in neighbours(side, path[-1] if path else start)
        if is_legal(side, start, (*path, there))
    ]


# What a path brings


def systems(path: Path) -> set[str]:
    return {place for place in path if place[0] == "S"}


def gates(path: Path, colour: str) -> int:
    """P49-9.7.3: how many different gates of a colour a path visits."""
    return len({place for place in path if place[0] == LETTERS[colour]})


def traits(path: Path) -> tuple[str, frozenset[str], tuple[int, ...]]:
    """All that can ever matter of a path: its end, the systems it passes, the gates it visits."""
    passed = systems(path) - {path[-1]}
    return path[-1], frozenset(passed), tuple(gates(path, colour) for colour in LETTERS)


def result(
    path: Path, open_to_base: Collection[str], colour: str | None, tour: int | None
) -> tuple[object, ...]:
    """What a path brings a player for whom some systems are open to a base.

    `colour` is the one of a gate run, `tour` the number of systems that a technology rewards.
    """
    bases = frozenset(systems(path) & {*open_to_base})
    counted = gates(path, colour) if colour else None
    return path[-1], bases, counted, tour is not None and len(systems(path)) >= tour


def open_to_base(view: dict[str, Any], seat: int) -> set[str]:
    """P49-6.3.3 to P49-6.3.5: the systems in which a player can get a base."""
    return {
        name
        for name, system in view["systems"].items()
        if system["tile"] is None or _has_room(system["planets"], seat)
    }


def _has_room(planets: list[dict[str, Any]], seat: int) -> bool:
    mine = any(planet["owner"] == seat for planet in planets)
    return not mine and any(p["owner"] is None and not p["blocked"] for p in planets)


def payable(side: str, start: str, value: int, adjusting: str | None) -> list[Path]:
    """All paths that a die of this value pays for (P49-5.3.4).

    `adjusting` is the colour of a gate that has to be visited on a flight one longer or shorter,
    "any" if none has to, None without such a technology.
    """
    found = paths(side, start, value) if value in LENGTHS else []
    for length in (value - 1, value + 1) if adjusting else ():
        if length in LENGTHS:
            of_length = paths(side, start, length)
            found = found + [p for p in of_length if adjusting == "any" or gates(p, str(adjusting))]
    return found
