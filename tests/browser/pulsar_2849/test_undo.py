"""Steps of Pulsar 2849 can be taken back."""

from __future__ import annotations

from tests.browser.pulsar_2849.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visits


def test_undo_of_a_flight(server: Server, visits: Visits) -> None:
    """The die is back in front of the player, and the ship where it was."""
    person = visits.arrive(server)
    person.sit_down("pulsar_2849", "me", "random")
    board = Board(person)
    board.to_a_flight()
    flight = person.at_hand()
    person.undo.click()
    before, seen = person.at_hand(), board.look()
    assert before != flight
    assert "ship" in seen["places"]
    board.propose_at("ship")
    person.confirm.click()
    assert person.at_hand() == flight
    person.undo.click()
    assert person.at_hand() == before
    assert board.look() == seen
