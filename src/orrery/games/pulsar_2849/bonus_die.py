"""The bonus die of a turn (P49-12): whether there may be one, and copying a leftover die."""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.abilities import owned
from orrery.games.pulsar_2849.content import COMPONENTS
from orrery.games.pulsar_2849.scoring import spend_cubes
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.words import (
    COPY,
    DIE_COPIED,
    ON_COPY,
)
from orrery.kernel.move import pack

COPY_CUBES: Final[int] = COMPONENTS["copy_die"]["cubes"]


def can_use_another_red(table: Table, seat: int) -> bool:
    """P49-12.4.2: no bonus die has been used or has to be.

    A red die always has a use, since a flight of every length is possible everywhere (P49-12.6.2).
    """
    player = table.players[seat]
    return not player.red_used and not player.must_use_red


def copy_cost(table: Table, seat: int) -> int:
    """P49-12.2.1, or less by a technology."""
    for place in owned(table, seat, ON_COPY):
        return tech.COPY_COST[table.technologies[place]]
    return COPY_CUBES


def copy_moves(table: Table, seat: int) -> list[int]:
    player = table.players[seat]
    if player.copied or not can_use_another_red(table, seat):
        return []
    if player.cubes < copy_cost(table, seat):
        return []
    return [pack(COPY, i + 1) for i, number in enumerate(table.dice_board) if number]


def copy_die(table: Table, seat: int, value: int) -> None:
    """P49-12.2.1, P49-12.2.2: the leftover die stays where it is."""
    player = table.players[seat]
    spend_cubes(table, seat, copy_cost(table, seat))
    player.copied = True
    player.offers = [*player.offers, value]
    table.tell(DIE_COPIED, seat, value)
