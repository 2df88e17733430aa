"""Bots play whole games, one after another or in several processes, always with the same result."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from orrery.arena.executors import check_jobs, processes
from orrery.bots.company import Company
from orrery.bots.playing import Bot, ask
from orrery.games import title as title_of
from orrery.kernel.clock import CLOCKS, Clock
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import InvalidOption
from orrery.kernel.game import Game
from orrery.kernel.match import outcome_of
from orrery.kernel.option import OptionValue
from orrery.kernel.snapshot import digest
from orrery.kernel.title import Title

_CHUNKS_PER_JOB: Final = 8  # enough that no process idles for long at the end
_LARGEST_CHUNK: Final = 100  # few enough that the progress is seen


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended; `hash` is that of its last position.

    A game that was played alone or by all together has a grade, and no winners if it was lost.
    """

    seed: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    grade: str | None
    decisions: int
    hash: str


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """How a player did over all games: a bot, or an opponent that the rules play.

    A victory that several share is divided among them.
    """

    bot: str
    mean: float
    least: int
    most: int
    wins: float


@dataclass(frozen=True, slots=True)
class Summary:
    """What many games show together; `grades` says how often each of the title's was reached.

    It is empty if no game was graded.
    """

    games: int
    seats: list[SeatSummary]
    grades: dict[str, int]
    decisions: int
    shortest: int
    longest: int

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    def decisions_per_second(self, seconds: float) -> float:
        """The speed, for games that took this long."""
        return self.decisions / seconds


@dataclass(frozen=True, slots=True)
class _Chunk:
    """Consecutive games of a simulation, as they are sent to another process."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, OptionValue]
    seed: str
    numbers: range
    seconds: float | None
    clock: str


def play_out(
    title: Title,
    bots: Sequence[Bot],
    options: Mapping[str, OptionValue],
    seed: int | str,
    seconds: float = math.inf,
    clock: str = "wall",
) -> tuple[Game, int]:
    """The end of a whole game, and how many decisions it took.

    A bot sits on every seat; seats that decide at once are asked in their order. Their clocks show
    so many seconds for each decision, and are of this kind.
    """
    game = title.begin(len(bots), options, key_from_seed(seed))
    decisions = 0
    while not game.is_over():
        for seat in game.deciders():
            game.play(seat, ask(bots[seat], title, game, seat, Clock(seconds, CLOCKS[clock])))
            decisions += 1
    return game, decisions


def play_game(
    title: Title,
    bots: Sequence[Bot],
    options: Mapping[str, OptionValue],
    seed: int | str,
    seconds: float = math.inf,
    clock: str = "wall",
) -> Result:
    """One whole game, a bot on every seat, and how it ended."""
    game, decisions = play_out(title, bots, options, seed, seconds, clock)
    outcome = outcome_of(title, game)
    return Result(
        seed=str(seed),
        scores=outcome.scores,
        ranks=outcome.ranks,
        winners=outcome.winners,
        grade=outcome.verdict.grade if outcome.verdict else None,
        decisions=decisions,
        hash=digest(game),
    )


def simulate(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, OptionValue],
    seed: int | str,
    games: int,
    jobs: int = 1,
    seconds: float | None = None,
    clock: str = "wall",
) -> Iterator[Result]:
    """The results of many games between bots of these names, in order, as they are ready.

    Game i has the seed `<seed>/i`, and its bots have seeds made from that, so that the results
    are the same for any number of jobs. With more than one job the games are played in that many
    processes. Unknown games and bots, and options that won't do, are refused at once. Bots' clocks
    show `seconds` for each decision, if they are given, and are of the kind `clock`; those in
    processes of their own have to keep to the seconds of the wall.
    """
    checked = title_of(game).check(len(bots), options)
    if seconds is not None and not seconds > 0:
        raise InvalidOption(f"bots need more than {seconds:g} seconds for a decision")
    with Company(bots, seconds) as company:
        company.check()
    check_jobs(jobs)
    size = max(1, min(_LARGEST_CHUNK, games // (jobs * _CHUNKS_PER_JOB)))
    chunks = [
        _Chunk(
            game=game,
            bots=tuple(bots),
            options=checked,
            seed=str(seed),
            numbers=range(first, min(first + size, games)),
            seconds=seconds,
            clock=clock,
        )
        for first in range(0, games, size)
    ]
    return _in_processes(chunks, jobs) if jobs > 1 else _one_by_one(chunks)


def summarise(
    players: Sequence[str], results: Sequence[Result], grades: Sequence[str] = ()
) -> Summary:
    """The results of at least one game between these players, taken together.

    They are the bots on all seats, and after them the opponents that the rules play.

    `grades` are those of the title, in whose order they are counted.
    """
    lengths = [result.decisions for result in results]
    return Summary(
        games=len(results),
        seats=[_seat_summary(name, seat, results) for seat, name in enumerate(players)],
        grades=_count_grades(grades, results),
        decisions=sum(lengths),
        shortest=min(lengths),
        longest=max(lengths),
    )


def _seat_summary(name: str, seat: int, results: Sequence[Result]) -> SeatSummary:
    scores = [result.scores[seat] for result in results]
    wins = [1 / len(result.winners) for result in results if seat in result.winners]
    return SeatSummary(name, fmean(scores), min(scores), max(scores), sum(wins) / len(results))


def _count_grades(grades: Sequence[str], results: Sequence[Result]) -> dict[str, int]:
    reached = [result.grade for result in results if result.grade is not None]
    return {grade: reached.count(grade) for grade in grades} if reached else {}


def _one_by_one(chunks: Sequence[_Chunk]) -> Iterator[Result]:
    with Company(chunks[0].bots, chunks[0].seconds) as company:
        company.check()
        for chunk in chunks:
            yield from _play_chunk(chunk, company)


def _in_processes(chunks: Sequence[_Chunk], jobs: int) -> Iterator[Result]:
    with processes(jobs) as run:
        for results in run(_play_chunk_here, chunks):
            yield from results


def _play_chunk_here(chunk: _Chunk) -> list[Result]:
    """In a process that plays one chunk after another, always with the same bots."""
    company = Company(chunk.bots, chunk.seconds, lasting=True)
    company.check()
    return _play_chunk(chunk, company)


def _play_chunk(chunk: _Chunk, company: Company) -> list[Result]:
    title = title_of(chunk.game)
    seconds = math.inf if chunk.seconds is None else chunk.seconds
    results = []
    for number in chunk.numbers:
        seed = f"{chunk.seed}/{number}"
        with company.seated(seed) as bots:
            results.append(play_game(title, bots, chunk.options, seed, seconds, chunk.clock))
    return results
