"""All games as PettingZoo's AEC environments: one seat after another is asked."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from orrery.env.rendering import rendered
from orrery.env.several import Observation, SeveralSeats


class OrreryAEC(SeveralSeats, AECEnv[str, Observation, int]):
    """A game for all its seats. Where all act at once, the lowest seat that has to is asked first;
    what it does stays hidden from the others, as at the table.

    An observation is a dict of the `observation` and the `action_mask`; the mask is in `infos` too.
    Rewards are `scores`, `margins` or `win` at the end, or `gains` after every step. Seats are
    called `seat_0`, `seat_1`, ….
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed makes the same one, without a seed each is another."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What a seat knows, and what it may do: nothing while it isn't asked."""
        seat = self._seat_of(agent)
        return {"observation": self.playing.row(seat), "action_mask": self.playing.mask(seat)}

    def step(self, action: int | None) -> None:
        """The action of the seat that is asked; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.playing.act(self._seat_of(agent), action)
        self.rewards = dict(zip(self.possible_agents, self._reward(self.playing), strict=True))
        self._accumulate_rewards()
        if self.playing.game.is_over():
            self._end()
        else:
            self._ask()

    def render(self) -> str | None:
        """The table as the seat that is asked sees it, as text or as a drawing in SVG."""
        return rendered(self.playing, self._seat_of(self.agent_selection), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _ask(self) -> None:
        seat = self.playing.game.deciders()[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.playing.mask(seat)}

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
