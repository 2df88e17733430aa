"""What a tournament shows: ratings, who has won how much of whom, points and times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from orrery.arena.ratings import Rating, rate
from orrery.arena.tournament import Deal, Record, SeatResult


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two bots, the share that the first has won, and its standard error over the deals."""

    first: str
    second: str
    games: int
    score: float
    error: float


@dataclass(frozen=True, slots=True)
class Standing:
    """A bot over all its games."""

    rating: Rating
    games: int
    score: float  # the share that it has won
    points: float  # the mean of its final scores
    sources: dict[str, float]  # the same by their source
    decisions: float  # in a game
    seconds: float  # for a decision


@dataclass(frozen=True, slots=True)
class Standings:
    """The bots, the best first, and all their meetings."""

    bots: list[Standing]
    meetings: list[Meeting]
    lengths: list[int]  # the decisions of every game

    def meeting(self, first: str, second: str) -> Meeting | None:
        """Two bots in this order."""
        for one in self.meetings:
            if (one.first, one.second) == (first, second):
                return one
            if (one.second, one.first) == (first, second):
                return Meeting(first, second, one.games, 1 - one.score, one.error)
        return None


def standings(record: Record) -> Standings:
    """What a record shows, of which at least one deal was played."""
    plan = record.plan
    met = {pair: deals for pair in plan.pairs if (deals := record.deals(pair))}
    scores = {pair: [deal.score for deal in deals] for pair, deals in met.items()}
    ratings = rate(plan.bots, scores, plan.seed)
    deals = record.all_deals()
    return Standings(
        [_standing(rating, deals) for rating in ratings],
        [_meeting(pair, deals) for pair, deals in met.items()],
        [sum(seat.decisions for seat in game) for deal in deals for game in deal.games],
    )


def _standing(rating: Rating, deals: Sequence[Deal]) -> Standing:
    own = [deal for deal in deals if rating.bot in deal.pair]
    seats = [seat for deal in own for game in deal.games for seat in game if seat.bot == rating.bot]
    scores = [deal.score if deal.first == rating.bot else 1 - deal.score for deal in own]
    decisions = sum(seat.decisions for seat in seats)
    return Standing(
        rating,
        games=sum(len(deal.games) for deal in own),
        score=fmean(scores) if scores else 0.0,
        points=fmean(seat.score for seat in seats) if seats else 0.0,
        sources=_sources(seats),
        decisions=decisions / max(1, len(seats)),
        seconds=sum(seat.seconds for seat in seats) / max(1, decisions),
    )


def _sources(seats: Sequence[SeatResult]) -> dict[str, float]:
    names = dict.fromkeys(name for seat in seats for name in seat.points)
    return {name: fmean(seat.points.get(name, 0) for seat in seats) for name in names}


def _meeting(pair: tuple[str, str], deals: Sequence[Deal]) -> Meeting:
    scores = [deal.score for deal in deals]
    count = len(scores)
    mean = fmean(scores)
    variance = sum((score - mean) ** 2 for score in scores) / max(1, count - 1)
    games = sum(len(deal.games) for deal in deals)
    return Meeting(*pair, games, mean, (variance / count) ** 0.5)
