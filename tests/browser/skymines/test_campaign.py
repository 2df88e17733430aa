"""The campaign of Skymines: two chapters, continued by one click."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.skymines.board import Board
from tests.browser.visitor import Visits, called


def play(board: Board) -> None:
    """To the end of the chapter."""
    while board.person.ready():
        board.hurry()


def test_two_chapters_with_one_click_between(server: Server, visits: Visits) -> None:
    """The sheet tells the success of a chapter; the second one is played on the Belt."""
    person = visits.arrive(server)
    page, board = person.home(), Board(person)
    page.get_by_role("button", name="Set up a table").first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator("select").first.select_option(label=called("skymines"))
    dialog.get_by_role("group", name="Number of seats").get_by_role(
        "button", name="1", exact=True
    ).click()
    dialog.get_by_text("Campaign", exact=True).click()
    dialog.get_by_role("button", name="Start the game").click()
    play(board)
    sheet = page.get_by_role("region", name="Campaign")
    expect(sheet).to_contain_text("Chapter 1 of 4")
    expect(sheet).to_contain_text("Mines on the Moon")
    expect(sheet).to_contain_text("Success points")
    moon = person.table
    page.get_by_role("button", name="Next chapter").first.click()
    page.wait_for_url(lambda url: moon not in url)
    assert person.ready()
    expect(page.locator(".sm svg.chart [data-place=b3]")).to_be_visible()
    before = person.fetch(f"/api/tables/{person.table}")["chapter"]["carried"]["success"]
    play(board)
    expect(sheet).to_contain_text("Chapter 2 of 4")
    expect(sheet).to_contain_text("Towards the Belt")
    shown = [int(one) for one in sheet.locator("strong").all_inner_texts()]
    assert all(now >= then for now, then in zip(shown, before, strict=True))
