"""Pulsar 2849 played again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.matches import Finished, where
from tests.browser.serving import Server
from tests.browser.visitor import Visits


def test_replay(server: Server, visits: Visits, finished: Finished) -> None:
    page = visits.arrive(server).go(f"/t/{finished('pulsar_2849')}/replay")
    page.locator(".controls").wait_for()
    ships = page.locator(".p49 svg.cluster [data-ship]")
    rings = page.locator(".p49 svg.cluster .ring.own")
    expect(ships).to_have_count(0)
    expect(page.locator(".controls select option:checked")).to_have_text("Setup")
    for count in (1, 2):
        page.get_by_role("button", name="One step forward").click()
        expect(ships).to_have_count(count)
    page.get_by_role("button", name="To the end").click()
    last = where(page)[1]
    expect(page.locator(".controls .where")).to_have_text(f"{last} of {last}")
    page.locator(".controls select").select_option("1")
    expect(page.locator(".controls .where")).not_to_have_text(f"{last} of {last}")
    expect(rings).to_have_count(0)
    page.get_by_role("slider").fill(str(last))
    expect(ships).to_have_count(2)
