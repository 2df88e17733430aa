"""A warning of what would be lost is there to be read before it is."""

from __future__ import annotations

import pytest

from tests.browser.serving import Server
from tests.browser.visitor import PHONE, Visits, until

MOSTLY = 0.85  # of a sentence, from its beginning; the whole of it is told at a touch
LAPTOP = (1366, 768)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_it_can_be_read_that_a_lifepod_would_be_lost(
    server: Server, visits: Visits, size: tuple[int, int]
) -> None:
    person = visits.arrive(server, size)
    person.sit_down("planet_unknown", "me", "novice")
    person.ready()
    person.options().filter(has_text="Lifepods on the planet −").first.click()
    person.close_options()
    warning = person.page.locator(".outcome .waste")
    until(person.page, lambda: warning.count() == 1)
    assert "lifepod" in warning.inner_text()
    shown, needed = warning.evaluate("one => [one.clientWidth, one.scrollWidth]")
    assert shown >= MOSTLY * needed
