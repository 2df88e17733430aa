"""When Python's collector of cyclic garbage looks through the objects of a server.

Positions and messages are no cycles and go away by themselves; requests over HTTP leave a few
behind. So new objects are looked at once, a few at a time, and what is still in use then is not
looked at again while people play: doing so stopped everyone for a tenth of a second and more.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final, Literal

_AT_A_TIME: Final = 5_000  # new objects: a pause of some five milliseconds
_NEVER: Final = 1_000_000
_LOOK: Final = 60.0  # seconds over which it is seen whether anything happens
_BUSY: Final = 0.02  # of a processor's time: whoever uses more has something to do
_LATEST: Final = 3600.0  # seconds after which everything is looked through nevertheless
_WORTHWHILE: Final = 10.0  # seconds of a processor's time: after less there is nothing to find


def collect_seldom() -> None:
    """For a process that is a server from now on: what is there already stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_AT_A_TIME, _NEVER, _NEVER)
    gc.callbacks.append(_keep)


def _keep(phase: Literal["start", "stop"], _: dict[str, int]) -> None:
    """What has survived is not looked at again; it is freed as soon as nobody refers to it."""
    if phase == "stop":
        gc.freeze()


def collect_all() -> None:
    """Look through everything once."""
    gc.unfreeze()
    gc.collect()  # and `_keep` what is in use


async def collect_when_quiet() -> None:
    """Look through everything now and then, when nobody waits for anything; until cancelled."""
    tidied, when = time.process_time(), time.monotonic()
    while True:
        before = time.process_time()
        await asyncio.sleep(_LOOK)
        used = time.process_time()
        is_quiet = used - before < _BUSY * _LOOK or time.monotonic() - when > _LATEST
        if is_quiet and used - tidied > _WORTHWHILE:
            collect_all()
            tidied, when = time.process_time(), time.monotonic()
