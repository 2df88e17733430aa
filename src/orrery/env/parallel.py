"""All games as PettingZoo's parallel environments: where all act at once, one step has them all."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from orrery.env.rendering import rendered
from orrery.env.several import Observation, SeveralSeats
from orrery.kernel.errors import IllegalMove


class OrreryParallel(SeveralSeats, ParallelEnv[str, Observation, int]):
    """A game in which every seat acts in every step.

    In phases in which all act at once, all do; otherwise the seats that aren't asked wait. Waiting
    is the last action, `wait`, and the only one of a seat that has nothing to decide.
    """

    waiting = 1

    @property
    def wait(self) -> int:
        """The action of a seat that has nothing to decide."""
        return self.playing.actions.size

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; the same seed makes the same one, without a seed each is another."""
        self._begin(seed)
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
        rewards = self._reward(self.playing)
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
