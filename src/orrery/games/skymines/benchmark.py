"""Skymines: the places that a company may enter with 6 energy, and what each costs (SK-6.2).

With all modules that go together, in the Belt.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orrery.games.skymines.expansion import Expand
from orrery.games.skymines.state import Table
from orrery.games.skymines.title import TITLE
from orrery.games.skymines.view_types import BOARD_SIDES
from orrery.kernel.benchmark import SAMPLED, Bar, Benchmark, HotPath, begin, positions
from orrery.kernel.option import OptionValue
from orrery.kernel.playout import Chooser

ENERGY: Final = 6
ALL_MODULES: Final[dict[str, OptionValue]] = {
    "board": "belt",
    "missions": True,
    "threat": "random",
}


@dataclass(frozen=True, slots=True)
class Expanding:
    """A seat that expands a company with 6 energy left."""

    table: Table
    step: Expand


def expansions() -> list[Expanding]:
    """Every expansion of some seeded games on both sides, at each of its places."""
    return [at for side in BOARD_SIDES for seed in SAMPLED for at in _expansions(side, seed)]


def _expansions(side: str, seed: int) -> list[Expanding]:
    found = []
    for table in positions(begin(TITLE, {"board": side}, seed), Chooser(seed)):
        assert isinstance(table, Table)
        step = table.decision(table.deciders()[0])
        if isinstance(step, Expand):
            found.append(Expanding(table, _with_energy(step)))
    return found


def _with_energy(step: Expand) -> Expand:
    return Expand(step.seat, step.company, ENERGY, step.entered, step.ousted, step.neutralises)


BENCHMARK: Final = Benchmark(
    bars=[
        Bar("games_per_second", 150, times_peer=10),
        Bar("decisions_per_second", 230_000, times_peer=9),
        Bar("copy_us", 6),
        Bar("digest_us", 110),
        Bar("hot_path_us", 50),
    ],
    options=ALL_MODULES,
    hot_path=HotPath(
        "all places in reach with 6 energy and what each costs, in the worst position",
        expansions,
        lambda at: at.step.options(at.table),
        of=max,
    ),
)
