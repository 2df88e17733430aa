"""Two people at one table, each with a browser of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.planet_unknown.board import Board
from tests.browser.serving import Server
from tests.browser.visitor import Visitor, Visits, until


def two_at_a_table(
    server: Server, visits: Visits, game: str, bots: int = 0
) -> tuple[Visitor, Visitor]:
    """One sets up a private table and sends the link, the other follows it."""
    ada, bea = visits.arrive(server), visits.arrive(server)
    page = ada.home()
    page.get_by_role("button", name="Set up a table", exact=True).click()
    page.locator("dialog[open]").get_by_label("Game").select_option(game)
    page.get_by_role("group", name="Number of seats").get_by_text(str(2 + bots)).click()
    page.get_by_label("Seat 2", exact=True).select_option("open")
    for bot in range(bots):
        page.get_by_label(f"Seat {3 + bot}", exact=True).select_option("bot:random")
    page.get_by_text("Private table").click()
    page.get_by_role("button", name="Set up the table").click()
    link = page.locator("#invitation").input_value()
    stranger = bea.go(link.removeprefix(server.address).split("#")[0])
    stranger.get_by_role("button", name="Join").click()
    expect(stranger.locator(".notice")).to_contain_text("private")
    assert "403" in bea.errors.pop()
    stranger.goto("about:blank")
    bea.go(link.removeprefix(server.address)).get_by_role("button", name="Join").click()
    expect(page.locator("main li").nth(1).locator("select")).to_have_value("person")
    page.get_by_role("button", name="Start").click()
    return ada, bea


def play_in_turns(
    people: tuple[Visitor, Visitor], act: Callable[[Visitor], None], enough: Callable[[], bool]
) -> None:
    """Let whoever is asked act, until it is enough or over."""

    def somebody_is_asked() -> bool:
        return any(person.is_asked for person in people) or is_over()

    def is_over() -> bool:
        return all(person.page.locator(".result").count() for person in people)

    while not enough():
        until(people[0].page, somebody_is_asked)
        if is_over():
            return
        act(next(person for person in people if person.is_asked))


def test_whole_game_through_an_invitation(server: Server, visits: Visits) -> None:
    ada, bea = two_at_a_table(server, visits, "example")
    ada.page.get_by_role("button", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Hello from over here")
    ada.page.keyboard.press("Enter")
    expect(bea.page.locator(".switch .badge")).to_have_text("1")
    play_in_turns((ada, bea), Visitor.choose, lambda: False)
    for person in (ada, bea):
        expect(person.page.locator(".result h2").first).to_be_visible()
        expect(person.page.locator(".result").get_by_text("Points by round").first).to_be_visible()
    verdicts = [person.page.locator(".result").inner_text() for person in (ada, bea)]
    assert verdicts[0] == verdicts[1]


def test_first_rounds_of_planet_unknown_on_the_board(server: Server, visits: Visits) -> None:
    people = two_at_a_table(server, visits, "planet_unknown", bots=1)
    boards = {person: Board(person) for person in people}
    done: Counter[tuple[Visitor, str]] = Counter()

    def act(person: Visitor) -> None:
        done[person, boards[person].decide()] += 1

    play_in_turns(people, act, lambda: all(done[person, "place"] >= 3 for person in people))
    assert sum(done[person, "turn"] for person in people) >= 2
    for person in people:
        person.page.keyboard.press("Alt+1")
        expect(person.page.locator(".planet:not(.mini) .pu-section")).not_to_have_count(0)
