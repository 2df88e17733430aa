"""Made-up figures of a benchmark, and the report that follows from them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.arena.benchmark import Figures, Report, conclude, figure_of
from orrery.arena.peer import PEER
from orrery.kernel.benchmark import COMPILED, INTERPRETED, Bar, Benchmark, HotPath


def figures(
    *,
    rate: Sequence[float],
    copy: Sequence[float] = (2.0, 2.0, 2.0),
    hashed: bool = True,
    hot_path: Sequence[float] = (),
) -> Figures:
    """Figures of three rounds."""
    found = {
        "decisions_per_second": figure_of(rate),
        "python_decisions_per_second": figure_of(rate),
        "games_per_second": figure_of(value / 50 for value in rate),
        "decisions_per_game": figure_of([50, 50, 50]),
        "copy_us": figure_of(copy),
    }
    if hashed:
        found["digest_us"] = figure_of([90, 95, 100])
    if hot_path:
        found["hot_path_us"] = figure_of(hot_path)
    return found


THE_INTERPRETED = figures(rate=[80e3, 90e3, 100e3], copy=[8, 8, 8])
THE_COMPILED = figures(rate=[420e3, 450e3, 400e3], copy=[2, 2, 4])
THE_PEER = figures(rate=[10e3, 15e3, 20e3], copy=[60, 70, 80], hashed=False)


def made_up(
    *,
    interpreted: Figures = THE_INTERPRETED,
    compiled: Figures | None = THE_COMPILED,
    peer: Figures | None = THE_PEER,
) -> Report:
    """The report on the example with these figures."""
    game = "example"
    measured = {(game, INTERPRETED): interpreted}
    if compiled:
        measured[game, COMPILED] = compiled
    if peer:
        measured[PEER, PEER] = peer
    return conclude(measured, 0.5, 3, [])


WITH_HOT_PATH = Benchmark(
    bars=[
        Bar("games_per_second", 150, times_peer=10),
        Bar("copy_us", 12),
        Bar("hot_path_us", 20),
        Bar("hot_path_us", 150, build=INTERPRETED),
    ],
    options={"nights": 6, "lenses": False, "sky": "cloudy"},
    hot_path=HotPath("looking for a comet all night", lambda: [1], lambda night: None),
)


def made_up_with_hot_path(*, rate: float = 10e3, hot_path: float = 15) -> Report:
    """The report on a game with a hot path: 150 µs interpreted, and so many compiled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("orrery.arena.benchmark.benchmark_of", lambda title: WITH_HOT_PATH)
        return made_up(
            interpreted=figures(rate=[2e3, 2e3, 2e3], copy=[20, 20, 20], hot_path=[150, 150, 150]),
            compiled=figures(rate=[rate] * 3, copy=[5, 5, 5], hot_path=[hot_path] * 3),
        )
