"""Pulsar 2849 on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pulsar_2849.board import Board
from tests.browser.serving import Server
from tests.browser.thumbs import fits, has_room_for_thumbs
from tests.browser.visitor import PHONE, Visits

# Whether the numbers on tokens lie within what scrolls.
_UNCUT = """all => all.every(
    one => one.getBoundingClientRect().top >= one.closest(".hand").getBoundingClientRect().top
)"""


def tap_place(board: Board, name: str) -> None:
    """Propose what can be done at a place of the map; the first tap may only bring it closer."""
    for _ in range(2):
        board.place(name).tap()
        if board.ways.count():
            board.ways.first.tap()
        if board.person.confirm.is_enabled():
            return
    expect(board.person.confirm).to_be_enabled()


def decide_by_taps(board: Board, number: int) -> str:
    """Take a decision of Pulsar 2849; what it was about."""
    seen = board.look()
    if seen["turn"] and "ship" in seen["places"]:
        board.show("map")
        board.dice.first.tap()
        expect(board.page.locator(".p49 .hand .slot.chosen")).to_have_count(1)
        if not board.place("ship").count():  # the die is too small: put it back
            board.dice.first.tap()
        tap_place(board, "ship")
        about = "ship"
    elif not seen["turn"] and seen["piles"]:
        board.pile(board.wanted_die(seen)).tap()
        if not board.person.confirm.is_enabled():
            board.counters.first.tap()
        about = "die"
    elif not seen["turn"] and seen["places"]:
        tap_place(board, board.wanted_place(seen))
        about = "place"
    else:
        return board.decide(number)
    fits(board.page)
    board.person.confirm.tap()
    return about


def test_a_turn_by_taps(server: Server, visits: Visits) -> None:
    """A turn: dice, a die in the hand, a flight."""
    person = visits.arrive(server, PHONE, "light")
    person.sit_down("pulsar_2849", "me", "random")
    page, board = person.page, Board(person)
    assert person.ready()
    assert page.locator(".p49 .hand small").evaluate_all(_UNCUT)
    done: list[str] = []
    while done[-2:] != ["ship", "place"]:
        assert person.ready()
        has_room_for_thumbs(page)
        fits(page)
        done.append(decide_by_taps(board, len(done)))
    assert {"place", "die"} <= {*done[:-2]}
    assert person.ready()
    for view in page.locator(".views button").all():
        view.tap()
        fits(page)
