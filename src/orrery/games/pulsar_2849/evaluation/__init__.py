"""How good a position of Pulsar 2849 is: the points that a seat may expect at the end.

Everything is counted in points. What is certain counts in full; what may still come counts with an
estimate of its chance, less the dice that it still costs. docs/bots.md explains the terms and how
the weights were found.
"""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849.evaluation.position import new_evaluation

__all__ = ["FOLLOWED", "HORIZON", "LOOKS", "MIDWAY", "RIVALRY", "new_evaluation"]

# What the search does with it: docs/bots.md, Search.
LOOKS: Final = 4  # options in a rollout: quicker rollouts did as well as with 6 and 2
FOLLOWED: Final = 1  # of them to the end of a turn
HORIZON: Final = 1  # round
MIDWAY: Final = 8.0  # rollouts
RIVALRY: Final = 0.8
