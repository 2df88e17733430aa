"""Skymines on its board: a whole game, places that are looked at, pieces that others see."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.skymines.board import Board
from tests.browser.test_together import play_in_turns, two_at_a_table
from tests.browser.visitor import Visitor, Visits


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


def test_piece_is_seen_before_it_is_placed(server: Server, visits: Visits) -> None:
    """Looking at a place shows the piece that would stand there; nothing is sent."""
    person = visits.arrive(server)
    person.sit_down("skymines", "me", "random")
    board = Board(person)
    board.to("energy left")
    places = [key for key in board.look()["places"] if key.startswith("m")]
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


def test_two_people(server: Server, visits: Visits) -> None:
    """What one looks at, the other does not see; what one does, both see."""
    ada, bea = two_at_a_table(server, visits, "skymines")
    boards = {ada: Board(ada), bea: Board(bea)}
    expanding: list[Visitor] = []

    def act(person: Visitor) -> None:
        if "energy left" in person.prompt:
            expanding.append(person)
        else:
            boards[person].decide(boards[person].used.total())

    play_in_turns((ada, bea), act, lambda: bool(expanding))
    person = expanding[0]
    other = bea if person is ada else ada
    board, theirs = boards[person], boards[other]
    place = next(key for key in board.look()["places"] if key.startswith("m"))
    before = theirs.piece(place).count()
    board.place(place).hover()
    expect(board.map.locator(".piece.ghost")).to_have_count(1)
    expect(theirs.map.locator(".piece.ghost")).to_have_count(0)
    assert theirs.piece(place).count() == before
    board.place(place).click()
    person.confirm.click()
    person.page.locator(".bar[aria-busy='false']").wait_for()
    expect(theirs.piece(place)).to_have_count(1)
    expect(theirs.piece(place)).to_have_attribute("data-piece", re.compile("."))


def test_places_are_entered_in_any_order(server: Server, visits: Visits) -> None:
    """A place that the table would have before the last one is entered all the same."""
    person = visits.arrive(server)
    person.sit_down("skymines", "me", "random")
    board = Board(person)
    cheap: list[str] = []
    while True:
        board.to("energy left")
        places = [key for key in board.look()["places"] if key.startswith("m")]
        labels = {key: board.place(key).get_attribute("aria-label") or "" for key in places}
        cheap = sorted(
            (key for key in places if "1 energy" in labels[key]), key=lambda m: int(m[1:])
        )
        if len(cheap) > 1 and not person.prompt.startswith("1 "):
            break
        board.end()
    first, last = cheap[0], cheap[-1]
    board.place(last).click()
    person.confirm.click()
    expect(board.piece(last)).to_have_count(1)
    expect(board.place(first)).to_have_count(0)
    board.map.locator(f"[data-place='{first}']").click()
    expect(board.piece(first)).to_have_count(1)
    expect(board.piece(last)).to_have_count(1)
