"""Comparing lines by rollouts: in the same worlds, with the same chance, the worse half dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.bots.budget import Budget
from orrery.bots.light import LightPolicy, follow, play_until
from orrery.bots.lookahead import Line
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.game import Game

TRUST: Final = 20  # as how many rollouts the value counts that the lookahead gives to a line


class Candidate:
    """A line of the own turn, and how well it went in the rollouts."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.total = 0.0
        self.rollouts = 0

    def worth(self) -> float:
        """What the lookahead and the rollouts say together: the more of these, the more by them.

        Both speak of points, and all candidates have had as many rollouts.
        """
        return (self.total + TRUST * self.line.value) / (self.rollouts + TRUST)


class Comparison:
    """Plays lines of a seat on by a light policy, and tells which of them goes best.

    `imagine` gives one more world: what the seat can't know is drawn anew there. A rollout ends
    after so many `rounds`, and `judge` values its position.
    """

    def __init__(
        self,
        imagine: Callable[[], Game],
        seat: int,
        policy: LightPolicy,
        judge: Evaluation,
        rounds: int,
    ) -> None:
        self.imagine = imagine
        self.seat = seat
        self.policy = policy
        self.judge = judge
        self.rounds = rounds
        self.worlds = 0

    def best(self, lines: list[Line], budget: Budget) -> Line:
        """The line that goes best, by sequential halving.

        All lines get as many rollouts, until a part of the budget is spent; then the worse half
        is dropped, so that those that are hard to tell apart get most of them.
        """
        candidates = [Candidate(line) for line in lines]
        halvings = (len(candidates) - 1).bit_length()
        halved = 0
        while len(candidates) > 1:
            results = self.results(candidates, budget)
            if not results:
                break
            for candidate, result in zip(candidates, results, strict=True):
                candidate.total += result
                candidate.rollouts += 1
            while len(candidates) > 1 and budget.spent() * halvings >= halved + 1:
                halved += 1
                candidates.sort(key=_badness)
                del candidates[(len(candidates) + 1) // 2 :]
        candidates.sort(key=_badness)
        return candidates[0].line

    def results(self, candidates: list[Candidate], budget: Budget) -> list[float]:
        """How every candidate goes in one more world; nothing if the time is over before that."""
        policy = self.policy
        world = self.imagine()
        self.worlds += 1
        end = policy.round_of(world) + self.rounds
        results: list[float] = []
        for candidate in candidates:
            policy.begin(self.worlds)
            game = world.copy()
            follow(game, self.seat, candidate.line.moves)
            play_until(game, policy, end, budget)
            if budget.is_late():
                return []
            results.append(self._result(game))
            budget.made += 1
        return results

    def _result(self, game: Game) -> float:
        """What the seat has got out of a rollout, in points."""
        if game.is_over():
            return float(game.scores()[self.seat])
        self.judge.prepare(game, self.seat)
        return self.judge.value(game, self.seat)


def _badness(candidate: Candidate) -> float:
    return -candidate.worth()


def unlike(lines: list[Line], number: int) -> list[Line]:
    """The first lines, but of those that are worth the same only one: they mostly are the same
    moves in another order.
    """
    found: list[Line] = []
    for line in lines:
        if not found or line.value != found[-1].value:
            found.append(line)
            if len(found) == number:
                break
    return found
