"""Skymines on its board: a whole game, places that are looked at, pieces that others see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.matches import Finished, beginnings, go_on
from tests.browser.serving import Server
from tests.browser.skymines.board import Board
from tests.browser.visitor import Visits


@pytest.mark.long
def test_whole_game_on_the_board(server: Server, visits: Visits) -> None:
    """Two on the Moon: every move that the board offers is made there, and the journal has it."""
    person = visits.arrive(server)
    person.sit_down("skymines", "me", "random")
    board = Board(person)
    made: set[tuple[str, str]] = set()
    where: list[str] = []
    while person.ready():
        asked = person.prompt.split(":")[0]
        where.append(board.decide(len(where)))
        made.add((re.sub(r"\d+", "n", asked), where[-1]))
    kinds = {move.split()[0] for move in person.own_moves()}
    assert kinds >= {"plan", "use", "advance", "expand", "enter", "science", "marker", "take-stack"}
    assert "list" not in where
    assert {"hand", "slots", "map", "tracks", "pass"} <= {*where}
    on_map = {asked for asked, place in made if place == "map"}
    assert any("energy left" in asked for asked in on_map)
    result = person.page.locator(".result")
    expect(person.page.locator("section.bar")).to_contain_text("The game is over")
    expect(result.get_by_role("table").first).to_contain_text("Total")


def test_piece_is_seen_before_it_is_placed(
    server: Server, visits: Visits, finished: Finished
) -> None:
    """Looking at a place shows the piece that would stand there; nothing is sent."""
    person, match = visits.arrive(server), finished("skymines")
    go_on(person, match, beginnings(person, match, "enter")[0], "random")
    board = Board(person)
    board.to("energy left")
    places = board.sectors()
    for place in places[:3]:
        board.place(place).hover()
        expect(board.map.locator(".piece.ghost")).to_have_count(1)
        expect(board.piece(place)).not_to_have_count(0)
    expect(person.confirm).to_be_disabled()
    person.page.locator(".dock.sm").hover()
    expect(board.map.locator(".piece.ghost")).to_have_count(0)
    board.place(places[0]).click()
    expect(board.place(places[0])).to_have_attribute("aria-pressed", "true")
    person.confirm.click()
    person.ready()
    expect(board.piece(places[0])).to_have_count(1)


def test_two_people(server: Server, visits: Visits, finished: Finished) -> None:
    """What one looks at, the other does not see; what one does, both see."""
    ada, bea, match = visits.arrive(server), visits.arrive(server), finished("skymines")
    link = go_on(ada, match, beginnings(ada, match, "enter")[0], "open")
    bea.go(link).get_by_role("button", name="Join").click()
    ada.page.get_by_role("button", name="Start").click()
    board, theirs = Board(ada), Board(bea)
    board.to("energy left")
    theirs.map.wait_for()
    place = board.sectors()[0]
    before = theirs.piece(place).count()
    board.place(place).hover()
    expect(board.map.locator(".piece.ghost")).to_have_count(1)
    expect(theirs.map.locator(".piece.ghost")).to_have_count(0)
    assert theirs.piece(place).count() == before
    board.place(place).click()
    ada.confirm.click()
    ada.page.locator(".bar[aria-busy='false']").wait_for()
    expect(theirs.piece(place)).to_have_count(1)
    expect(theirs.piece(place)).to_have_attribute("data-piece", re.compile("."))


def test_places_are_entered_in_any_order(
    server: Server, visits: Visits, finished: Finished
) -> None:
    """A place that the table would have before the last one is entered all the same."""
    person, match = visits.arrive(server), finished("skymines")
    board = Board(person)
    cheap: list[str] = []
    for entry in beginnings(person, match, "enter"):
        go_on(person, match, entry, "random")
        board.to("energy left")
        labels = {key: board.place(key).get_attribute("aria-label") for key in board.sectors()}
        cheap = [key for key, label in labels.items() if "1 energy" in (label or "")]
        if len(cheap) > 1 and not person.prompt.startswith("1 "):
            break
    first, *_, last = sorted(cheap, key=lambda key: int(key[1:]))
    board.place(last).click()
    person.confirm.click()
    expect(board.piece(last)).to_have_count(1)
    expect(board.place(first)).to_have_count(0)
    board.map.locator(f"[data-place='{first}']").click()
    expect(board.piece(first)).to_have_count(1)
    expect(board.piece(last)).to_have_count(1)


def test_plans_are_taken_in_any_order(server: Server, visits: Visits) -> None:
    """A plan that the table would have before the last one is taken all the same."""
    person = visits.arrive(server)
    person.sit_down("skymines", "me", "random")
    board = Board(person)
    plans = person.page.locator(".research .plan.target.lit:not(.empty)")
    number = 0
    while not (person.ready() and "2 research points" in person.prompt):
        board.decide(number)
        number += 1
        assert number < 200
    before = plans.first.get_attribute("data-research")
    plans.nth(3).click()
    person.confirm.click()
    person.ready()
    taken = person.page.locator(".tracks .pending")
    expect(taken).to_have_count(1)
    person.page.locator(f"[data-research={before}]").click()
    expect(taken).to_have_count(2)
