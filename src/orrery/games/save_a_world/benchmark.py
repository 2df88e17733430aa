"""How to Save a World: all that a player may do in a turn, with every payment (HSW-4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orrery.games.save_a_world.state import Table
from orrery.games.save_a_world.title import TITLE
from orrery.games.save_a_world.turn import Turn
from orrery.kernel.benchmark import SAMPLED, Bar, Benchmark, HotPath, begin, positions
from orrery.kernel.playout import Chooser


@dataclass(frozen=True, slots=True)
class AtTurn:
    """A seat whose turn it is."""

    table: Table
    step: Turn


def turns() -> list[AtTurn]:
    """Every turn of some seeded games."""
    found = []
    for seed in SAMPLED:
        for table in positions(begin(TITLE, {}, seed), Chooser(seed)):
            assert isinstance(table, Table)
            step = table.decision(table.deciders()[0])
            if isinstance(step, Turn):
                found.append(AtTurn(table, step))
    return found


BENCHMARK: Final = Benchmark(
    bars=[
        Bar("games_per_second", 300, times_peer=20),
        Bar("copy_us", 6),
        Bar("digest_us", 110),
    ],
    hot_path=HotPath(
        "all that a player may do in a turn, in the worst position",
        turns,
        lambda at: at.step.options(at.table),
        of=max,
    ),
)
