"""What PettingZoo's two kinds of environments share: a game whose seats are all played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Space
from gymnasium.utils.seeding import np_random

from orrery.env.playing import Playing
from orrery.env.rendering import RENDER_MODES, check_mode
from orrery.env.rewards import reward_called
from orrery.env.spaces import action_space, named_seats, observation_space
from orrery.kernel.title import Title

Observation = dict[str, Any]


class SeveralSeats:
    """A game, its seats by name, and their spaces; with `waiting` actions that are no moves."""

    waiting = 0

    def __init__(
        self,
        game: str | Title,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.playing = Playing(game, seats, options)
        self.render_mode = check_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"{self.playing.title.name}_v{self.playing.title.rules_version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = named_seats(seats)
        self.agents: list[str] = []
        self._reward = reward_called(reward)
        self._observations = observation_space(self.playing, self.waiting)
        self._actions = action_space(self.playing, self.waiting)
        self._random, _ = np_random(None)

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observations

    def action_space(self, agent: str) -> Space[Any]:
        return self._actions

    def _begin(self, seed: int | None) -> None:
        """A new game; the same seed makes the same one, without a seed each is another."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self.playing.begin(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
