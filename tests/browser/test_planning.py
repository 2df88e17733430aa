"""Planning on the own board while somebody else decides; nothing is real until it is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.serving import Server
from tests.browser.test_accessibility import barriers
from tests.browser.visitor import DESKTOP, PHONE, Visitor, Visits, until

SOON = 3000  # milliseconds
LAPTOP = (1024, 600)


def waiting(
    server: Server, visits: Visits, game: str, size: tuple[int, int]
) -> tuple[Visitor, Visitor]:
    """Somebody who could plan while they wait for another person."""
    ada, bea = visits.arrive(server, size, bypass_csp=True), visits.arrive(server, DESKTOP)
    ada.home()
    bea.home()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.fetch("/api/tables", {"game": game, "seats": seats})["id"]
    bea.fetch(f"/api/tables/{table}/join", {})
    ada.fetch(f"/api/tables/{table}/start", {})
    for person in (ada, bea):
        person.go(f"/t/{table}")
    play_until_one_can_plan(ada, bea)
    return ada, bea


def play_until_one_can_plan(one: Visitor, other: Visitor) -> None:
    """Let both decide all that they have to, until the first waits and is offered a plan."""
    while not offer(one.page).count():
        until(one.page, lambda: one.is_asked or other.is_asked)
        if one.is_asked:
            one.choose()
        elif not _is_offered(one.page):
            other.choose()


def _is_offered(page: Page) -> bool:
    """Whether a plan is offered to somebody who has waited for a second."""
    try:
        offer(page).wait_for(timeout=SOON)
    except TooLate:
        return False
    return True


def offer(page: Page) -> Locator:
    return page.locator(".bar .offer")


def test_a_turn_is_planned_by_keys_and_then_played(server: Server, visits: Visits) -> None:
    ada, bea = waiting(server, visits, "save_a_world", LAPTOP)
    page = ada.page
    before = page.locator(".bar .confirm").bounding_box()
    page.keyboard.press("x")
    ada.ready()
    expect(page.locator(".bar.plan .who")).to_have_text("Not real – only you see it")
    assert page.locator(".bar .confirm").bounding_box() == before
    page.keyboard.press("1")
    page.keyboard.press("c")
    expect(page.locator(".bar .confirm")).to_have_attribute("aria-disabled", "true")
    assert barriers(page) == []
    assert page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight")
    page.keyboard.press("x")
    expect(page.locator(".bar.plan")).to_have_count(0)
    assert not ada.is_asked  # nothing of it was played
    bea.choose()
    expect(page.locator(".bar .who")).to_have_text("As you planned it")
    page.keyboard.press("c")
    until(page, lambda: not ada.is_asked)
    replay = ada.fetch(f"/api/tables/{ada.table}/replay")["entries"]
    assert [entry["kind"] for entry in replay if entry["seat"] == 0][-1] == "shuttle"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_an_order_is_left_by_keys_and_carried_out(
    server: Server, visits: Visits, size: tuple[int, int]
) -> None:
    ada, bea = waiting(server, visits, "save_a_world", size)
    page = ada.page
    page.keyboard.press("g")
    order = page.get_by_role("switch", name="Pass when my turn comes")
    order.focus()
    page.keyboard.press("Enter")
    expect(order).to_have_attribute("aria-checked", "true")
    assert barriers(page) == []
    page.keyboard.press("Escape")
    bea.choose()
    expect(page.locator(".notice")).to_contain_text("By standing order: Pass")
    assert not ada.is_asked


def test_a_plan_on_a_phone_ends_when_the_turn_comes(server: Server, visits: Visits) -> None:
    ada, bea = waiting(server, visits, "skymines", PHONE)
    page = ada.page
    offer(page).tap()
    ada.ready()
    expect(page.locator(".bar.plan .tag")).to_have_text("Plan")
    ada.choose()
    until(page, lambda: ada.undo.get_attribute("aria-disabled") == "false")
    assert barriers(page) == []
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    ada.undo.tap()
    until(page, lambda: ada.undo.get_attribute("aria-disabled") == "true")
    while not (ada.is_asked and not page.locator(".bar.plan").count()):
        until(page, lambda: bea.is_asked or not page.locator(".bar.plan").count())
        if bea.is_asked:
            bea.choose()
    expect(page.locator(".bar.mine")).to_be_attached()
