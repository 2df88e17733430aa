"""What bots do is seen at a pace, told in words, heard, and ended by any key."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.visitor import Visits, until

# Counts the tones that are played by a context that runs.
_LISTEN = """
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        if (this.context.state === "running") window.tones += 1;
        start.apply(this, when);
    };
"""


def test_bots_are_seen_heard_and_hurried(server: Server, visits: Visits) -> None:
    person = visits.arrive(server, motion=True, pace="calm", sound="normal")
    person.context.add_init_script(_LISTEN)
    person.sit_down("pulsar_2849", "me", "greedy", "greedy", "greedy")
    page = person.page
    person.ready()
    bots = page.locator(".players li:not(.own) .who").all_inner_texts()
    person.choose()
    told = page.locator(".outcome")
    expect(told).to_contain_text(re.compile("|".join(map(re.escape, bots))))
    expect(told).to_contain_text("any key or click ends it")
    assert not person.is_asked
    page.keyboard.press("x")
    assert person.ready()
    expect(told).not_to_contain_text("any key or click ends it")
    assert page.evaluate("window.tones") > 0


def test_what_waits_is_announced_before_the_first_of_it_is_seen(
    server: Server, visits: Visits
) -> None:
    """The clock of Ada's page stands still: without a key she would never see what Bea did."""
    ada, bea = visits.arrive(server, pace="calm"), visits.arrive(server)
    ada.page.clock.install()
    link = ada.sit_down("pulsar_2849", "me", "open")
    bea.home()
    bea.fetch(f"/api/tables/{ada.table}/join", {"invitation": link.partition("#")[2]})
    ada.fetch(f"/api/tables/{ada.table}/start", {})
    bea.go(link)
    until(ada.page, lambda: ada.is_asked or bea.is_asked)
    if bea.is_asked:
        bea.choose()
        assert ada.ready()
    ada.page.clock.pause_at(ada.page.evaluate("Date.now()") + 1000)
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("c")
    assert bea.ready()
    told, lines = ada.page.locator(".outcome"), ada.page.locator("[role=log] .line")
    until(ada.page, lambda: not ada.is_asked)
    before = lines.count()
    bea.choose()
    expect(told).to_contain_text("any key or click ends it")
    assert lines.count() == before
    ada.page.keyboard.press("x")
    expect(lines).not_to_have_count(before)
    expect(told).not_to_contain_text("any key or click ends it")
