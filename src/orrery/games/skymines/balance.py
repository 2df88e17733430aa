"""Skymines: share values by company, the use of tracks, and which cards are ever bought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orrery.games.skymines.cards import CARD_NAMES, DECK_CARDS
from orrery.games.skymines.content import COMPANY_NAMES, SIDE_NAMES
from orrery.games.skymines.state import Table
from orrery.games.skymines.words import ACQUIRED, COMPANIES
from orrery.kernel.balance import Balance, Count, Measure


def _values(game: Table) -> Iterator[tuple[int, float]]:
    """What a share of each company is worth at the end."""
    for company in range(COMPANIES):
        yield company, game.share_value(company)


def _spaces(game: Table) -> Iterator[tuple[int, float]]:
    """How far a marker has come on each track in play."""
    for player in game.players:
        for company in range(COMPANIES):
            yield game.sides[company], player.at[company]


BALANCE: Final = Balance(
    measures=[
        Measure("share value", COMPANY_NAMES, _values, within=0.2),
        Measure("spaces on a track", SIDE_NAMES, _spaces),
    ],
    counts=[Count("cards bought", CARD_NAMES[:DECK_CARDS], ACQUIRED, field=1)],
)
