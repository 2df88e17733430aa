"""How a game is measured: with which options, what it has to reach, and its hot path.

A game's module benchmark.py has a `Benchmark` called BENCHMARK; a game without one is measured with
its default options. Everything here plays at random, with fixed seeds: the same positions come out
in every build.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import Game
from orrery.kernel.option import OptionValue
from orrery.kernel.playout import Chooser
from orrery.kernel.title import Title

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"

SEATS: Final = 4  # or as many as the game has, if those are fewer
SAMPLED: Final = range(1, 6)  # seeds of the games that positions are taken from


@dataclass(frozen=True, slots=True)
class Bar:
    """What a game has to reach: a value, or so many times the peer's if that is easier."""

    measure: str
    value: float
    times_peer: float | None = None
    build: str = COMPILED


@dataclass(frozen=True, slots=True)
class HotPath:
    """A call that takes much of a game's time, measured by itself.

    `positions` prepares whatever it is made with; that happens only when it is measured. The call
    changes nothing, so that it can be repeated. What is told is the median of the costs at the
    positions, or what `of` makes of them.
    """

    description: str
    positions: Callable[[], Sequence[Any]]
    call: Callable[[Any], object]
    of: Callable[[Iterable[float]], float] = median


@dataclass(frozen=True, slots=True)
class Benchmark:
    """What there is to measure of a game. A game with modules is measured with all of them.

    `options` are those that differ from the defaults.
    """

    bars: Sequence[Bar] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    hot_path: HotPath | None = None


def benchmark_of(title: Title) -> Benchmark:
    """The benchmark that a title brings, or the plainest one."""
    module = title.part("benchmark")
    found: Benchmark = module.BENCHMARK if module else Benchmark()
    return found


def seats_of(title: Title) -> int:
    """How many seats a game is measured with."""
    return min(SEATS, title.max_seats)


def begin(title: Title, options: Mapping[str, OptionValue], seed: int) -> Game:
    """A game at its first decision."""
    return title.begin(seats_of(title), options, key_from_seed(seed))


def positions(game: Game, chooser: Chooser) -> Iterator[Game]:
    """A copy of every position of a game in which somebody has to decide, as it is played."""
    while not game.is_over():
        yield game.copy()
        decide(game, chooser)


def decide(game: Game, chooser: Chooser) -> None:
    """Make one random move, for the first seat that has to decide."""
    seat = game.deciders()[0]
    options = game.options(seat)
    game.play(seat, options[chooser.below(len(options))])
