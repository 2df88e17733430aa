"""What the effects of tiles, projects and technologies are worth before they are gained."""

from __future__ import annotations

from orrery.games.pulsar_2849.evaluation.outlook import Outlook
from orrery.games.pulsar_2849.scoring import count
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.words import (
    BONUS_DIE,
    CLAIM_ISOLATED,
    CUBES,
    DIFFERENT_GYRODYNES,
    DOUBLER,
    EXPLORE,
    EXTRA_BASE,
    GYRODYNE,
    PATENTED_DIE,
    POINTS,
    POINTS_PER,
    TELEPORT_TO,
    TO_PULSAR,
    TOKENS,
    TYPES,
)
from orrery.kernel.arithmetic import total
from orrery.kernel.move import field, kind_of


def effects_value(table: Table, seat: int, effects: list[int], outlook: Outlook) -> float:
    total = 0.0
    for effect in effects:
        total += effect_value(table, seat, effect, outlook)
    return total


def effect_value(table: Table, seat: int, effect: int, outlook: Outlook) -> float:
    """About how many points an effect brings to a seat."""
    kind = kind_of(effect)
    number: int = field(effect, 0)
    if kind == POINTS:
        return float(number)
    if kind == CUBES:
        return outlook.cube * number
    if kind == TOKENS:
        tokens: int = field(effect, 1)
        return outlook.tokens[number] * tokens
    if kind == EXPLORE:
        return outlook.explore * number
    if kind == EXTRA_BASE:
        return outlook.base * number
    if kind == POINTS_PER:
        units = count(table, seat, number) // field(effect, 2)
        return float(units * field(effect, 1))
    if kind in (BONUS_DIE, DOUBLER, PATENTED_DIE):
        return _die_value(effect, kind, outlook)
    return _asking_value(effect, kind, outlook)


def _die_value(effect: int, kind: int, outlook: Outlook) -> float:
    """Dice of this turn."""
    share = outlook.weights.at_hand
    if kind == BONUS_DIE:
        return share * outlook.worth[field(effect, 0)]
    red = share * outlook.worth[field(effect, 1)]
    if kind == DOUBLER:
        return red + share * outlook.worth[field(effect, 0)]
    cubes: int = field(effect, 0)
    return red - outlook.cube * cubes


def _asking_value(effect: int, kind: int, outlook: Outlook) -> float:
    """Effects that ask something: the best answer, about."""
    if kind == GYRODYNE:
        return best_tile(field(effect, 0), outlook)
    if kind == DIFFERENT_GYRODYNES:
        return total(outlook.tiles) - min(outlook.tiles)
    if kind == CLAIM_ISOLATED:
        return outlook.claim
    assert kind == TELEPORT_TO
    if field(effect, 0) == TO_PULSAR:
        return outlook.claim
    return max(outlook.claim, outlook.base + outlook.weights.bonus)


def best_tile(types: int, outlook: Outlook) -> float:
    """The best gyrodyne tile of these types."""
    best = 0.0
    for kind in range(TYPES):
        if (types >> kind) & 1:
            best = max(best, outlook.tiles[kind])
    return best
