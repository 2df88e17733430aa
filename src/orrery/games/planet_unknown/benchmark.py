"""Planet Unknown: where the two tiles of a depot can be laid on a half-full planet (PU-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.corporation import Corporation
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import size
from orrery.games.planet_unknown.placing import placements
from orrery.games.planet_unknown.setup import RANDOM, SYMMETRIC
from orrery.games.planet_unknown.state import NO_TILE, Table
from orrery.games.planet_unknown.title import TITLE
from orrery.games.planet_unknown.turn import TakeTile
from orrery.kernel.benchmark import (
    INTERPRETED,
    SAMPLED,
    Bar,
    Benchmark,
    HotPath,
    begin,
    positions,
)
from orrery.kernel.option import OptionValue
from orrery.kernel.playout import Chooser

ALL_MODULES: Final[dict[str, OptionValue]] = {
    "planet": RANDOM,
    "corporation": RANDOM,
    "events": "standard",
    "personal_objectives": True,
}

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


def half_full() -> list[Placing]:
    """Of every planet in some seeded games, the decision at which it is closest to half full."""
    return [placing for seed in SAMPLED for placing in _half_full(seed)]


def _placements(at: Placing) -> list[int]:
    return placements(at.table, at.seat, at.corporation, at.tiles)


def _half_full(seed: int) -> list[Placing]:
    game = begin(TITLE, {**ALL_MODULES, "planet": _PLANETS}, seed)
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


BENCHMARK: Final = Benchmark(
    bars=[
        Bar("games_per_second", 150, times_peer=10),
        Bar("decisions_per_second", 266_000, times_peer=10),
        Bar("copy_us", 12),
        Bar("digest_us", 200),  # 111 in a quiet hour, half as much again on a busy machine
        Bar("hot_path_us", 20),
        Bar("hot_path_us", 150, build=INTERPRETED),
        Bar("node_us", 8),
    ],
    options=ALL_MODULES,
    hot_path=HotPath(
        "all legal placements of both depot tiles on a half-full planet", half_full, _placements
    ),
)
