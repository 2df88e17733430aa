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


def test_a_tip_under_the_pointer_lets_clicks_through(server: Server, visits: Visits) -> None:
    """What lies below can be chosen; its rule is a key away, or a click where it was asked for."""
    person = visits.arrive(server)
    person.sit_down("planet_unknown", "me", "greedy")
    person.ready()
    page = person.page
    tip = page.get_by_role("tooltip")
    page.locator(".supplies li").first.hover()
    expect(tip).to_be_visible()
    box = tip.bounding_box()
    assert box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    catches = "([x, y]) => document.elementFromPoint(x, y)?.closest('[role=tooltip]') !== null"
    assert page.evaluate(catches, middle) is False
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".about").first.click()
    expect(tip.get_by_role("link")).to_be_visible()
    tip.get_by_role("link").click()
    expect(page.get_by_role("dialog")).to_be_visible()
