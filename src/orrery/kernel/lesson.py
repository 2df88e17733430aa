"""A guided first game: the same match for everyone, and what is said and asked in it step by step.

A game's file lesson.toml holds it. The words are in the game's texts: `lesson-<step>` says what a
step is about, its attribute `title` names it, `brought` tells what the move has brought that
the step asks for, and `touch` is said instead on devices for fingers. `orrery.testing.lessons`
plays it against the rules.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, Literal, get_args

import msgspec

from orrery.kernel.dice import key_from_seed
from orrery.kernel.option import OptionValue
from orrery.kernel.title import Title

# The parts of the screen that all games have; whatever else is lit is an element of the board.
Region = Literal[
    "question",
    "outcome",
    "confirm",
    "options",
    "pass",
    "undo",
    "board",
    "dock",
    "panel",
    "table",
    "players",
    "log",
    "menu",
]
REGIONS: Final[tuple[str, ...]] = get_args(Region)


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is shown, and the move that is asked for, if any.

    `light` is what is lit, one after the other as each is chosen: a region, or an element of the
    board written as a field of a move and its value, `square:r4c5`; or as `kind:` and a kind of
    move, for where such moves are made, or `move:` and a whole one, for what makes it. `after` is
    lit while the step tells what the move has brought.
    """

    name: str
    light: list[str] = []
    move: str = ""
    after: str = ""

    @property
    def text_key(self) -> str:
        """The text of the step."""
        return f"lesson-{self.name}"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match of a lesson: who learns has the first seat, bots of these levels have the others.

    All chance comes from the seed, so that every asked move is there to be made.
    """

    seed: int
    opponents: list[str]
    steps: list[LessonStep]
    options: dict[str, OptionValue] = {}

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return 1 + len(self.opponents)

    @property
    def key(self) -> bytes:
        """What all chance comes from. No other match has this key: by it a lesson is known."""
        return _key(self.seed)


@cache  # asked for with every move, whether it is one of a lesson
def _key(seed: int) -> bytes:
    return key_from_seed(f"lesson {seed}")


@cache
def lesson_of(title: Title) -> Lesson | None:
    """The lesson that a title brings, if it has one."""
    file = resources.files(title.package) / "lesson.toml" if title.package else None
    if file is None or not file.is_file():
        return None
    return msgspec.toml.decode(file.read_bytes(), type=Lesson)
