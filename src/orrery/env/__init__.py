"""Environments for programs that learn: the games as PettingZoo, Gymnasium and OpenSpiel have them.

They come with the extra `orrery[env]`; docs/research.md tells how to use them.
"""

from __future__ import annotations

from orrery.env.aec import OrreryAEC
from orrery.env.parallel import OrreryParallel
from orrery.env.single import OrreryEnv
from orrery.env.vector import Vector

__all__ = ["OrreryAEC", "OrreryEnv", "OrreryParallel", "Vector"]
