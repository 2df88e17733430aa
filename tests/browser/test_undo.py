"""Steps can be taken back, one by one, up to where something was shown."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.visitor import Visits


def test_proposal_is_taken_back_first(server: Server, visits: Visits) -> None:
    person = visits.arrive(server)
    person.sit_down("example", "me", nights=1)
    before = person.at_hand()
    person.options().nth(1).click()
    expect(person.confirm).to_be_enabled()
    person.undo.click()
    expect(person.confirm).to_be_disabled()
    assert person.at_hand() == before


def test_no_undo_across_a_reveal(server: Server, visits: Visits) -> None:
    """The die is rolled after the third choice: that stays."""
    person = visits.arrive(server)
    person.sit_down("example", "me", nights=2)
    for _ in ("comet", "telescope", "lens"):
        before = person.at_hand()
        person.choose()
        person.ready()
    expect(person.undo).to_have_attribute("aria-disabled", "true")
    after = person.at_hand()
    assert after != before
    person.undo.hover()
    expect(person.page.get_by_role("tooltip")).to_contain_text("nothing that you could take back")
    person.page.keyboard.press("u")
    assert person.at_hand() == after
