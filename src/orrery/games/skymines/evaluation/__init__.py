"""How good a position of Skymines is: the coins that a seat may expect at the end.

Everything is counted in coins. What is certain counts in full; what may still come counts with an
estimate of its chance. docs/bots.md explains the terms and how the weights were found.
"""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.evaluation.position import new_evaluation

__all__ = ["HORIZON", "LOOKS", "MIDWAY", "RIVALRY", "new_evaluation"]

# What the search does with it: docs/bots.md, Search.
LOOKS: Final = 14  # options in a rollout: a round that is played with fewer says little of a plan
HORIZON: Final = 3  # rounds
MIDWAY: Final = 4.0  # rollouts: what shares will be worth is a guess until stations show it
RIVALRY: Final = 1.0  # who lifts the value of shares lifts it for all who have some
