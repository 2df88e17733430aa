"""Planet Unknown: where the two tiles of a depot can be laid on a half-full planet (PU-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from orrery.arena.hot_paths import HotPath
from orrery.arena.tables import SAMPLED, begin, positions
from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.corporation import Corporation
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import size
from orrery.games.planet_unknown.placing import placements
from orrery.games.planet_unknown.setup import RANDOM, SYMMETRIC
from orrery.games.planet_unknown.state import NO_TILE, Table
from orrery.games.planet_unknown.title import TITLE
from orrery.games.planet_unknown.turn import TakeTile
from orrery.kernel.playout import Chooser

_PLANETS = ",".join([SYMMETRIC, RANDOM, RANDOM, RANDOM])  # KSB-4156 in every game, and others


@dataclass(frozen=True, slots=True)
class Placing:
    """A seat that has to take one of two tiles, each of which it may take."""

    table: Table
    seat: int
    corporation: Corporation
    tiles: list[int]

    def off_half(self) -> float:
        """How far the planet is from being half full."""
        player = self.table.players[self.seat]
        return abs(size(player.covered) / size(BOARDS[player.planet].squares) - 0.5)


def hot_path() -> HotPath:
    """Of every planet in some seeded games, the decision at which it is closest to half full."""
    chosen = [placing for seed in SAMPLED for placing in _half_full(seed)]
    return HotPath(chosen, _placements)


def _placements(at: Placing) -> list[int]:
    return placements(at.table, at.seat, at.corporation, at.tiles)


def _half_full(seed: int) -> list[Placing]:
    game = begin(TITLE, seed, {"planet": _PLANETS})
    best: dict[int, Placing] = {}
    for table in positions(game, Chooser(seed)):
        assert isinstance(table, Table)
        for placing in _placings(table):
            known = best.get(placing.seat)
            if known is None or placing.off_half() < known.off_half():
                best[placing.seat] = placing
    return [best[seat] for seat in sorted(best)]


def _placings(table: Table) -> Iterator[Placing]:
    for seat in table.deciders():
        if isinstance(table.decision(seat), TakeTile):
            player = table.players[seat]
            corporation = corporation_of(player)
            tiles = [table.tops[stack] for stack in table.depot(seat)]
            if not any(tile == NO_TILE or corporation.refuses(player, tile) for tile in tiles):
                yield Placing(table, seat, corporation, tiles)
