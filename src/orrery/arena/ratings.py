"""Ratings from what bots have won of each other: Bradley and Terry's model, with intervals.

A bot whose rating is 400 above another's is expected to win ten times as much as it loses. The mean
of all is 1500. Every two that have met count as if they had shared one deal more: without that,
somebody who has never lost would be infinitely good.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10
from typing import Final

MEAN: Final = 1500
_SCALE: Final = 400
_SAMPLES: Final = 400  # of the deals, for the intervals
_ENOUGH: Final = 1e-9  # a relative change after which strengths count as found
_MOST_STEPS: Final = 10_000

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's rating, and between which bounds it lies with 95 % confidence."""

    bot: str
    rating: float
    low: float
    high: float


def rate(bots: Sequence[str], scores: Mapping[Pair, Sequence[float]], seed: str) -> list[Rating]:
    """The ratings of bots, the best first, from the first one's score of every deal of a pair.

    The bounds come from drawing as many deals again and again from those that were played.
    """
    fitted = _fit(bots, {pair: (sum(some), len(some)) for pair, some in scores.items()})
    chance = random.Random(seed)  # noqa: S311 - nothing is hidden by it
    samples = [_fit(bots, _drawn(scores, chance)) for _ in range(_SAMPLES)]
    ratings = []
    for name in bots:
        values = sorted(sample[name] for sample in samples)
        low, high = values[_SAMPLES // 40], values[-1 - _SAMPLES // 40]
        ratings.append(Rating(name, fitted[name], min(low, fitted[name]), max(high, fitted[name])))
    return sorted(ratings, key=lambda rating: (-rating.rating, rating.bot))


def _drawn(
    scores: Mapping[Pair, Sequence[float]], chance: random.Random
) -> dict[Pair, tuple[float, int]]:
    """As many deals of every pair as it has, drawn from them with replacement."""
    drawn = {}
    for pair, some in scores.items():
        count = len(some)
        drawn[pair] = (sum(some[int(chance.random() * count)] for _ in range(count)), count)
    return drawn


def _fit(bots: Sequence[str], results: Mapping[Pair, tuple[float, int]]) -> dict[str, float]:
    """The strengths that make these results most likely, as ratings (Hunter's algorithm, 2004)."""
    won = dict.fromkeys(bots, 0.0)
    met: dict[str, list[tuple[str, int]]] = {name: [] for name in bots}
    for (first, second), (score, count) in results.items():
        if count:
            won[first] += score + 0.5
            won[second] += count - score + 0.5
            met[first].append((second, count + 1))
            met[second].append((first, count + 1))
    strengths = dict.fromkeys(bots, 1.0)
    for _ in range(_MOST_STEPS):
        change = 0.0
        for name in bots:
            if met[name]:
                own = strengths[name]
                weight = sum(count / (own + strengths[other]) for other, count in met[name])
                strengths[name] = won[name] / weight
                change = max(change, abs(strengths[name] / own - 1))
        if change < _ENOUGH:
            break
    ratings = {name: _SCALE * log10(strength) for name, strength in strengths.items()}
    mean = sum(ratings.values()) / len(bots)
    return {name: rating - mean + MEAN for name, rating in ratings.items()}
