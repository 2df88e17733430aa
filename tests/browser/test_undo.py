"""Steps can be taken back, one by one, up to where something was shown."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import pulsar
from tests.browser.planet import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visitor, Visits


def at_hand(person: Visitor) -> tuple[str, list[str]]:
    """The decision that the player has to take."""
    person.ready()
    return person.prompt, person.moves()


def test_undo_across_nested_decisions(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("planet_unknown", "me")
    board = Board(person)
    while person.ready() and not board.handling.count():
        board.decide()
    decisions = [at_hand(person)]
    board.place()
    decisions.append(at_hand(person))
    while len(decisions) < 3:  # what the tile brings has to be decided as well
        person.choose()
        decisions.append(at_hand(person))
    for expected in reversed(decisions[:-1]):
        person.undo.click()
        assert at_hand(person) == expected
    expect(person.page.locator("[role=log] li.undone").first).to_be_visible()
    Board(person).place()
    assert person.ready()


def test_undo_of_a_flight(server: Server, visits: Visits) -> None:
    """The die is back in front of the player, and the ship where it was."""
    person = visits.arrive(server)
    person.sit_down("pulsar_2849", "me", "random")
    board = pulsar.Board(person)
    board.to_a_flight()
    flight = at_hand(person)
    person.undo.click()
    before, seen = at_hand(person), board.look()
    assert before != flight
    assert "ship" in seen["places"]
    board.propose_at("ship")
    person.confirm.click()
    assert at_hand(person) == flight
    person.undo.click()
    assert at_hand(person) == before
    assert board.look() == seen


def test_proposal_is_taken_back_first(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("example", "me", nights=1)
    before = at_hand(person)
    person.options().nth(1).click()
    expect(person.confirm).to_be_enabled()
    person.undo.click()
    expect(person.confirm).to_be_disabled()
    assert at_hand(person) == before


def test_no_undo_across_a_reveal(server: Server, visits: Visits) -> None:
    """The die is rolled after the third choice: that stays."""
    person = visits.arrive(server)
    person.sit_down("example", "me", nights=2)
    for _ in ("comet", "telescope", "lens"):
        before = at_hand(person)
        person.choose()
        person.ready()
    expect(person.undo).to_have_attribute("aria-disabled", "true")
    after = at_hand(person)
    assert after != before
    person.undo.hover()
    expect(person.page.get_by_role("tooltip")).to_contain_text("nothing that you could take back")
    person.page.keyboard.press("u")
    assert at_hand(person) == after
