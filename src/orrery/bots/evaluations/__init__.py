"""Evaluations of positions, a module for each title that has one."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from orrery.bots.evaluations.base import Evaluation

_MODULES: Final = {
    "planet_unknown": "orrery.bots.evaluations.planet_unknown.evaluation",
    "pulsar_2849": "orrery.bots.evaluations.pulsar_2849.evaluation",
}


def evaluation_of(title: str) -> Evaluation:
    """A new evaluation for a title; by the points as they stand if it has none of its own."""
    if title not in _MODULES:
        return Evaluation()
    found: Evaluation = import_module(_MODULES[title]).new_evaluation()
    return found
