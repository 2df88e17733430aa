"""How good a position of How to Save a World is: the points that a seat may expect at the end.

Everything is counted in victory points. What is certain counts in full; what may still come counts
with an estimate of its chance. docs/bots.md explains the terms and how the weights were found.
"""

from __future__ import annotations

from typing import Final

from orrery.games.save_a_world.evaluation.position import new_evaluation

__all__ = ["HORIZON", "MIDWAY", "RIVALRY", "new_evaluation"]

# What the search does with it: docs/bots.md, Search.
HORIZON: Final = 1  # round
MIDWAY: Final = 8.0  # rollouts
RIVALRY: Final = 0.4  # values count rivals already, scores don't
