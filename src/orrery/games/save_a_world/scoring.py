"""Final scoring (HSW-16): places on the tracks, species cards."""

from __future__ import annotations

from typing import Final

from orrery.games.save_a_world.board import PLACES
from orrery.games.save_a_world.cards import (
    BASELINES_AT_LEAST,
    BASELINES_AT_MOST,
    CARDS_OWNED,
    DECK,
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
from orrery.games.save_a_world.lab import OF_KIND
from orrery.games.save_a_world.simu_cards import SPECIES_POINTS
from orrery.games.save_a_world.state import Player, Table
from orrery.games.save_a_world.words import (
    ANY_DECK,
    PROJECTS,
    SPECIES,
    TAGS,
    TECH_1,
    TECH_2,
)
from orrery.kernel.errors import BrokenRules

PLACED: Final = len(PLACES[0])


def ranking(table: Table, project: int) -> list[int]:
    """HSW-16.3 to HSW-16.7: the discs that are placed, the first one first.

    Of discs on the same space the lower one is ahead: it came there earlier.
    """
    discs = table.discs[project]
    moved = [disc for disc in table.stacks[project] if discs[disc] > 0]
    moved.sort(key=lambda disc: -discs[disc])  # those of one space stay as they lie
    return moved[:PLACED]


def place_points(table: Table, who: int, project: int) -> int:
    """HSW-16.1, HSW-16.2: before the key project is known all count like the others."""
    order = ranking(table, project)
    return PLACES[table.key == project][order.index(who)] if who in order else 0


def species_of(table: Table, who: int) -> list[int]:
    """HSW-16.8: in hand and on the discard pile; for the public those that it has seen."""
    player = table.players[who]
    hidden = player.unseen if table.is_public else []
    owned = player.hand + player.discard
    return [card for card in owned if DECK[card] == SPECIES and card not in hidden]


def species_points(table: Table, who: int, card: int) -> int:
    """HSW-16.8, HSW-16.12: as it is written on it; divisions are rounded down."""
    amount, which, points, divisor, most = SCORE[card]
    return min(most, points * (amount_of(table, who, amount, which) // divisor))


def amount_of(table: Table, who: int, amount: int, which: int) -> int:
    """How much there is of what a species counts."""
    player = table.players[who]
    if amount in (TAG_TOKENS, TAG_SETS):
        tokens = [player.tokens(tag) for tag in range(TAGS)]
        return tokens[which] if amount == TAG_TOKENS else min(tokens)
    if amount == RESOURCE_LEFT:
        return player.levels[which]
    if amount in (TECH_1_OWNED, TECH_2_OWNED):
        return _upgrades(player, TECH_1 if amount == TECH_1_OWNED else TECH_2)
    if amount == CARDS_OWNED:
        owned = player.hand + player.discard
        return sum([which == ANY_DECK or DECK[card] == which for card in owned])
    if amount in (IF_KEY, IF_BADGE):
        return int(table.key == which if amount == IF_KEY else table.badge == who)
    if amount in (TRACK_SPACE, LOWEST_TRACK, TRACKS_AT_LEAST):
        return _spaces(table, who, amount, which)
    return _baselines(player, amount, which)


def _upgrades(player: Player, kind: int) -> int:
    return sum([player.upgrades >> upgrade & 1 for upgrade in OF_KIND[kind]])


def _spaces(table: Table, who: int, amount: int, which: int) -> int:
    if amount == TRACK_SPACE:
        return table.discs[which][who]
    spaces = [table.discs[project][who] for project in range(PROJECTS)]
    if amount == LOWEST_TRACK:
        return min(spaces)
    return sum([space >= which for space in spaces])


def _baselines(player: Player, amount: int, which: int) -> int:
    if amount == HIGHEST_BASELINE:
        return max(player.baselines)
    if amount == BASELINES_AT_MOST:
        return sum([baseline <= which for baseline in player.baselines])
    if amount == BASELINES_AT_LEAST:
        return sum([baseline >= which for baseline in player.baselines])
    raise BrokenRules(f"a species counts nothing that there is: {amount}")


def all_species(table: Table, who: int) -> int:
    """HSW-16.8, HSW-17.19."""
    if table.simu is not None and who == table.seats:
        return SPECIES_POINTS[table.simu.level] * len(table.simu.species)
    return sum([species_points(table, who, card) for card in species_of(table, who)])


def total(table: Table, who: int) -> int:
    """All points as they stand."""
    places = sum([place_points(table, who, project) for project in range(PROJECTS)])
    return sum(table.ledger[who]) + places + all_species(table, who)
