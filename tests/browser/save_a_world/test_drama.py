"""What the bag brings is shown cube by cube and can be skipped; then the points are counted.

Time stands still in this browser unless the test lets it pass.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.matches import Finished, beginnings, go_on
from tests.browser.save_a_world.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visitor, Visits

MOMENT = 200  # milliseconds


def comes(person: Visitor, selector: str, most: int = 90) -> bool:
    """Let time pass until something is there; whether it came."""
    for _ in range(most):
        if person.page.locator(selector).count():
            return True
        person.page.clock.run_for(MOMENT)
    return False


def plays_on(person: Visitor, board: Board) -> bool:
    """Pass, or decide what else is asked; whether the match goes on."""
    board.hurry()
    asked = person.page.locator(".bar[aria-busy='false'] .options:enabled")
    over = person.page.get_by_role("button", name="Scores")
    asked.or_(over).wait_for()
    return over.count() == 0


def test_draws_and_arrival(server: Server, visits: Visits, finished: Finished) -> None:
    """A key ends what is shown and does nothing else; the points are counted afterwards."""
    person, match = visits.arrive(server, motion=True), finished("save_a_world")
    page, board = person.page, Board(person)
    page.clock.install(time=0)
    go_on(person, match, beginnings(person, match, "pass")[-1], "random")
    assert person.ready()
    page.clock.pause_at(3_600_000)
    while plays_on(person, board):
        if comes(person, ".drama .cube"):
            expect(board.drama).to_contain_text("from the bag")
            page.keyboard.press("Escape")
            expect(board.drama).to_have_count(0)
    assert comes(person, ".drama.arrival .chance")
    expect(board.drama).to_contain_text(re.compile(r"The laser fires\s+\d+ %\s+before the draw"))
    expect(page.locator(".result")).to_have_count(0)
    assert comes(person, ".drama.arrival .verdict")
    page.keyboard.press("Enter")
    expect(board.drama).to_have_count(0)
    winner = page.locator(".result h2").first
    expect(winner).to_be_hidden()
    expect(page.locator(".result .total td").first).to_have_text("0")
    assert comes(person, ".result tbody.counted")
    page.keyboard.press("Enter")
    expect(winner).to_be_visible()
    points = [int(one) for one in page.locator(".result .total td").all_inner_texts()]
    sheet = [int(one.split()[0]) for one in page.locator(".players .score").all_inner_texts()]
    assert sorted(points) == sorted(sheet)
