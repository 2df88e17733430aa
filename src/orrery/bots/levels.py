"""How well bots play, from the weakest to the strongest: names that people understand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from orrery.bots.glancing import GlancingBot
from orrery.bots.greedy import GreedyBot
from orrery.bots.playing import Bot, RandomBot
from orrery.bots.search import SearchBot


@dataclass(frozen=True, slots=True)
class Level:
    """A bot with its parameters, under the name by which it is chosen at a table.

    Called with a seed, it makes one. The texts `level-<name>` and `level-<name>-hint` tell what it
    is like.
    """

    name: str
    kind: Callable[..., Bot]
    parameters: Mapping[str, int | float] = field(default_factory=dict)

    def __call__(self, seed: int | str) -> Bot:
        return self.kind(seed, **self.parameters)


LEVELS: Final = (
    Level("random", RandomBot),
    Level("novice", GlancingBot, {"looks": 3, "followed": 3}),
    Level("casual", GlancingBot, {"looks": 5, "followed": 5}),
    Level("strong", GreedyBot),
    Level("expert", SearchBot, {"time": 0.5}),
    Level("master", SearchBot, {"time": 2.0, "thorough": True}),
)
