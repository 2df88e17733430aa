"""Bots' turns are shown at the pace a player likes, until somebody presses a key."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.visitor import Visits, until


def test_bots_turns_are_told_one_by_one_until_a_key_is_pressed(
    server: Server, visits: Visits
) -> None:
    """The page's clock stands still: without a key the next turn would never be seen."""
    person = visits.arrive(server, pace="calm")
    person.page.clock.install()
    person.sit_down("pulsar_2849", "me", "random", "random")
    person.ready()
    person.page.clock.pause_at(person.page.evaluate("Date.now()") + 1000)
    person.page.keyboard.press("1")
    person.page.keyboard.press("c")
    expect(person.page.locator(".outcome")).to_contain_text("any key or click ends it")
    assert not person.is_asked

    def decides_after_a_key() -> bool:
        person.page.keyboard.press("Escape")
        return person.is_asked

    until(person.page, decides_after_a_key)
