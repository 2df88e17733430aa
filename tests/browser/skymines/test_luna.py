"""Skymines alone: a game against Luna on the Belt, on the board to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.skymines.board import Board
from tests.browser.visitor import Visits

IN_FULL = 100  # decisions that are taken as well as the board can, before the rest is hurried


@pytest.mark.long
def test_a_game_against_luna_on_the_belt(server: Server, visits: Visits) -> None:
    """Every decision is taken on the board; Luna's cards, tracks and score are shown."""
    person = visits.arrive(server)
    person.sit_down("skymines", "me", board="belt", lunas="2", missions=True, threat="TH6")
    board, page = Board(person), person.page
    assert person.ready()
    board.show("luna")
    panel = page.locator("#sm-panel-luna")
    expect(panel).to_contain_text("level 2, standard")
    where: list[str] = []
    shown = 0
    while person.ready():
        if "Which action do you take?" in person.prompt:
            shown = max(shown, panel.locator(".card .effects").count())
        where.append(board.decide(len(where)) if len(where) < IN_FULL else board.hurry())
    assert "list" not in where
    assert {"hand", "slots", "map", "pass"} <= {*where}
    assert shown > 0, "no card of hers was ever face up"
    kinds = {move.split()[0] for move in person.own_moves()}
    assert kinds >= {"plan", "use", "expand", "enter", "marker", "drop-out", "rest"}
    result = page.locator(".result")
    expect(page.locator("section.bar")).to_contain_text("The game is over")
    expect(result.locator("thead").first).to_contain_text("Luna")
    sheet = result.get_by_role("table").first
    for part in ("Skymine", "Minerva", "Astrogo", "Tawac", "Tank track", "Research track"):
        expect(sheet).to_contain_text(part)
    expect(sheet).to_contain_text(re.compile(r"Total.*\d+", re.DOTALL))
