"""The small "i" beside things of Planet Unknown."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.visitor import Visits


def test_a_click_explains_at_once(server: Server, visits: Visits) -> None:
    """Without the time that a pointer has to rest: it stands still."""
    person = visits.arrive(server)
    person.page.clock.install()
    person.sit_down("planet_unknown", "me", "greedy")
    person.ready()
    person.page.clock.pause_at(person.page.evaluate("Date.now()") + 1000)
    about = person.page.locator(".about").first
    about.click()
    expect(person.page.get_by_role("tooltip")).to_be_visible()
