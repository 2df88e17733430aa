"""What a tile would bring stands beside Confirm before it is placed, and why it can't be."""

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
    person.sit_down("planet_unknown", "me", "random")  # alone there would be events, too
    board = Board(person)
    board.until_a_tile()
    while "water" in (board.held.get_attribute("aria-label") or ""):  # it may bring nothing
        board.decide()
        board.until_a_tile()
    board.propose_tile()
    sequel = board.outcome.locator(".sequel")
    expect(sequel).to_have_text(re.compile("^Then, in any order: [^;]+; [^;]+$"))


def test_the_place_under_the_pointer_is_told_before_it_is_chosen(
    server: Server, visits: Visits
) -> None:
    person = visits.arrive(server)
    person.sit_down("planet_unknown", "me")
    board = Board(person)
    board.until_a_tile()
    board.cell(board.turn_until_it_fits()).hover()
    expect(board.outcome.locator(".move")).to_have_text(re.compile("^Place the "))
    assert board.page.locator(".tracks [data-step]").count() > 0  # on the tracks, too
    expect(person.confirm).to_be_disabled()


def test_a_place_that_is_none_says_why_with_its_paragraph(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("planet_unknown", "me")
    board = Board(person)
    board.until_a_tile()
    board.cell("r6c6").hover()  # the first tile has to touch the perimeter
    expect(board.ghost).not_to_have_class(re.compile("legal"))
    expect(board.outcome.locator(".bad a")).to_have_text(re.compile(r"^PU-4\.\d"))


def test_an_option_of_the_list_shows_its_tile_on_the_planet(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("planet_unknown", "me")
    board = Board(person)
    board.until_a_tile()
    expect(board.ghost).to_have_count(0)
    person.options().first.hover()
    expect(board.ghost).to_have_class(re.compile("legal"))
