"""The one screen around all boards: its bar, players, options, menu and keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.visitor import PHONE, Visitor, Visits

# Actions that have no room for their words, or lie outside of the window.
_CLIPPED = """() => [...document.querySelectorAll(".actions .button")]
    .filter(one => {
        const box = one.getBoundingClientRect();
        const clipped = [one, ...one.querySelectorAll("span:not(.visually-hidden)")]
            .some(part => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0);
        return clipped || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight;
    })
    .map(one => one.className + ": " + one.textContent.trim())"""
_BOXES = """() => [".bar", ".board", ".dock", ".undo", ".confirm"]
    .map(one => document.querySelector(one)?.getBoundingClientRect())
    .map(box => box && [box.x, box.y, box.width, box.height].join(" "))"""


def to_a_turn(person: Visitor) -> None:
    """Play Pulsar 2849 until the own turn can be ended."""
    for number in range(40):
        assert person.ready()
        if person.page.locator(".bar .pass").count():
            return
        person.choose(number)
    raise AssertionError("there is never a turn to end")


def test_bar_and_board_keep_their_place_whatever_is_asked(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, (1366, 768))
    person.sit_down("planet_unknown", "me", "random")
    seen = set()
    for number in range(12):
        assert person.ready()
        seen.add(str(person.page.evaluate(_BOXES)))
        person.choose(number)
    assert len(seen) == 1


@pytest.mark.parametrize("lang", ["en", "pl", "cs"])
def test_no_action_is_clipped(server: Server, visits: Visits, lang: str) -> None:
    person = visits.arrive(server, (1366, 768))
    person.home()
    person.speak(lang)
    person.sit_down("pulsar_2849", "me", "random")
    to_a_turn(person)
    for size in [(1366, 768), (1024, 600), PHONE, (320, 568), (844, 390)]:
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        for large in ("normal", "large"):
            person.page.evaluate("size => document.documentElement.dataset.size = size", large)
            assert person.page.evaluate(_CLIPPED) == [], (size, large)


@pytest.mark.parametrize("size", [(1366, 768), (1366, 625), (1024, 600)])
def test_four_players_are_listed_without_scrolling(
    server: Server, visits: Visits, size: tuple[int, int]
) -> None:
    person = visits.arrive(server, size)
    person.sit_down("planet_unknown", "me", "random", "random", "random")
    assert person.ready()
    players = person.page.locator("aside .players")
    expect(players.locator("li")).to_have_count(4)
    expect(players.locator("li").first).to_have_class(re.compile("own"))
    high, room = players.evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert high <= room


def test_a_player_is_shown_and_escape_leads_back(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, (1024, 600))
    person.sit_down("planet_unknown", "me", "random")
    assert person.ready()
    page = person.page
    rows = page.locator("aside .players li button")
    rows.nth(1).click()
    expect(page.locator(".ribbon")).to_be_visible()
    cut = page.locator(".ribbon .whose").evaluate("one => one.scrollWidth - one.clientWidth")
    assert cut == 0
    page.keyboard.press("Escape")
    expect(page.locator(".ribbon")).to_have_count(0)
    rows.nth(1).click()
    rows.nth(1).click()
    expect(page.locator(".ribbon")).to_have_count(0)


def test_options_are_found_by_what_they_bring(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("planet_unknown", "me", "random")
    for number in range(20):
        assert person.ready()
        if person.count > 40:
            break
        person.choose(number)
    person.options()
    page = person.page
    brought = page.locator(".sheet .option .note").first.inner_text()
    word = max(re.findall(r"[^\W\d_]+", brought), key=len)
    page.locator(".sheet").get_by_role("searchbox").fill(word)
    expect(page.locator(".sheet .option").first).to_be_visible()
    expect(page.locator(".sheet .count")).not_to_have_text(re.compile("^0 of"))


def test_digits_choose_while_the_list_is_closed_and_zero_does_not(
    server: Server, visits: Visits
) -> None:
    person = visits.arrive(server)
    person.sit_down("example", "me")
    assert person.ready()
    page = person.page
    first = person.moves()[0]
    person.close_options()
    page.keyboard.press("0")
    expect(person.confirm).to_be_disabled()
    page.keyboard.press("1")
    expect(page.locator(f"[data-move='{first}'][aria-pressed=true]")).to_be_visible()
    expect(person.confirm).to_be_enabled()


def test_the_first_tab_leads_to_the_decision_and_the_focus_stays_with_it(
    server: Server, visits: Visits
) -> None:
    person = visits.arrive(server)
    person.sit_down("example", "me")
    assert person.ready()
    page = person.page
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("To the decision")
    page.keyboard.press("Enter")
    expect(page.locator(".tray :focus")).to_have_attribute("data-move", re.compile("."))
    before = person.prompt
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .what")).not_to_have_text(before)
    expect(page.locator(".shell :is(.tray, .bar) :focus")).to_have_count(1)


def test_an_option_that_is_looked_at_in_the_list_is_told_in_the_bar(
    server: Server, visits: Visits
) -> None:
    person = visits.arrive(server)
    person.sit_down("pulsar_2849", "me", "random")
    assert person.ready()
    option = person.options().nth(1)
    option.hover()
    expect(option).to_have_class(re.compile("looked"))
    said = option.locator(".text").inner_text().split("\n")[0]
    expect(person.page.locator(".outcome")).to_contain_text(said)


def test_a_double_click_does_not_resign(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("example", "me", "random")
    assert person.ready()
    page = person.page
    page.locator(".menu .mark").click()
    page.get_by_role("button", name="Resign").dblclick()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot takes your seat")
    assert person.fetch(f"/api/tables/{person.table}")["seats"][0]["you"]
    dialog.get_by_role("button", name="Yes, resign").click()  # waits until it can be pressed
    expect(page.locator(".bar .options")).to_have_count(0)
    assert not person.fetch(f"/api/tables/{person.table}")["seats"][0]["you"]


def test_text_grows_and_stays_so(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    page = person.play_now("example")

    def height() -> float:
        return float(page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)"))

    before = height()
    page.locator(".menu .mark").click()
    page.locator(".menu .open").get_by_text("Large", exact=True).click()
    assert height() > before
    page.reload()
    person.ready()
    assert height() > before


def test_somebody_has_their_data_and_is_forgotten(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, (1366, 768))
    page = person.home()
    person.speak("cs")
    name = page.locator("header .name")
    name.click()
    dialog = page.get_by_role("dialog")
    before = dialog.locator("input").first.input_value()
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Stáhnout moje údaje").click()
    assert before in download.value.path().read_text("utf-8")
    dialog.get_by_role("button", name="Smazat moje údaje").click()
    expect(dialog).to_contain_text("Někdo")
    dialog.get_by_role("button", name="Smazat navždy").click()
    expect(name).not_to_contain_text(before)
