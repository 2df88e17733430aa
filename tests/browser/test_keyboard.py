"""Everything can be done without a pointer."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.keys import choose_by_number, tab_to
from tests.browser.serving import Server
from tests.browser.visitor import Visits


def test_whole_game(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    page = person.home()
    tab_to(page, page.get_by_role("button", name="Play now: Comet Watch"))
    page.keyboard.press("Enter")
    for number in range(100):
        if not person.ready():
            break
        choose_by_number(person, number)
    expect(page.locator(".result")).to_be_visible()
    tab_to(page, page.locator(".bar").get_by_role("link", name="Replay"))
    page.keyboard.press("Enter")
    expect(page.locator(".controls")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".controls .where")).to_contain_text(re.compile("^1 of"))


def test_list_of_keys(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    page = person.play_now("example")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("Choose an option by its number")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
