"""What a tile would bring stands beside it before it is placed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.planet_unknown.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visits


def test_a_proposed_tile_names_the_gains_of_both_its_resources(
    server: Server, visits: Visits
) -> None:
    person = visits.arrive(server)
    person.sit_down("planet_unknown", "me")
    board = Board(person)
    while person.ready() and not board.handling.count():
        board.decide()
    board.propose_tile()
    sequel = board.handling.locator(".outlook .sequel")
    expect(sequel).to_have_text(re.compile("^Then, in any order: [^;]+; [^;]+$"))
