"""Pulsar 2849 on its board: a whole game, flights that are looked at, and ones that others see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.pulsar_2849.board import Board
from tests.browser.serving import Server
from tests.browser.test_together import play_in_turns, two_at_a_table
from tests.browser.visitor import Visitor, Visits


def position(board: Board, seat: int) -> str:
    """Where a ship is drawn."""
    return board.ship(seat).get_attribute("transform") or ""


@pytest.mark.long
def test_whole_game_on_the_board(server: Server, visits: Visits) -> None:
    """Every move that the board offers is made there, and the journal has it."""
    person = visits.arrive(server)
    person.sit_down("pulsar_2849", "me", "random")
    board = Board(person)
    where: list[str] = []
    while person.ready():
        where.append(board.decide(len(where)))
    kinds = [move.split()[0] for move in person.own_moves()]
    assert len(kinds) == len(where)
    made = list(zip(kinds, where, strict=True))
    assert "list" not in where
    on_map = {kind for kind, place in made if place == "map"}
    assert on_map >= {"put-ship", "fly", "route", "build", "complete"}
    assert ("take-die", "dice") in made
    assert ("choose-side", "headquarters") in made
    assert ("take-gyrodyne", "gyrodynes") in made
    assert {"technologies", "transmitters", "headquarters"} <= {*where}
    assert ("end-turn", "end") in made
    page = person.page
    result = page.locator(".result")
    expect(page.locator("section.bar")).to_contain_text("The game is over")
    expect(result.locator("h2").first).to_contain_text(re.compile(r"\d+ points"))
    expect(result.get_by_role("table").first).to_contain_text("Total")
    expect(result.get_by_role("img", name="Points by round")).to_be_visible()
    expect(result.get_by_role("img", name="Points by source")).to_be_visible()


def test_route_is_drawn_before_it_is_flown(server: Server, visits: Visits) -> None:
    """Looking at a place draws the way there and tells what it brings; nothing is sent."""
    person = visits.arrive(server)
    person.sit_down("pulsar_2849", "me", "random")
    board, page = Board(person), person.page
    board.to_a_flight()
    places = board.look()["places"]
    expect(board.route).to_have_count(0)
    drawn = set()
    for place in places[:3]:
        board.place(place).hover()
        expect(board.route).to_have_count(1)
        expect(page.locator(".p49 .map .plate strong")).not_to_be_empty()
        drawn.add(board.route.get_attribute("d"))
    assert len(drawn) == min(3, len(places))
    expect(person.confirm).to_be_disabled()
    page.locator(".p49 .hand").hover()
    expect(board.route).to_have_count(0)
    goal = board.wanted_place(board.look())
    before = position(board, 0)
    board.propose_at(goal)
    expect(board.map.locator(".route.firm .pen")).to_have_count(1)
    person.confirm.click()
    person.ready()
    expect(board.route).to_have_count(0)
    expect(board.ship(0)).not_to_have_attribute("transform", before)


def test_two_people(server: Server, visits: Visits) -> None:
    """What one looks at, the other does not see; what one does, both see."""
    ada, bea = two_at_a_table(server, visits, "pulsar_2849")
    boards = {ada: Board(ada, 0), bea: Board(bea, 1)}
    flights: list[Visitor] = []

    def act(person: Visitor) -> None:
        board, other = boards[person], boards[bea if person is ada else ada]
        seen = board.look()
        place = board.wanted_place(seen) if seen["places"] and not seen["turn"] else ""
        if place:
            board.place(place).hover()
        if not place or not board.route.count():
            board.decide(len(flights))
            return
        seat = [ada, bea].index(person)
        before = position(other, seat)
        board.propose_at(place)
        expect(other.route).to_have_count(0)
        person.confirm.click()
        expect(other.ship(seat)).not_to_have_attribute("transform", before)
        expect(board.ship(seat)).to_have_attribute("transform", position(other, seat))
        flights.append(person)

    play_in_turns((ada, bea), act, lambda: len({*flights}) == 2)
    for person in (ada, bea):
        expect(person.page.locator("[role=log]")).to_contain_text("flies")
