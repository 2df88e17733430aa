"""How somebody without a pointer gets about."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor

# How often Tab has to be pressed to come to an element; negative: Shift+Tab.
_STEPS = """wanted => {
    const all = [...document.querySelectorAll("a, button, input, select, summary, [tabindex]")]
        .filter(one => one.tabIndex >= 0 && !one.disabled && one.checkVisibility())
        .filter(one => one.type !== "radio" || one.checked);
    return all.indexOf(wanted) - all.indexOf(document.activeElement);
}"""


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until something has the focus: as often as it seems to need, then one by one."""
    for attempt in range(120):
        steps = wanted.evaluate(_STEPS)
        if not steps:
            return
        key = "Shift+Tab" if steps < 0 and attempt < 2 else "Tab"
        for _ in range(abs(steps) if attempt < 2 else 1):
            page.keyboard.press(key)
    raise AssertionError(f"Tab never reaches {wanted}")


def choose_by_number(person: Visitor, number: int) -> None:
    """Choose with a digit; Enter confirms."""
    if not person.confirm.is_enabled():
        person.page.keyboard.press(str(1 + number % min(9, person.count)))
        expect(person.confirm).to_be_enabled()
    person.page.keyboard.press("Enter")
