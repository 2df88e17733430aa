"""A lane: one stack of steps, and what its seat left for later."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.state import State
from orrery.kernel.step import Step

_NO_OPTIONS: Final[list[int]] = []  # one for all, since options are never changed in place
NOT_ASKED: Final[list[int]] = []  # for options that nobody has asked for yet, in a fork


class Lane(State):
    """Steps to come, the next one last, plus the options of a decision that waits on top."""

    stack: list[Step[Any]]
    deferred: list[Step[Any]]  # for after the barrier, in the order they were deferred; a value
    waits: bool  # whether the top step has been reached and waits for its seat
    options: list[int]  # of the waiting decision; never changed in place
    shared: bool  # whether a fork of the game may have it too: see `Game.own`

    def derived(self) -> tuple[str, ...]:
        return ("options", "shared")

    def restored(self) -> None:
        self.options = _NO_OPTIONS
        self.shared = False

    def copy(self) -> Lane:
        twin = Lane()
        twin.stack = self.stack[:]
        twin.deferred = self.deferred
        twin.waits = self.waits
        twin.options = self.options
        twin.shared = False
        return twin


def new_lane(stack: list[Step[Any]]) -> Lane:
    """A lane with these steps, the next one last."""
    lane = Lane()
    lane.stack = stack
    lane.deferred = []
    lane.waits = False
    lane.options = _NO_OPTIONS
    lane.shared = False
    return lane
