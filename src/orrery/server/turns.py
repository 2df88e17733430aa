"""How long a thread may keep the others waiting."""

from __future__ import annotations

import sys
from typing import Final

_TURN: Final = 0.0005  # seconds


def take_short_turns() -> None:
    """Let threads that record or replay matches make room for moves soon.

    Python lets a thread go on for 5 ms while another waits, and a move waits several times.
    """
    sys.setswitchinterval(_TURN)
