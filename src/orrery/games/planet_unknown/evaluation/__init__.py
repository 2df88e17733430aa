"""How good a position of Planet Unknown is: the medals that a seat may expect at the end.

Everything is counted in medals. What is certain counts in full; what may still come counts with an
estimate of its chance, which falls with what is missing and rises with the rounds that are left.
docs/bots.md explains the terms and how the weights were found.
"""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.evaluation.position import new_evaluation

__all__ = ["FOLLOWED", "HORIZON", "LOOKS", "MIDWAY", "RIVALRY", "new_evaluation"]

# What the search does with it: docs/bots.md, Search.
LOOKS: Final = 4  # options in a rollout: quicker rollouts did as well as with 6 and 2
FOLLOWED: Final = 1  # of them to the end of a turn
HORIZON: Final = 3  # rounds: what a tile is good for shows when others lie beside it
MIDWAY: Final = 24.0  # rollouts: how a match ends has more to do with the tiles to come
RIVALRY: Final = 0.7
