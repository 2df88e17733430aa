"""What a choice would bring stands beside it; and what is not possible says why."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.pulsar_2849.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visits


def test_consequences_are_told_before_they_happen(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("pulsar_2849", "me", "random")
    board, page = Board(person), person.page
    board.to_a_flight()
    goal = board.wanted_place(board.look())
    entry = page.locator('.p49 [data-place="E1"]')
    entry.click()
    told = page.locator(".outcome .gain")
    expect(told).to_contain_text("No ship comes back to an entry gate")
    expect(told.get_by_role("link")).to_have_attribute("href", re.compile(r"#P49-6\.1\.2$"))
    board.propose_at(goal)
    expect(told).not_to_contain_text("No ship comes back")
    expect(told).not_to_be_empty()


def test_a_technology_of_a_later_round_says_when_it_comes(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("pulsar_2849", "me", "random")
    board, page = Board(person), person.page
    made = 0
    while person.ready() and not board.look()["turn"]:
        board.decide(made)
        made += 1
    page.get_by_role("tab", name="Patents").click()
    technology = page.locator(".technology.closed").last
    technology.focus()
    expect(technology).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".outcome")).to_contain_text("Its row comes into play in round 8")
