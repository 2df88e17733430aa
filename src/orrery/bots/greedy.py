"""The greedy bot: it thinks its own turn through and takes what looks best at the end of it."""

from __future__ import annotations

from typing import Final

from orrery.bots.lookahead import Line, Lookahead
from orrery.bots.planning import PlanningBot, evaluation_of
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.game import Game
from orrery.kernel.perspective import Perspective

DEPTH: Final = 10  # how many options are followed to the end of the turn
WIDTH: Final = 1  # how many lines are kept at each further decision
COPIES: Final = 1500  # how many positions are looked at for one decision, about


class GreedyBot(PlanningBot):
    """Plays each option on an imagined copy, decides what follows from it, and values the result.

    It looks at no decision of others, and at its own only until its turn ends. With less depth and
    fewer copies it is quicker and weaker.
    """

    def __init__(
        self,
        seed: int | str,
        depth: int = DEPTH,
        copies: int = COPIES,
        evaluation: Evaluation | None = None,
    ) -> None:
        super().__init__(seed)
        self._depth = depth
        self._copies = copies
        self._evaluation = evaluation  # the title's own if there is none

    def best_line(self, perspective: Perspective, game: Game, options: list[int]) -> Line:
        if self._evaluation is None:
            self._evaluation = evaluation_of(perspective.title, perspective.seats == 1)
        search = Lookahead(self._evaluation, perspective.seat, self._depth, WIDTH, self._copies)
        return search.best(game, options)
