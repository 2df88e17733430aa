"""Steps of Planet Unknown can be taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.planet_unknown.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visits


def test_undo_across_nested_decisions(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("planet_unknown", "me")
    board = Board(person)
    board.until_a_tile()
    decisions = [person.at_hand()]
    board.place()
    decisions.append(person.at_hand())
    while len(decisions) < 3:  # what the tile brings has to be decided as well
        person.choose()
        decisions.append(person.at_hand())
    for expected in reversed(decisions[:-1]):
        person.undo.click()
        assert person.at_hand() == expected
    expect(person.page.locator("[role=log] li.undone").first).to_be_visible()
    Board(person).place()
    assert person.ready()
