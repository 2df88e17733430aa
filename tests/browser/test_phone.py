"""A phone: played by taps, nothing to scroll sideways, everything large enough for a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pulsar
from tests.browser.planet import Board
from tests.browser.serving import Server
from tests.browser.visitor import PHONE, Visits

THUMB = 44
_SMALL = """least => [...document.querySelectorAll(".bar :is(button, a), .panes button")]
    .map(element => [element.textContent.trim(), element.getBoundingClientRect()])
    .filter(([_, box]) => box.width && (box.width < least || box.height < least))
    .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)"""


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    width, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room <= PHONE[0], f"{page.url} is {width} px wide"


def has_room_for_thumbs(page: Page) -> None:
    assert page.evaluate(_SMALL, THUMB) == []


def test_comet_watch_by_taps(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, PHONE, "light")
    page = person.home()
    page.get_by_role("button", name="Play now: Comet Watch").tap()
    for number in range(100):
        if not person.ready():
            break
        has_room_for_thumbs(page)
        fits(page)
        chips = page.locator(".bar .chip")
        if not person.confirm.is_enabled():
            chips.nth(number % chips.count()).tap()
        person.confirm.tap()
    expect(page.locator(".result")).to_be_visible()
    has_room_for_thumbs(page)


def test_planet_unknown_by_taps(server: Server, visits: Visits) -> None:
    """Taps move the tile and turn it; the button beside it confirms."""
    person = visits.arrive(server, PHONE)
    person.sit_down("planet_unknown", "me", "random")
    page, board = person.page, Board(person)
    assert person.ready()
    has_room_for_thumbs(page)
    right = board.handling.get_by_role("button", name="Turn right")
    for _ in range(4):
        if board.lit():
            break
        right.tap()
    square = board.lit()[0]
    board.cell(square).tap()
    expect(board.ghost).to_be_visible()
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
    for pane in ("Players", "Log", "Chat", "Board"):
        page.locator(".panes").get_by_role("button", name=pane).tap()
        fits(page)
    expect(page.locator("svg.planet:not(.mini)")).to_be_visible()


def tap_place(board: pulsar.Board, name: str) -> None:
    """Propose what can be done at a place of the map; the first tap may only bring it closer."""
    for _ in range(2):
        board.place(name).tap()
        if board.ways.count():
            board.ways.first.tap()
        if board.person.confirm.is_enabled():
            return
    expect(board.person.confirm).to_be_enabled()


def decide_by_taps(board: pulsar.Board, number: int) -> str:
    """Take a decision of Pulsar 2849; what it was about."""
    seen = board.look()
    if seen["turn"] and "ship" in seen["places"]:
        board.dice.first.tap()
        expect(board.page.locator(".p49 .hand .slot.held")).to_have_count(1)
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


def test_pulsar_2849_by_taps(server: Server, visits: Visits) -> None:
    """A turn: dice, a die in the hand, a flight."""
    person = visits.arrive(server, PHONE, "light")
    person.sit_down("pulsar_2849", "me", "random")
    page, board = person.page, pulsar.Board(person)
    done: list[str] = []
    while done[-2:] != ["ship", "place"]:
        assert person.ready()
        has_room_for_thumbs(page)
        fits(page)
        done.append(decide_by_taps(board, len(done)))
    assert {"place", "die"} <= {*done[:-2]}
    assert person.ready()
    for pane in ("Players", "Log", "Chat", "Board"):
        page.locator(".panes").get_by_role("button", name=pane).tap()
        fits(page)
    for panel in page.locator(".p49 [role=tab]").all():
        panel.tap()
        fits(page)


def test_list_of_options_by_taps(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, PHONE, "light")
    person.sit_down("planet_unknown", "me", "random")
    page = person.page
    page.locator(".bar .list-toggle").tap()
    page.locator("section.list .option").first.tap()
    fits(page)
    person.confirm.tap()
    assert person.ready()
    page.locator(".panes").get_by_role("button", name="Log").tap()
    expect(page.locator("[role=log]")).to_contain_text("places the tile")


@pytest.mark.parametrize("width", [320, 390])
def test_nothing_to_scroll_sideways(
    server: Server, visits: Visits, finished: str, finished_pulsar: str, width: int
) -> None:
    person = visits.arrive(server, (width, PHONE[1]))
    page = person.home()
    fits(page)
    page.get_by_role("button", name="Set up a table", exact=True).tap()
    page.locator("dialog[open] select").first.wait_for()
    fits(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").tap()
    page.locator("dialog[open]").wait_for()
    fits(page)
    page.keyboard.press("Escape")
    person.sit_down("planet_unknown", "me", "open")
    page.locator("#invitation").wait_for()
    fits(page)
    for path, part in [
        (f"/t/{finished}", ".result"),
        (f"/t/{finished}/replay", ".controls"),
        (f"/t/{finished_pulsar}", ".result"),
        (f"/t/{finished_pulsar}/replay/60", ".controls"),
        ("/rules/planet_unknown", ".paragraph"),
        (f"/verify?table={finished}", ".good"),
        ("/nowhere", "main"),
    ]:
        person.go(path).locator(part).first.wait_for()
        fits(page)
