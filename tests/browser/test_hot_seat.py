"""Several people on one device: a cover lies between their hands."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.serving import Server
from tests.browser.test_accessibility import barriers
from tests.browser.visitor import PHONE, Traffic, Visits, until

LAPTOP = (1366, 768)


def shown_hands(traffic: Traffic) -> list[list[bool]]:
    """Of every state that has come: whose hands it shows."""
    states = [json.loads(text) for text in traffic.texts() if '"type":"state"' in text]
    return [
        [watcher.get("hand") is not None for watcher in state["view"]["watchers"]]
        for state in states
        if state["view"]
    ]


def cover_of(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Hand the device to {name}")
    assert page.locator(".shell, [data-move]").count() == 0
    expect(page.locator(".visually-hidden[aria-live]")).to_have_text(["", ""])


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_cover_lies_between_the_hands_of_one_device(
    server: Server, visits: Visits, size: tuple[int, int]
) -> None:
    person = visits.arrive(server, size, "light", bypass_csp=True)
    page = person.home()
    me = page.locator("header .name").inner_text()
    traffic = Traffic(page)
    page.get_by_role("button", name="Set up a table: Comet Watch").click()
    page.get_by_label("Seat 2", exact=True).select_option("guest")
    page.get_by_label("Name on seat 2").fill("Anna")
    page.get_by_role("button", name="Start the game").click()
    cover_of(page, me)
    assert not any(any(hands) for hands in shown_hands(traffic))
    assert barriers(page) == []
    page.keyboard.press("Enter")
    person.choose()
    person.choose()
    cover_of(page, "Anna")
    until(page, lambda: shown_hands(traffic)[-1] == [False, False])
    assert [False, True] not in shown_hands(traffic)  # Anna's hand has never come
    page.get_by_role("button", name=f"I am {me}").click()
    note = page.get_by_role("button", name="Hand over").bounding_box()
    board = page.locator(".board").bounding_box()
    assert note
    assert board
    assert person.is_phone or note["x"] >= board["x"] + board["width"]  # it covers nothing of it
    page.locator(".bar .undo").click()
    person.choose()
    cover_of(page, "Anna")
    page.reload()
    cover_of(page, "Anna")
    page.get_by_role("button", name="Show my hand").click()
    person.ready()
    person.choose()
    assert person.fetch(f"/api/tables/{person.table}")["seats"][1]["name"] == "Anna"
