"""Two who have played play again: a rematch with seats turned, and an invitation by one click."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.test_accessibility import barriers
from tests.browser.visitor import PHONE, Visitor, Visits, until


def names_of(person: Visitor) -> list[str]:
    return [seat["name"] for seat in person.fetch(f"/api/tables/{person.table}")["seats"]]


def play(ada: Visitor, bea: Visitor) -> None:
    """A whole short match."""
    ada.home()
    bea.home()
    seats = [{"kind": "me"}, {"kind": "open"}]
    plan = {"game": "example", "seats": seats, "options": {"nights": 1}, "private": True}
    table = ada.fetch("/api/tables", plan)
    bea.fetch(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    ada.fetch(f"/api/tables/{table['id']}/start", {})
    for person in (ada, bea):
        person.go(f"/t/{table['id']}")
    over = ada.page.locator(".result")
    while not over.count():
        until(ada.page, lambda: ada.is_asked or bea.is_asked or over.count() > 0)
        for person in (ada, bea):
            if person.is_asked:
                person.choose()
    expect(bea.page.locator(".result")).to_be_visible()


def test_a_rematch_and_an_invitation(server: Server, visits: Visits) -> None:
    ada = visits.arrive(server, bypass_csp=True)
    bea = visits.arrive(server, PHONE, "light", bypass_csp=True)
    play(ada, bea)
    before = names_of(ada)
    ada.page.locator(".bar").get_by_role("button", name="Rematch").click()
    ada.page.get_by_role("button", name="Start").wait_for()
    bea.page.locator(".result").get_by_role("link", name="To the rematch").tap()
    expect(bea.page.get_by_role("button", name="Leave")).to_be_visible()
    assert names_of(bea) == before[::-1]

    until(ada.page, lambda: bool(ada.fetch("/api/me/companions")))  # the match is counted
    ada.home().get_by_role("button", name="Invite again").click()
    expect(ada.page.locator(".notice")).to_contain_text(before[1])
    asked = bea.home().get_by_role("list", name="Invitations")
    expect(asked).to_contain_text(before[0])
    assert barriers(bea.page) == []
    asked.get_by_role("button", name="Join").tap()
    bea.page.wait_for_url(f"**/t/{ada.table}")
    expect(ada.page.locator("main li").nth(1).locator("select")).to_have_value("person")
