"""Planet Unknown on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.planet_unknown.board import Board
from tests.browser.serving import Server
from tests.browser.thumbs import THUMB, fits, has_room_for_thumbs
from tests.browser.visitor import PHONE, Visits


def test_a_tile_by_taps(server: Server, visits: Visits) -> None:
    """Taps move the tile and turn it; the button beside it confirms."""
    person = visits.arrive(server, PHONE)
    person.sit_down("planet_unknown", "me", "random")
    page, board = person.page, Board(person)
    assert person.ready()
    has_room_for_thumbs(page)
    right = board.tools.get_by_role("button", name="Turn right")
    for _ in range(4):
        if board.lit():
            break
        right.tap()
    square = board.lit()[0]
    board.cell(square).tap()
    expect(board.ghost).to_be_visible()
    size = board.cell(square).bounding_box()  # the first tap has brought it nearer
    assert size
    assert min(size["width"], size["height"]) >= THUMB
    before = board.ghost.inner_html()
    board.cell(square).tap()
    expect(board.ghost).to_be_visible()
    assert board.ghost.inner_html() != before
    for _ in range(3):
        board.cell(square).tap()
    assert board.ghost.inner_html() == before
    fits(page)
    expect(person.confirm).to_be_enabled()
    person.confirm.tap()
    assert person.ready()
    for pane in ("Players", "Log", "Chat", "Tracks", "Station", "Cards", "Planet"):
        person.view(pane)
        fits(page)
    expect(page.locator("svg.planet")).to_be_visible()
