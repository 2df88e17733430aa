"""All games as PettingZoo's parallel environments: where all act at once, one step has them all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from gymnasium.utils.seeding import np_random
from pettingzoo import ParallelEnv

from orrery.env.playing import Playing
from orrery.env.rendering import RENDER_MODES, check_mode, rendered
from orrery.env.rewards import reward_called
from orrery.env.spaces import action_space, named_seats, observation_space
from orrery.kernel.errors import IllegalMove
from orrery.kernel.title import Title

Observation = dict[str, Any]


class OrreryParallel(ParallelEnv[str, Observation, int]):
    """A game in which every seat acts in every step.

    In phases in which all act at once, all do; otherwise the seats that aren't asked wait. Waiting
    is the last action, `wait`, and the only one of a seat that has nothing to decide.
    """

    def __init__(
        self,
        game: str | Title,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.playing = Playing(game, seats, options)
        self.wait = self.playing.actions.size
        self._reward = reward_called(reward)
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "name": f"{self.playing.title.name}_v{self.playing.title.rules_version}",
            "render_modes": RENDER_MODES,
        }
        self.possible_agents = named_seats(seats)
        self.agents: list[str] = []
        self._observations = observation_space(self.playing, waiting=1)
        self._actions = action_space(self.playing, waiting=1)
        self._random, _ = np_random(None)

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observations

    def action_space(self, agent: str) -> Space[Any]:
        return self._actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; the same seed makes the same one, without a seed each is another."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self.playing.begin(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """The actions of all seats; those of seats that have nothing to decide must be `wait`."""
        asked = self.playing.game.deciders()
        for seat, agent in enumerate(self.agents):
            if (actions[agent] == self.wait) == (seat in asked):
                must = "act" if seat in asked else "wait"
                raise IllegalMove(f"{agent} has to {must} now")
        for seat in asked:
            self.playing.act(seat, actions[self.possible_agents[seat]])
        over = self.playing.game.is_over()
        rewards = self._reward(self.playing) if over else [0.0] * self.playing.seats
        agents = self.agents
        seen, infos = self._seen()
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def render(self) -> str | None:
        """The table as the first seat sees it, as text or as a drawing in SVG."""
        return rendered(self.playing, 0, self.render_mode)

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seen: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.agents):
            mask = np.zeros(self.wait + 1, np.int8)
            self.playing.fill_mask(seat, mask)
            mask[self.wait] = not self.playing.game.options(seat)
            seen[agent] = {"observation": self.playing.row(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return seen, infos
