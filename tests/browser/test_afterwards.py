"""A finished match: its replay, going on from a position, and whether chance was fair."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import running
from tests.browser.matches import Finished, played_by_bots, where
from tests.browser.serving import Server
from tests.browser.visitor import Visits, until


def test_replay(server: Server, visits: Visits, finished: Finished) -> None:
    person = visits.arrive(server)
    page = person.go(f"/t/{finished('planet_unknown')}/replay")
    page.locator(".controls").wait_for()
    land = page.locator(".planet:not(.mini) .pu-section")
    line = page.locator("[role=log] li.line")
    begin = line.count()
    assert where(page)[0] == 0
    assert land.count() == 0
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".controls .where")).to_have_text(re.compile("^1 of"))
    page.get_by_role("button", name="To the end").click()
    last = where(page)[1]
    expect(page.locator(".controls .where")).to_have_text(f"{last} of {last}")
    expect(land).not_to_have_count(0)
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    rounds = page.locator(".controls select")
    rounds.select_option("3")
    expect(page.locator(".controls .where")).not_to_have_text(f"{last} of {last}")
    third = where(page)[0]
    assert 1 < third < last
    rounds.select_option("2")
    expect(page.locator(".controls .where")).not_to_have_text(f"{third} of {last}")
    assert where(page)[0] < third
    expect(page).to_have_url(re.compile(f"/replay/{where(page)[0]}$"))
    page.get_by_role("slider").fill("0")
    expect(land).to_have_count(0)
    expect(line).to_have_count(begin)


def test_hidden_things_are_shown_on_request(server: Server, visits: Visits) -> None:
    table = played_by_bots(server, "example", "random", "random", nights=1)
    page = visits.arrive(server).go(f"/t/{table}/replay")
    page.locator(".controls").wait_for()
    surface = page.locator(".facts-board")
    before = len(surface.inner_text())
    page.get_by_label("Show what was hidden").check()
    until(page, lambda: len(surface.inner_text()) > before)
    page.get_by_label("Show what was hidden").uncheck()
    until(page, lambda: len(surface.inner_text()) == before)


@pytest.mark.parametrize(
    "game", ["example", "planet_unknown", "pulsar_2849", "save_a_world", "skymines"]
)
def test_going_on_from_a_position(server: Server, visits: Visits, game: str) -> None:
    table = played_by_bots(server, game, "random", "random")
    person = visits.arrive(server)
    page = person.go(f"/t/{table}/replay/4")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: table not in url and "/replay" not in url)
    assert person.ready()
    person.choose()
    assert person.ready()
    expect(page.locator(".players .own")).to_contain_text("you")


def test_key_of_a_finished_match(server: Server, visits: Visits) -> None:
    table = played_by_bots(server, "example", "random", "random", nights=1)
    page = visits.arrive(server).go(f"/t/{table}")
    page.locator(".result").get_by_role("link", name="Check the dice").click()
    expect(page.get_by_text("The key fits the commitment.")).to_be_visible()
    expect(page.get_by_text("noted the same commitment")).to_be_visible()
    key = page.get_by_label("Key, shown at the end")
    right = key.input_value()
    key.fill(("0" if right[0] != "0" else "1") + right[1:])
    expect(page.get_by_text("The key does not fit the commitment.")).to_be_visible()
    expect(page.get_by_text("The key fits the commitment.")).to_have_count(0)
    key.fill("not a key")
    expect(page.get_by_text("A key has only the digits")).to_be_visible()
    key.fill(right)
    expect(page.get_by_text("The key fits the commitment.")).to_be_visible()


@pytest.fixture
def stingy_server(tmp_path: Path) -> Iterator[Server]:
    """A server that gives away one file an hour."""
    yield from running(tmp_path, "exports_per_hour=1")


def test_results_are_saved_or_it_is_said_why_not(stingy_server: Server, visits: Visits) -> None:
    person = visits.arrive(stingy_server)
    person.home()
    page = person.go("/statistics/example")
    save = page.get_by_role("button", name="CSV")
    with page.expect_download() as saved:
        save.click()
    assert saved.value.suggested_filename == "orrery-example.csv"
    assert saved.value.path().read_text().startswith("match,game,ended")
    save.click()
    expect(page.locator(".notice")).to_contain_text("you have had these results already")
    person.errors.clear()  # the browser tells of the refusal as well


def test_no_key_before_the_end(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("example", "me", nights=1)
    person.ready()
    page = person.go(f"/verify?table={person.table}")
    expect(page.get_by_text("The key is shown when the match is over.")).to_be_visible()
    expect(page.get_by_label("Key, shown at the end")).to_have_value("")
