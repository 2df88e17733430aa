"""No page has a barrier that axe knows, on dark and on light."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.matches import Finished, beginnings, go_on
from tests.browser.planet_unknown.board import Board
from tests.browser.pulsar_2849 import board as pulsar
from tests.browser.serving import Server
from tests.browser.skymines import board as skymines
from tests.browser.visitor import PHONE, Scheme, Visitor, Visits

Stages = Callable[[Visitor, Finished], Iterator[str]]  # names what is to be seen now

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


def before_play(person: Visitor, finished: Finished) -> Iterator[str]:
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


def in_play(person: Visitor, finished: Finished) -> Iterator[str]:
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
    person.page.keyboard.press("q")
    person.page.locator("dialog[open] .reference").wait_for()
    yield "quick reference"
    person.page.keyboard.press("Escape")
    person.sit_down("example", "me")
    person.ready()
    yield "comet watch"


def in_pulsar(person: Visitor, finished: Finished) -> Iterator[str]:
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


def in_skymines(person: Visitor, finished: Finished) -> Iterator[str]:
    person.sit_down("skymines", "me", "random", tokens="fixed")
    board = skymines.Board(person)
    person.ready()
    yield "skymines: planning"
    board.to("Which action")
    yield "skymines: turn"
    for panel in ("market", "companies"):
        board.tab(panel).click()
        yield f"{PANEL}: {panel}"
    match = finished("skymines")
    go_on(person, match, beginnings(person, match, "enter")[0], "random")
    board.to("energy left")
    board.place(board.look()["places"][0]).hover()
    yield "skymines: expanding on the Moon"
    person.sit_down("skymines", "me", "random", board="belt", threat="TH1", tokens="fixed")
    board.to("energy left")
    yield "skymines: expanding on the Belt"


def in_save_a_world(person: Visitor, finished: Finished) -> Iterator[str]:
    person.sit_down("save_a_world", "me", "random", "random", "random")
    person.ready()
    yield "save a world: species"
    match = finished("save_a_world")
    for kind in ("place", "work", "times"):
        go_on(person, match, beginnings(person, match, kind)[-1], "random")
        person.ready()
        yield f"save a world: {kind}"


def after_play(person: Visitor, finished: Finished) -> Iterator[str]:
    table, pulsar_table = finished("planet_unknown"), finished("pulsar_2849")
    for path, part in [
        (f"/t/{table}", ".result"),
        (f"/t/{table}/replay/20", ".controls"),
        (f"/t/{pulsar_table}", ".result"),
        (f"/t/{pulsar_table}/replay/40", ".controls"),
        ("/rules/example", ".paragraph"),
        ("/summary/skymines", "figure"),
        ("/ratings/planet_unknown", ".empty"),
        ("/statistics/planet_unknown", ".scroll"),
        ("/people/bot:random", ".scroll"),
        (f"/verify?table={table}", ".good"),
        ("/nowhere", "main"),
    ]:
        person.go(path).locator(part).first.wait_for()
        yield path


@pytest.mark.long
@pytest.mark.parametrize(
    "stages", [before_play, in_play, in_pulsar, in_save_a_world, in_skymines, after_play]
)
def test_no_barriers(server: Server, visits: Visits, finished: Finished, stages: Stages) -> None:
    """Only the contrast depends on the colours."""
    person = visits.arrive(server, bypass_csp=True)
    found: dict[str, list[str]] = {}
    for name in stages(person, finished):
        within = PANEL if name.startswith(PANEL) else None
        found[f"{name}, dark"] = barriers(person.page, within=within)
        person.page.emulate_media(color_scheme="light")
        found[f"{name}, light"] = barriers(person.page, "color-contrast", within=within)
        person.page.emulate_media(color_scheme="dark")
    assert {name: list_ for name, list_ in found.items() if list_} == {}


def test_no_barriers_on_a_phone(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, PHONE, "light", bypass_csp=True)
    person.home()
    found = {"home": barriers(person.page)}
    for game in ("planet_unknown", "pulsar_2849", "save_a_world", "skymines"):
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
