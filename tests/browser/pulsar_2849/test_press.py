"""A press counts even if the page learns something between the press and the release."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.pulsar_2849.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visits


class Late:
    """Keeps what the server foresees on its way, until it is let go."""

    def __init__(self, page: Page) -> None:
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        self._holds = True
        page.route_web_socket(lambda url: "/api/feed" in url, self._listen)

    def _listen(self, socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if self._holds and json.loads(message)["type"] == "outlooks":
                self._held.append((socket, message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    def let_go(self) -> None:
        self._holds = False
        for socket, message in self._held:
            socket.send(message)


def test_a_counter_is_chosen_although_its_outlook_comes_meanwhile(
    server: Server, visits: Visits
) -> None:
    person = visits.arrive(server)
    late = Late(person.page)
    person.sit_down("pulsar_2849", "me", "random")
    board, page = Board(person), person.page
    way = board.counters.first
    for number in range(20):
        person.ready()
        piles = board.look()["piles"]
        if piles:
            # One of these moves a counter: dice of at most one value move none.
            person.click(f".p49 .spaces li:nth-child({piles[number % len(piles)]}) > button.pile")
            if not board.look()["proposed"]:
                break
            person.commit()
        else:
            board.decide(number)
    expect(way).to_contain_text("Initiative")
    expect(way).not_to_contain_text("→")
    # On its words, which become others.
    words = way.locator("span").bounding_box()
    assert words is not None
    page.mouse.move(words["x"] + words["width"] / 2, words["y"] + words["height"] / 2)
    page.mouse.down()
    late.let_go()
    expect(way).to_contain_text("→")
    page.mouse.up()
    expect(way).to_have_attribute("aria-pressed", "true")
    expect(person.confirm).to_be_enabled()
