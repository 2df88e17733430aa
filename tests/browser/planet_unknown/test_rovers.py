"""Rovers show where they can go, and how much of the movement is left."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.matches import Finished, beginnings, go_on
from tests.browser.planet_unknown.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visits


def test_a_rover_shows_its_way_and_the_steps_that_are_left(
    server: Server, visits: Visits, finished: Finished
) -> None:
    person, match = visits.arrive(server), finished("planet_unknown")
    go_on(person, match, beginnings(person, match, "drive")[0], "random")
    assert person.ready()
    board = Board(person)
    way = board.way()
    assert way
    person.close_options()
    board.page.mouse.move(2, 400)
    expect(board.outcome).to_have_text(re.compile(r"\d+ steps? left"))
    board.cell(way[0]).click()
    board.cell(way[1]).hover()
    expect(board.page.locator("svg.planet path.way")).to_have_count(1)
    board.cell(way[1]).click()
    expect(person.confirm).to_be_enabled()
