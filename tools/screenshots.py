"""Pictures of the main states of the client, for the README and for looking at them.

    python -m tools.screenshots [NAME ...]

starts a server with the built client, lets bots play, and writes docs/screenshots/*.png: each state
on a wide screen and on a phone, dark and light. With names, only the states of these names. What a
game shows is in tests/browser/<game>/pictures.py.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from orrery.games import names
from tests.browser.conftest import CHROMIUM
from tests.browser.matches import played_by_bots
from tests.browser.pictures import Show
from tests.browser.serving import CLIENT, Server
from tests.browser.visitor import DESKTOP, PHONE, Scheme, Visitor, Visits
from tools.palette import reduced

TARGET = Path(__file__).parents[1] / "docs" / "screenshots"
LARGEST = 400_000  # bytes of a picture
SIZES = {"desktop": DESKTOP, "phone": PHONE}
SCHEMES: tuple[Scheme, ...] = ("dark", "light")


def home(person: Visitor, match: str) -> None:
    person.home()


def everything() -> dict[str, dict[str, Show]]:
    """All there is to show: by game, and what belongs to none under ""."""
    return {"": {"home": home}, **{game: shown_by(game) for game in names()}}


def shown_by(game: str) -> dict[str, Show]:
    """What a game has to show, by name."""
    module = f"tests.browser.{game}.pictures"
    if find_spec(f"tests.browser.{game}") is None or find_spec(module) is None:
        return {}
    shown: dict[str, Show] = import_module(module).SHOWN
    return shown


@contextmanager
def running() -> Iterator[Server]:
    if not (CLIENT / "index.html").is_file():
        sys.exit("web/dist is missing: `make` builds the client")
    with tempfile.TemporaryDirectory(prefix="orrery-screenshots-") as folder:
        server = Server(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        sys.exit("there is no chromium here: tools/ensure-chromium installs it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


def take(person: Visitor, name: str, blank: Page) -> None:
    """A picture of what a person sees; the fonts and the last piece have arrived."""
    person.page.evaluate("document.fonts.ready.then(() => undefined)")
    person.page.wait_for_load_state("networkidle")
    path = TARGET / f"{name}.png"
    picture = reduced(blank, person.page.screenshot(animations="disabled"))
    path.write_bytes(picture)
    size = len(picture)
    print(f"{size / 1000:6.0f} kB  {path.name}")
    if size > LARGEST:
        sys.exit(f"{path.name} is larger than {LARGEST / 1000:.0f} kB")


def main(wanted: list[str]) -> None:
    """Take these pictures, or all."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with running() as server, chromium() as browser:
        blank = browser.new_page()
        for game, shown in everything().items():
            chosen = {name: show for name, show in shown.items() if not wanted or name in wanted}
            levels = ("greedy", "greedy", "greedy")
            match = played_by_bots(server, game, *levels) if game and chosen else ""
            for scheme, (kind, size) in product(SCHEMES, SIZES.items()):
                for name, show in chosen.items():
                    visits = Visits(browser)
                    person = visits.arrive(server, size, scheme)
                    show(person, match)
                    take(person, f"{name}-{kind}-{scheme}", blank)
                    visits.end()


if __name__ == "__main__":
    main(sys.argv[1:])
