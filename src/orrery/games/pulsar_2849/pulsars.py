"""Pulsars and gyrodynes (P49-7): claims, tiles, construction, awards, completion."""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849.abilities import react
from orrery.games.pulsar_2849.cluster import FIRST_ISOLATED, FIRST_PULSAR, PULSARS
from orrery.games.pulsar_2849.content import COMPONENTS
from orrery.games.pulsar_2849.gains import explore
from orrery.games.pulsar_2849.scoring import earn
from orrery.games.pulsar_2849.state import EMPTY, Table
from orrery.games.pulsar_2849.words import (
    AWARDED,
    BUILD,
    CLAIM,
    CLAIMED,
    COMPLETED,
    CONSTRUCTION,
    DECLINE,
    FROM_AWARD,
    GAIN_GYRODYNE,
    GYRODYNE_TAKEN,
    NOBODY,
    NOTHING_CLAIMED,
    ON_BUILD,
    ON_CLAIM,
    ON_COMPLETE,
    ON_SHIP_CLAIM,
    TYPES,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.state import replaced
from orrery.kernel.step import Step

_TYPES: Final = COMPONENTS["gyrodynes"]["types"]
TAKE_DIE: Final[list[int]] = [kind["take_die"] for kind in _TYPES]
COMPLETE_DIE: Final[list[int]] = [kind["complete_die"] for kind in _TYPES]
TYPE_POINTS: Final[list[int]] = [kind["points"] for kind in _TYPES]
TILES: Final[list[int]] = [kind["count"] for kind in _TYPES]
AWARDS: Final[list[int]] = COMPONENTS["gyrodynes"]["awards"][0]["points"]
FOR_AN_AWARD: Final = 2  # gyrodynes of a type on the board
FOR_BOTH_AWARDS: Final = 4

assert all(award["points"] == AWARDS for award in COMPONENTS["gyrodynes"]["awards"])


# Claims


def claim_by_ship(table: Table, seat: int, place: int, dead_end: bool) -> None:
    """P49-6.5.1, P49-6.5.3, P49-6.6.1: the pulsar where a flight or a teleport has ended."""
    pulsar = place - FIRST_PULSAR
    if table.claims[pulsar] != NOBODY:
        return
    if not table.players[seat].rings:
        table.tell(NOTHING_CLAIMED, seat, pulsar)
        return
    claim(table, seat, pulsar)
    react(table, seat, ON_SHIP_CLAIM)
    if dead_end:
        explore(table, seat)


def claim(table: Table, seat: int, pulsar: int) -> None:
    """P49-6.5.2, P49-7.1.1, P49-7.1.3: for good."""
    table.claims = replaced(table.claims, pulsar, seat)
    table.players[seat].rings -= 1
    table.tell(CLAIMED, seat, pulsar)
    react(table, seat, ON_CLAIM)


class ClaimIsolated(Step[Table]):
    """P49-7.1.2, P49-7.1.4, P49-23.1.3: a pulsar that no ship can reach, if the player likes."""

    def options(self, game: Table) -> list[int]:
        if not game.players[self.seat].rings:
            return []
        first = FIRST_ISOLATED - FIRST_PULSAR
        free = [p for p in range(first, PULSARS) if game.claims[p] == NOBODY]
        return [pack(CLAIM, p - first) for p in free] + [pack(DECLINE)] if free else []

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == CLAIM:
            claim(game, self.seat, FIRST_ISOLATED - FIRST_PULSAR + field(move, 0))

    def lapses(self) -> bool:
        return True


# Tiles


def take_tile(table: Table, seat: int, kind: int) -> None:
    """P49-1.6, P49-7.2.3: it is kept in front of the player."""
    player = table.players[seat]
    table.supply = replaced(table.supply, kind, table.supply[kind] - 1)
    player.gyrodynes = replaced(player.gyrodynes, kind, player.gyrodynes[kind] + 1)
    table.tell(GYRODYNE_TAKEN, seat, kind)


class ChooseGyrodyne(Step[Table]):
    """P49-7.2.2: a tile of one of these types; `left` of them, all of different types."""

    def __init__(self, seat: int, types: int, left: int) -> None:
        self.seat = seat
        self.types = types
        self.left = left

    def options(self, game: Table) -> list[int]:
        listed = [kind for kind in range(TYPES) if (self.types >> kind) & 1]
        return [pack(GAIN_GYRODYNE, kind) for kind in listed if game.supply[kind]]

    def take(self, game: Table, move: int) -> None:
        kind = field(move, 0)
        take_tile(game, self.seat, kind)
        if self.left > 1:
            game.push(ChooseGyrodyne(self.seat, self.types & ~(1 << kind), self.left - 1))

    def lapses(self) -> bool:
        return True


# Construction


def building_moves(table: Table, seat: int) -> list[int]:
    """P49-7.3.1 to P49-7.3.3: every tile in front of a player on every claimed, empty pulsar."""
    tiles = table.players[seat].gyrodynes
    if not any(tiles):
        return []
    sites = [
        pulsar
        for pulsar in range(PULSARS)
        if table.claims[pulsar] == seat and table.on_pulsars[pulsar] == EMPTY
    ]
    return [pack(BUILD, kind, pulsar) for kind in range(TYPES) if tiles[kind] for pulsar in sites]


def build(table: Table, seat: int, kind: int, pulsar: int) -> None:
    """P49-7.3.1: construction starts, and may bring an award."""
    player = table.players[seat]
    player.gyrodynes = replaced(player.gyrodynes, kind, player.gyrodynes[kind] - 1)
    table.on_pulsars = replaced(table.on_pulsars, pulsar, kind)
    table.tell(CONSTRUCTION, seat, kind, pulsar)
    react(table, seat, ON_BUILD)
    award(table, seat, kind)


def award(table: Table, seat: int, kind: int) -> None:
    """P49-7.4.1 to P49-7.4.3, P49-7.4.5: the 7-point award, then the 4-point one."""
    player = table.players[seat]
    needed = FOR_BOTH_AWARDS if player.awards[kind] else FOR_AN_AWARD
    if not table.awards_left[kind] or on_board(table, seat, kind) < needed:
        return
    number = len(AWARDS) - table.awards_left[kind]
    points = AWARDS[number]
    table.awards_left = replaced(table.awards_left, kind, table.awards_left[kind] - 1)
    player.awards = replaced(player.awards, kind, player.awards[kind] | 1 << number)
    table.tell(AWARDED, seat, kind, points)
    earn(table, seat, points, FROM_AWARD + kind)


def on_board(table: Table, seat: int, kind: int) -> int:
    """P49-7.4.4: gyrodynes of a type on a player's pulsars, under construction or spinning."""
    found = 0
    for pulsar in range(PULSARS):
        if table.claims[pulsar] == seat and table.on_pulsars[pulsar] in (kind, kind + TYPES):
            found += 1
    return found


def complete(table: Table, seat: int, pulsar: int) -> None:
    """P49-7.5.1, P49-7.5.2, P49-7.5.3: turned over, it spins to the end of the game."""
    kind = table.on_pulsars[pulsar]
    table.on_pulsars = replaced(table.on_pulsars, pulsar, kind + TYPES)
    table.tell(COMPLETED, seat, kind, pulsar)
    react(table, seat, ON_COMPLETE)
