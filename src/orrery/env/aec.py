"""All games as PettingZoo's AEC environments: one seat after another is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Space
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from orrery.env.playing import Playing
from orrery.env.rendering import RENDER_MODES, check_mode, rendered
from orrery.env.rewards import reward_called
from orrery.env.spaces import action_space, named_seats, observation_space
from orrery.kernel.title import Title

Observation = dict[str, Any]


class OrreryAEC(AECEnv[str, Observation, int]):
    """A game for all its seats. Where all act at once, the lowest seat that has to is asked first;
    what it does stays hidden from the others, as at the table.

    An observation is a dict of the `observation` and the `action_mask`; the mask is in `infos` too.
    Rewards come at the end: `scores`, `margins` or `win`. Seats are called `seat_0`, `seat_1`, ….
    """

    def __init__(
        self,
        game: str | Title,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.playing = Playing(game, seats, options)
        self._reward = reward_called(reward)
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "name": f"{self.playing.title.name}_v{self.playing.title.rules_version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = named_seats(seats)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = observation_space(self.playing)
        self._actions = action_space(self.playing)
        self._random, _ = np_random(None)

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observations

    def action_space(self, agent: str) -> Space[Any]:
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed makes the same one, without a seed each is another."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self.playing.begin(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What a seat knows, and what it may do: nothing while it isn't asked."""
        seat = self._seat[agent]
        return {"observation": self.playing.row(seat), "action_mask": self.playing.mask(seat)}

    def step(self, action: int | None) -> None:
        """The action of the seat that is asked; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.playing.act(self._seat[agent], action)
        if self.playing.game.is_over():
            self._end()
        else:
            self._ask()

    def render(self) -> str | None:
        """The table as the seat that is asked sees it, as text or as a drawing in SVG."""
        return rendered(self.playing, self._seat[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _ask(self) -> None:
        seat = self.playing.game.deciders()[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.playing.mask(seat)}

    def _end(self) -> None:
        for agent, reward in zip(self.possible_agents, self._reward(self.playing), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
