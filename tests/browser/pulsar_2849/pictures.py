"""Pulsar 2849 for the README."""

from __future__ import annotations

from tests.browser.pictures import Show, end, entries, go_on
from tests.browser.pulsar_2849.board import Board
from tests.browser.visitor import Visitor

DICE = 0.45  # of a match: when there is much on the map and much to do


def in_dice_phase(person: Visitor, match: str) -> Board:
    """Sit down in the middle of the match, at the beginning of a dice phase."""
    kinds = entries(person, match)
    go_on(person, match, kinds.index("take-die", kinds.index("end-turn", int(len(kinds) * DICE))))
    person.ready()
    return Board(person)


def dice(person: Visitor, match: str) -> None:
    """A die that moves a counter, before it is known which."""
    board = in_dice_phase(person, match)
    board.pile(min(board.look()["piles"])).click()
    board.counters.first.wait_for()


def take_turn(person: Visitor, match: str) -> Board:
    board = in_dice_phase(person, match)
    while person.ready() and not board.look()["turn"]:
        seen = board.look()
        board.propose_die(max(seen["piles"])) if seen["piles"] else board.decide()
        person.confirm.click()
    person.close_options()
    return board


def turn(person: Visitor, match: str) -> None:
    """A die in the hand."""
    take_turn(person, match).dice.first.click()


def flight(person: Visitor, match: str) -> None:
    """A way that is proposed."""
    board = take_turn(person, match)
    board.dice.first.click()
    board.propose_at("ship")
    person.confirm.click()
    person.ready()
    place = max(board.look()["places"], key=lambda name: _gains(board, name))
    board.propose_at(place)
    board.route.first.wait_for()


def _gains(board: Board, name: str) -> int:
    """How much there is to tell of a flight to a place."""
    return (board.place(name).get_attribute("aria-label") or "").count(",")


MIDDLE: Show = flight
SHOWN: dict[str, Show] = {
    "pulsar-dice": dice,
    "pulsar-turn": turn,
    "pulsar-flight": flight,
    "pulsar-end": end,
}
