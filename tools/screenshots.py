"""Pictures of the main states of the client, for the README and for looking at them.

    python -m tools.screenshots [NAME ...]

starts a server with the built client, lets bots play, and writes docs/screenshots/*.png: each state
on a wide screen, dark, and on a phone, light; and the middle of each game at all sizes that the
one screen is tested at. With names, only the states, or the games, of these names. What a game
shows is in tests/browser/<game>/pictures.py. Pictures of states that are no more go away.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from orrery.games import names, title
from tests.browser.conftest import CHROMIUM
from tests.browser.matches import played_by_bots
from tests.browser.one_screen import DESKS, PHONES
from tests.browser.pictures import Show
from tests.browser.season import write_season
from tests.browser.serving import CLIENT, Server
from tests.browser.visitor import DESKTOP, PHONE, Scheme, Visitor, Visits
from tools.palette import reduced

TARGET = Path(__file__).parents[1] / "docs" / "screenshots"
LARGEST = 400_000  # bytes of a picture
KINDS: dict[str, tuple[tuple[int, int], Scheme]] = {
    "desktop-dark": (DESKTOP, "dark"),
    "phone-light": (PHONE, "light"),
}


def home(person: Visitor, match: str) -> None:
    person.home()


def notifications(person: Visitor, match: str) -> None:
    person.go("/notifications").get_by_role("switch").first.wait_for()
    person.page.get_by_role("switch").last.check()
    person.page.locator("select").wait_for()


def lesson(person: Visitor, match: str) -> None:
    person.home().get_by_role("button", name="Learn:").first.click()
    for _ in range(2):
        person.page.locator(".lesson .next").click()
    person.page.locator("div.ring").wait_for()


def hot_seat(person: Visitor, match: str) -> None:
    person.home().get_by_role("button", name="Set up a table:").first.click()
    person.page.get_by_label("Seat 2", exact=True).select_option("guest")
    person.page.get_by_label("Name on seat 2").fill("Anna")
    person.page.get_by_role("button", name="Start the game").click()
    person.page.get_by_role("button", name="Show my hand").wait_for()


STATES: dict[str, Show] = {
    "home": home,
    "notifications": notifications,
    "lesson": lesson,
    "hot-seat": hot_seat,
}
# A server that calls people back; nobody does, so nothing is sent there.
SETTINGS = ("public_url=ADDRESS", "smtp=smtp://127.0.0.1", "mail_from=table@example.org")


def standings(server: Server) -> dict[str, Show]:
    """What is told of a season: of its best player, of all, and of the game."""
    people = [guest(server, name) for name in ("Ada", "Bea", "Cyd")]
    game = games()[0]
    write_season(server.store, game, people)
    addresses = {
        "profile": f"/people/{people[0]}",
        "ratings": f"/ratings/{game}",
        "statistics": f"/statistics/{game}",
    }
    return {name: partial(at, address) for name, address in addresses.items()}


def games() -> list[str]:
    """What is shown to players."""
    return [name for name in names() if not title(name).sample]


def wait_for_another(server: Server, person: Visitor, game: str) -> None:
    """Sit down with somebody else, and decide until only they have to."""
    person.sit_down(game, "me", "open")
    table = person.table
    headers = {"origin": server.address}
    with httpx.Client(base_url=server.address, headers=headers) as http:
        http.get("/api/me").raise_for_status()
        http.patch("/api/me", json={"name": "Bea"}).raise_for_status()
        key = person.fetch(f"/api/tables/{table}")["invitation"]
        http.post(f"/api/tables/{table}/join", json={"invitation": key}).raise_for_status()
    person.fetch(f"/api/tables/{table}/start", {})
    while person.fetch(f"/api/tables/{table}")["seats"][0]["asked"]:
        person.ready()
        person.choose()


def absence(server: Server, person: Visitor, match: str) -> None:
    """The other one has been silent for an hour."""
    wait_for_another(server, person, games()[0])
    server.pass_time(3600)
    person.page.reload()
    person.page.get_by_role("button", name="Let a bot play on").wait_for()


def plan(server: Server, person: Visitor, match: str) -> None:
    """The next turn is tried out meanwhile."""
    wait_for_another(server, person, games()[0])
    person.page.locator(".bar .offer").click()
    person.ready()
    person.choose()
    person.page.locator(".bar.plan").wait_for()


def at(address: str, person: Visitor, match: str) -> None:
    person.go(address)


def guest(server: Server, name: str) -> str:
    """The id of somebody new."""
    headers = {"origin": server.address}
    with httpx.Client(base_url=server.address, headers=headers) as http:
        http.get("/api/me").raise_for_status()
        return str(http.patch("/api/me", json={"name": name}).raise_for_status().json()["id"])


def pictures_of(game: str) -> ModuleType | None:
    """The module that says what a game has to show."""
    module = f"tests.browser.{game}.pictures"
    if find_spec(f"tests.browser.{game}") is None or find_spec(module) is None:
        return None
    return import_module(module)


@contextmanager
def running() -> Iterator[Server]:
    if not (CLIENT / "index.html").is_file():
        sys.exit("web/dist is missing: `make` builds the client")
    with tempfile.TemporaryDirectory(prefix="orrery-screenshots-") as folder:
        server = Server(Path(folder), *SETTINGS, program="tests.browser.hours")
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


def take_states(
    server: Server, browser: Browser, blank: Page, shown: dict[str, Show], match: str
) -> None:
    """Each state on a wide screen and on a phone."""
    for kind, (size, scheme) in KINDS.items():
        for name, show in shown.items():
            visits = Visits(browser)
            person = visits.arrive(server, size, scheme)
            show(person, match)
            take(person, f"{name}-{kind}", blank)
            visits.end()


def take_sizes(
    server: Server, browser: Browser, blank: Page, game: str, show: Show, match: str
) -> None:
    """One state at all sizes: by a pointer, and by touch."""
    for sizes in (DESKS, PHONES):
        visits = Visits(browser)
        person = visits.arrive(server, sizes[0])
        show(person, match)
        for width, height in sizes:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.mouse.move(1, height - 1)  # where it explains nothing
            take(person, f"{game}-{width}x{height}", blank)
        visits.end()


def tidy(wanted: list[str], begun: float) -> None:
    """What was not taken anew, when everything was, is no more."""
    for path in TARGET.glob("*.png"):
        if not wanted and path.stat().st_mtime < begun:
            path.unlink()


def main(wanted: list[str]) -> None:
    """Take these pictures, or all."""
    TARGET.mkdir(parents=True, exist_ok=True)
    begun = time.time()
    with running() as server, chromium() as browser:
        blank = browser.new_page()
        waiting = {"absence": absence, "plan": plan}
        common = STATES | {name: partial(show, server) for name, show in waiting.items()}
        states = {name: show for name, show in common.items() if not wanted or name in wanted}
        take_states(server, browser, blank, states, "")
        if not wanted or "standings" in wanted:
            take_states(server, browser, blank, standings(server), "")
        for game in names():
            pictures = pictures_of(game)
            if pictures is None:
                continue
            states = {
                name: show for name, show in pictures.SHOWN.items() if not wanted or name in wanted
            }
            is_sized = not wanted or game in wanted
            if not states and not is_sized:
                continue
            match = played_by_bots(server, game, "greedy", "greedy", "greedy")
            take_states(server, browser, blank, states, match)
            if is_sized:
                take_sizes(server, browser, blank, game, pictures.MIDDLE, match)
    tidy(wanted, begun)


if __name__ == "__main__":
    main(sys.argv[1:])
