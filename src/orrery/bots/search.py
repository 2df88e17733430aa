"""The searching bot: it plays its best lines on, again and again, and takes what goes best."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from typing import Final

from orrery.bots.budget import Budget
from orrery.bots.comparison import Comparison, lines_to_compare
from orrery.bots.lookahead import Line, Lookahead
from orrery.bots.planning import PlanningBot, judges, policy_of, rollouts_of
from orrery.kernel.game import Game
from orrery.kernel.perspective import Perspective

USUAL_TIME: Final = 0.5  # seconds for a decision, unless something else is said
SAFELY: Final = 0.8  # the share of the time left that it takes at most: the way back takes some
SHORTEST: Final = 1e-6  # seconds: no time at all, which is not the same as no limit

# The lookahead sees more than the greedy bot's: that costs little beside the rollouts.
DEPTH: Final = 20
WIDTH: Final = 4
COPIES: Final = 6000


class SearchBot(PlanningBot):
    """Compares the best lines of its own turn by what a light policy makes of them.

    It thinks for `time` seconds, and never longer, or for a number of `rollouts`, which makes the
    same choices on every machine; the perspective's clock says what counts as a second. Who has the
    time for fewer and better rollouts is `thorough`: a title says what they are like. So many
    `lines` are compared. In a rollout so many options get `looks`, and so many of them are
    `followed` to the end of a turn. 0 means as many as suit the title.
    """

    def __init__(
        self,
        seed: int | str,
        time: float = 0.0,
        rollouts: int = 0,
        lines: int = 0,
        looks: int = 0,
        followed: int = 0,
        thorough: bool = False,
    ) -> None:
        super().__init__(seed)
        self._time = time if time or rollouts else USUAL_TIME
        self._rollouts = rollouts
        self._lines = lines
        self._looks = looks
        self._followed = followed
        self._thorough = thorough

    def best_line(self, perspective: Perspective, game: Game, options: list[int]) -> Line:
        budget = Budget(self._seconds(perspective), self._rollouts, perspective.clock.now)
        seat = perspective.seat
        title = perspective.title
        rollouts = rollouts_of(title, self._thorough, alone=game.seats == 1)
        comparison = Comparison(
            lambda: self.imagine(perspective),
            seat,
            policy_of(title, game.seats, rollouts, self._looks, self._followed),
            judges(title, game.seats),
            rollouts,
        )
        lookahead = Lookahead(comparison.judges[seat], seat, DEPTH, WIDTH, COPIES, budget)
        with no_collecting():
            lines = lines_to_compare(lookahead, game, options, self._lines or rollouts.lines)
            return comparison.best(lines, budget)

    def _seconds(self, perspective: Perspective) -> float:
        """Its own time, or less if whoever asks won't wait for so long; 0 without a limit."""
        waits = SAFELY * perspective.clock.left()
        seconds = min(self._time or inf, max(waits, SHORTEST))
        return seconds if seconds < inf else 0.0


@contextmanager
def no_collecting() -> Iterator[None]:
    """Don't look for garbage meanwhile: positions hold no cycles, and to find that out again and
    again takes a fifth of the time.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
