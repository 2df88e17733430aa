"""What a species card may score at the end."""

from __future__ import annotations

from typing import Final

from orrery.games.save_a_world.cards import (
    BASELINES_AT_LEAST,
    BASELINES_AT_MOST,
    CARDS_OWNED,
    HIGHEST_BASELINE,
    IF_BADGE,
    IF_KEY,
    LOWEST_TRACK,
    RESOURCE_LEFT,
    SCORE,
    TAG_SETS,
    TAG_TOKENS,
    TECH_1_OWNED,
    TECH_2_OWNED,
    TRACK_SPACE,
    TRACKS_AT_LEAST,
)
from orrery.games.save_a_world.scoring import amount_of, species_points
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.words import PROJECTS

LEFT_OVER: Final = 3.5  # units of a resource at the end
BADGE_CHANCE: Final = 0.35

# How much there will be more of what a species counts, per round to come
GROWTH: Final[dict[int, float]] = {
    TAG_TOKENS: 0.6,
    TAG_SETS: 0.35,
    BASELINES_AT_MOST: -0.35,
    BASELINES_AT_LEAST: 0.25,
    HIGHEST_BASELINE: 1.0,
    TECH_1_OWNED: 0.5,
    TECH_2_OWNED: 0.4,
    CARDS_OWNED: 0.5,
    TRACK_SPACE: 1.4,
    LOWEST_TRACK: 1.0,
}


def species_worth(table: Table, seat: int, card: int, keys: list[float], ahead: float) -> float:
    amount, which, points, divisor, most = SCORE[card]
    if amount == IF_KEY:
        return points * keys[which]
    known = 1.0 / (1.0 + ahead)
    if amount == IF_BADGE:
        has_it = float(table.badge == seat)
        return points * (known * has_it + (1.0 - known) * (0.5 * BADGE_CHANCE + 0.5 * has_it))
    now = float(species_points(table, seat, card))
    if amount == TRACKS_AT_LEAST:
        to_be = 0.0
        for project in range(PROJECTS):
            to_be += min(1.0, (table.discs[project][seat] + 1.4 * ahead) / which)
    elif amount == RESOURCE_LEFT:
        to_be = LEFT_OVER
    else:
        to_be = amount_of(table, seat, amount, which) + GROWTH[amount] * ahead
        if amount in (TAG_TOKENS, TAG_SETS):
            to_be = min(5.0, to_be)
    hoped = min(float(most), points * (to_be - 0.25 * (divisor - 1)) / divisor)
    return known * now + (1.0 - known) * max(0.0, hoped)
