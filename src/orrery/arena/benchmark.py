"""How fast the games are: interpreted, compiled, and beside a peer, measured in one run.

A process per build and one for the peer take turns in rounds, so that whatever else the machine
does slows all of them alike. Time is CPU time, on the one core that each of them uses.
Run as a program, this module is such a process: see `serve`.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from statistics import median
from time import process_time
from typing import IO, Any, Literal, TypeVar

import msgspec

import orrery
from orrery.build import is_compiled
from orrery.games import title
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import OrreryError
from orrery.kernel.game import Game
from orrery.kernel.playout import Chooser, play_out
from orrery.kernel.snapshot import digest

ROUNDS = 5
SEATS = 4  # or as many as the game has, if those are fewer
INTERPRETED = "interpreted"
COMPILED = "compiled"
PEER = "catanatron"

_SAMPLED = range(1, 6)  # seeds of the games that positions are taken from
_CALLS = 50  # between two looks at the clock

Subject = tuple[str, str]  # game and build, or PEER twice
Values = dict[str, float]  # by the names of measures
T = TypeVar("T")


class BenchmarkFailed(OrreryError):
    """A process that measures has ended early; what it wrote to the terminal says why."""


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that is measured of every game."""

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
)


def measure_named(name: str) -> Measure:
    """The measure of this name."""
    return next(measure for measure in MEASURES if measure.name == name)


@dataclass(frozen=True, slots=True)
class Bar:
    """What a compiled game has to reach: a value, or so many times the peer's if that is easier."""

    game: str
    measure: str
    value: float
    times_peer: float | None = None

    def limit(self, peer: float | None) -> float:
        """What is asked for when the peer has this value; None if that is not known."""
        if self.times_peer is None or peer is None:
            return self.value
        if measure_named(self.measure).better == "less":
            return max(self.value, peer / self.times_peer)
        return min(self.value, peer * self.times_peer)


BARS = (
    Bar("example", "decisions_per_second", 400_000, times_peer=25),
    Bar("example", "copy_us", 5),
)


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
    """Whether a bar holds; None if there was no compiled build to measure."""

    bar: Bar
    limit: float
    reached: float | None
    holds: bool | None


@dataclass(frozen=True, slots=True)
class Machine:
    """What the figures depend on besides the code. It names no host and no path."""

    date: str
    python: str
    platform: str
    cpu: str
    cores: int
    orrery: str
    catanatron: str | None


@dataclass(frozen=True, slots=True)
class Report:
    """All that one run has found out; `seconds` is the CPU time per measure and round."""

    machine: Machine
    seconds: float
    rounds: int
    results: list[Result]
    verdicts: list[Verdict]
    notes: list[str]

    def games(self) -> list[str]:
        """The measured games, in the order of the run."""
        return list(dict.fromkeys(r.game for r in self.results if r.game != PEER))

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
    report = Report(machine(), seconds, rounds, results, [], notes)
    bars = [bar for bar in BARS if bar.game in report.games()]
    return replace(report, verdicts=[_verdict(report, bar) for bar in bars])


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
        if measure.better == "neither" or measure.name not in other:
            continue
        pairs = zip(own[measure.name].rounds, other[measure.name].rounds, strict=True)
        less = measure.better == "less"
        times[measure.name] = figure_of(b / a if less else a / b for a, b in pairs)
    return times


def _verdict(report: Report, bar: Bar) -> Verdict:
    peer = report.result(bar.game, PEER)
    limit = bar.limit(peer.figures[bar.measure].median if peer else None)
    compiled = report.result(bar.game, COMPILED)
    if compiled is None:
        return Verdict(bar, limit, None, None)
    reached = compiled.figures[bar.measure].median
    less = measure_named(bar.measure).better == "less"
    return Verdict(bar, limit, reached, reached <= limit if less else reached >= limit)


@contextmanager
def working(build: str) -> Iterator[Worker]:
    """A process that measures this build, for as long as the `with` statement lasts."""
    root = str(Path(orrery.__file__).parent.parent)
    path = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH")]))
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "orrery.arena.benchmark"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "ORRERY_BUILD": build, "PYTHONPATH": path},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Worker(process.stdin, process.stdout)


class Worker:
    """The other end of `serve`: measures when it is asked and sleeps otherwise.

    `build` says what it really runs: interpreted, if there is no compiled build.
    """

    def __init__(self, requests: IO[str], answers: IO[str]) -> None:
        self._requests = requests
        self._answers = answers
        self.build = self._answer()

    def measure(self, game: str, task: str, seconds: float) -> Values:
        """What a task measures of a game, or of PEER."""
        _send(self._requests, f"{game} {task} {seconds}")
        return msgspec.json.decode(self._answer(), type=Values)

    def _answer(self) -> str:
        answer = self._answers.readline()
        if not answer:
            raise BenchmarkFailed("a process that measures has ended early; it says why above")
        return answer.strip()


# The process that measures


def serve(requests: IO[str], answers: IO[str]) -> None:
    """Say which build this is, then answer every line `game task seconds` with values as JSON."""
    _send(answers, COMPILED if is_compiled() else INTERPRETED)
    for request in requests:
        game, task, seconds = request.split()
        values = measure(game, task, float(seconds))
        _send(answers, msgspec.json.encode(values).decode())


def _send(stream: IO[str], line: str) -> None:
    stream.write(line + "\n")
    stream.flush()


def measure(game: str, task: str, seconds: float) -> Values:
    """What a task measures of a game in the running build, or of PEER."""
    return TASKS[task](_peer() if game == PEER else _ours(game), seconds)


@dataclass(frozen=True, slots=True)
class _Measurable:
    """A game or the peer: whole games by their seeds, which count decisions, and positions."""

    play: Callable[[int], int]
    drive: Callable[[int], int]
    positions: Sequence[Any]
    digest: Callable[[Any], str] | None


def _play(game: _Measurable, seconds: float) -> Values:
    decisions, games = _rates(game.play, seconds)
    return {
        "decisions_per_second": decisions,
        "games_per_second": games,
        "decisions_per_game": decisions / games,
    }


def _play_from_python(game: _Measurable, seconds: float) -> Values:
    return {"python_decisions_per_second": _rates(game.drive, seconds)[0]}


def _copy(game: _Measurable, seconds: float) -> Values:
    return {"copy_us": _cost(lambda position: position.copy(), game.positions, seconds)}


def _hash(game: _Measurable, seconds: float) -> Values:
    return {"digest_us": _cost(game.digest, game.positions, seconds)} if game.digest else {}


TASKS = {"play": _play, "drive": _play_from_python, "copy": _copy, "hash": _hash}


def _rates(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games per CPU second. `play` plays a whole game and counts its decisions."""
    games = decisions = 0
    start = process_time()
    while not games or (spent := process_time() - start) < seconds:
        games += 1
        decisions += play(games)
    return decisions / spent, games / spent


def _cost(call: Callable[[T], object], positions: Sequence[T], seconds: float) -> float:
    """CPU time of a call in µs, the median over these positions; the result is dropped at once."""
    return median(_call_time(call, position, seconds / len(positions)) for position in positions)


def _call_time(call: Callable[[T], object], position: T, seconds: float) -> float:
    calls = 0
    start = process_time()
    while not calls or (spent := process_time() - start) < seconds:
        for _ in range(_CALLS):
            call(position)
        calls += _CALLS
    return spent / calls * 1e6


@cache
def _ours(name: str) -> _Measurable:
    """A game: random moves, default options, setup included."""
    chooser = Chooser(1)
    return _Measurable(
        play=lambda seed: play_out(_begin(name, seed), chooser),
        drive=lambda seed: _drive(_begin(name, seed), chooser),
        positions=_middles(_history(_begin(name, seed), chooser) for seed in _SAMPLED),
        digest=digest,
    )


def _begin(name: str, seed: int) -> Game:
    chosen = title(name)
    return chosen.begin(min(SEATS, chosen.max_seats), {}, key_from_seed(seed))


def _drive(game: Game, chooser: Chooser) -> int:
    decisions = 0
    while not game.is_over():
        _decide(game, chooser)
        decisions += 1
    return decisions


def _history(game: Game, chooser: Chooser) -> list[Game]:
    past = []
    while not game.is_over():
        past.append(game.copy())
        _decide(game, chooser)
    return past


def _decide(game: Game, chooser: Chooser) -> None:
    seat = game.deciders()[0]
    options = game.options(seat)
    game.play(seat, options[chooser.below(len(options))])


def _middles(histories: Iterable[list[Any]]) -> list[Any]:
    """Positions from the middle of games; in each of them somebody has to decide."""
    return [past[len(past) * quarter // 4] for past in histories for quarter in (1, 2, 3)]


@cache
def _peer() -> _Measurable:
    """Four random players, as the package comes: driven from Python, and without a hash.

    It counts forced moves as decisions, which our games do not.
    """
    positions = _middles(_peer_history(seed) for seed in _SAMPLED)
    return _Measurable(play=_peer_play, drive=_peer_play, positions=positions, digest=None)


def _peer_begin(seed: int) -> Any:
    peer = import_module(PEER)
    return peer.Game([peer.RandomPlayer(color) for color in peer.Color], seed=seed)


def _peer_play(seed: int) -> int:
    game = _peer_begin(seed)
    game.play()
    return len(game.state.actions)


def _peer_history(seed: int) -> list[Any]:
    past = []
    decisions = _peer_play(seed)
    game = _peer_begin(seed)
    for _ in range(decisions):
        past.append(game.copy())
        game.play_tick()
    return past


# The machine


def peer_version() -> str | None:
    """The version of the peer's package, None if it isn't installed."""
    try:
        return metadata.version(PEER)
    except metadata.PackageNotFoundError:
        return None


def machine() -> Machine:
    """The machine at hand, as far as it may be published."""
    release = re.match(r"[\d.]*\d", platform.release())
    return Machine(
        date=datetime.now(UTC).date().isoformat(),
        python=_python(),
        platform=" ".join([platform.system(), release[0] if release else "", platform.machine()]),
        cpu=_cpu(),
        cores=os.cpu_count() or 1,
        orrery=orrery.__version__,
        catanatron=peer_version(),
    )


def _python() -> str:
    """Name and version, and whether it was optimised, which is worth up to a third."""
    name = f"{platform.python_implementation()} {platform.python_version()}"
    built_with = sysconfig.get_config_var("CONFIG_ARGS")
    if built_with and "--enable-optimizations" not in built_with:
        return f"{name}, built without PGO"
    return name


def _cpu() -> str:
    """The name of the processor where the system tells it, its family otherwise."""
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split())
    return platform.processor() or platform.machine()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        serve(sys.stdin, sys.stdout)
