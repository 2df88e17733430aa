"""How to Save a World on its board, to the arrival of the asteroid: with others, and with SIMU."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.matches import Finished, beginnings, go_on
from tests.browser.one_screen import DESKS, Screen, without_fault
from tests.browser.save_a_world.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visitor, Visits

IN_FULL = 16  # decisions that are taken as well as the board can, before the rest is hurried


def play_to_the_end(person: Visitor) -> set[str]:
    """Where on the screen decisions were taken."""
    board = Board(person)
    where: list[str] = []
    while person.ready():
        where.append(board.decide(len(where)) if len(where) < IN_FULL else board.hurry())
    return {*where}


def check_arrival(person: Visitor) -> None:
    """The sheet tells who has how many points and what for, and how the asteroid came."""
    result = person.page.locator(".result")
    sheet = result.get_by_role("table").first
    for part in ("Leader bonuses", "Tech 2 upgrades", "Project tracks", "Species"):
        expect(sheet).to_contain_text(part)
    expect(sheet).to_contain_text(re.compile(r"Total.*\d+", re.DOTALL))
    arrival = result.get_by_role("region", name="Leviathan arrives")
    expect(arrival).to_contain_text("The laser fires")
    expect(arrival).to_contain_text(re.compile("Drawn: .*cube × "))
    expect(arrival).to_contain_text(re.compile("Key project: (laser|shield|evacuation)"))


def test_whole_game_on_the_board(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("save_a_world", "me", "random")
    where = play_to_the_end(person)
    assert {"tray", "board", "pass"} <= where
    kinds = {move.split()[0] for move in person.own_moves()}
    assert kinds >= {"keep", "place", "pass"}
    check_arrival(person)


def test_a_game_against_simu(server: Server, visits: Visits) -> None:
    """SIMU's cards lie open while it plays, and it is on the sheet in the end."""
    person = visits.arrive(server)
    person.sit_down("save_a_world", "me", simus="1")
    board, page = Board(person), person.page
    assert person.ready()
    board.show("simu")
    panel = page.locator("#hw-panel-simu")
    expect(panel).to_contain_text("SIMU")
    shown = 0
    while person.ready():
        shown = max(shown, panel.locator("ol li").count())
        if shown:
            board.hurry()
        else:
            board.decide()
    assert shown > 0, "no card of SIMU's was ever face up"
    expect(page.locator(".result thead").first).to_contain_text("SIMU")
    check_arrival(person)


def test_what_is_raised_is_seen_beside_its_buttons(
    server: Server, visits: Visits, finished: Finished
) -> None:
    person = visits.arrive(server, DESKS[0])
    match = finished("save_a_world")
    go_on(person, match, beginnings(person, match, "raise")[0], "random")
    assert person.ready()
    screen = Screen(person, DESKS)
    screen.look("raising baselines")
    without_fault(screen)
