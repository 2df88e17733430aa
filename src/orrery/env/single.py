"""All games as Gymnasium's environments: one seat learns, alone or against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box

from orrery.bots import bot
from orrery.bots.company import bot_seed
from orrery.bots.playing import Bot, ask
from orrery.env.playing import Mask, Playing, Row
from orrery.env.rendering import RENDER_MODES, check_mode, rendered
from orrery.env.rewards import reward_called
from orrery.env.spaces import action_space
from orrery.kernel.errors import IllegalMove
from orrery.kernel.title import Title


class OrreryEnv(gymnasium.Env[Row, np.int64]):
    """A game seen from one seat; the others are bots, by the names that `orrery sim` takes.

    An observation is a row; the mask is in `info["action_mask"]` and `action_masks()`. An action
    that isn't legal is an error, unless there is an `illegal_reward`: then it ends the game so.
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012 - so Gymnasium declares it

    def __init__(
        self,
        game: str | Title,
        opponents: Sequence[str] = (),
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: str = "scores",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.playing = Playing(game, 1 + len(opponents), options)
        self.seat = seat
        self._names = [*opponents[:seat], "", *opponents[seat:]]
        self._bots: list[Bot | None] = []
        self._reward = reward_called(reward)
        self._illegal_reward = illegal_reward
        self.render_mode = check_mode(render_mode)
        self.observation_space = Box(0.0, 1.0, (self.playing.row_size,), np.float32)
        self.action_space = action_space(self.playing)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A new game; the same seed makes the same one, without a seed each is another."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 62))
        self._bots = [
            bot(name, bot_seed(drawn, seat)) if name else None
            for seat, name in enumerate(self._names)
        ]
        self.playing.begin(drawn)
        self._let_others_play()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """An action of the seat, and what the others do until it is asked again."""
        try:
            self.playing.act(self.seat, int(action))
        except IllegalMove:
            if self._illegal_reward is None:
                raise
            row, info = self._seen()
            return row, self._illegal_reward, True, False, info
        self._let_others_play()
        over = self.playing.game.is_over()
        reward = self._reward(self.playing)[self.seat]
        row, info = self._seen()
        return row, reward, over, False, info

    def action_masks(self) -> Mask:
        """Which actions are legal now, as sb3-contrib asks for it."""
        return self.playing.mask(self.seat)

    def render(self) -> str | None:
        """The table as the seat sees it, as text or as a drawing in SVG."""
        return rendered(self.playing, self.seat, self.render_mode)

    def _let_others_play(self) -> None:
        game = self.playing.game
        while self.seat not in (deciders := game.deciders()) and deciders:
            for seat in deciders:
                other = self._bots[seat]
                assert other is not None
                game.play(seat, ask(other, self.playing.title, game, seat))

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        return self.playing.row(self.seat), {"action_mask": self.action_masks()}
