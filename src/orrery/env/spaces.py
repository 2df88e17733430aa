"""The spaces of observations and actions, the same for all seats of a game."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from orrery.env.playing import Playing


def observation_space(playing: Playing, waiting: int = 0) -> Space[Any]:
    """Rows of values from 0 to 1, and masks; with room for an action that is no move."""
    actions = playing.actions.size + waiting
    return Dict(
        {
            "observation": Box(0.0, 1.0, (playing.row_size,), np.float32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


def action_space(playing: Playing, waiting: int = 0) -> Discrete:
    """The actions, from 0 on."""
    return Discrete(playing.actions.size + waiting)


def named_seats(seats: int) -> list[str]:
    """What PettingZoo calls the seats."""
    return [f"seat_{seat}" for seat in range(seats)]
