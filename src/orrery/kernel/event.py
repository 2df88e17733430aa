"""Events: what happened, for the log, animations and statistics."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1  # as an audience: all seats and the spectators


def only(seat: int) -> int:
    """The audience of one seat. Audiences are sets of seats as bits: join them with `|`."""
    return 1 << seat


def knows(audience: int, viewer: int) -> bool:
    """Whether a viewer belongs to an audience; spectators belong to EVERYONE only."""
    if audience == EVERYONE:
        return True
    return viewer >= 0 and (audience >> viewer) & 1 == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Where a game's events go. Simulation and search attach none, and pay nothing."""

    def tell(self, lane: int, audience: int, kind: int, args: list[int]) -> None:
        """Something happened in a lane; the audience may know the secret fields of its kind."""

    def barrier(self, order: list[int]) -> None:
        """The seats' lanes are about to close: what each did is told in this order of seats."""
