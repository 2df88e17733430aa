"""How good a position of Pulsar 2849 is: the points that a seat may expect at the end.

Everything is counted in points. What is certain counts in full; what may still come counts with an
estimate of its chance, less the dice that it still costs. docs/bots.md explains the terms and how
the weights were found.
"""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849.evaluation.position import new_evaluation
from orrery.kernel.evaluation import Rollouts

__all__ = ["ROLLOUTS", "THOROUGH_ROLLOUTS", "new_evaluation"]

# What the search does with it: docs/bots.md, Search.
ROLLOUTS: Final = Rollouts(
    rivalry=0.8,
    looks=4,  # quicker rollouts did as well as with 6 and 2
    followed=1,
)
THOROUGH_ROLLOUTS: Final = Rollouts(ends=True, rivalry=0.8, looks=4, followed=1)
