"""How somebody with a pointer gets about.

Playwright's own click asks the page a dozen things, one after the other, and waits two frames to
see whether anything moves; that is a good part of what a whole game costs. Here the page is asked
once, and then the pointer is moved and pressed as ever. Nothing moves in the meantime, because
those who click so want less motion.
"""

from __future__ import annotations

from playwright.sync_api import Page

# Where the middle of something is, as soon as it can be pressed and nothing else lies over it; if
# it is to be pressed, that is done in the same moment.
_FIND = """([selector, number, patience, press]) => new Promise((tell, fail) => {
    const until = performance.now() + patience;
    const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
    const faultOf = one => {
        if (!one) return "is not there";
        if (!one.checkVisibility({visibilityProperty: true})) return "is not seen";
        if (one.matches(":disabled, [aria-disabled=true]")) return "is disabled";
        one.scrollIntoViewIfNeeded();
        const hit = document.elementFromPoint(...middle(one.getBoundingClientRect()));
        return one.contains(hit) ? "" : `lies under ${hit?.outerHTML.slice(0, 80)}`;
    };
    const look = () => {
        const one = document.querySelectorAll(selector)[number];
        const fault = faultOf(one);
        if (!fault) {
            if (press) one.click();
            tell(middle(one.getBoundingClientRect()));
        }
        else if (performance.now() < until) requestAnimationFrame(look);
        else fail(new Error(`${selector} (${number}) ${fault}`));
    };
    look();
})"""


def click(page: Page, selector: str, number: int, patience: float) -> None:
    """Press what a CSS selector finds, as soon as that is possible; milliseconds to wait for it."""
    x, y = page.evaluate(_FIND, [selector, number, patience, False])
    page.mouse.click(x, y)


def press(page: Page, selector: str, number: int, patience: float) -> None:
    """The same without a pointer, as screen readers do it: for what may still move."""
    page.evaluate(_FIND, [selector, number, patience, True])
