"""What a glance says about an option: how often each kind of move is a good one."""

from __future__ import annotations

from typing import Final

from orrery.games.skymines.words import (
    BUY,
    DECLINE,
    DONE,
    DROP_OUT,
    ENTER,
    PLAN_CARD,
    PUT_PLUS,
    READY,
    UPLOAD,
    USE_FIELD,
)
from orrery.kernel.evaluation import kind_weights

KINDS: Final[list[float]] = kind_weights(
    {
        PLAN_CARD: 3.0,
        ENTER: 2.0,
        BUY: 1.5,
        UPLOAD: 1.5,
        PUT_PLUS: 1.5,
        USE_FIELD: 0.7,
        DECLINE: 0.3,
        DONE: 0.1,
        READY: 0.1,  # cards that are not planned are not used
        DROP_OUT: 0.05,  # what lies face up is lost
    }
)
