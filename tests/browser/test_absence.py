"""Nobody is blocked by somebody who is away, and whoever was comes back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import running
from tests.browser.serving import Server
from tests.browser.test_accessibility import barriers
from tests.browser.test_planning import play_until_one_can_plan
from tests.browser.visitor import PHONE, Visitor, Visits, until

HOUR = 3600.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clock can be put forward."""
    folder = tmp_path_factory.mktemp("server")
    yield from running(folder, "sweep=0.2", program="tests.browser.hours")


def at_a_table(
    server: Server, visits: Visits, game: str = "pulsar_2849", **more: Any
) -> tuple[Visitor, Visitor]:
    """Two people in a match: who waits on a laptop, and who is awaited, on a phone."""
    ada = visits.arrive(server, bypass_csp=True)
    bea = visits.arrive(server, PHONE, "light", bypass_csp=True)
    for person in (ada, bea):
        person.home()
    plan = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
    table = ada.fetch("/api/tables", {**plan, "private": False, **more})["id"]
    bea.fetch(f"/api/tables/{table}/join", {})
    ada.fetch(f"/api/tables/{table}/start", {})
    for person in (ada, bea):
        person.go(f"/t/{table}")
    play_until_awaited(ada, bea)
    return ada, bea


def play_until_awaited(ada: Visitor, bea: Visitor) -> None:
    """Let Ada decide all that she has to, until it is Bea's turn."""
    until(ada.page, lambda: ada.is_asked or bea.is_asked)
    while not bea.is_asked:
        ada.ready()
        ada.choose()
        until(ada.page, lambda: ada.is_asked or bea.is_asked)


def test_a_bot_plays_on_for_who_is_silent_until_they_are_back(
    server: Server, visits: Visits
) -> None:
    ada, bea = at_a_table(server, visits, "save_a_world")
    play_until_one_can_plan(bea, ada)
    play_until_awaited(ada, bea)
    server.pass_time(HOUR)
    ada.page.reload()
    expect(ada.page.get_by_role("status").filter(has_text="there has been no word")).to_be_visible()
    assert barriers(ada.page) == []
    ada.page.get_by_role("button", name="Let a bot play on").click()
    expect(ada.page.locator(".notice").last).to_contain_text("A bot plays for")
    assert ada.ready()
    expect(bea.page.get_by_text("A bot plays for you.")).to_be_visible()
    plan = bea.page.get_by_role("button", name="Plan my next turn")
    expect(plan).to_have_count(0)
    expect(bea.page.locator(".outcome")).not_to_be_visible()  # the way back lies there
    assert barriers(bea.page) == []
    bea.page.get_by_role("button", name="I’m back").tap()
    expect(bea.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(plan).to_be_visible()
    expect(bea.page.locator(".outcome")).to_be_visible()
    play_until_awaited(ada, bea)
    bea.choose()


def test_a_bot_helps_once_when_time_is_out_and_then_keeps_the_seat(
    server: Server, visits: Visits
) -> None:
    ada, bea = at_a_table(server, visits, clock={"kind": "live", "minutes": 1, "increment": 0})
    expect(bea.page.locator(".question").get_by_role("timer")).to_contain_text(":")
    server.pass_time(60)
    assert ada.ready()
    expect(bea.page.get_by_text("A bot plays for you.")).to_have_count(0)
    play_until_awaited(ada, bea)
    server.pass_time(60)
    expect(bea.page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(ada.page.locator(".notice").last).to_contain_text("A bot plays for")
    bea.page.get_by_role("button", name="I’m back").tap()
    expect(bea.page.get_by_text("A bot plays for you.")).to_have_count(0)
