"""Reading about a game: its summary on paper, the quick reference at the table, the rules."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from orrery.games import names, title
from tests.browser.serving import Server
from tests.browser.visitor import DESKTOP, PHONE, Visits

GAMES = [game for game in names() if not title(game).sample]
LANGS = ("en", "pl", "cs")
PAPER = (718, 1054)  # what the margins leave of a sheet of A4
_PAGE = re.compile(rb"/Type\s*/Page\b")
# Spaces of a drawing whose bonus lies on what they cost.
_OVERPRINTED = """all => all.filter(one => {
    const inked = part => {
        const words = document.createRange();
        words.selectNodeContents(one.querySelector(part));
        return words.getBoundingClientRect();
    };
    const [cost, bonus] = [inked(".cost"), inked(".leader")];
    return cost.right > bonus.left && bonus.right > cost.left &&
        cost.bottom > bonus.top + 3 && bonus.bottom > cost.top + 3;
}).map(one => one.ariaLabel)"""
_SPILLED = "all => all.map(one => one.scrollWidth - one.clientWidth)"


def pages_printed(page: Page) -> int:
    return len(_PAGE.findall(page.pdf(prefer_css_page_size=True)))


def test_a_summary_is_printed_on_two_pages(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, PAPER)
    printed = {}
    for game in GAMES:
        page = person.go(f"/summary/{game}")
        for lang in LANGS:
            page.evaluate(
                "lang => localStorage.setItem('orrery.settings', lang)", f'{{"lang":"{lang}"}}'
            )
            page.reload()
            page.locator(f".sheet[lang={lang}] figure").first.wait_for()
            page.emulate_media(media="print")
            spilled = page.locator(".sheet > .columns").evaluate_all(_SPILLED)
            printed[game, lang] = (pages_printed(page), spilled)
            page.emulate_media(media="screen")
    assert printed == {(game, lang): (2, [0, 0]) for game in GAMES for lang in LANGS}


def test_the_reference_is_a_key_away_and_knows_the_phase(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("skymines", "me", "random", tokens="fixed")
    person.ready()
    page = person.page
    page.keyboard.press("q")
    dialog = page.get_by_role("dialog", name="Quick reference")
    expect(dialog.locator("[aria-current=step]")).to_contain_text("Plan.")
    dialog.get_by_role("link", name="SK-5.3").click()
    expect(page.get_by_role("dialog", name="5. Rounds")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()


def test_a_picture_beside_rules_keeps_them_in_line(server: Server, visits: Visits) -> None:
    page = visits.arrive(server).go("/rules/planet_unknown")
    page.locator("details aside svg").first.wait_for()
    edges = "all => [...new Set(all.map(one => one.getBoundingClientRect().left))]"
    assert len(page.locator(".paragraph .id").evaluate_all(edges)) == 1


def test_a_chapter_is_read_from_its_heading_with_a_clear_picture(
    server: Server, visits: Visits
) -> None:
    page = visits.arrive(server).go("/rules/save_a_world")
    page.locator("details aside .space").first.wait_for()
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.locator("aside .space:has(.leader)").evaluate_all(_OVERPRINTED) == []
    page.set_viewport_size({"width": 1366, "height": 768})
    page.locator("nav").get_by_role("link", name="10. Working on projects").click()
    expect(page.get_by_role("heading", name="10. Working on projects")).to_be_in_viewport(ratio=1)


def test_rules_are_searched_by_keys_and_folded(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.home().locator("header").get_by_text("PL", exact=True).click()
    page = person.go("/rules/example")
    page.locator("summary", has_text="3. Noc").click()
    page.wait_for_function("localStorage.getItem('orrery.rules.example')")  # nobody reloads so soon
    page.reload()
    first = page.locator("[id='EX-3.1']")
    expect(page.locator("[id='EX-1.1']")).to_be_visible()
    expect(first).not_to_be_visible()  # as it was left
    page.keyboard.press("/")
    page.keyboard.type("soczewke kolorze")
    expect(page.locator(".paragraph mark").first).to_have_text("soczewkę")
    expect(page.locator(".finds")).to_have_text("1 z 2")
    expect(page.locator(".wanted")).to_have_attribute("id", "EX-3.4")
    page.keyboard.press("Enter")
    expect(page.locator(".wanted")).to_have_attribute("id", "EX-6.5")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".wanted")).to_have_attribute("id", "EX-3.4")
    page.keyboard.press("Escape")
    expect(first).not_to_be_visible()
    person.go("/rules/example#EX-3.1")
    expect(first).to_be_visible()  # a link opens its chapter
