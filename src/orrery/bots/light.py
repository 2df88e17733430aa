"""Playing quickly: turns found at a glance, and rollouts of such turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.bots.budget import Budget
from orrery.bots.lookahead import Lookahead
from orrery.kernel.arithmetic import total
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.game import Game
from orrery.kernel.playout import Chooser

LOOKS: Final = 6  # how many options of a decision get a look
FOLLOWED: Final = 2  # how many of them are followed to the end of the turn
COPIES: Final = 200  # how many positions are looked at for one turn, at most about
UNPREPARED: Final = -1


class Glance(Lookahead):
    """A lookahead that sees but a few options of each decision, drawn by the title's prior.

    Its evaluation is prepared once for a round of the match and not for every decision; if it is
    `attentive`, that is refreshed before each turn.
    """

    def __init__(
        self,
        evaluation: Evaluation,
        round_of: Callable[[Any], int],
        seat: int,
        looks: int,
        followed: int,
        attentive: bool = False,
    ) -> None:
        super().__init__(evaluation, seat, followed, 1, COPIES)
        self.round_of = round_of
        self.looks = looks
        self.attentive = attentive
        self.chooser = Chooser(0)
        self.prepared = UNPREPARED

    def turn(self, game: Game) -> list[int]:
        """What the seat does until it rests. The game stays as it is."""
        options = game.options(self.seat)
        if len(options) == 1:
            return options
        self.copies = COPIES
        return self.best(game.fork(), options).moves

    def _prepare(self, game: Game) -> None:
        round_ = self.round_of(game)
        if self.prepared != round_:
            self.evaluation.prepare(game, self.seat)
            self.prepared = round_
        elif self.attentive:
            self.evaluation.refresh(game, self.seat)

    def _worthwhile(self, game: Game, options: list[int]) -> list[int]:
        if len(options) > self.looks:
            options = self.evaluation.worthwhile(game, self.seat, options)
        if len(options) > self.looks:
            weights = self.evaluation.prior(game, self.seat, options)
            options = draw(options, weights, self.looks, self.chooser)
        return options


class LightPolicy:
    """Plays for every seat, quickly and well enough that what a position leads to shows."""

    def __init__(
        self,
        evaluations: list[Evaluation],
        round_of: Callable[[Any], int],
        looks: int,
        followed: int = FOLLOWED,
        attentive: bool = False,
    ) -> None:
        """With an evaluation for each seat, and what tells the round."""
        self.round_of = round_of
        self.glances = [
            Glance(evaluation, round_of, seat, looks, followed, attentive)
            for seat, evaluation in enumerate(evaluations)
        ]

    def begin(self, seed: int) -> None:
        """Before each rollout: equal seeds draw equally."""
        chooser = Chooser(seed)
        for glance in self.glances:
            glance.chooser = chooser


def draw(options: list[int], weights: list[float], number: int, chooser: Chooser) -> list[int]:
    """Different options, drawn one after another by their weights, of which 0 is never drawn."""
    drawn: list[int] = []
    left = total(weights)
    while len(drawn) < number:
        chosen = -1
        target = chooser.share() * left
        for place in range(len(weights)):
            if weights[place] > 0.0:
                chosen = place
                target -= weights[place]
                if target < 0.0:
                    break
        if chosen < 0:
            break
        drawn.append(options[chosen])
        left -= weights[chosen]
        weights[chosen] = 0.0
    return drawn


def play_until(game: Game, policy: LightPolicy, end: int, budget: Budget) -> None:
    """Play on until a match is over or has come to a round; less if the budget is late."""
    while not game.is_over() and not budget.is_late():
        if policy.round_of(game) >= end:
            break
        seat = game.deciders()[0]
        follow(game, seat, policy.glances[seat].turn(game))


def follow(game: Game, seat: int, moves: list[int]) -> None:
    """Make these moves of a seat, as far as they are possible."""
    for move in moves:
        if move not in game.options(seat):
            break
        game.advance(game.lane_of(seat), move)
