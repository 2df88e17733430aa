"""What a title charts round by round when a match is over, beside the points of its players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from orrery.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Chart:
    """Lines that belong together, such as what a share of each company is worth.

    `values` tells the number of each line in a position, in the order of `lines`, which are named
    things of the kind `thing`: the text of a line is called `<thing>-<line>`, that of the chart as
    it is itself, with `chart-` in front.
    """

    name: str
    thing: str
    lines: Sequence[str]
    values: Callable[[Any], Sequence[int]]

    @property
    def key(self) -> str:
        """The text key of the chart."""
        return f"chart-{self.name}"

    @property
    def line_keys(self) -> list[str]:
        """The text keys of its lines."""
        return [f"{self.thing}-{line}" for line in self.lines]

    def at(self, game: Game) -> dict[str, int]:
        """The number of each line, by its text key."""
        return dict(zip(self.line_keys, self.values(game), strict=True))
