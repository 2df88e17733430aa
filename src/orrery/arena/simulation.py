"""Bots play whole games, one after another or in several processes, always with the same result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from statistics import fmean
from typing import Final

from orrery.bots import Bot, bot
from orrery.games import title as title_of
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import InvalidOption
from orrery.kernel.game import Game
from orrery.kernel.match import outcome_of
from orrery.kernel.option import OptionValue
from orrery.kernel.perspective import Perspective
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


def play_out(
    title: Title, bots: Sequence[Bot], options: Mapping[str, OptionValue], seed: int | str
) -> tuple[Game, int]:
    """The end of a whole game, and how many decisions it took.

    A bot sits on every seat; seats that decide at once are asked in their order.
    """
    game = title.begin(len(bots), options, key_from_seed(seed))
    perspectives = [Perspective(title, game, seat) for seat in range(len(bots))]
    decisions = 0
    while not game.is_over():
        for seat in game.deciders():
            game.play(seat, bots[seat].choose(perspectives[seat]))
            decisions += 1
    return game, decisions


def play_game(
    title: Title, bots: Sequence[Bot], options: Mapping[str, OptionValue], seed: int | str
) -> Result:
    """One whole game, a bot on every seat, and how it ended."""
    game, decisions = play_out(title, bots, options, seed)
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
) -> Iterator[Result]:
    """The results of many games between bots of these names, in order, as they are ready.

    Game i has the seed `<seed>/i`, and its bots have seeds made from that, so that the results
    are the same for any number of jobs. With more than one job the games are played in that many
    processes. Unknown games and bots, and options that won't do, are refused at once.
    """
    checked = title_of(game).check(len(bots), options)
    for name in bots:
        bot(name, seed)
    if jobs < 1:
        raise InvalidOption(f"games are played by at least one job, not by {jobs}")
    size = max(1, min(_LARGEST_CHUNK, games // (jobs * _CHUNKS_PER_JOB)))
    chunks = [
        _Chunk(game, tuple(bots), checked, str(seed), range(first, min(first + size, games)))
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
    for chunk in chunks:
        yield from _play_chunk(chunk)


def _in_processes(chunks: Sequence[_Chunk], jobs: int) -> Iterator[Result]:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        for results in pool.map(_play_chunk, chunks):
            yield from results
    finally:
        pool.shutdown(cancel_futures=True)


def _play_chunk(chunk: _Chunk) -> list[Result]:
    title = title_of(chunk.game)
    results = []
    for number in chunk.numbers:
        seed = f"{chunk.seed}/{number}"
        bots = [bot(name, f"{seed}/bot {seat}") for seat, name in enumerate(chunk.bots)]
        results.append(play_game(title, bots, chunk.options, seed))
    return results
