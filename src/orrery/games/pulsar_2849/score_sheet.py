"""The score sheet: every point by its source (P49-14, P49-15), read from the players' ledgers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from orrery.games.pulsar_2849.headquarters import project_of
from orrery.games.pulsar_2849.state import Player, Table
from orrery.games.pulsar_2849.vocabulary import (
    GOAL_NAMES,
    PROJECT_NAMES,
    TECHNOLOGY_NAMES,
    TRANSMITTER_NAMES,
    TYPE_NAMES,
)
from orrery.games.pulsar_2849.words import (
    FROM_AWARD,
    FROM_BASES,
    FROM_CUBES,
    FROM_ENGINEERING,
    FROM_EXPLORATION,
    FROM_GOAL,
    FROM_GYRODYNE,
    FROM_INITIATIVE,
    FROM_PENALTY,
    FROM_PROJECT,
    FROM_PULSARS,
    FROM_RUN,
    FROM_START,
    FROM_TECHNOLOGY,
    FROM_TILES,
    FROM_TRANSMITTER,
    PROJECTS,
)
from orrery.kernel.score import Part, Points, ScoreSheet


def _whole(name: str, source: int) -> Part:
    """A part with one place in the ledger."""

    def total(game: Table, seat: int) -> int:
        return game.players[seat].ledger[source]

    return Part(name, lambda game, seat: [Points(total(game, seat))], total=total)


def _each(
    name: str, item: str, field: str, first: int, names: Callable[[Table, Player], Iterable[str]]
) -> Part:
    """A part with places in the ledger for several things, beginning with the first one's."""

    def lines(game: Table, seat: int) -> Iterator[Points]:
        player = game.players[seat]
        for number, thing in enumerate(names(game, player)):
            if points := player.ledger[first + number]:
                yield Points(points, item, {field: thing})

    return Part(name, lines, (item,))


def _types(game: Table, player: Player) -> Iterable[str]:
    return TYPE_NAMES


def _technologies(game: Table, player: Player) -> Iterable[str]:
    return [TECHNOLOGY_NAMES[technology] for technology in game.technologies]


def _transmitters(game: Table, player: Player) -> Iterable[str]:
    return TRANSMITTER_NAMES


def _projects(game: Table, player: Player) -> Iterable[str]:
    first = project_of(max(0, player.sheet), 0)
    return PROJECT_NAMES[first : first + PROJECTS]


def _goals(game: Table, player: Player) -> Iterable[str]:
    return [GOAL_NAMES[goal] for goal in game.goals]


def _unfinished(game: Table, seat: int) -> Iterator[Points]:
    """P49-15.3, P49-15.4."""
    ledger = game.players[seat].ledger
    for source, item in ((FROM_PULSARS, "pulsars"), (FROM_TILES, "tiles")):
        if points := ledger[source]:
            yield Points(points, item)


SHEET: Final = ScoreSheet(
    [
        _whole("start", FROM_START),
        _whole("exploration", FROM_EXPLORATION),
        _each("awards", "award", "type", FROM_AWARD, _types),
        _each("gyrodynes", "gyrodyne", "type", FROM_GYRODYNE, _types),
        _each("technologies", "technology", "technology", FROM_TECHNOLOGY, _technologies),
        _each("transmitters", "transmitter", "transmitter", FROM_TRANSMITTER, _transmitters),
        _each("projects", "project", "project", FROM_PROJECT, _projects),
        _each("runs", "run", "project", FROM_RUN, _projects),
        _whole("engineering", FROM_ENGINEERING),
        _whole("penalties", FROM_PENALTY),
        _each("goals", "goal", "goal", FROM_GOAL, _goals),
        Part("unfinished", _unfinished, ("pulsars", "tiles")),
        _whole("cubes", FROM_CUBES),
        _whole("initiative", FROM_INITIATIVE),
        _whole("bases", FROM_BASES),
    ]
)
