"""The greedy bot: it thinks its own turn through and takes what looks best at the end of it."""

from __future__ import annotations

from typing import Final

from orrery.bots.lookahead import Lookahead
from orrery.kernel.dice import key_from_seed, new_dice
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.perspective import Perspective
from orrery.kernel.title import Title

DEPTH: Final = 10  # how many options are followed to the end of the turn
WIDTH: Final = 1  # how many lines are kept at each further decision
COPIES: Final = 1500  # how many positions are looked at for one decision, about


def evaluation_of(title: Title) -> Evaluation:
    """A new evaluation of the title's own package, or one by the points as they stand."""
    module = title.part("evaluation")
    found: Evaluation = module.new_evaluation() if module else Evaluation()
    return found


class GreedyBot:
    """Plays each option on an imagined copy, decides what follows from it, and values the result.

    What it planned for the rest of its turn it then does, as long as it is asked what it expected.
    It looks at no decision of others, and at its own only until its turn ends. The same seed makes
    the same choices. With less depth and fewer copies it is quicker and weaker.
    """

    def __init__(self, seed: int | str, depth: int = DEPTH, copies: int = COPIES) -> None:
        self._depth = depth
        self._copies = copies
        self._dice = new_dice(key_from_seed(seed), seats=0)
        self._evaluation: Evaluation | None = None
        self._plan: list[tuple[list[int], int]] = []  # what it will be asked, and what it answers

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        if not self._plan or self._plan[0][0] != options:
            self._plan = self._think(perspective, options)
        return self._plan.pop(0)[1]

    def _think(self, perspective: Perspective, options: list[int]) -> list[tuple[list[int], int]]:
        """What to do now and in the rest of the turn."""
        if self._evaluation is None:
            self._evaluation = evaluation_of(perspective.title)
        game = perspective.imagine(self._dice)
        imagined = game.options(perspective.seat)
        options_there = [move for move in options if move in imagined]
        if not options_there:  # what is offered rests on something hidden
            return [(options, options[0])]
        search = Lookahead(self._evaluation, perspective.seat, self._depth, WIDTH, self._copies)
        line = search.best(game, options_there)
        return list(zip([options, *line.menus[1:]], line.moves, strict=True))
