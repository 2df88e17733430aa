"""Points, cubes and tokens: gaining them, and counting what brings points (P49-14)."""

from __future__ import annotations

from orrery.games.pulsar_2849.headquarters import project_of
from orrery.games.pulsar_2849.state import Table, bits
from orrery.games.pulsar_2849.words import (
    AWARD_TILES,
    BASES,
    CLAIMED_PULSARS,
    COMPLETED_LINKS,
    CUBES_GAINED,
    CUBES_SPENT,
    FROM_GOAL,
    FROM_PENALTY,
    FROM_PROJECT,
    FROM_RUN,
    FROM_TECHNOLOGY,
    FROM_TRANSMITTER,
    HQ_PROJECTS,
    LOST_POINTS,
    ONLINE_TRANSMITTERS,
    PATENTS,
    SCORED,
    SCORED_GOAL,
    SCORED_PROJECT,
    SCORED_TECHNOLOGY,
    SCORED_TRANSMITTER,
    SPINNING_GYRODYNES,
    SPINNING_TYPES,
    TOKEN_GAINED,
    USED_RUNS,
)
from orrery.kernel.state import replaced


def earn(table: Table, seat: int, points: int, source: int) -> None:
    """P49-14.1 to P49-14.3: points are scored at once, whatever they come from."""
    if not points:
        return
    player = table.players[seat]
    player.points += points
    player.ledger = replaced(player.ledger, source, player.ledger[source] + points)
    if table.sink is not None:
        _tell(table, seat, points, source)


def _tell(table: Table, seat: int, points: int, source: int) -> None:
    """The log names the thing that brought points; a gate run has an event of its own."""
    if source < FROM_TECHNOLOGY:
        table.tell(SCORED, seat, points, source)
    elif source < FROM_TRANSMITTER:
        table.tell(SCORED_TECHNOLOGY, seat, points, table.technologies[source - FROM_TECHNOLOGY])
    elif source < FROM_PROJECT:
        table.tell(SCORED_TRANSMITTER, seat, points, source - FROM_TRANSMITTER)
    elif source < FROM_RUN:
        project = project_of(table.players[seat].sheet, source - FROM_PROJECT)
        table.tell(SCORED_PROJECT, seat, points, project)
    elif source >= FROM_GOAL:
        table.tell(SCORED_GOAL, seat, points, table.goals[source - FROM_GOAL])


def lose(table: Table, seat: int, points: int) -> None:
    """P49-13.3.2: a score never falls below 0."""
    player = table.players[seat]
    lost = min(points, player.points)
    if lost:
        player.points -= lost
        player.ledger = replaced(player.ledger, FROM_PENALTY, player.ledger[FROM_PENALTY] - lost)
        table.tell(LOST_POINTS, seat, lost)


def gain_cubes(table: Table, seat: int, cubes: int) -> None:
    if cubes:
        table.players[seat].cubes += cubes
        table.tell(CUBES_GAINED, seat, cubes)


def spend_cubes(table: Table, seat: int, cubes: int) -> None:
    if cubes:
        table.players[seat].cubes -= cubes
        table.tell(CUBES_SPENT, seat, cubes)


def gain_tokens(table: Table, seat: int, kind: int, number: int) -> None:
    player = table.players[seat]
    player.tokens = replaced(player.tokens, kind, player.tokens[kind] + number)
    table.tell(TOKEN_GAINED, seat, kind, number)


def count(table: Table, seat: int, what: int) -> int:
    """P49-23.1.1: how many of these a player has."""
    if what in (SPINNING_GYRODYNES, SPINNING_TYPES):
        spinning = table.spinning(seat)
        return sum(spinning) if what == SPINNING_GYRODYNES else len([n for n in spinning if n])
    if what == BASES:
        return table.bases(seat)
    if what == CLAIMED_PULSARS:
        return table.claimed(seat)
    if what == ONLINE_TRANSMITTERS:
        return table.online(seat)
    if what == COMPLETED_LINKS:
        return table.completed_links(seat)
    return _count_own(table, seat, what)


def _count_own(table: Table, seat: int, what: int) -> int:
    player = table.players[seat]
    if what == PATENTS:
        return bits(player.patents)
    if what == HQ_PROJECTS:
        return bits(player.projects)
    if what == USED_RUNS:
        return bits(player.runs_used)
    assert what == AWARD_TILES
    return sum(bits(held) for held in player.awards)
