"""How to Save a World: key projects, the length of games, and what is used and wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orrery.games.save_a_world.board import LOCATION_NAMES, LOCATIONS
from orrery.games.save_a_world.cards import CARD_NAMES, COUNT, DECK, STARTING
from orrery.games.save_a_world.content import PROJECT_NAMES
from orrery.games.save_a_world.lab import UPGRADE_NAMES, UPGRADES
from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.words import (
    BOOSTED,
    CARD_BOUGHT,
    CARD_DISCARDED,
    CARD_PLAYED,
    LANDED,
    SPECIES_KEPT,
    UPGRADED,
)
from orrery.kernel.balance import Balance, Outcome, Use

ROUNDS: Final = range(4, 7)  # HSW-1.7


def _length(game: Table) -> int:
    return 0 if game.round in ROUNDS else 1


def _built(game: Table) -> Iterator[int]:
    return (location for location in range(LOCATIONS) if game.is_built(location))


def _shown(game: Table) -> Iterator[int]:
    """Cards that have left their deck."""
    for card in range(COUNT):
        if not STARTING[card]:
            deck = game.displays[DECK[card]].deck
            if card not in deck.rest + deck.top + deck.bottom:
                yield card


def _given(game: Table) -> Iterator[int]:
    """Starting cards that somebody has (HSW-3.2.8)."""
    for card in range(COUNT):
        if STARTING[card] and card not in game.left_out:
            yield card


def _cards(starting: bool) -> dict[int, str]:
    return {card: CARD_NAMES[card] for card in range(COUNT) if STARTING[card] == starting}


def _upgrades(game: Table) -> Iterator[int]:
    return iter(range(UPGRADES))


BALANCE: Final = Balance(
    outcomes=[
        Outcome("key project", PROJECT_NAMES, lambda game: game.key, at_least=(0.15,) * 3),
        Outcome("length", ("4 to 6 rounds", "others"), _length, at_least=(0.95, 0.0)),
    ],
    uses=[
        Use("location", dict(enumerate(LOCATION_NAMES)), (LANDED,), _built),
        Use("starting card", _cards(True), (CARD_PLAYED, BOOSTED, CARD_DISCARDED), _given),
        Use("card", _cards(False), (CARD_BOUGHT, SPECIES_KEPT), _shown),
        Use("upgrade", dict(enumerate(UPGRADE_NAMES)), (UPGRADED,), _upgrades),
    ],
)
