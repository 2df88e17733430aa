"""The base of everything that makes up a position."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

Thing = TypeVar("Thing")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Part of a position: fields are ints, bools, bytes, None, other states, or lists of these.

    Tuples of ints, and lists of them, are kept as lists in saves (see `tuples`).

    `Cls()` makes a blank object whose fields are filled in afterwards; `copy()` of each class does
    that by hand, because a generic copy costs five to thirty times more. Fields named in
    `derived()` can be computed from the others and are left out of saves, hashes and comparisons.

    A list that is a value is never changed in place: `replaced` and `without_place` make another
    one, so that copies share it. Positions are copied far more often than such a list changes.
    """

    def derived(self) -> tuple[str, ...]:
        """Names of the fields that are not part of the position."""
        return ()

    def tuples(self) -> tuple[str, ...]:
        """Names of the fields that hold a tuple of ints or a list of such tuples."""
        return ()

    def upgrade(self, fields: dict[str, Any]) -> None:
        """Let the fields of a save that an older version wrote become those of this one."""

    def restored(self) -> None:
        """Make the derived fields anew, after all others have been filled in from a save."""


def replaced(values: list[Thing], place: int, value: Thing) -> list[Thing]:
    """The list with something else at a place, as a new value."""
    found = values[:]
    found[place] = value
    return found


def without_place(values: list[Thing], place: int) -> list[Thing]:
    """The list with what is at a place left out, as a new value."""
    found = values[:]
    del found[place]
    return found
