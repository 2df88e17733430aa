"""What bots that think a turn through have in common: a plan, and doing it."""

from __future__ import annotations

from orrery.bots.light import LightPolicy
from orrery.bots.lookahead import Line
from orrery.kernel.dice import Dice, key_from_seed, new_dice
from orrery.kernel.evaluation import Evaluation, Rollouts
from orrery.kernel.game import Game
from orrery.kernel.perspective import Perspective
from orrery.kernel.title import Title


def evaluation_of(title: Title, alone: bool = False) -> Evaluation:
    """A new evaluation of the title's own package, or one by the points as they stand.

    A package may have another one for matches of one seat.
    """
    module = title.part("evaluation")
    if module is None:
        return Evaluation()
    found: Evaluation
    if alone and hasattr(module, "new_evaluation_alone"):
        found = module.new_evaluation_alone()
    else:
        found = module.new_evaluation()
    return found


def judges(title: Title, seats: int) -> list[Evaluation]:
    """A new evaluation for each seat."""
    return [evaluation_of(title, seats == 1) for _ in range(seats)]


def rollouts_of(title: Title, thorough: bool = False, alone: bool = False) -> Rollouts:
    """How lines of the title are played on, quickly or by whoever has the time, in a match of one
    seat maybe otherwise than in others: what its evaluation says.
    """
    module = title.part("evaluation")
    name = "THOROUGH_ROLLOUTS" if thorough else "ROLLOUTS"
    found: Rollouts = getattr(module, name, Rollouts(ends=thorough))
    if alone:
        found = getattr(module, f"{name}_ALONE", found)
    return found


def new_world(perspective: Perspective, dice: Dice) -> Game:
    """A game in which all that the seat can't know is drawn anew, by these dice."""
    return perspective.imagine(dice.below(0, 1 << 32) << 32 | dice.below(0, 1 << 32))


def policy_of(
    title: Title, seats: int, rollouts: Rollouts, looks: int = 0, followed: int = 0
) -> LightPolicy:
    """A light policy for rollouts; 0 means what suits the title."""
    return LightPolicy(
        judges(title, seats),
        title.round_of,
        looks or rollouts.looks,
        followed or rollouts.followed,
        rollouts.attentive,
    )


class PlanningBot:
    """Thinks the rest of its turn through when it is asked something that it didn't expect.

    What it planned it then does, as long as it is asked what it expected. The same seed makes the
    same choices.
    """

    def __init__(self, seed: int | str) -> None:
        self._dice = new_dice(key_from_seed(seed), seats=0)
        self._plan: list[tuple[list[int], int]] = []  # what it will be asked, and what it answers

    def choose(self, perspective: Perspective) -> int:
        """One of the options."""
        options = perspective.options
        if len(options) == 1:
            return options[0]
        if not self._plan or self._plan[0][0] != options:
            self._plan = self._new_plan(perspective, options)
        return self._plan.pop(0)[1]

    def best_line(self, perspective: Perspective, game: Game, options: list[int]) -> Line:
        """The moves to make, beginning with one of these options of an imagined game."""
        raise NotImplementedError

    def imagine(self, perspective: Perspective) -> Game:
        """A game in which all that the seat can't know is drawn anew by the bot's own chance."""
        return new_world(perspective, self._dice)

    def _new_plan(
        self, perspective: Perspective, options: list[int]
    ) -> list[tuple[list[int], int]]:
        game = self.imagine(perspective)
        imagined = game.options(perspective.seat)
        options_there = [move for move in options if move in imagined]
        if not options_there:  # what is offered rests on something hidden
            return [(options, options[0])]
        line = self.best_line(perspective, game, options_there)
        return list(zip([options, *line.menus[1:]], line.moves, strict=True))
