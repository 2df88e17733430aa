"""Before a match: an easy first game, a table that its host changes, and one that is closed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.test_accessibility import barriers
from tests.browser.visitor import Visits


def test_a_newcomer_begins_easily_and_sees_it_said(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    page = person.home()
    page.get_by_role("button", name="Play now: Pulsar 2849").click()
    expect(page.locator(".notice")).to_contain_text("setup for a first game")
    dock, notice = (page.locator(one).bounding_box() for one in (".shell .dock", ".notice"))
    assert dock
    assert notice
    assert notice["x"] >= dock["x"] + dock["width"]  # what one plays with is not covered
    person.ready()
    table = person.fetch(f"/api/tables/{person.table}")
    assert table["options"]["headquarters"] is False
    assert table["seats"][1]["level"] == "novice"
    page = person.home()
    expect(page.locator(".hero")).to_contain_text("Your first game of Pulsar 2849")
    page.get_by_role("button", name="Other options").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("button", name="First game")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(dialog.get_by_label("Technologies I", exact=True)).to_have_count(0)
    dialog.get_by_label("Headquarters").check()
    expect(dialog.get_by_label("Technologies I", exact=True)).to_be_visible()
    expect(dialog.get_by_role("status")).to_have_text("Own choice")


def test_a_link_with_the_key_is_passed_on_and_none_without(server: Server, visits: Visits) -> None:
    ada, bea = visits.arrive(server), visits.arrive(server)
    link = ada.sit_down("example", "me", "open")
    invitation = bea.page.get_by_role("textbox", name="Invitation")
    bea.go(link)
    expect(invitation).to_have_value(server.address + link)
    bea.page.goto("about:blank")
    bea.go(link.partition("#")[0]).get_by_role("button", name="Join").wait_for()
    expect(invitation).to_have_count(0)


def test_the_host_changes_a_table_and_closes_it_before_everyones_eyes(
    server: Server, visits: Visits
) -> None:
    ada, bea = visits.arrive(server, bypass_csp=True), visits.arrive(server)
    link = ada.sit_down("example", "me", "open", nights=2)
    bea.go(link).get_by_role("button", name="Join").click()
    expect(ada.page.locator("main li").nth(1).locator("select")).to_have_value("person")
    ada.page.get_by_role("button", name="Change").click()
    dialog = ada.page.locator("dialog[open]")
    dialog.get_by_role("group", name="Number of seats").get_by_text("3").click()
    dialog.get_by_label("Nights").fill("5")
    assert barriers(ada.page) == []
    dialog.get_by_role("button", name="Save").click()
    expect(bea.page.locator("main dl")).to_contain_text("5")
    expect(bea.page.locator("main li")).to_have_count(3)
    expect(bea.page.get_by_role("button", name="Change")).to_have_count(0)
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.locator("dialog[open]").get_by_role("button", name="Close the table").click()
    expect(bea.page.get_by_role("heading", level=1)).to_have_text("This table was closed")
    ada.page.wait_for_url(server.address + "/")
