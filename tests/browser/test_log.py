"""The log and the chat: they stay in their place, and the log at its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from orrery.games import names, title
from tests.browser.serving import Server
from tests.browser.visitor import Visitor, Visits

SMALLEST_DESK = (1024, 600)
DECISIONS = 12
_IS_AT_END = "log => log.scrollHeight - log.scrollTop - log.clientHeight < 2"
# How much larger than the window the page is, and its stage than what is seen of it.
_SURPLUS = """() => [document.scrollingElement, document.querySelector(".shell")].flatMap(
    one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])"""


def log_of(person: Visitor) -> Locator:
    return person.page.get_by_role("log")


def at_end(log: Locator) -> None:
    """Its last line is seen, now or when it has been drawn."""
    handle = log.element_handle()
    log.page.wait_for_function(_IS_AT_END, arg=handle)


def is_longer_than_its_box(log: Locator) -> bool:
    return bool(log.evaluate("log => log.scrollHeight > log.clientHeight + 100"))


def keeps_to_the_window(person: Visitor) -> None:
    assert person.page.evaluate(_SURPLUS) == [0, 0, 0, 0], f"{person.page.url} scrolls"


def take_something_back(person: Visitor) -> None:
    """Decide until it can be taken back, and do so."""
    for number in range(20):
        assert person.ready()
        person.choose(number)
        assert person.ready()
        if person.undo.get_attribute("aria-disabled") == "false":
            person.undo.click()
            log_of(person).locator(".undone").first.wait_for(state="attached")
            return
    raise AssertionError("nothing can be taken back")


@pytest.mark.parametrize("game", names())
def test_page_keeps_its_size_after_undo(server: Server, visits: Visits, game: str) -> None:
    person = visits.arrive(server, (1366, 625))
    person.sit_down(game, "me", *["greedy"] * (title(game).min_seats - 1))
    for _ in range(4):  # more than the log shows at once
        take_something_back(person)
        keeps_to_the_window(person)
        person.ready()
        person.choose()
    person.page.reload()
    log_of(person).locator(".undone").first.wait_for(state="attached")
    keeps_to_the_window(person)
    person.go(f"/t/{person.table}/replay/1000")
    log_of(person).locator(".line").first.wait_for(state="attached")
    keeps_to_the_window(person)


@pytest.mark.parametrize("game", names())
def test_log_follows_at_full_tables(server: Server, visits: Visits, game: str) -> None:
    """Also when a mark of what is new makes it longer, and when the window changes."""
    person = visits.arrive(server, SMALLEST_DESK)
    person.sit_down(game, "me", *["greedy"] * (min(title(game).max_seats, 4) - 1))
    for number in range(DECISIONS):
        if not person.ready():
            break
        person.choose(number)
        person.ready()
        at_end(log_of(person))
    for width, height in [(1366, 768), (1024, 600), (1920, 1080), (390, 844), (1366, 625)]:
        person.page.set_viewport_size({"width": width, "height": height})
        if width >= SMALLEST_DESK[0]:
            at_end(log_of(person))


def test_log_follows_when_it_grows_between_two_frames(server: Server, visits: Visits) -> None:
    """As by the mark of what is new: before the browser tells that it has been scrolled."""
    person = visits.arrive(server, SMALLEST_DESK)
    person.sit_down("example", "me", *["greedy"] * 3)
    log = log_of(person)
    while not is_longer_than_its_box(log):
        assert person.ready()
        person.choose()
    assert person.ready()
    log.locator(".line").last.evaluate(
        """line => {
            line.style.paddingBottom = "60px";
            line.closest("[role=log]").dispatchEvent(new Event("scroll"));
        }"""
    )
    person.choose()
    person.ready()
    at_end(log)


def test_reader_of_the_log_is_left_alone(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, SMALLEST_DESK)
    person.sit_down("example", "me", *["greedy"] * 3)
    log = log_of(person)
    while not is_longer_than_its_box(log):
        assert person.ready()
        person.choose()
    assert person.ready()
    person.close_options()  # they lie over the log
    log.hover()
    person.page.mouse.wheel(0, -10_000)
    person.page.wait_for_function("log => log.scrollTop === 0", arg=log.element_handle())
    lines = log.locator("[data-number]").count()
    person.page.keyboard.press("1")
    person.page.keyboard.press("c")
    expect(log.locator("[data-number]").nth(lines)).to_be_attached()
    assert log.evaluate("log => log.scrollTop") == 0
    news = person.page.get_by_role("button", name=re.compile(r"\d+ new lines?"))
    expect(news).not_to_have_css("background-color", re.compile("rgba|transparent"))
    news.click()
    at_end(log)
    expect(news).to_have_count(0)


def test_a_line_of_the_log_opens_the_replay_where_it_happened(
    server: Server, visits: Visits
) -> None:
    person = visits.arrive(server)
    person.sit_down("example", "me", "greedy")
    for _ in range(3):
        assert person.ready()
        person.choose()
    assert person.ready()
    person.close_options()
    line = log_of(person).locator("[data-number]").nth(-3)
    told = line.inner_text()
    line.click()
    person.page.locator(".controls").wait_for()
    expect(log_of(person).locator(".line").last).to_be_attached()
    assert told in log_of(person).locator(".line").all_inner_texts()


def test_log_is_at_its_end_after_a_look_at_the_chat(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, SMALLEST_DESK)
    person.sit_down("example", "me", *["greedy"] * 3)
    for _ in range(4):
        assert person.ready()
        person.choose()
    assert person.ready()
    side = person.page.locator(".talk")
    person.close_options()
    side.get_by_role("button", name="Chat").click()
    person.choose()
    person.ready()
    person.close_options()
    side.get_by_role("button", name="Log").click()
    at_end(log_of(person))


@pytest.mark.parametrize("size", [SMALLEST_DESK, (1366, 768)])
def test_long_words_stay_in_the_chat(server: Server, visits: Visits, size: tuple[int, int]) -> None:
    person = visits.arrive(server, size)
    person.sit_down("example", "me", "greedy")
    person.ready()
    person.close_options()
    side = person.page.locator(".talk")
    side.get_by_role("button", name="Chat").click()
    side.get_by_role("textbox").fill("Weltraum" * 30)
    side.get_by_role("textbox").press("Enter")
    line = side.get_by_role("log").locator("p", has_text="Weltraum")
    line.wait_for()
    assert side.get_by_role("log").evaluate("log => log.scrollWidth - log.clientWidth") == 0
    keeps_to_the_window(person)
