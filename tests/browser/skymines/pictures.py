"""Skymines for the README."""

from __future__ import annotations

from tests.browser.matches import beginnings
from tests.browser.pictures import Show, end, entries, go_on
from tests.browser.skymines.board import Board
from tests.browser.visitor import Visitor

MIDDLE_OF_MATCH = 0.5  # when there is much on the map, and on one's tracks


def at(person: Visitor, match: str, kind: str) -> Board:
    """Sit down in the middle of the match, where the first player makes such a move anew."""
    first = beginnings(person, match, kind)
    middle = len(entries(person, match)) * MIDDLE_OF_MATCH
    go_on(person, match, next((one for one in first if one >= middle), first[-1]))
    person.ready()
    return Board(person)


def planning(person: Visitor, match: str) -> None:
    """Cards that are planned, and more of them in the hand."""
    board = at(person, match, "plan")
    for _ in range(2):
        board.plan(board.look())


def turn(person: Visitor, match: str) -> None:
    """A card that is about to be used, and all that could be done instead."""
    board = at(person, match, "use")
    if board.slots.count():
        board.slots.first.click()
    if person.is_phone:
        board.show("bonus")


def expansion(person: Visitor, match: str) -> None:
    """A company that expands, and the place that is chosen for its next piece."""
    board = at(person, match, "enter")
    places = board.look()["places"]
    board.place(places[len(places) // 2]).click()


def belt(person: Visitor, match: str) -> None:
    """The same on the other side of the board."""
    bots = [{"kind": "bot", "level": "greedy"}] * 3
    person.home()
    body = {"game": "skymines", "seats": bots, "options": {"board": "belt", "threat": "TH1"}}
    table = person.fetch("/api/tables", body)["id"]
    person.fetch(f"/api/tables/{table}/start", {})
    while person.fetch(f"/api/tables/{table}")["status"] != "over":
        person.page.wait_for_timeout(200)
    expansion(person, table)


MIDDLE: Show = expansion
SHOWN: dict[str, Show] = {
    "skymines-planning": planning,
    "skymines-turn": turn,
    "skymines-expansion": expansion,
    "skymines-belt": belt,
    "skymines-end": end,
}
