"""Somebody new learns a game: by what is lit, by one key, left and resumed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

import orrery
from orrery.kernel.lesson import Lesson, lesson_of
from tests.browser.keys import tab_to
from tests.browser.serving import Server
from tests.browser.test_accessibility import barriers
from tests.browser.visitor import DESKTOP, MILLISECONDS, PHONE, Visitor, Visits, called

TAUGHT = [name for name in orrery.games() if lesson_of(orrery.title(name)) is not None]
BY_KEYS = "pulsar_2849"
SMALL = (320, 568)  # a phone where much has to be scrolled to
_MOST = 8  # things to choose in a step

# What is lit for a step, once it lies still: where its middle is; nothing when the step is done.
_LIT = """([step, before, patience]) => new Promise((tell, fail) => {
    const until = performance.now() + patience;
    let last = "";
    const look = () => {
        const card = document.querySelector(".lesson");
        if (card?.dataset.at !== step || card.dataset.part !== "asks") return tell(null);
        const box = document.querySelector("div.ring")?.getBoundingClientRect();
        const now = box ? [box.x + box.width / 2, box.y + box.height / 2].map(Math.round) : [];
        const isStill = now.join() === last;
        last = now.join();
        if (now.length && isStill && last !== before) return tell(now);
        if (performance.now() > until) return fail(new Error(`nothing new is lit in step ${step}`));
        setTimeout(look, 50);
    };
    look();
})"""


# Whether the button that opens a lesson again lies over words of the question.
_COVERED = """() => {
    const [button, words] = [".pill", ".question .words"].map(
        one => document.querySelector(one).getBoundingClientRect());
    return button.left < words.right && button.right > words.left &&
        button.top < words.bottom && button.bottom > words.top;
}"""


def lesson(game: str) -> Lesson:
    found = lesson_of(orrery.title(game))
    assert found is not None
    return found


def at_step(person: Visitor, number: int, part: str = "asks") -> None:
    card = person.page.locator(".lesson")
    expect(card).to_have_attribute("data-at", str(number))
    expect(card).to_have_attribute("data-part", part)


def press(person: Visitor, what: Locator) -> None:
    """With a finger on a phone."""
    (what.tap if person.is_phone else what.click)()


def do_what_is_lit(person: Visitor, number: int) -> None:
    """Choose what a step lights, one thing after the other, until its move is made."""
    before = ""
    for _ in range(_MOST):
        spot = person.page.evaluate(_LIT, [str(number), before, MILLISECONDS])
        if spot is None:
            return
        (person.page.touchscreen.tap if person.is_phone else person.page.mouse.click)(*spot)
        before = ",".join(map(str, spot))


def put_away(person: Visitor) -> None:
    """Put the lesson away: what is asked can be read then."""
    press(person, person.page.get_by_role("button", name="Put the lesson away"))
    expect(person.page.get_by_role("button", name="Lesson", exact=True)).to_be_visible()
    assert not person.page.evaluate(_COVERED)


@pytest.mark.parametrize(
    ("game", "size"),
    [*zip((name for name in TAUGHT if name != BY_KEYS), (PHONE, SMALL, DESKTOP), strict=True)],
)
def test_a_lesson_is_finished_by_what_it_lights(
    server: Server, visits: Visits, game: str, size: tuple[int, int]
) -> None:
    person = visits.arrive(server, size, bypass_csp=True)
    page = person.home()
    page.get_by_role("button", name=f"Learn: {called(game)}").click()
    steps = lesson(game).steps
    for number, step in enumerate(steps):
        at_step(person, number)
        if step.move:
            do_what_is_lit(person, number)
            at_step(person, number, "brought")
            if person.is_phone:  # nothing that was pressed lies over what comes next
                expect(page.get_by_role("tooltip")).to_have_count(0)
        if number == len(steps) // 2:  # leave, and go on where it was
            assert barriers(page) == []
            put_away(person)
            home = person.home()
            mine = home.locator("li").filter(has_text="Lesson")
            expect(mine).to_contain_text(called(game))  # no table like any other
            home.get_by_role("button", name=f"Go on learning: {called(game)}").click()
            at_step(person, number, "brought" if step.move else "asks")
        if number == len(steps) - 1:
            way = "Tap anything" if person.is_phone else "Point at anything"
            expect(page.locator(".lesson")).to_contain_text(way)
        press(person, page.locator(".lesson .next"))
    expect(page.locator(".lesson")).to_contain_text("That was the lesson")
    press(person, page.get_by_role("button", name="Play on"))
    assert person.is_asked


def test_a_lesson_is_finished_by_one_key(server: Server, visits: Visits) -> None:
    """One press goes on even while the others' turns are shown."""
    person = visits.arrive(server, pace="brisk")
    page = person.home()
    tab_to(page, page.get_by_role("button", name=f"Learn: {called(BY_KEYS)}"))
    page.keyboard.press("Enter")
    for number, step in enumerate(lesson(BY_KEYS).steps):
        at_step(person, number)
        before = ""
        while step.move and (spot := page.evaluate(_LIT, [str(number), before, MILLISECONDS])):
            page.keyboard.press("Enter")
            before = ",".join(map(str, spot))
        expect(page.locator(".lesson .next")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play on")).to_be_focused()
