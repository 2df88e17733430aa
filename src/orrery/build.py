"""Which build this is."""

from __future__ import annotations

from orrery.kernel import game


def is_compiled() -> bool:
    """Whether kernel and rules run as compiled code."""
    return not str(game.__file__).endswith(".py")
