"""What the search thinks of a decision: what its best moves are worth, and one that was made.

All of it rests on a perspective, so it knows no more than the player did.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Final

import msgspec

from orrery.bots.budget import Budget
from orrery.bots.comparison import TRUST, Candidate, Comparison, lines_to_compare
from orrery.bots.light import follow, play_until
from orrery.bots.lookahead import Line, Lookahead
from orrery.bots.planning import judges, new_world, policy_of, rollouts_of
from orrery.bots.search import COPIES, DEPTH, WIDTH, no_collecting
from orrery.kernel.arithmetic import exp
from orrery.kernel.dice import key_from_seed, new_dice
from orrery.kernel.evaluation import Rollouts
from orrery.kernel.game import Game
from orrery.kernel.perspective import Perspective
from orrery.kernel.title import Title

SHOWN: Final = 3  # of the best moves
_COMPARING: Final = 0.7  # the share of the time that lines are compared; in the rest games end
_PER_ENDING: Final = 8  # rollouts of the comparison for each game that is played to its end
_NEVER: Final = 1 << 30  # the round in which a game ends that is played to its end
# By how many points margins differ from game to game as long as few have shown it, and as how many
# games that counts.
_SPREAD: Final = 12.0
_SUPPOSED: Final = 2


class Effort(msgspec.Struct, frozen=True):
    """How long a decision is thought over: seconds, or rollouts, which give the same everywhere."""

    seconds: float = 0.0
    rollouts: int = 0


class Estimate(msgspec.Struct, frozen=True):
    """What a move is worth to its seat.

    `moves` begins with it and goes on with what the search would do in the rest of the turn.
    `points` are those of the evaluation, a while later; `error` is their standard error, None if
    too few rollouts were made. `chance` is that of winning, None if nobody can win or lose.
    """

    moves: list[str]
    points: float
    error: float | None
    chance: float | None

    @property
    def move(self) -> str:
        return self.moves[0]


class Appraisal(msgspec.Struct, frozen=True):
    """A decision as the search sees it: the best moves, and the one that was `made` if one was.

    `loss` is what the made one is worth less than the best, with its standard error.
    """

    best: list[Estimate]
    made: Estimate | None
    loss: float
    error: float | None
    rollouts: int

    @property
    def chance_lost(self) -> float:
        """By how much the made move lessened the chance of winning."""
        if self.made is None or self.made.chance is None or self.best[0].chance is None:
            return 0.0
        return self.best[0].chance - self.made.chance


def appraise(
    perspective: Perspective,
    effort: Effort,
    seed: int | str,
    made: int | None = None,
    clock: Callable[[], float] = monotonic,
) -> Appraisal:
    """What the search thinks of a decision, and of the option that was taken."""
    with no_collecting():
        return _Appraiser(perspective, effort, seed, clock).appraisal(made)


class _Appraiser:
    """Thinks over one decision."""

    def __init__(
        self, perspective: Perspective, effort: Effort, seed: int | str, clock: Callable[[], float]
    ) -> None:
        self._perspective = perspective
        self._title = perspective.title
        self._seat = perspective.seat
        self._dice = new_dice(key_from_seed(seed), seats=0)
        self._effort = effort
        self._clock = clock
        self._rollouts = rollouts_of(self._title, alone=perspective.seats == 1)
        self._judges = judges(self._title, perspective.seats)
        self._policy = policy_of(self._title, perspective.seats, self._rollouts)

    def appraisal(self, made: int | None) -> Appraisal:
        budget = Budget(_COMPARING * self._effort.seconds, self._effort.rollouts, self._clock)
        trials = self._trials(made, budget)
        mine = next((one for one in trials if one.line.moves[0] == made), None)
        best = self._compare(trials, mine, budget)
        chances = _Chances(self._title, self._seat, self._endings(best.line))
        ranked = sorted(trials, key=lambda one: (one is not best, -best.lead(one)))
        return Appraisal(
            best=[self._estimate(one, best, chances) for one in ranked[:SHOWN]],
            made=None if mine is None else self._estimate(mine, best, chances),
            loss=0.0 if mine is None else _rounded(max(0.0, best.lead(mine))),
            error=None if mine is None else _error(_differences(best, mine), self._rollouts),
            rollouts=budget.made,
        )

    def _trials(self, made: int | None, budget: Budget) -> list[Candidate]:
        """The best lines of the turn, and the best one that begins with the move that was made."""
        game = self._imagine()
        options = self._perspective.options
        lookahead = self._lookahead(budget)
        lines = lines_to_compare(lookahead, game.copy(), options, self._rollouts.lines)
        if made is not None and all(line.moves[0] != made for line in lines):
            lines.append(self._lookahead(budget).best(game, [made]))
        return [Candidate(line, self._rollouts) for line in lines]

    def _lookahead(self, budget: Budget) -> Lookahead:
        return Lookahead(self._judges[self._seat], self._seat, DEPTH, WIDTH, COPIES, budget)

    def _compare(
        self, trials: list[Candidate], mine: Candidate | None, budget: Budget
    ) -> Candidate:
        """Play the lines on, the worse ones for a part of the budget only; the best one.

        The two best go on to the end, and so does what was made.
        """
        comparison = Comparison(
            self._imagine, self._seat, self._policy, self._judges, self._rollouts
        )
        standing = trials[:]
        parts = max(1, (len(trials) - 1).bit_length())
        part = 1
        while budget.spent() < 1:
            if not comparison.play_on(standing, budget):
                break
            while part < parts and budget.spent() * parts >= part:
                part += 1
                standing = _better_half(standing, mine)
        return min(standing, key=_badness)

    def _endings(self, line: Line) -> list[Game]:
        """Some games that begin with a line, played to their end."""
        seconds = (1 - _COMPARING) * self._effort.seconds
        budget = Budget(seconds, -(-self._effort.rollouts // _PER_ENDING), self._clock)
        ended: list[Game] = []
        while budget.spent() < 1:
            world = self._imagine()
            self._policy.begin(len(ended))
            follow(world, self._seat, line.moves)
            play_until(world, self._policy, _NEVER, budget)
            if budget.is_late():
                break
            ended.append(world)
            budget.made += 1
        return ended

    def _imagine(self) -> Game:
        return new_world(self._perspective, self._dice)

    def _estimate(self, trial: Candidate, best: Candidate, chances: _Chances) -> Estimate:
        behind = 0.0 if trial is best else max(0.0, best.lead(trial))
        return Estimate(
            moves=self._title.moves.texts(trial.line.moves),
            points=_rounded(best.worth() - behind),
            error=_error(trial.ends, self._rollouts),
            chance=chances.of(behind),
        )


class _Chances:
    """How likely it is to win, by games that were played to their end after the best line."""

    def __init__(self, title: Title, seat: int, ended: list[Game]) -> None:
        self._verdicts = [title.verdict(game) for game in ended]
        self._margins = [margin for game in ended for margin in _margins(game, seat)]

    def of(self, behind: float) -> float | None:
        """The chance of a line that is worth so many points less than the best one.

        Alone it is the share of games that the rules call a success. Otherwise margins are taken
        for normally distributed, and the points count as much of a margin.
        """
        judged = [verdict for verdict in self._verdicts if verdict is not None]
        if judged:
            return round(sum(verdict.succeeded for verdict in judged) / len(judged), 3)
        if not self._margins:
            return None
        mean = _mean(self._margins)
        games = len(self._margins)
        squares = sum((margin - mean) ** 2 for margin in self._margins)
        variance = (squares + _SUPPOSED * _SPREAD**2) / (games - 1 + _SUPPOSED)
        deviations = (mean - behind) / sqrt(variance * (1 + 1 / games))
        return round(_normal(deviations), 3)


def _normal(deviations: float) -> float:
    """The chance that a normal value is at most so far above its mean, to within 0.0002."""
    return 1.0 / (1.0 + exp(-deviations * (1.5976 + 0.070565 * deviations * deviations)))


def _margins(game: Game, seat: int) -> list[int]:
    """By how much a seat is ahead of the best of the others, if there are others."""
    scores = game.scores()
    others = scores[:seat] + scores[seat + 1 :]
    return [scores[seat] - max(others)] if others else []


def _better_half(trials: list[Candidate], mine: Candidate | None) -> list[Candidate]:
    kept = sorted(trials, key=_badness)[: max(2, (len(trials) + 1) // 2)]
    return kept if mine is None or mine in kept else [*kept, mine]


def _badness(trial: Candidate) -> float:
    return -trial.worth()


def _differences(one: Candidate, other: Candidate) -> list[float]:
    """By how much one line went better than another, world by world; dropped ones have fewer."""
    return [a - b for a, b in zip(one.ends, other.ends, strict=False)]


def _error(results: list[float], rollouts: Rollouts) -> float | None:
    """The standard error of what a line is worth: what is expected before the end has none."""
    count = len(results)
    if count < 2:
        return None
    mean = _mean(results)
    variance = sum((result - mean) ** 2 for result in results) / (count - 1)
    return _rounded(sqrt(variance / count) * count / (count + rollouts.midway + TRUST))


def _mean(numbers: list[float] | list[int]) -> float:
    return sum(numbers) / len(numbers)


def _rounded(points: float) -> float:
    return round(points, 2)
