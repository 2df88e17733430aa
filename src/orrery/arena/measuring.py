"""The process that measures a build or the peer, and the tasks that it measures.

Run as a program, this module is such a process: see `serve`. `working` starts one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import IO, Any, TypeVar

import msgspec

import orrery
from orrery.arena import peer
from orrery.arena.peer import PEER
from orrery.arena.thinking import Thought, node_cost, rollout_rate, thoughts
from orrery.build import is_compiled
from orrery.games import title
from orrery.kernel.benchmark import (
    COMPILED,
    INTERPRETED,
    SAMPLED,
    HotPath,
    begin,
    benchmark_of,
    decide,
    positions,
)
from orrery.kernel.errors import OrreryError
from orrery.kernel.game import Game
from orrery.kernel.playout import Chooser, play_out
from orrery.kernel.snapshot import digest

_CALLS = 50  # between two looks at the clock

Values = dict[str, float]  # by the names of measures
T = TypeVar("T")


class BenchmarkFailed(OrreryError):
    """A process that measures has ended early; what it wrote to the terminal says why."""


@contextmanager
def working(build: str) -> Iterator[Worker]:
    """A process that measures this build, for as long as the `with` statement lasts."""
    root = str(Path(orrery.__file__).parent.parent)
    path = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH")]))
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "orrery.arena.measuring"],
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
    hot_path: HotPath | None
    thoughts: Callable[[], list[Thought]] = list


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


def _walk_hot_path(game: _Measurable, seconds: float) -> Values:
    path = game.hot_path
    return {"hot_path_us": _cost(path.call, _prepared(path), seconds, path.of)} if path else {}


def _look_ahead(game: _Measurable, seconds: float) -> Values:
    thoughts = game.thoughts()
    return {"node_us": node_cost(thoughts, seconds)} if thoughts else {}


def _roll_out(game: _Measurable, seconds: float) -> Values:
    thoughts = game.thoughts()
    return {"rollouts_per_second": rollout_rate(thoughts, seconds)} if thoughts else {}


@cache
def _prepared(path: HotPath) -> Sequence[Any]:
    return path.positions()


TASKS = {
    "play": _play,
    "drive": _play_from_python,
    "copy": _copy,
    "hash": _hash,
    "hot-path": _walk_hot_path,
    "node": _look_ahead,
    "rollout": _roll_out,
}


def _rates(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games per CPU second. `play` plays a whole game and counts its decisions."""
    games = decisions = 0
    start = process_time()
    while not games or (spent := process_time() - start) < seconds:
        games += 1
        decisions += play(games)
    return decisions / spent, games / spent


def _cost(
    call: Callable[[T], object],
    positions: Sequence[T],
    seconds: float,
    of: Callable[[Iterable[float]], float] = median,
) -> float:
    """CPU time of a call in µs, by default the median over these positions; results are dropped."""
    return of(_call_time(call, position, seconds / len(positions)) for position in positions)


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
    """A game of ours: random moves, setup included."""
    benchmark, chooser = benchmark_of(title(name)), Chooser(1)
    start = partial(begin, title(name), benchmark.options)
    histories = (positions(start(seed), chooser) for seed in SAMPLED)
    return _Measurable(
        play=lambda seed: play_out(start(seed), chooser),
        drive=lambda seed: _drive(start(seed), chooser),
        positions=_middles(map(list, histories)),
        digest=digest,
        hot_path=benchmark.hot_path,
        thoughts=cache(partial(thoughts, title(name), benchmark.options)),
    )


def _drive(game: Game, chooser: Chooser) -> int:
    decisions = 0
    while not game.is_over():
        decide(game, chooser)
        decisions += 1
    return decisions


@cache
def _peer() -> _Measurable:
    """The peer, which has no hash, no hot path and no thoughts."""
    return _Measurable(
        play=peer.play,
        drive=peer.play,
        positions=_middles(map(peer.history, SAMPLED)),
        digest=None,
        hot_path=None,
    )


def _middles(histories: Iterable[list[Any]]) -> list[Any]:
    """Positions from the middle of games; in each of them somebody has to decide."""
    return [past[len(past) * quarter // 4] for past in histories for quarter in (1, 2, 3)]


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        serve(sys.stdin, sys.stdout)
