"""What a phone asks of a page: nothing too wide, everything large enough for a thumb."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.visitor import PHONE

THUMB = 44


_SMALL = """least => [...document.querySelectorAll(".bar :is(button, a), .views button")]
    .map(element => [element.textContent.trim(), element.getBoundingClientRect()])
    .filter(([_, box]) => box.width && (box.width < least || box.height < least))
    .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)"""


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    width, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room <= PHONE[0], f"{page.url} is {width} px wide"


def has_room_for_thumbs(page: Page) -> None:
    assert page.evaluate(_SMALL, THUMB) == []
