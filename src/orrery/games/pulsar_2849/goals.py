"""The goals (P49-16) as tables, and who has met them."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.pulsar_2849.content import GOALS
from orrery.games.pulsar_2849.printed import GOAL, GOAL_BONUS
from orrery.games.pulsar_2849.scoring import count
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.words import (
    HQ_PROJECTS,
    SPINNING_GYRODYNES,
    SPINNING_SAME,
    SPINNING_TYPES,
    TYPES,
    USED_RUNS,
)
from orrery.kernel.effect import read_entries

IN_PLAY: Final = 3
BONUSES: Final = 2  # of a goal

_CONDITIONS: Final[list[dict[str, int]]] = read_entries(
    "goals", GOALS, lambda goal: GOAL.read(goal["condition"])
)
_BONUSES: Final[list[list[dict[str, int]]]] = read_entries(
    "goals", GOALS, lambda goal: [GOAL_BONUS.read(bonus) for bonus in goal["bonuses"]]
)
WHAT: Final[list[int]] = [condition["what"] for condition in _CONDITIONS]
NEEDED: Final[list[int]] = [condition["at_least"] for condition in _CONDITIONS]
POINTS: Final[list[int]] = [goal["points"] for goal in GOALS]
PRICES: Final[list[list[int]]] = [[b["cubes"] for b in bonuses] for bonuses in _BONUSES]
BONUS_POINTS: Final[list[list[int]]] = [[b["points"] for b in bonuses] for bonuses in _BONUSES]
NEEDS_HEADQUARTERS: Final[list[bool]] = [what in (HQ_PROJECTS, USED_RUNS) for what in WHAT]
MARKED: Final[list[int]] = [i for i, goal in enumerate(GOALS) if goal["first_game"]]


def _tiles() -> list[list[int]]:
    """Per tile the goals of its two sides."""
    sides: dict[Any, list[int]] = {}
    for number, goal in enumerate(GOALS):
        sides.setdefault(goal["tile"], []).append(number)
    return list(sides.values())


TILES: Final[list[list[int]]] = _tiles()


def progress(table: Table, seat: int, goal: int) -> int:
    """P49-16.7, P49-16.8: how many of the things that a goal counts a player has."""
    if WHAT[goal] == SPINNING_SAME:
        return max(table.spinning(seat))
    return count(table, seat, WHAT[goal])


def is_met(table: Table, seat: int, goal: int) -> bool:
    return progress(table, seat, goal) >= NEEDED[goal]


def counts_gyrodynes(goal: int) -> bool:
    return WHAT[goal] in (SPINNING_SAME, SPINNING_TYPES, SPINNING_GYRODYNES)


def are_met_together(spinning: list[int], one: int, other: int) -> bool:
    """P49-16.6: whether two goals about gyrodynes can be met without sharing any."""
    for first, second in ((one, other), (other, one)):
        if WHAT[first] == SPINNING_SAME:
            return any(
                spinning[kind] >= NEEDED[first]
                and _meets(
                    [*spinning[:kind], spinning[kind] - NEEDED[first], *spinning[kind + 1 :]],
                    second,
                )
                for kind in range(TYPES)
            )
    return False


def _meets(spinning: list[int], goal: int) -> bool:
    if WHAT[goal] == SPINNING_TYPES:
        return len([number for number in spinning if number > 0]) >= NEEDED[goal]
    return sum(spinning) >= NEEDED[goal]
