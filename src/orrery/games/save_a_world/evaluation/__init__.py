"""How good a position of How to Save a World is: the points that a seat may expect at the end.

Everything is counted in victory points. What is certain counts in full; what may still come counts
with an estimate of its chance. docs/bots.md explains the terms and how the weights were found.
"""

from __future__ import annotations

from orrery.games.save_a_world.evaluation.position import new_evaluation

__all__ = ["new_evaluation"]
