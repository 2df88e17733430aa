"""How often Python's collector of cyclic garbage looks through the objects of a server."""

from __future__ import annotations

import gc
from typing import Final

# New objects until they are looked at, rounds of that until all that came since are looked at once
# more, and rounds of that until everything is. Each is a pause: a few milliseconds, some tens, and
# a tenth of a second or two, which comes once in 200,000 moves or so.
_OFTEN: Final = (40_000, 10, 50)


def collect_seldom() -> None:
    """For a process that is a server from now on: what is there already stays for good.

    Positions and messages are no cycles and go away by themselves. With Python's own limits the
    collector took a tenth of the time of a move to find next to nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_OFTEN)
