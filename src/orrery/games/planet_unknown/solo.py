"""Solo (PU-10.3): the score to expect of an event deck, and the grade of a mission."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.planet_unknown.cards import COLOURS
from orrery.games.planet_unknown.content import COMPONENTS

_SOLO: Final[dict[str, Any]] = COMPONENTS["solo"]
_BANDS: Final[list[dict[str, Any]]] = _SOLO["ratings"]["bands"]
BASE_SCORE: Final[int] = _SOLO["base_target"]
MOST_CARDS: Final[list[int]] = [row["cards"][1] for row in _SOLO["table"]]
CHANGES: Final[list[list[int]]] = [[row[colour] for colour in COLOURS] for row in _SOLO["table"]]
GRADES: Final[list[str]] = [band["id"] for band in _BANDS]
GRADES_END: Final[list[int]] = [band["below"] for band in _BANDS[:-1]]  # the last has none


def expected_score(mix: list[int]) -> int:
    """PU-10.3.1, PU-10.3.3: what is expected with so many green, orange and red events."""
    return BASE_SCORE + sum(change(colour, cards) for colour, cards in enumerate(mix))


def change(colour: int, cards: int) -> int:
    """PU-10.3.2: what the number of cards of a colour changes."""
    row = sum(cards > most for most in MOST_CARDS)
    return CHANGES[min(row, len(CHANGES) - 1)][colour]


def grade(difference: int) -> int:
    """PU-10.3.4, PU-10.3.5: the number in GRADES for a score so far above what is expected."""
    return sum(difference >= end for end in GRADES_END)


def is_success(difference: int) -> bool:
    """PU-10.3.5."""
    return difference >= 0
