"""Whatever breaks in the middle of a decision, the table is where it was, and moves happen once."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.planet_unknown.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visitor, Visits

LOST = "Connection lost"
KEPT = "your move is kept and will be sent"


def situation(person: Visitor) -> dict[str, Any]:
    """All that the player has in front of them."""
    person.ready()
    page = person.page
    moves = person.moves()
    return {
        "prompt": person.prompt,
        "moves": moves,
        "log": page.locator("[role=log] li.line").all_inner_texts(),
        "scores": page.locator(".players .score").all_inner_texts(),
        "undo": person.undo.get_attribute("aria-disabled"),
        "land": page.locator(".planet:not(.mini) .pu-section").count(),
    }


def placed(person: Visitor) -> int:
    """How many tiles the log tells of."""
    lines = person.page.locator("[role=log] li.line:not(.undone)").all_inner_texts()
    return sum("places the tile" in line for line in lines)


def at_the_second_tile(server: Server, visits: Visits) -> Visitor:
    """Somebody alone at a table of Planet Unknown, who has placed one tile."""
    person = visits.arrive(server)
    person.sit_down("planet_unknown", "me")
    board = Board(person)
    while person.ready() and not (board.held.count() and placed(person) == 1):
        board.decide()
    return person


def is_carried_out_once(person: Visitor) -> None:
    expect(person.page.locator(".lost")).to_have_count(0)
    assert person.ready()
    assert placed(person) == 2


def test_reload(server: Server, visits: Visits) -> None:
    person = at_the_second_tile(server, visits)
    before = situation(person)
    Board(person).propose_tile()
    person.page.reload()
    assert situation(person) == before
    Board(person).place()
    assert person.ready()
    assert placed(person) == 2


def test_network_loss_with_a_move_outstanding(server: Server, visits: Visits) -> None:
    person = at_the_second_tile(server, visits)
    Board(person).propose_tile()
    person.context.set_offline(True)
    expect(person.page.locator(".lost")).to_contain_text(LOST)
    expect(Board(person).ghost).to_be_visible()
    person.confirm.click()
    expect(person.page.locator(".lost")).to_contain_text(KEPT)
    expect(person.confirm).to_have_text("Sending…")
    person.context.set_offline(False)
    is_carried_out_once(person)


def test_server_is_killed_with_a_move_outstanding(frail_server: Server, visits: Visits) -> None:
    person = at_the_second_tile(frail_server, visits)
    before = situation(person)
    board = Board(person)
    board.propose_tile()
    frail_server.kill()
    expect(person.page.locator(".lost")).to_contain_text(LOST)
    person.confirm.click()
    expect(person.page.locator(".lost")).to_contain_text(KEPT)
    frail_server.start()
    is_carried_out_once(person)
    person.undo.click()  # once, for it was carried out once
    assert situation(person) | {"log": []} == before | {"log": []}


def test_server_is_killed_right_after_a_move(frail_server: Server, visits: Visits) -> None:
    """What was answered has been stored; what was not is sent again and recognized."""
    person = at_the_second_tile(frail_server, visits)
    Board(person).propose_tile()
    person.confirm.click(no_wait_after=True)
    frail_server.kill()
    frail_server.start()
    is_carried_out_once(person)
    after = situation(person)
    person.page.reload()
    assert situation(person) == after


def renew(client: Path) -> None:
    """Let a client begin with a script of another name, as that of the next release does."""
    page = client / "index.html"
    name = re.findall(r'src="/(assets/index[^"]+)"', page.read_text())[0]
    shutil.copy(client / name, client / "assets" / "index-next.js")
    page.write_text(page.read_text().replace(name, "assets/index-next.js"))


def test_page_of_an_older_server_is_loaded_again_once(frail_server: Server, visits: Visits) -> None:
    person = at_the_second_tile(frail_server, visits)
    before = situation(person)
    loaded: list[str] = []
    person.page.on("load", lambda page: loaded.append(page.url))
    frail_server.kill()
    renew(frail_server.client)
    frail_server.start()
    person.page.wait_for_selector("script[src='/assets/index-next.js']", state="attached")
    assert situation(person) == before
    assert len(loaded) == 1
    frail_server.kill()
    frail_server.start()
    expect(person.page.locator(".lost")).to_have_count(0)
    assert len(loaded) == 1
