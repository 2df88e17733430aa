"""Opponents that the rules play, and a campaign: from a new table to the last result."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.serving import Server
from tests.browser.visitor import DESKTOP, PHONE, Visitor, Visits, called


def new_table(person: Visitor, seats: int, nights: int = 1) -> Page:
    """The form of a new table of Comet Watch, for so many seats."""
    page = person.home()
    page.get_by_role("button", name="Set up a table").first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator("select").first.select_option(label=called("example"))
    dialog.get_by_role("group", name="Number of seats").get_by_role(
        "button", name=str(seats), exact=True
    ).click()
    dialog.get_by_label("Nights").fill(str(nights))
    return page


def create(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Start the game").click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_match_with_an_opponent_that_the_rules_play(
    server: Server, visits: Visits, size: tuple[int, int]
) -> None:
    person = visits.arrive(server, size=size)
    page = new_table(person, seats=1, nights=2)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Add: Almanac").click()
    dialog.get_by_role("button", name="Add: Almanac").click()
    dialog.get_by_label("Level of Almanac 1").select_option("royal")
    dialog.get_by_role("button", name="Take Almanac 2 away").click()
    create(page)
    person.ready()
    assert person.fetch(f"/api/tables/{person.table}")["options"]["almanac"] == "royal"
    expect(page.locator("article").filter(has_text="Almanac").first).to_contain_text("royal")
    if size == DESKTOP:
        expect(page.locator(".players, aside").get_by_text("Almanac").first).to_be_visible()
    person.finish()
    expect(page.locator(".result thead th").nth(2)).to_contain_text("Almanac")
    expect(page.locator(".result figure").first).to_contain_text("Almanac")
    if size == DESKTOP:
        log = page.locator("text=goes by the rule").first
        expect(log).to_be_visible()
        expect(log).to_contain_text("Almanac")


def test_seats_leave_no_more_room_than_there_is(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    page = new_table(person, seats=2)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Add: Almanac").click()
    dialog.get_by_role("button", name="Add: Almanac").click()
    expect(dialog.get_by_role("button", name="Add: Almanac")).to_have_count(0)
    counts = dialog.get_by_role("group", name="Number of seats")
    counts.get_by_role("button", name="3", exact=True).click()
    expect(dialog.get_by_label("Level of Almanac")).to_have_count(1)
    counts.get_by_role("button", name="4", exact=True).click()
    expect(dialog.get_by_label("Level of Almanac")).to_have_count(0)


def test_a_campaign_of_two_matches_with_one_click_between(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    page = new_table(person, seats=1)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Add: Almanac").click()
    dialog.get_by_text("Campaign", exact=True).click()
    create(page)
    person.finish()
    sheet = page.get_by_role("region", name="Campaign")
    expect(sheet).to_contain_text("Chapter 1 of 2")
    expect(sheet).to_contain_text("Spring")
    spring = person.table
    page.get_by_role("button", name="Next chapter").first.click()
    page.wait_for_url(lambda url: spring not in url)
    assert person.ready()
    carried = person.fetch(f"/api/tables/{person.table}")["chapter"]["carried"]["points"]
    person.finish()
    expect(sheet).to_contain_text("The campaign is over")
    outcome = person.fetch(f"/api/tables/{person.table}/points")["rounds"][-1]["scores"]
    for before, now in zip(carried, outcome, strict=True):
        expect(sheet).to_contain_text(str(before + now))
    expect(page.get_by_role("button", name="Next chapter")).to_have_count(0)
