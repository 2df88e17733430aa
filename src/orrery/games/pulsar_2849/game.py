"""Pulsar 2849 on the kernel: what drives the table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from orrery.games.pulsar_2849.flying import Teleport
from orrery.games.pulsar_2849.pulsars import ChooseGyrodyne, ClaimIsolated
from orrery.games.pulsar_2849.setup import lay_out
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.tracks import counters_of
from orrery.games.pulsar_2849.words import (
    CLAIM_ISOLATED,
    DIFFERENT_GYRODYNES,
    GYRODYNE,
    INITIATIVE,
    TYPES,
)
from orrery.kernel.move import field, kind_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Pulsar2849(Table):
    """A match of Pulsar 2849."""

    def setup(self, options: dict[str, Any]) -> None:
        lay_out(self, options)

    def redraw(self, viewer: int) -> None:
        """P49-21.1, P49-21.3: tiles get their places when they are turned up, by fresh dice."""

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def standing(self, seat: int) -> list[int]:
        """P49-15.10, P49-15.11: a tie goes to who is further ahead on the initiative track."""
        counters = counters_of(self, INITIATIVE, seat)
        return [self.players[seat].points, -self.tracks[INITIATIVE].ahead.index(counters[0])]

    def resolve(self, seat: int, effect: int) -> None:
        """P49-19.2, P49-19.8: an effect that asks the player something."""
        kind = kind_of(effect)
        if kind == GYRODYNE:
            self.push(ChooseGyrodyne(seat, field(effect, 0), 1))
        elif kind == DIFFERENT_GYRODYNES:
            self.push(ChooseGyrodyne(seat, (1 << TYPES) - 1, field(effect, 0)))
        elif kind == CLAIM_ISOLATED:
            self.push(ClaimIsolated(seat))
        else:
            self.push(Teleport(seat, field(effect, 0)))
