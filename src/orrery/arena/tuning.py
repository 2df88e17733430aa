"""Better weights for an evaluation, found by playing: CMA-ES, and a proof on fresh deals.

A candidate multiplies each weight by a factor near 1. It plays the greedy bot with the weights that
there are, on the same deals as all other candidates of its generation, in every order of seats, and
is worth the points by which it is ahead. What the optimiser believes in at the end has been chosen
among many by chance too, so it has to be better once more, on deals that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from orrery.arena.executors import Run
from orrery.arena.simulation import play_out
from orrery.arena.tournament import orders
from orrery.bots.company import bot_seed
from orrery.bots.greedy import GreedyBot
from orrery.bots.planning import evaluation_of
from orrery.games import title as title_of
from orrery.kernel.arithmetic import exp
from orrery.kernel.dice import key_from_seed
from orrery.kernel.errors import InvalidOption
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.option import OptionValue
from orrery.kernel.title import Title

ENOUGH: Final = 2.0  # standard errors by which weights have to be better on fresh deals
_FORMAT: Final = "orrery-tuning-1"
_FRESH: Final = "fresh"  # in the seeds of deals that no candidate has played

Steps = list[float]  # logarithms of the factors, in the order of the weights


@dataclass(frozen=True, slots=True)
class Tuning:
    """What is tuned, and how: so many candidates a generation, each with so many deals.

    `spread` is how far the first candidates are from the weights that there are: 0.2 makes factors
    of 0.8 to 1.2, mostly.
    """

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    seed: str
    weights: tuple[str, ...]
    population: int = 12
    deals: int = 4
    spread: float = 0.2


class Header(msgspec.Struct, frozen=True):
    """What has to be the same for a search to go on, in the first line of its file."""

    format: str
    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, OptionValue]
    seed: str
    population: int
    deals: int
    spread: float
    weights: dict[str, float]  # as they were when it began

    @classmethod
    def of(cls, tuning: Tuning) -> Header:
        title = title_of(tuning.game)
        return cls(
            _FORMAT,
            tuning.game,
            title.rules_version,
            title.content_hash,
            tuning.seats,
            dict(tuning.options),
            tuning.seed,
            tuning.population,
            tuning.deals,
            tuning.spread,
            tuned(tuning, [0.0] * len(tuning.weights)),
        )


class Generation(msgspec.Struct, frozen=True):
    """What the candidates of a generation were, and by how many points each was ahead."""

    candidates: list[Steps]
    margins: list[float]


@dataclass(frozen=True, slots=True)
class Proof:
    """By how many points weights are ahead of those that there are, on fresh deals."""

    margins: list[float] = field(repr=False)

    @property
    def margin(self) -> float:
        return fmean(self.margins)

    @property
    def error(self) -> float:
        """The standard error of the margin."""
        return stdev(self.margins) / sqrt(len(self.margins))

    @property
    def holds(self) -> bool:
        return self.margin > ENOUGH * self.error


@dataclass(frozen=True, slots=True)
class _Trial:
    """A candidate on one deal."""

    tuning: Tuning
    steps: Steps
    seed: str


# Weights


def weight_names(title: Title) -> list[str]:
    """What can be tuned of a title: the numbers of its evaluation's weights that are not 0.

    Those in lists have the number of their place: `ranks.1`.
    """
    weights = _weights_of(evaluation_of(title))
    if weights is None:
        return []
    found: list[str] = []
    for name in sorted(name for name in dir(weights) if not name.startswith("_")):
        value = getattr(weights, name)
        if isinstance(value, list):
            found += [f"{name}.{place}" for place, one in enumerate(value) if _is_tunable(one)]
        elif _is_tunable(value):
            found.append(name)
    return found


def check_tuning(tuning: Tuning) -> None:
    """Refuse what can't be tuned, with the reason."""
    title = title_of(tuning.game)
    title.check(tuning.seats, tuning.options)
    known = weight_names(title)
    if not known:
        raise InvalidOption(f"{title.name} has no evaluation with weights")
    for name in tuning.weights:
        if name not in known:
            raise InvalidOption(f"there is no weight {name!r}; there are: {', '.join(known)}")
    if len(tuning.weights) < 2:
        raise InvalidOption("at least two weights are tuned at once")


def tuned(tuning: Tuning, steps: Sequence[float]) -> dict[str, float]:
    """The weights of a candidate, by their names."""
    weights = _weights_of(evaluation_of(title_of(tuning.game), tuning.seats == 1))
    factors = zip(tuning.weights, steps, strict=True)
    return {name: _get(weights, name) * exp(step) for name, step in factors}


def _weights_of(evaluation: Evaluation) -> Any:
    return getattr(evaluation, "weights", None)


def _is_tunable(value: Any) -> bool:
    return isinstance(value, float) and value != 0.0


def _get(weights: Any, name: str) -> float:
    name, _, place = name.partition(".")
    found = getattr(weights, name)
    return float(found[int(place)] if place else found)


def _set(weights: Any, name: str, value: float) -> None:
    name, _, place = name.partition(".")
    if place:
        getattr(weights, name)[int(place)] = value
    else:
        setattr(weights, name, value)


# The search


class Search:
    """Candidates, generation by generation; the same plan has the same ones.

    It remembers nothing but what it was told, so that one that was interrupted goes on when it is
    told all of it again.
    """

    def __init__(self, tuning: Tuning) -> None:
        numpy, cmaes = _optimiser()
        self._array = numpy.array
        self._tuning = tuning
        self._cma = cmaes.SepCMA(
            mean=numpy.zeros(len(tuning.weights)),
            sigma=tuning.spread,
            seed=int.from_bytes(key_from_seed(tuning.seed)[:4]),
            population_size=tuning.population,
        )
        self.generation = 0

    @property
    def favourite(self) -> Steps:
        """The middle of what it believes in."""
        return [float(step) for step in self._cma.mean]

    def candidates(self) -> list[Steps]:
        """The next generation. Once for each, since chance moves on."""
        return [[float(step) for step in self._cma.ask()] for _ in range(self._tuning.population)]

    def tell(self, told: Generation) -> None:
        """How the candidates of a generation did."""
        pairs = zip(told.candidates, told.margins, strict=True)
        self._cma.tell([(self._array(steps), -margin) for steps, margin in pairs])
        self.generation += 1


def next_generation(search: Search, tuning: Tuning, run: Run) -> Generation:
    """Let the next candidates play."""
    candidates = search.candidates()
    seeds = [f"{tuning.seed}/{search.generation}/{deal}" for deal in range(tuning.deals)]
    trials = [_Trial(tuning, steps, seed) for steps in candidates for seed in seeds]
    margins = list(run(_margin, trials))
    count = tuning.deals
    means = [fmean(margins[first : first + count]) for first in range(0, len(margins), count)]
    return Generation(candidates, means)


def proof_of(tuning: Tuning, steps: Steps, deals: int, run: Run) -> Proof:
    """How a candidate does on deals that none has played."""
    seeds = [f"{tuning.seed}/{_FRESH}/{deal}" for deal in range(deals)]
    return Proof(list(run(_margin, [_Trial(tuning, steps, seed) for seed in seeds])))


def _optimiser() -> tuple[Any, Any]:
    try:
        import cmaes
        import numpy
    except ImportError as error:
        raise InvalidOption("cmaes is not installed here: install orrery[research]") from error
    return numpy, cmaes


# Playing


def _margin(trial: _Trial) -> float:
    """By how many points a candidate is ahead on a deal, in every order of seats."""
    changed: list[int] = []
    unchanged: list[int] = []
    for order in orders(trial.tuning.seats):
        for is_changed, score in zip(order, _scores(trial, order), strict=True):
            (changed if is_changed else unchanged).append(score)
    return fmean(changed) - fmean(unchanged)


def _scores(trial: _Trial, order: Sequence[bool]) -> list[int]:
    title = title_of(trial.tuning.game)
    bots = [
        GreedyBot(
            bot_seed(trial.seed, seat), evaluation=_changed(title, trial) if is_changed else None
        )
        for seat, is_changed in enumerate(order)
    ]
    game, _ = play_out(title, bots, trial.tuning.options, trial.seed)
    scores = game.scores()
    to_beat = max(scores[len(bots) :], default=0)  # by an opponent that the rules play
    return [score - to_beat for score in scores[: len(bots)]]


def _changed(title: Title, trial: _Trial) -> Evaluation:
    evaluation = evaluation_of(title, trial.tuning.seats == 1)
    for name, value in tuned(trial.tuning, trial.steps).items():
        _set(_weights_of(evaluation), name, value)
    return evaluation
