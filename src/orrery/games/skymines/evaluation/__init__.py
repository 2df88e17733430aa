"""How good a position of Skymines is: the coins that a seat may expect at the end.

Everything is counted in coins. What is certain counts in full; what may still come counts with an
estimate of its chance. docs/bots.md explains the terms and how the weights were found.
"""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.evaluation.position import new_evaluation
from orrery.kernel.evaluation import Rollouts

__all__ = ["ROLLOUTS", "THOROUGH_ROLLOUTS", "new_evaluation"]

# What the search does with it: docs/bots.md, Search.
ROLLOUTS: Final = Rollouts(
    rounds=3,
    rivalry=1.0,  # who lifts the value of shares lifts it for all who have some
    looks=14,  # a round that is played with fewer says little of a plan
)
THOROUGH_ROLLOUTS: Final = Rollouts(
    rounds=3,
    ends=True,
    midway=4.0,  # what shares will be worth is a guess until stations show it
    rivalry=1.0,
    looks=25,  # so that whole matches are played about as well as by the greedy bot, in less time
    followed=4,
    attentive=True,
)
