"""What a glance says about an option: how often each kind of move is a good one."""

from __future__ import annotations

from typing import Final

from orrery.games.save_a_world.words import (
    BOOST_CARD,
    BUY_CARD,
    BUY_UPGRADE,
    DECLINE,
    DISCARD,
    DONE,
    PASS,
    PLAY,
    SHUTTLE,
    WORK,
)
from orrery.kernel.evaluation import kind_weights

KINDS: Final[list[float]] = kind_weights(
    {
        WORK: 2.0,
        PLAY: 2.0,
        SHUTTLE: 2.0,
        BUY_UPGRADE: 2.0,
        BUY_CARD: 1.5,
        BOOST_CARD: 1.5,
        DISCARD: 0.5,
        DECLINE: 0.3,
        DONE: 0.3,
        PASS: 0.05,  # the landers that are left do nothing
    }
)
