"""What players get and what happens in a turn (HSW-7, HSW-8.1, HSW-9): resources, baselines, tags,
victory points; and the Tech 2 upgrades that score for it (HSW-11.10).
"""

from __future__ import annotations

from orrery.games.save_a_world.board import MOST, MOST_TOKENS
from orrery.games.save_a_world.lab import BENEFIT, ENOUGH_TAGS, FIRST_TECH_2, TRIGGER, UPGRADES
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.words import (
    BADGE_TAKEN,
    FROM_TECH,
    GAINED,
    GAINED_BIT,
    RAISE_LOST,
    RAISED,
    RAISED_BIT,
    SCORED,
    SPENT,
    TAG_BIT,
    TAG_GAINED,
    TAG_LOST,
    TAGS_BIT,
    UNITS_LOST,
)
from orrery.kernel.move import field


def note(table: Table, who: int, bit: int) -> None:
    """Something happened in the turn of this player: boosts may follow, Tech 2 upgrades score.

    HSW-11.10, HSW-11.11, HSW-12.3.6, HSW-12.3.8, HSW-18.5.
    """
    table.happened |= 1 << bit
    upgrades = table.players[who].upgrades >> FIRST_TECH_2
    if not upgrades:
        return
    for upgrade in range(FIRST_TECH_2, UPGRADES):
        if not upgrades >> (upgrade - FIRST_TECH_2) & 1 or table.rewarded >> upgrade & 1:
            continue
        if TRIGGER[upgrade] >> bit & 1:
            table.rewarded |= 1 << upgrade
            for effect in BENEFIT[upgrade]:
                score(table, who, field(effect, 0), FROM_TECH)


def score(table: Table, who: int, points: int, source: int) -> None:
    """HSW-9.1, HSW-9.2: the true score is stored."""
    sources = table.ledger[who][:]
    sources[source] += points
    table.ledger[who] = sources
    table.tell(SCORED, who, points)


def gain(table: Table, who: int, resource: int, units: int) -> None:
    """HSW-7.1 to HSW-7.3: above the baseline too; what goes beyond the maximum is lost."""
    levels = table.players[who].levels
    gained = min(units, MOST - levels[resource])
    if gained > 0:
        levels[resource] += gained
        table.tell(GAINED, who, gained, resource)
        note(table, who, GAINED_BIT + resource)
    if gained < units:
        table.tell(UNITS_LOST, who, units - gained, resource)


def spend(table: Table, who: int, resource: int, units: int) -> None:
    """HSW-7.9: below the baseline too."""
    if units > 0:
        table.players[who].levels[resource] -= units
        table.tell(SPENT, who, units, resource)


def raise_baseline(table: Table, who: int, resource: int, times: int) -> None:
    """HSW-7.5, HSW-7.6, HSW-7.8: the marker does not move."""
    player = table.players[who]
    baselines = player.baselines[:]
    raised = min(times, MOST - baselines[resource])
    if raised > 0:
        baselines[resource] += raised
        player.baselines = baselines
        table.tell(RAISED, who, raised, resource)
        note(table, who, RAISED_BIT + resource)
    if raised < times:
        table.tell(RAISE_LOST, who, resource)


def gain_tag(table: Table, who: int, tag: int) -> None:
    """HSW-8.1, HSW-8.2: a token without a free place is discarded."""
    player = table.players[who]
    if player.tokens(tag) < MOST_TOKENS:
        player.active[tag] += 1
        table.tell(TAG_GAINED, who, tag)
        note(table, who, TAG_BIT + tag)
    else:
        table.tell(TAG_LOST, who, tag)


def count_tags(table: Table, who: int, tags: int) -> None:
    """HSW-11.10: so many tags were spent, by tokens or cards."""
    before = table.tags_spent
    table.tags_spent = before + tags
    if before < ENOUGH_TAGS <= table.tags_spent:
        note(table, who, TAGS_BIT)


def take_badge(table: Table, who: int) -> None:
    """HSW-9.3: for the next round; who has it keeps it."""
    table.badge = who
    table.tell(BADGE_TAKEN, who)
