"""Somebody who was never here before plays a whole game against a bot."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.visitor import Visitor, Visits


def sees_the_end(person: Visitor) -> None:
    page = person.page
    expect(page.locator(".bar")).to_contain_text("The game is over")
    expect(page.locator(".result h2").first).to_be_visible()
    expect(page.locator(".result").get_by_role("table").first).to_contain_text("Total")
    expect(page.get_by_role("button", name="Rematch").first).to_be_visible()


def test_whole_game_of_comet_watch_after_one_click(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.play_now("example")
    assert person.finish() >= 4 * 2  # a comet and a telescope in each of four nights
    sees_the_end(person)


@pytest.mark.long
def test_whole_game_of_planet_unknown_after_one_click(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.home().get_by_role("button", name="Play now", exact=True).click()
    assert person.finish() > 10
    sees_the_end(person)


def test_rematch_begins_at_once(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("example", "me", "random", nights=1)
    person.finish()
    before = person.table
    person.page.get_by_role("button", name="Rematch").first.click()
    person.page.wait_for_url(lambda url: before not in url)
    assert person.ready()
