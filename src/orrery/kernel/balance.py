"""What a game counts to see whether its numbers are fair.

A game's module balance.py has a `Balance` called BALANCE; tools/balance.py plays games between
bots and measures by it. Wins by seat are measured for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from orrery.kernel.option import OptionValue


@dataclass(frozen=True, slots=True)
class Measure:
    """Figures of some like things, taken when a game has ended: which thing, and its figure.

    The mean of each lies within this share of the mean of all, if a share is given; and no figure
    may be missing or 0 for good.
    """

    name: str
    things: Sequence[str]
    of: Callable[[Any], Iterable[tuple[int, float]]]
    within: float | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """How often events of a kind name each of some like things; each has to come up."""

    name: str
    things: Sequence[str]
    event: int
    field: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """In which of some ways each game has ended; each way has at least its share of the games."""

    name: str
    ways: Sequence[str]
    of: Callable[[Any], int]
    at_least: Sequence[float]


@dataclass(frozen=True, slots=True)
class Use:
    """Who has used which of some like things.

    The events begin with the seat and the thing. Each thing is used in at least a share of the
    games in which it could be, and none wins more than a share of their games for those who do.
    So many users win a little more or less by chance: a thing is beyond that bar if it is above it
    by more than the standard error, and with few users it can't be told.
    """

    name: str
    things: Mapping[int, str]  # by the number that events have for them
    events: Sequence[int]
    open_to_use: Callable[[Any], Iterable[int]]  # in a game that has ended
    at_least: float = 0.02
    wins_at_most: float = 0.35
    users_to_tell: int = 20


@dataclass(frozen=True, slots=True)
class Balance:
    """What there is to measure of a game, with the options that differ from the defaults."""

    measures: Sequence[Measure] = ()
    counts: Sequence[Count] = ()
    outcomes: Sequence[Outcome] = ()
    uses: Sequence[Use] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
