"""A step: one pending piece of procedure, the unit that rules are written in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from orrery.kernel.errors import BrokenRules
from orrery.kernel.state import State

if TYPE_CHECKING:
    from orrery.kernel.game import Game

G = TypeVar("G", bound="Game")

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(State, Generic[G]):
    """A decision: it waits on a stack until its seat has chosen one of its options.

    A step is a value. Its fields are ints or lists of ints, its constructor takes them by name,
    and nothing changes them afterwards, so that copies of a game may share it. They are no secrets:
    `imagine` redraws the game's fields and leaves the steps as they are.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, game: G) -> list[int]:
        """Every legal move, without repeats, in a fixed order; never empty.

        This is the one source of legality: players are shown it, bots choose from it, and a move
        that is not in it is refused. It must not change the game.
        """
        raise BrokenRules(f"{type(self).__name__} has no options()")

    def take(self, game: G, move: int) -> None:
        """Carry out a move that `options` offered. The step itself is off the stack already."""
        raise BrokenRules(f"{type(self).__name__} has no take()")

    def insists(self) -> bool:
        """True if the seat is asked even when there is only one option."""
        return False

    def offers_several(self, game: G) -> bool:
        """True if it is plain, before the options are worked out, that there is more than one.

        It spares those who look at many positions the options of decisions that they pass by.
        """
        return False

    def lapses(self) -> bool:
        """True if the step is dropped when it has no options, instead of being an error."""
        return False

    def run(self, game: G) -> None:
        """For procedures only: see there."""
        raise BrokenRules(f"{type(self).__name__} asks a seat and cannot run by itself")


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Step[G]):
    """A step that asks nobody: it runs as soon as it comes to the top of its stack."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def run(self, game: G) -> None:
        """Carry the procedure out. The step itself is off the stack already."""
        raise BrokenRules(f"{type(self).__name__} has no run()")
