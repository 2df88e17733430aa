"""No page has a barrier that axe knows, on dark and on light."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.matches import Finished
from tests.browser.planet_unknown.board import Board
from tests.browser.pulsar_2849 import board as pulsar
from tests.browser.serving import Server
from tests.browser.skymines import board as skymines
from tests.browser.visitor import PHONE, Scheme, Visitor, Visits

GRAVE = ("serious", "critical")
PANEL = "[role=tabpanel]:not([hidden])"  # only this is looked at when it is named


def barriers(page: Page, *rules: str, within: str | None = None) -> list[str]:
    """What axe finds serious or critical, by these rules or by all; on the page or in a part."""
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found = Axe().run(page, within, options).response["violations"]
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['target']}, {len(one['nodes'])} in all)"
        for one in found
        if one["impact"] in GRAVE
    ]


def before_play(person: Visitor) -> Iterator[str]:
    page = person.home()
    yield "home"
    page.get_by_role("button", name="Set up a table", exact=True).click()
    page.locator("dialog[open] select").first.wait_for()
    yield "table setup"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open]").wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    person.sit_down("planet_unknown", "me", "open")
    page.locator("#invitation").wait_for()
    yield "lobby"


def in_play(person: Visitor) -> Iterator[str]:
    person.sit_down("planet_unknown", "me")
    person.ready()
    yield "turning the station"
    board = Board(person)
    while not board.held.count():
        board.decide()
        person.ready()
    board.propose_tile()
    yield "placing a tile"
    person.options()
    person.page.locator(".sheet .option").first.wait_for()
    yield "list of options"
    person.sit_down("example", "me")
    person.ready()
    yield "comet watch"


def in_pulsar(person: Visitor) -> Iterator[str]:
    person.sit_down("pulsar_2849", "me", "random")
    board = pulsar.Board(person)
    shown: set[str] = set()
    for number in range(100):
        person.ready()
        seen = board.look()
        stage = "turn" if board.dice.count() else "dice" if seen["piles"] else "setup"
        if stage == "turn" and "ship" in seen["places"]:
            break
        if stage not in shown:
            shown.add(stage)
            yield f"pulsar: {stage}"
        board.decide(number)
    board.hold_die()
    for panel in ("technologies", "transmitters", "headquarters", "gyrodynes", "goals"):
        board.tab(panel).click()
        yield f"{PANEL}: {panel}"
    person.page.keyboard.press("Escape")
    board.to_a_flight()
    board.place(board.wanted_place(board.look())).hover()
    yield "pulsar: route"


def in_skymines(person: Visitor) -> Iterator[str]:
    person.sit_down("skymines", "me", "random", tokens="fixed")
    board = skymines.Board(person)
    person.ready()
    yield "skymines: planning"
    board.to("Which action")
    yield "skymines: turn"
    for panel in ("market", "companies"):
        board.tab(panel).click()
        yield f"{PANEL}: {panel}"
    board.to("energy left")
    board.place(board.look()["places"][0]).hover()
    yield "skymines: expanding on the Moon"
    person.sit_down("skymines", "me", "random", board="belt", threat="TH1", tokens="fixed")
    board.to("energy left")
    yield "skymines: expanding on the Belt"


def after_play(person: Visitor, table: str, pulsar_table: str) -> Iterator[str]:
    for path, part in [
        (f"/t/{table}", ".result"),
        (f"/t/{table}/replay/20", ".controls"),
        (f"/t/{pulsar_table}", ".result"),
        (f"/t/{pulsar_table}/replay/40", ".controls"),
        ("/rules/example", ".paragraph"),
        (f"/verify?table={table}", ".good"),
        ("/nowhere", "main"),
    ]:
        person.go(path).locator(part).first.wait_for()
        yield path


@pytest.mark.parametrize(("scheme", "rules"), [("dark", ()), ("light", ("color-contrast",))])
def test_no_barriers(
    server: Server,
    visits: Visits,
    finished: Finished,
    scheme: Scheme,
    rules: tuple[str, ...],
) -> None:
    """Only the contrast depends on the colours."""
    person = visits.arrive(server, scheme=scheme, bypass_csp=True)
    pages = [
        before_play(person),
        in_play(person),
        in_pulsar(person),
        in_skymines(person),
        after_play(person, finished("planet_unknown"), finished("pulsar_2849")),
    ]
    found = {
        name: barriers(person.page, *rules, within=PANEL if name.startswith(PANEL) else None)
        for stage in pages
        for name in stage
    }
    assert {name: list_ for name, list_ in found.items() if list_} == {}


def test_no_barriers_on_a_phone(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, PHONE, "light", bypass_csp=True)
    person.home()
    found = {"home": barriers(person.page)}
    for game in ("planet_unknown", "pulsar_2849", "skymines"):
        person.sit_down(game, "me", "random")
        person.ready()
        found[game] = barriers(person.page)
    assert not any(found.values()), found


@pytest.mark.parametrize(("scheme", "other"), [("dark", "light"), ("light", "dark")])
def test_colours_follow_the_system_or_the_switch(
    server: Server, visits: Visits, scheme: Scheme, other: Scheme
) -> None:
    person = visits.arrive(server, scheme=scheme)
    page = person.home()

    def brightness() -> int:
        colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
        return sum(int(part) for part in colour[4:-1].split(","))

    system = brightness()
    page.locator(f"header label[title='{other.capitalize()}']").click()
    chosen = brightness()
    assert (chosen > system) == (other == "light")
    page.reload()
    page.locator("article").first.wait_for()
    assert brightness() == chosen
