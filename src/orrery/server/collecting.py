"""How often Python's collector of cyclic garbage looks through the objects of a server."""

from __future__ import annotations

import gc
from typing import Final

_OFTEN: Final = (20_000, 20, 50)  # new objects, and rounds, until the older ones are looked at too


def collect_seldom() -> None:
    """For a process that is a server from now on: what is there already stays for good.

    Positions and messages are no cycles and go away by themselves. With Python's own limits the
    collector took a tenth of the time of a move to find next to nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_OFTEN)
