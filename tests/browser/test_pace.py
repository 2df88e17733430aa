"""What bots do is seen at a pace, told in words, heard, and ended by any key."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.visitor import Visits

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
