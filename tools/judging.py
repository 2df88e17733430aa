"""How well a rollout tells which line of a turn is best, by where it ends and how it is judged.

`python -P -m tools.judging GAME --seconds 300`: greedy bots play two-player matches, with
`--seats 1 --option lunas=1` one beside Luna. At some of their decisions the best lines are played
on to the end of the match in eight worlds, and valued on the way. Half of the worlds make an
estimate of each line, in every way that is tried; the margins at the end of the others are the
truth that it should have told.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from math import sqrt
from statistics import fmean, stdev
from time import process_time

from orrery.bots.budget import Budget
from orrery.bots.comparison import NEVER, lines_to_compare
from orrery.bots.greedy import GreedyBot
from orrery.bots.light import follow, play_until
from orrery.bots.lookahead import Line, Lookahead
from orrery.bots.planning import judges, policy_of, rollouts_of
from orrery.bots.search import COPIES, DEPTH, WIDTH, no_collecting
from orrery.cli.arguments import read_options
from orrery.games import title as title_of
from orrery.kernel.dice import key_from_seed
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.game import Game
from orrery.kernel.perspective import Perspective
from orrery.kernel.title import Title

WORLDS = 8
ROUNDS = (1, 2, 3)  # after which a rollout is valued
SELDOM = 20  # of so many decisions, one is looked at

Played = dict[str, list[float]]  # the points of all seats, by when and how they were judged
Estimate = Callable[[list[Played]], float]


@dataclass
class Decision:
    """What was found out about one decision: how each line went in each world."""

    seat: int
    lines: list[Line]
    worlds: list[list[Played]] = field(default_factory=list)


@dataclass
class Score:
    """How estimates and truth go together, over all decisions."""

    product: float = 0.0
    estimated: float = 0.0
    true: float = 0.0
    gains: list[float] = field(default_factory=list)

    def add(self, estimates: list[float], truth: list[float], usual: float) -> None:
        mean, true_mean = fmean(estimates), fmean(truth)
        for one, true in zip(estimates, truth, strict=True):
            self.product += (one - mean) * (true - true_mean)
            self.estimated += (one - mean) ** 2
            self.true += (true - true_mean) ** 2
        self.gains.append(truth[estimates.index(max(estimates))] - usual)

    def __str__(self) -> str:
        both = sqrt(self.estimated * self.true) or 1.0
        error = stdev(self.gains) / sqrt(len(self.gains) / 2)  # both halves of a decision
        return f"{self.product / both:6.2f}   {fmean(self.gains):+6.2f} ± {error:.2f}"


class Watched(GreedyBot):
    """A greedy bot of whose decisions some are looked at."""

    def __init__(self, seed: str, title: Title, found: list[Decision]) -> None:
        super().__init__(seed)
        self._title = title
        self._found = found
        self._chance = random.Random(seed)

    def best_line(self, perspective: Perspective, game: Game, options: list[int]) -> Line:
        if self._chance.randrange(SELDOM) == 0:
            with no_collecting():
                self._look(perspective, game.copy(), options)
        return super().best_line(perspective, game, options)

    def _look(self, perspective: Perspective, game: Game, options: list[int]) -> None:
        seat = perspective.seat
        evaluation = judges(self._title, game.seats)[seat]
        lookahead = Lookahead(evaluation, seat, DEPTH, WIDTH, COPIES)
        rollouts = rollouts_of(self._title, alone=game.seats == 1)
        lines = lines_to_compare(lookahead, game, options, rollouts.lines)
        if len(lines) == 1:
            return
        decision = Decision(seat, lines)
        for number in range(WORLDS):
            world = self.imagine(perspective)
            common: dict[int, list[Evaluation]] = {}
            decision.worlds.append(
                [_played(self._title, world.copy(), seat, line, number, common) for line in lines]
            )
        self._found.append(decision)


def _played(
    title: Title,
    game: Game,
    seat: int,
    line: Line,
    number: int,
    common: dict[int, list[Evaluation]],
) -> Played:
    """One line in one world; `common` are judges that have prepared after the first line."""
    policy = policy_of(title, game.seats, rollouts_of(title, alone=game.seats == 1))
    policy.begin(number)
    unlimited = Budget(0.0, 0, process_time)
    start = title.round_of(game)
    found: Played = {}
    follow(game, seat, line.moves)
    for rounds in ROUNDS:
        play_until(game, policy, start + rounds, unlimited)
        if not game.is_over():
            anew = prepared(title, game)
            found[f"anew {rounds}"] = values(anew, game)
            found[f"common {rounds}"] = values(common.setdefault(rounds, anew), game)
    play_until(game, policy, NEVER, unlimited)
    end = [float(score) for score in game.scores()]
    for rounds in ROUNDS:
        for way in ("anew", "common"):
            found.setdefault(f"{way} {rounds}", end)
    return {**found, "end": end}


def prepared(title: Title, game: Game) -> list[Evaluation]:
    made = judges(title, game.seats)
    for seat, judge in enumerate(made):
        judge.prepare(game, seat)
    return made


def values(judging: list[Evaluation], game: Game) -> list[float]:
    return [judge.value(game, seat) for seat, judge in enumerate(judging)]


def margin(points: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone what it has."""
    return points[seat] - max([*points[:seat], *points[seat + 1 :]], default=0.0)


def scores(found: list[Decision]) -> dict[str, Score]:
    """How well each way of judging tells the truth."""
    result: dict[str, Score] = defaultdict(Score)
    for decision in found:
        half = len(decision.worlds) // 2
        for known, hidden in (
            (decision.worlds[:half], decision.worlds[half:]),
            (decision.worlds[half:], decision.worlds[:half]),
        ):
            _add(result, decision, known, hidden)
    return result


def _add(
    result: dict[str, Score],
    decision: Decision,
    known: list[list[Played]],
    hidden: list[list[Played]],
) -> None:
    seat = decision.seat
    places = range(len(decision.lines))
    truth = [fmean(margin(world[n]["end"], seat) for world in hidden) for n in places]
    values_ = [line.value for line in decision.lines]
    usual = truth[values_.index(max(values_))]
    result["lookahead alone"].add(values_, truth, usual)
    for when in known[0][0]:
        own = [fmean(world[n][when][seat] for world in known) for n in places]
        lead = [fmean(margin(world[n][when], seat) for world in known) for n in places]
        result[f"{when}, own points"].add(own, truth, usual)
        result[f"{when}, margin"].add(lead, truth, usual)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--seconds", type=float, default=120.0, help="of processor time")
    parser.add_argument("--seed", default="judging")
    given = parser.parse_args()
    title = title_of(given.game)
    options = title.check(given.seats, read_options(title, given.option))
    found: list[Decision] = []
    for number in count():
        game = title.begin(given.seats, options, key_from_seed(f"{given.seed}/{number}"))
        bots = [Watched(f"{given.seed}/{number}/{n}", title, found) for n in range(given.seats)]
        while not game.is_over() and process_time() < given.seconds:
            for seat in game.deciders():
                game.play(seat, bots[seat].choose(Perspective(title, game, seat)))
        if process_time() >= given.seconds:
            break
    print(f"{len(found)} decisions in {number + 1} matches of {given.game}")
    print(f"{'judged':<24} corr.   points a decision better than by the lookahead")
    for way, score in sorted(scores(found).items(), key=lambda item: -fmean(item[1].gains)):
        print(f"{way:<24} {score}")


if __name__ == "__main__":
    main()
