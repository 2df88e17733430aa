"""What a glance says about an option: how often each kind of move is a good one."""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849.words import (
    BUILD,
    BUY_TOKEN,
    COMPLETE,
    COPY,
    DECLINE,
    END_TURN,
    FLY,
    PATENT,
    PAY_TRANSMITTER,
    PROJECT,
    TAKE_GYRODYNE,
)
from orrery.kernel.evaluation import kind_weights

KINDS: Final[list[float]] = kind_weights(
    {
        BUILD: 6.0,  # free
        COPY: 3.0,
        COMPLETE: 3.0,  # brings points in every round from now on
        FLY: 2.5,
        PROJECT: 2.0,
        PATENT: 1.5,
        TAKE_GYRODYNE: 1.5,
        PAY_TRANSMITTER: 1.5,
        BUY_TOKEN: 0.2,  # for dice that pay for nothing else
        END_TURN: 0.05,  # what was not used is lost
        DECLINE: 0.2,
    }
)
