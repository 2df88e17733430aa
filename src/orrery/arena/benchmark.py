"""How fast the games are: interpreted, compiled, and beside a peer, measured in one run.

A process per build and one for the peer take turns in rounds, so that whatever else the machine
does slows all of them alike. Time is CPU time, on the one core that each of them uses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from statistics import median
from typing import Final, Literal

from orrery.arena.machine import Machine, machine
from orrery.arena.measuring import TASKS, Values, Worker, working
from orrery.arena.peer import PEER, peer_version
from orrery.games import title
from orrery.kernel.benchmark import COMPILED, INTERPRETED, Bar, benchmark_of, seats_of
from orrery.kernel.option import OptionValue

ROUNDS: Final = 5

Subject = tuple[str, str]  # game and build, or PEER twice


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that is measured of every game that has it."""

    name: str  # in the JSON output
    label: str
    better: Literal["more", "less", "neither"] = "more"


MEASURES = (
    Measure("decisions_per_second", "decisions/s in the kernel"),
    Measure("python_decisions_per_second", "decisions/s from Python"),
    Measure("games_per_second", "games/s in the kernel"),
    Measure("decisions_per_game", "decisions per game", "neither"),
    Measure("copy_us", "µs to copy a position", "less"),
    Measure("digest_us", "µs to hash a position", "less"),
    Measure("hot_path_us", "µs for the hot path", "less"),
    Measure("node_us", "µs for a node of a search", "less"),
    Measure("rollouts_per_second", "rollouts/s"),
)


def measure_named(name: str) -> Measure:
    """The measure of this name."""
    return next(measure for measure in MEASURES if measure.name == name)


def limit_of(bar: Bar, peer: float | None) -> float:
    """What a bar asks for when the peer has this value; None if that is not known."""
    if bar.times_peer is None or peer is None:
        return bar.value
    if measure_named(bar.measure).better == "less":
        return max(bar.value, peer / bar.times_peer)
    return min(bar.value, peer * bar.times_peer)


# What a run gives


@dataclass(frozen=True, slots=True)
class Figure:
    """A value per round, and the median, the lowest and the highest of them."""

    median: float
    low: float
    high: float
    rounds: list[float]


Figures = dict[str, Figure]  # by the names of measures


@dataclass(frozen=True, slots=True)
class Result:
    """The figures of one game in one build; for the peer, game and build are both PEER.

    `times` says how many times better it did than INTERPRETED or PEER: above 1 is better.
    """

    game: str
    build: str
    figures: Figures
    times: dict[str, Figures]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a bar of a game holds; None if its build was not measured."""

    game: str
    bar: Bar
    limit: float
    reached: float | None
    holds: bool | None


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: the options that differ from the defaults, and the hot path in words."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    hot_path: str | None


@dataclass(frozen=True, slots=True)
class Report:
    """All that one run has found out; `seconds` is the CPU time per measure and round."""

    machine: Machine
    seconds: float
    rounds: int
    settings: list[Setting]
    results: list[Result]
    verdicts: list[Verdict]
    notes: list[str]

    def games(self) -> list[str]:
        """The measured games, in the order of the run."""
        return [setting.game for setting in self.settings]

    def result(self, game: str, build: str) -> Result | None:
        """What was measured of a game in a build, if it was; every game has the same PEER."""
        wanted = (PEER if build == PEER else game, build)
        return next((r for r in self.results if (r.game, r.build) == wanted), None)


def figure_of(rounds: Iterable[float]) -> Figure:
    """The figure of these values."""
    values = list(rounds)
    return Figure(median(values), min(values), max(values), values)


# The run


def run(
    games: Sequence[str],
    seconds: float,
    rounds: int = ROUNDS,
    tell: Callable[[str], None] = lambda line: None,
) -> Report:
    """Measure these games, for so many CPU seconds per measure and round.

    `tell` gets a line about what is being measured whenever that changes. Raises UnknownGame
    before anything was measured, and BenchmarkFailed if a process ends early.
    """
    for game in games:
        title(game)
    notes: list[str] = []
    with ExitStack() as stack:
        workers = {build: stack.enter_context(working(build)) for build in (INTERPRETED, COMPILED)}
        if workers[COMPILED].build != COMPILED:
            del workers[COMPILED]
            notes.append("There is no compiled build here: only the interpreted one was measured.")
        subjects = [(game, build) for game in games for build in workers]
        if peer_version() is None:
            notes.append(f"{PEER} is not installed: `make bench` installs it and compares.")
        else:
            workers[PEER] = stack.enter_context(working(INTERPRETED))
            subjects.append((PEER, PEER))
        measured = _take_turns(workers, subjects, seconds, rounds, tell)
    return conclude(measured, seconds, rounds, notes)


def _take_turns(
    workers: dict[str, Worker],
    subjects: list[Subject],
    seconds: float,
    rounds: int,
    tell: Callable[[str], None],
) -> dict[Subject, Figures]:
    """Round by round and task by task, so that what is compared was measured close together."""
    taken: dict[Subject, list[Values]] = {
        subject: [{} for _ in range(rounds)] for subject in subjects
    }
    for number in range(rounds):
        for task in TASKS:
            for game, build in subjects:
                what = PEER if build == PEER else f"{game}, {build}"
                tell(f"round {number + 1} of {rounds}, {task}: {what}")
                taken[game, build][number] |= workers[build].measure(game, task, seconds)
    return {
        subject: {name: figure_of(values[name] for values in rounds) for name in rounds[0]}
        for subject, rounds in taken.items()
    }


def conclude(
    measured: Mapping[Subject, Figures], seconds: float, rounds: int, notes: list[str]
) -> Report:
    """The report on these figures: ratios and verdicts follow from them."""
    results = [_result(measured, game, build) for game, build in measured]
    settings = [setting_of(game) for game in dict.fromkeys(r.game for r in results) if game != PEER]
    report = Report(machine(), seconds, rounds, settings, results, [], notes)
    verdicts = [
        _verdict(report, game, bar)
        for game in report.games()
        for bar in benchmark_of(title(game)).bars
    ]
    return replace(report, verdicts=verdicts)


def setting_of(game: str) -> Setting:
    """What is played when a game is measured."""
    benchmark = benchmark_of(title(game))
    hot_path = benchmark.hot_path.description if benchmark.hot_path else None
    return Setting(game, seats_of(title(game)), dict(benchmark.options), hot_path)


def _result(measured: Mapping[Subject, Figures], game: str, build: str) -> Result:
    figures = measured[game, build]
    others = {INTERPRETED: (game, INTERPRETED), PEER: (PEER, PEER)}
    times = {
        other: _times_better(figures, measured[subject])
        for other, subject in others.items()
        if subject in measured and build not in (other, PEER)
    }
    return Result(game, build, figures, times)


def _times_better(own: Figures, other: Figures) -> Figures:
    """Compared round by round, since what disturbs a round disturbs both."""
    times = {}
    for measure in MEASURES:
        if measure.better == "neither" or measure.name not in own.keys() & other.keys():
            continue
        pairs = zip(own[measure.name].rounds, other[measure.name].rounds, strict=True)
        less = measure.better == "less"
        times[measure.name] = figure_of(b / a if less else a / b for a, b in pairs)
    return times


def _verdict(report: Report, game: str, bar: Bar) -> Verdict:
    limit = limit_of(bar, _reached(report, game, bar.measure, PEER))
    reached = _reached(report, game, bar.measure, bar.build)
    if reached is None:
        return Verdict(game, bar, limit, None, None)
    less = measure_named(bar.measure).better == "less"
    return Verdict(game, bar, limit, reached, reached <= limit if less else reached >= limit)


def _reached(report: Report, game: str, measure: str, build: str) -> float | None:
    result = report.result(game, build)
    figure = result.figures.get(measure) if result else None
    return figure.median if figure else None
