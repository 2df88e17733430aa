"""The guided first game of every game can be played as it is written."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace

import orrery
from orrery.kernel.lesson import Lesson, LessonStep, lesson_of
from orrery.kernel.title import Title
from orrery.testing.lessons import check_lesson

TITLES = [orrery.title(name) for name in orrery.games()]
TAUGHT = [title for title in TITLES if lesson_of(title) is not None]


def lesson(title: Title) -> Lesson:
    found = lesson_of(title)
    assert found is not None
    return found


def test_every_game_that_people_come_for_has_a_lesson() -> None:
    assert [title.name for title in TITLES if not title.sample and title not in TAUGHT] == []


@pytest.mark.parametrize("title", TAUGHT, ids=lambda title: title.name)
def test_a_lesson_can_be_followed_to_its_end(title: Title) -> None:
    check_lesson(title, lesson(title))


def first_asked(steps: list[LessonStep]) -> int:
    return next(number for number, step in enumerate(steps) if step.move)


def without_the_first_move(taught: Lesson) -> Lesson:
    steps = list(taught.steps)
    steps.pop(first_asked(steps))
    return replace(taught, steps=steps)


def with_first(**changes: object) -> Callable[[Lesson], Lesson]:
    """The lesson with another first step that asks for a move."""

    def broken(taught: Lesson) -> Lesson:
        steps = list(taught.steps)
        number = first_asked(steps)
        steps[number] = replace(steps[number], **changes)
        return replace(taught, steps=steps)

    return broken


@pytest.mark.parametrize(
    ("breaks", "problem"),
    [
        (with_first(move="juggle"), "juggle is not allowed at"),
        (without_the_first_move, "is not allowed at"),
        (with_first(light=["moonbeam:3"]), "what is moonbeam:3?"),
        (with_first(light=[]), "nothing is lit"),
        (with_first(after="moon"), "what is moon?"),
        (with_first(name="untold"), "there is no text lesson-untold in en"),
        (lambda taught: replace(taught, steps=taught.steps[:3]), "the lesson has 3 steps"),
    ],
)
def test_a_lesson_that_the_rules_or_texts_do_not_bear_out_is_found(
    breaks: Callable[[Lesson], Lesson], problem: str
) -> None:
    title = TAUGHT[0]
    with pytest.raises((AssertionError, orrery.OrreryError), match=re.escape(problem)):
        check_lesson(title, breaks(lesson(title)))
