"""How good a position of How to Save a World is: the points that a seat may expect at the end.

Everything is counted in victory points. What is certain counts in full; what may still come counts
with an estimate of its chance. docs/bots.md explains the terms and how the weights were found.
"""

from __future__ import annotations

from typing import Final

from orrery.games.save_a_world.evaluation.position import new_evaluation
from orrery.kernel.evaluation import Rollouts

__all__ = ["ROLLOUTS", "THOROUGH_ROLLOUTS", "new_evaluation"]

# What the search does with it: docs/bots.md, Search.
ROLLOUTS: Final = Rollouts(rivalry=0.4)  # values count rivals already
# Better turns tell more than whole matches of the usual ones.
THOROUGH_ROLLOUTS: Final = Rollouts(rivalry=0.4, looks=12, followed=4)
