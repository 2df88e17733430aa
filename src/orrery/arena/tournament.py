"""Who plays better: every two bots play the same deals, in every order of seats.

The unit is a deal: one seed, played once for each order. Two bots that play equally well share its
points equally, whatever chance has dealt, so far fewer games show who is better than if each
game had a seed of its own. Which deals are played, and so every result, depends on the plan alone:
not on how many processes play them, nor on how often they were interrupted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import log, sqrt
from statistics import fmean, pvariance
from typing import Final

import msgspec

from orrery.arena.executors import Run
from orrery.arena.simulation import play_out
from orrery.bots import Bot
from orrery.bots.company import Company
from orrery.games import title as title_of
from orrery.kernel.clock import CLOCKS
from orrery.kernel.errors import InvalidOption
from orrery.kernel.match import outcome_of
from orrery.kernel.option import OptionValue
from orrery.kernel.perspective import Perspective

ROUND: Final = 10  # deals of two bots, after which is looked whether the answer is clear
_LEAST: Final = 2 * ROUND  # deals before that may be
_DOUBT: Final = 0.05  # how often bots that are equal are told apart all the same, at most
_TUNED_FOR: Final = 40  # deals after which the bounds are narrowest
_RHO_SQUARED: Final = (2 * log(1 / _DOUBT) + log(1 + 2 * log(1 / _DOUBT))) / _TUNED_FOR


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays what. `games` is how many two bots play against each other at most."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: Mapping[str, OptionValue]
    seed: str
    games: int
    stops_early: bool = True
    clock: str = "wall"  # one of CLOCKS, by which bots think and are timed

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.bots, 2))

    @property
    def most_deals(self) -> int:
        """Of two bots; what has begun is played in every order."""
        return -(-self.games // len(orders(self.seats)))


class SeatResult(msgspec.Struct, frozen=True):
    """How a bot did on a seat; `points` are by their source, `seconds` it took to decide."""

    bot: str
    score: int
    rank: int
    points: dict[str, int]
    decisions: int
    seconds: float


class Deal(msgspec.Struct, frozen=True):
    """A deal that two bots have played: its games, in the order of `orders`, by seats."""

    first: str
    second: str
    number: int
    games: list[list[SeatResult]]

    @property
    def pair(self) -> tuple[str, str]:
        return self.first, self.second

    @property
    def score(self) -> float:
        """What the first one has won of it: between 0 and 1, a half if they did equally well."""
        if len(self.games[0]) == 1:  # alone, they compare what they have reached
            mine, other = self.games[1][0].score, self.games[0][0].score
            return _share(-mine, -other)
        return fmean(_score(game, self.first) for game in self.games)


@dataclass(frozen=True, slots=True)
class _Task:
    plan: Plan
    pair: tuple[str, str]
    number: int


def orders(seats: int) -> list[tuple[bool, ...]]:
    """On which seats the first of two bots sits: on half of them, or as nearly as can be."""
    ways = product((False, True), repeat=seats)
    return [way for way in ways if abs(2 * sum(way) - seats) == seats % 2]


def check(plan: Plan) -> None:
    """Refuse a plan that can't be carried out, with the reason."""
    title_of(plan.game).check(plan.seats, plan.options)
    if len(plan.bots) < 2:
        raise InvalidOption("an arena needs at least two bots, such as greedy,random")
    if len(set(plan.bots)) < len(plan.bots):
        raise InvalidOption("a bot is named twice: name each once, it plays on several seats")
    with Company(plan.bots) as company:
        company.check()


def hold(plan: Plan, played: Iterable[Deal], run: Run) -> Iterator[Deal]:
    """Play what is missing of a plan; the deals come in the same order always."""
    record = Record(plan, played)
    while tasks := record.due():
        for deal in run(_play, tasks):
            record.add(deal)
            yield deal


class Record:
    """What has been played of a plan."""

    def __init__(self, plan: Plan, played: Iterable[Deal] = ()) -> None:
        self.plan = plan
        self._deals: dict[tuple[str, str], list[Deal]] = {pair: [] for pair in plan.pairs}
        for deal in sorted(played, key=lambda deal: deal.number):
            self.add(deal)

    def add(self, deal: Deal) -> None:
        """Keep a deal, if it is the next one of its pair."""
        deals = self._deals.get(deal.pair)
        if deals is not None and deal.number == len(deals):
            deals.append(deal)

    def deals(self, pair: tuple[str, str]) -> list[Deal]:
        """Those that count: up to where the answer was clear."""
        deals = self._deals[pair][: self.plan.most_deals]
        return deals[: self._settled(deals)]

    def all_deals(self) -> list[Deal]:
        """Those of all pairs that count."""
        return [deal for pair in self.plan.pairs for deal in self.deals(pair)]

    def due(self) -> list[_Task]:
        """What is to be played next: a round of every pair whose answer is still open."""
        tasks: list[_Task] = []
        for pair in self.plan.pairs:
            deals = self._deals[pair][: self.plan.most_deals]
            if self._settled(deals) is None:
                until = min(len(deals) // ROUND * ROUND + ROUND, self.plan.most_deals)
                tasks += [_Task(self.plan, pair, n) for n in range(len(deals), until)]
        return tasks

    def left(self) -> int:
        """How many games there may still be."""
        open_deals = [
            self.plan.most_deals - len(self._deals[pair])
            for pair in self.plan.pairs
            if self._settled(self._deals[pair]) is None
        ]
        return sum(max(0, deals) for deals in open_deals) * len(orders(self.plan.seats))

    def _settled(self, deals: Sequence[Deal]) -> int | None:
        """After how many deals the answer was clear."""
        if not self.plan.stops_early:
            return None
        scores = [deal.score for deal in deals]
        ends = range(_LEAST, len(deals) + 1, ROUND)
        return next((end for end in ends if is_clear(scores[:end])), None)


def is_clear(scores: Sequence[float]) -> bool:
    """Whether these scores of deals show that one of two bots is better.

    However often one looks, equal bots are told apart in 5 % of all cases: that is what a
    confidence sequence is for (Waudby-Smith et al., "Time-uniform central limit theory and
    asymptotic confidence sequences", 2021, there with the parameter rho).
    """
    count = len(scores)
    spread = sqrt(max(pvariance(scores), 1 / (4 * count)))  # equal scores of few deals say little
    growth = count * _RHO_SQUARED + 1
    width = spread * sqrt(2 * growth / (count**2 * _RHO_SQUARED) * log(sqrt(growth) / _DOUBT))
    return abs(fmean(scores) - 0.5) > width


def _share(mine: int, other: int) -> float:
    return 1.0 if mine < other else 0.5 if mine == other else 0.0


def _score(game: Sequence[SeatResult], bot_name: str) -> float:
    """How many of the others a bot is ahead of, on average over its seats; shared ranks half."""
    own = [seat.rank for seat in game if seat.bot == bot_name]
    others = [seat.rank for seat in game if seat.bot != bot_name]
    return fmean(_share(mine, other) for mine in own for other in others)


class _Timed:
    """A bot, and the time it takes."""

    def __init__(self, inner: Bot, now: Callable[[], float]) -> None:
        self._inner = inner
        self._now = now
        self.imagines = getattr(inner, "imagines", True)
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, perspective: Perspective) -> int:
        began = self._now()
        choice = self._inner.choose(perspective)
        self.seconds += self._now() - began
        self.decisions += 1
        return choice


def _play(task: _Task) -> Deal:
    games = [_play_once(task, order) for order in orders(task.plan.seats)]
    return Deal(*task.pair, task.number, games)


def _play_once(task: _Task, order: Sequence[bool]) -> list[SeatResult]:
    plan = task.plan
    first, second = task.pair
    names = [first if is_first else second for is_first in order]
    seed = f"{plan.seed}/{task.number}"
    title = title_of(plan.game)
    with Company(names, lasting=True).seated(seed) as made:
        bots = [_Timed(bot, CLOCKS[plan.clock]) for bot in made]
        game, _ = play_out(title, bots, plan.options, seed, clock=plan.clock)
    outcome = outcome_of(title, game)
    return [
        SeatResult(
            name,
            outcome.scores[seat],
            outcome.ranks[seat],
            title.sheet.points(game, seat),
            bots[seat].decisions,
            bots[seat].seconds,
        )
        for seat, name in enumerate(names)
    ]
