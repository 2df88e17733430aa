"""One screen: what things mean, how large targets are, what is lit from elsewhere, and the keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pulsar_2849.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visits

# Targets that are smaller than this many pixels, by what they are.
_SMALL = """least => [...document.querySelectorAll(
        ".p49 :is(button.target, .target[role=button] > .area), .p49 .size button")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .map(one => [one.closest("[aria-label], button").outerHTML.slice(0, 80),
        one.getBoundingClientRect()])
    .filter(([_, box]) => box.width < least || box.height < least)
    .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)"""

# In how many lines something is written.
_LINES = """one => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return words.getClientRects().length;
}"""


def to_a_turn(board: Board) -> None:
    """Play on until the player acts with dice in the hand."""
    for number in range(60):
        assert board.person.ready()
        if board.look()["turn"]:
            return
        board.decide(number)
    raise AssertionError("no turn has come")


def tip(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.locator("#tip")).to_contain_text(text)


def test_what_has_a_meaning_says_it(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, (1024, 600))
    person.sit_down("pulsar_2849", "me", "random")
    board, page = Board(person), person.page
    to_a_turn(board)
    for track, gives in (("initiative", "goes first"), ("engineering", "cubes")):
        page.locator(f".p49 .track.{track} h3").hover()
        tip(page, re.compile(f"{gives}.*left is better"))
    page.locator(".p49 [data-place=G1]").hover()
    tip(page, "Green jump gate")
    page.locator(".p49 .dial .number").first.hover()
    tip(page, "Points")
    board.tab("gyrodynes").hover()
    tip(page, "Gyros")
    page.locator(".p49 .hand .change").first.hover()
    tip(page, "One less")


def test_narrow_columns_hold_what_they_show(server: Server, visits: Visits) -> None:
    """Dice and points stay on their cards, and no heading of the log breaks within its word."""
    person = visits.arrive(server, (1024, 600))
    person.sit_down("pulsar_2849", "me", "random")
    person.speak("pl")
    assert person.ready()
    Board(person).tab("gyrodynes").click()
    spilled = "all => all.map(one => one.scrollWidth - one.clientWidth)"
    assert person.page.locator(".gyrodynes .type").evaluate_all(spilled) == [0, 0, 0]
    heading = person.page.locator("[role=log] h3").get_by_text("Przygotowanie")
    assert heading.evaluate(_LINES) == 1


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_targets_are_large_enough(server: Server, visits: Visits, size: tuple[int, int]) -> None:
    person = visits.arrive(server, size)
    person.sit_down("pulsar_2849", "me", "random")
    board, page = Board(person), person.page
    for number in range(12):
        assert person.ready()
        assert page.evaluate(_SMALL, 24) == []
        board.decide(number)


def test_list_and_board_light_each_other(server: Server, visits: Visits) -> None:
    """What is looked at in the list is lit in its place; what is looked at there, the bar tells."""
    person = visits.arrive(server)
    person.sit_down("pulsar_2849", "me", "random")
    board, page = Board(person), person.page
    to_a_turn(board)
    board.place("ship").hover()
    expect(page.locator(".outcome .gain")).to_contain_text("Fly")
    person.options().filter(has_text="gyrodyne").first.hover()
    expect(board.tab("gyrodynes")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#p49-panel-gyrodynes .target.looked")).to_have_count(1)


def test_keys(server: Server, visits: Visits) -> None:
    """N and P lead over the map, T takes dice, M puts tokens on them, 0 shows the whole map."""
    person = visits.arrive(server)
    person.sit_down("pulsar_2849", "me", "random")
    board, page = Board(person), person.page
    assert person.ready()
    focused = board.map.locator("[data-light]:focus")
    places = set()
    for key in "nnp":
        page.keyboard.press(key)
        places.add(focused.get_attribute("data-light"))
    assert len(places) == 2
    whole = board.map.get_attribute("viewBox")
    page.keyboard.press("+")
    expect(board.map).not_to_have_attribute("viewBox", str(whole))
    page.keyboard.press("0")
    expect(board.map).to_have_attribute("viewBox", str(whole))
    expect(person.confirm).to_be_disabled()
    to_a_turn(board)
    page.keyboard.press("t")
    held = page.locator(".p49 .hand .slot.chosen")
    expect(held).to_have_count(1)
    page.keyboard.press("m")
    expect(held).to_have_attribute("aria-label", re.compile("worth"))
