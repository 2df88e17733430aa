"""How good a position of Planet Unknown is: the medals that a seat may expect at the end.

Everything is counted in medals. What is certain counts in full; what may still come counts with an
estimate of its chance, which falls with what is missing and rises with the rounds that are left.
docs/bots.md explains the terms and how the weights were found.
"""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.evaluation.position import new_evaluation, new_evaluation_alone
from orrery.kernel.evaluation import Rollouts

__all__ = [
    "ROLLOUTS",
    "THOROUGH_ROLLOUTS",
    "THOROUGH_ROLLOUTS_ALONE",
    "new_evaluation",
    "new_evaluation_alone",
]

# What the search does with it: docs/bots.md, Search.
ROLLOUTS: Final = Rollouts(
    rounds=3,  # what a tile is good for shows when others lie beside it
    rivalry=0.7,
    looks=4,  # quicker rollouts did as well as with 6 and 2
    followed=1,
)
THOROUGH_ROLLOUTS: Final = Rollouts(
    rounds=3,
    ends=True,
    midway=24.0,  # how a match ends has more to do with the tiles to come
    rivalry=0.7,
    looks=4,
    followed=1,
)

# Alone: to see how a match may end, one has to play about as well as whoever asks. Looking at 4
# options leaves a planet so open that rollouts come to 37 medals, at 20 to 50, in twice the time.
THOROUGH_ROLLOUTS_ALONE: Final = Rollouts(
    rounds=3,
    ends=True,
    midway=24.0,
    looks=20,
    followed=3,
    lines=8,
)
