"""English, Polish and Czech, everywhere and at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import orrery
from tests.browser.matches import Finished
from tests.browser.pulsar_2849 import board as pulsar
from tests.browser.serving import Server
from tests.browser.visitor import PHONE, Visits

ROOT = Path(__file__).parents[2]
LANGS = ("en", "pl", "cs")
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
# Everything that is shown or read out.
_SAID = """() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll("[aria-label], [title], [placeholder], svg title, caption")]
        .flatMap(one => [
            one.getAttribute("aria-label"), one.getAttribute("title"),
            one.getAttribute("placeholder"), one.textContent,
        ]),
].filter(Boolean).join("\\n")"""


def sources(lang: str) -> list[Path]:
    """All files with texts in a language."""
    return [
        ROOT / "web" / "src" / "text" / f"{lang}.ftl",
        *(ROOT / "web" / "src" / "boards").glob(f"*/text/*{lang}.ftl"),
        *Path(orrery.__file__).parent.glob(f"**/text/{lang}.ftl"),
        Path(orrery.__file__).parent / "text" / f"{lang}.ftl",
    ]


def keys() -> set[str]:
    """The names of all texts that can't be taken for a word."""
    found = {key for path in sources("en") for key in _MESSAGE.findall(path.read_text("utf-8"))}
    return {key for key in found if "-" in key}


def own_text(lang: str, key: str) -> str:
    text = sources(lang)[0].read_text("utf-8")
    found = re.search(rf"^{key} = (.+)$", text, re.MULTILINE)
    assert found, key
    return found[1]


def everything_is_translated(page: Page) -> None:
    said: str = page.evaluate(_SAID)
    assert not re.search(r"\{ *\$|\{ *-|\}", said), said
    words = set(re.findall(r"[a-z]\w*(?:-\w+)+", said))
    assert words & keys() == set()
    assert not re.search(r"\b(?:move|event|ask|option|score|verdict)-[a-z]", said)


@pytest.mark.parametrize("game", ["planet_unknown", "pulsar_2849", "save_a_world", "skymines"])
def test_switching_at_a_table_in_play(server: Server, visits: Visits, game: str) -> None:
    person = visits.arrive(server)
    page = person.play_now(game)
    for lang in (*LANGS, "pl", "en"):
        person.speak(lang)
        expect(person.confirm).to_have_text(own_text(lang, "confirm"))
        expect(page.locator(".bar .who")).to_have_text(own_text(lang, "your-turn"))
        person.options()
        everything_is_translated(page)
        if lang != "en":
            assert "Which" not in person.prompt
        person.choose()
        person.ready()
        everything_is_translated(page)


def test_settings_on_a_phone(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, PHONE)
    page = person.home()
    page.get_by_role("button", name="Settings").tap()
    page.locator("dialog[open]").get_by_text("Čeština").tap()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator("h1")).to_have_text(own_text("cs", "hero-title"))


@pytest.mark.parametrize("lang", LANGS)
def test_whole_turn_of_pulsar_2849(server: Server, visits: Visits, lang: str) -> None:
    """Each panel, the list with its filters, and a flight."""
    person = visits.arrive(server)
    person.home().locator("header").get_by_text(lang.upper(), exact=True).click()
    person.sit_down("pulsar_2849", "me", "random")
    board = pulsar.Board(person)
    page = person.page
    for number in range(100):
        person.ready()
        everything_is_translated(page)
        if "ship" in board.look()["places"]:
            break
        board.decide(number)
    for panel in page.locator(".p49 [role=tab]").all():
        panel.click()
        everything_is_translated(page)
    board.propose_at("ship")
    person.options()
    everything_is_translated(page)
    if lang != "en":
        fields = page.locator(".sheet .facet > span").all_inner_texts()
        assert not {*fields} & {"die", "modifier", "technology", "transmitter", "project"}
    person.confirm.click()
    board.to_a_flight()
    board.place(board.wanted_place(board.look())).hover()
    everything_is_translated(page)


@pytest.mark.parametrize(
    ("game", "word", "other"), [("planet_unknown", "Tah", "Kolo"), ("pulsar_2849", "Kolo", "Tah")]
)
def test_a_czech_table_calls_a_round_what_its_box_does(
    server: Server, visits: Visits, finished: Finished, game: str, word: str, other: str
) -> None:
    person = visits.arrive(server)
    page = person.home()
    page.locator("header").get_by_text("CS", exact=True).click()
    person.sit_down(game, "me", "random")
    for _ in range(3):  # what is set up before the first round
        if person.ready() and f"{word} 1" not in page.evaluate(_SAID):
            person.choose()
    expect(page.locator("body")).to_contain_text(f"{word} 1")
    assert not re.search(rf"\b{other} \d|\d\. kolo", page.evaluate(_SAID))
    person.go(f"/t/{finished(game)}/replay/9")
    rounds = page.locator(".controls option")  # maybe after what is set up before the first one
    expect(rounds.filter(has_text=re.compile(rf"^{word} 1$"))).to_have_count(1)
    person.go(f"/t/{finished(game)}")
    expect(page.locator(".result th", has_text=re.compile(f"^{word}$")).first).to_be_attached()


@pytest.mark.parametrize("lang", LANGS)
def test_other_pages(server: Server, visits: Visits, finished: Finished, lang: str) -> None:
    person = visits.arrive(server)
    person.home().locator("header").get_by_text(lang.upper(), exact=True).click()
    expect(person.page.locator("h1")).to_have_text(own_text(lang, "hero-title"))
    everything_is_translated(person.page)
    person.page.locator("article .quiet").last.click()
    person.page.locator("dialog[open] select").first.wait_for()
    everything_is_translated(person.page)
    for path, part in [
        (f"/t/{finished('planet_unknown')}", ".result"),
        (f"/t/{finished('planet_unknown')}/replay/9", ".controls"),
        (f"/t/{finished('pulsar_2849')}", ".result"),
        (f"/t/{finished('pulsar_2849')}/replay/40", ".controls"),
        (f"/verify?table={finished('planet_unknown')}", ".good"),
        ("/summary/pulsar_2849", "figure"),
    ]:
        page = person.go(path)
        page.locator(part).first.wait_for()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        everything_is_translated(page)


def test_rules_are_in_the_language_of_the_page(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.home().locator("header").get_by_text("PL", exact=True).click()
    page = person.go("/rules/example")
    expect(page.get_by_role("heading", name="3. Noc")).to_have_attribute("lang", "pl")
    expect(page.locator("[id='EX-3.1'] p")).to_have_attribute("lang", "pl")
    expect(page.locator(".paragraph p[lang='en']")).to_have_count(0)
    expect(page.get_by_role("note")).to_have_count(0)
    page.locator("header").get_by_text("EN", exact=True).click()
    expect(page.locator("[id='EX-3.1'] p")).to_have_attribute("lang", "en")
