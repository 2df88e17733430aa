"""The panel of Skymines: what can be chosen is in sight, also with all spaces that tracks add."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.visitor import Visits

ADDING = {
    "board": "belt",
    "missions": True,
    "track_skymine": "E1",
    "track_minerva": "B2",
    "track_astrogo": "C2",
    "track_tawac": "D2",
}
# With a tab that tells that the panel has taken its form.
SIZES = [
    (1024, 600, "tracks"),
    (1920, 1080, "market"),
    (1366, 625, "cards"),
    (1366, 768, "market"),
]
HIDDEN = """() => [...document.querySelectorAll(".panel.sm > .sheet-body")]
    .filter(sheet => sheet.scrollHeight > sheet.clientHeight + 1)
    .map(sheet => `${sheet.id} ${sheet.scrollHeight} of ${sheet.clientHeight}`)"""


@pytest.mark.parametrize("options", [{}, ADDING], ids=["printed", "added"])
def test_all_choices_of_the_panel_are_in_sight(
    server: Server, visits: Visits, options: dict[str, object]
) -> None:
    person = visits.arrive(server)
    person.sit_down("skymines", "me", "random", **options)
    page = person.page
    cut = []
    for width, height, first in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(f"#sm-tab-{first}")).to_have_count(1)
        for tab in page.locator(".panel.sm [role=tab]").all():
            if "compan" in (tab.get_attribute("id") or ""):
                continue  # nothing is chosen there
            tab.click()
            cut += [f"{width}x{height}: {one}" for one in page.evaluate(HIDDEN)]
    assert not cut
