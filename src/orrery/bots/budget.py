"""How long a bot may think: until its clock says so, or for a number of rollouts."""

from __future__ import annotations

from collections.abc import Callable


class Budget:
    """What one decision may take. It begins when it is made.

    A budget of rollouts makes the same choices everywhere; one of seconds is kept whatever the
    machine does meanwhile. With both, the first that is used up ends it; 0 means no limit.
    """

    def __init__(self, seconds: float, rollouts: int, clock: Callable[[], float]) -> None:
        self.seconds = seconds
        self.rollouts = rollouts
        self.clock = clock
        self.began = clock()
        self.made = 0  # rollouts

    def spent(self) -> float:
        """The share of the budget that is used up; 1 and more when it is over."""
        by_rollouts = self.made / self.rollouts if self.rollouts else 0.0
        by_clock = (self.clock() - self.began) / self.seconds if self.seconds else 0.0
        return max(by_rollouts, by_clock)

    def left(self) -> int:
        """How many more rollouts there will be, about: by those made so far, if there are any."""
        spent = self.spent()
        return int(self.made * (1.0 - spent) / spent) if 0.0 < spent < 1.0 else 0

    def is_late(self) -> bool:
        """Whether the clock says that a move has to be made now."""
        return self.seconds > 0.0 and self.clock() - self.began >= self.seconds
