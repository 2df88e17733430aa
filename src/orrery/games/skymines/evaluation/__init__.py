"""How good a position of Skymines is: the coins that a seat may expect at the end.

Everything is counted in coins. What is certain counts in full; what may still come counts with an
estimate of its chance. docs/bots.md explains the terms and how the weights were found.
"""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.evaluation.position import new_evaluation

__all__ = ["LOOKS", "new_evaluation"]

LOOKS: Final = 14  # options in a rollout: a round that is played with fewer says little of a plan
