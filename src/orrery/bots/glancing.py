"""The glancing bot: it sees a few of its options and overlooks the rest, as people do."""

from __future__ import annotations

from orrery.bots.light import FOLLOWED, LOOKS, Glance
from orrery.bots.lookahead import Line
from orrery.bots.planning import PlanningBot, evaluation_of
from orrery.kernel.dice import key_from_seed
from orrery.kernel.game import Game
from orrery.kernel.perspective import Perspective
from orrery.kernel.playout import Chooser


class GlancingBot(PlanningBot):
    """Draws some options by a glance at them, and takes the one that looks best.

    It knows what is good, but the fewer options it looks at, the more of it it misses.
    """

    def __init__(self, seed: int | str, looks: int = LOOKS, followed: int = FOLLOWED) -> None:
        super().__init__(seed)
        self._chooser = Chooser(int.from_bytes(key_from_seed(seed)[:4]))
        self._looks = looks
        self._followed = followed

    def best_line(self, perspective: Perspective, game: Game, options: list[int]) -> Line:
        title = perspective.title
        glance = Glance(
            evaluation_of(title, perspective.seats == 1),
            title.round_of,
            perspective.seat,
            self._looks,
            self._followed,
        )
        glance.chooser = self._chooser
        return glance.best(game, options)
