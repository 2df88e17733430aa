"""A phone: played by taps, nothing to scroll sideways, everything large enough for a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.matches import Finished
from tests.browser.serving import Server
from tests.browser.thumbs import fits, has_room_for_thumbs
from tests.browser.visitor import PHONE, Visits


def test_comet_watch_by_taps(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, PHONE, "light")
    page = person.home()
    page.get_by_role("button", name="Play now: Comet Watch").tap()
    for number in range(100):
        if not person.ready():
            break
        has_room_for_thumbs(page)
        fits(page)
        if not person.confirm.is_enabled():
            page.locator(".bar .options").tap()
            fits(page)
            has_room_for_thumbs(page)
            page.locator(".sheet .option").nth(number % person.count).tap()
        person.confirm.tap()
    expect(page.locator(".result")).to_be_visible()
    has_room_for_thumbs(page)


def test_list_of_options_by_taps(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, PHONE, "light")
    person.sit_down("planet_unknown", "me", "random")
    page = person.page
    page.locator(".bar .options").tap()
    page.locator(".sheet .option").first.tap()
    fits(page)
    person.confirm.tap()
    assert person.ready()
    person.view("Log")
    expect(page.locator("[role=log]")).to_contain_text("places the tile")


@pytest.mark.parametrize("width", [320, 390])
def test_nothing_to_scroll_sideways(
    server: Server, visits: Visits, finished: Finished, width: int
) -> None:
    person = visits.arrive(server, (width, PHONE[1]))
    page = person.home()
    fits(page)
    page.get_by_role("button", name="Set up a table", exact=True).tap()
    page.locator("dialog[open] select").first.wait_for()
    fits(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").tap()
    page.locator("dialog[open]").wait_for()
    fits(page)
    page.keyboard.press("Escape")
    person.sit_down("planet_unknown", "me", "open")
    page.locator("#invitation").wait_for()
    fits(page)
    for path, part in [
        (f"/t/{finished('planet_unknown')}", ".result"),
        (f"/t/{finished('planet_unknown')}/replay", ".controls"),
        (f"/t/{finished('pulsar_2849')}", ".result"),
        (f"/t/{finished('pulsar_2849')}/replay/60", ".controls"),
        ("/rules/planet_unknown", ".paragraph"),
        ("/summary/save_a_world", "figure"),
        (f"/verify?table={finished('planet_unknown')}", ".good"),
        ("/nowhere", "main"),
    ]:
        person.go(path).locator(part).first.wait_for()
        fits(page)
