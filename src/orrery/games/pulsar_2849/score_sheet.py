"""The score sheet: every point by its source (P49-14, P49-15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orrery.games.pulsar_2849.headquarters import project_of
from orrery.games.pulsar_2849.state import Player, Table
from orrery.games.pulsar_2849.technologies import IN_PLAY
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
from orrery.kernel.title import ScoreLine, totals

PARTS: Final = (
    "score-start",
    "score-exploration",
    "score-awards",
    "score-gyrodynes",
    "score-technologies",
    "score-transmitters",
    "score-projects",
    "score-runs",
    "score-engineering",
    "score-penalties",
    "score-goals",
    "score-unfinished",
    "score-cubes",
    "score-initiative",
    "score-bases",
)
ITEMS: Final = (
    "score-award",
    "score-gyrodyne",
    "score-technology",
    "score-transmitter",
    "score-project",
    "score-run",
    "score-goal",
    "score-pulsars",
    "score-tiles",
)


def breakdown(game: Table, seat: int) -> list[ScoreLine]:
    """Every part has a line, if only with nothing."""
    player = game.players[seat]
    lines = [line for line in _items(game, player) if line.points]
    lines += [ScoreLine(part, player.ledger[source]) for part, source in _WHOLE.items()]
    parts = {line.key for line in lines}
    lines += [ScoreLine(part, 0) for part in PARTS if part not in parts]
    return sorted(lines, key=lambda line: PARTS.index(line.key))


_WHOLE: Final = {
    "score-start": FROM_START,
    "score-exploration": FROM_EXPLORATION,
    "score-engineering": FROM_ENGINEERING,
    "score-penalties": FROM_PENALTY,
    "score-cubes": FROM_CUBES,
    "score-initiative": FROM_INITIATIVE,
    "score-bases": FROM_BASES,
}


def _items(game: Table, player: Player) -> Iterator[ScoreLine]:
    """The parts that come from several things."""
    for number, name in enumerate(TYPE_NAMES):
        yield _line(player, "score-awards", FROM_AWARD + number, "score-award", "type", name)
        yield _line(
            player, "score-gyrodynes", FROM_GYRODYNE + number, "score-gyrodyne", "type", name
        )
    for place in range(IN_PLAY):
        name = TECHNOLOGY_NAMES[game.technologies[place]]
        source = FROM_TECHNOLOGY + place
        yield _line(player, "score-technologies", source, "score-technology", "technology", name)
    for tile, name in enumerate(TRANSMITTER_NAMES):
        source = FROM_TRANSMITTER + tile
        yield _line(player, "score-transmitters", source, "score-transmitter", "transmitter", name)
    for slot in range(PROJECTS):
        name = PROJECT_NAMES[project_of(max(0, player.sheet), slot)]
        yield _line(player, "score-projects", FROM_PROJECT + slot, "score-project", "project", name)
        yield _line(player, "score-runs", FROM_RUN + slot, "score-run", "project", name)
    for place, goal in enumerate(game.goals):
        name = GOAL_NAMES[goal]
        yield _line(player, "score-goals", FROM_GOAL + place, "score-goal", "goal", name)
    yield ScoreLine("score-unfinished", player.ledger[FROM_PULSARS], "score-pulsars")
    yield ScoreLine("score-unfinished", player.ledger[FROM_TILES], "score-tiles")


def _line(player: Player, part: str, source: int, item: str, field: str, name: str) -> ScoreLine:
    return ScoreLine(part, player.ledger[source], item, {field: name})


def sources(game: Table, seat: int) -> dict[str, int]:
    """The points of each part, by its name without `score-`."""
    sums = totals(breakdown(game, seat))
    return {part.removeprefix("score-"): points for part, points in sums.items()}
