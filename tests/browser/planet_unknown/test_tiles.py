"""Tiles are clicked, dragged, turned, and found by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.planet_unknown.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visits


@pytest.fixture
def board(server: Server, visits: Visits) -> Board:
    """In front of somebody who has to place the first tile of a game alone."""
    person = visits.arrive(server, (1366, 768))
    person.sit_down("planet_unknown", "me")
    board = Board(person)
    board.until_a_tile()
    return board


def test_a_tile_is_dragged_from_the_depot_to_its_place(board: Board) -> None:
    goal = board.cell(board.turn_until_it_fits()).bounding_box()
    tile = board.held.bounding_box()
    assert goal
    assert tile
    mouse = board.page.mouse
    mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    mouse.down()
    mouse.move(goal["x"] + 60, goal["y"] + 60, steps=4)
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    mouse.up()
    expect(board.ghost).to_have_class(re.compile("proposed"))
    expect(board.person.confirm).to_be_enabled()


def test_n_and_p_lead_from_place_to_place_wherever_the_focus_is(board: Board) -> None:
    page = board.page
    page.keyboard.press("n")
    expect(board.ghost).to_have_class(re.compile("legal"))
    first = board.ghost.get_attribute("style")
    page.keyboard.press("n")
    second = board.ghost.get_attribute("style")
    page.keyboard.press("p")
    again = board.ghost.get_attribute("style")
    assert first == again != second
    page.keyboard.press("Enter")
    expect(board.person.confirm).to_be_enabled()


def test_zero_shows_the_whole_planet_and_chooses_nothing(board: Board) -> None:
    page, planet = board.page, board.page.locator("svg.planet")
    whole = planet.get_attribute("viewBox")
    page.keyboard.press("+")
    expect(planet).not_to_have_attribute("viewBox", whole or "")
    page.keyboard.press("0")
    expect(planet).to_have_attribute("viewBox", whole or "")
    page.keyboard.press("0")
    expect(board.person.confirm).to_be_disabled()


def test_the_buttons_beside_a_laid_tile_turn_it(board: Board) -> None:
    board.propose_tile()
    before = board.ghost.inner_html()
    board.page.locator(".handle button").last.click()
    expect(board.ghost).to_be_visible()
    assert board.ghost.inner_html() != before


def test_everything_with_a_meaning_explains_itself(board: Board) -> None:
    page = board.page
    tip = page.locator("#tip")
    for thing in (".tracks [role=img]", ".station .stack", ".station .marker", ".supplies li"):
        page.locator(thing).first.hover()
        expect(tip).to_be_visible()
        assert len(tip.inner_text()) > 10
        page.mouse.move(5, 400)
        expect(tip).to_be_hidden()
