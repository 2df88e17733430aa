"""Somebody who was never here before learns a game: guided, left, resumed and finished."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import orrery
from orrery.kernel.lesson import Lesson, lesson_of
from tests.browser.serving import Server
from tests.browser.visitor import Visitor, Visits, called

TAUGHT = next(name for name in orrery.games() if lesson_of(orrery.title(name)) is not None)


@pytest.fixture
def lesson() -> Lesson:
    found = lesson_of(orrery.title(TAUGHT))
    assert found is not None
    return found


def at_step(person: Visitor, number: int, part: str = "asks") -> None:
    card = person.page.locator(".lesson")
    expect(card).to_have_attribute("data-at", str(number))
    expect(card).to_have_attribute("data-part", part)


def test_a_lesson_is_followed_left_and_finished(
    server: Server, visits: Visits, lesson: Lesson
) -> None:
    person = visits.arrive(server)
    person.home().get_by_role("button", name=f"Learn: {called(TAUGHT)}").click()
    for number, step in enumerate(lesson.steps):
        at_step(person, number)
        if step.move:
            person.page.get_by_role("button", name="Show me").click()
            person.commit()
            at_step(person, number, "brought")
        if number == len(lesson.steps) // 2:  # leave, and go on where it was
            person.home().get_by_role("button", name=f"Go on learning: {called(TAUGHT)}").click()
            at_step(person, number, "brought" if step.move else "asks")
        person.page.locator(".lesson .next").click()
    expect(person.page.locator(".lesson")).to_contain_text("That was the lesson")
    person.page.get_by_role("button", name="Play on").click()
    assert person.is_asked
