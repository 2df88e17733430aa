"""Pictures of the main states of the client, for the README and for looking at them.

    python -m tools.screenshots [NAME ...]

starts a server with the built client, lets bots play, and writes docs/screenshots/*.png: each state
on a wide screen and on a phone, dark and light. With names, only the states of these names.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import pulsar
from tests.browser.conftest import CHROMIUM
from tests.browser.matches import played_by_bots
from tests.browser.planet import Board
from tests.browser.serving import CLIENT, Server
from tests.browser.visitor import DESKTOP, PHONE, Scheme, Visitor, Visits
from tools.palette import reduced

TARGET = Path(__file__).parents[1] / "docs" / "screenshots"
LARGEST = 400_000  # bytes of a picture
MIDDLE = 0.6  # of a match: when the planets look their best
SIZES = {"desktop": DESKTOP, "phone": PHONE}
SCHEMES: tuple[Scheme, ...] = ("dark", "light")

DICE = 0.45  # of a match of Pulsar 2849

Show = Callable[[Visitor, str], None]


def home(person: Visitor, match: str) -> None:
    person.home()


def lobby(person: Visitor, match: str) -> None:
    person.sit_down("planet_unknown", "me", "open", "greedy", "open")
    person.page.locator("#invitation").wait_for()


def go_on(person: Visitor, match: str) -> None:
    """Sit down in the middle of the bots' match, and wait until there is a tile to place."""
    person.home()
    entries = len(person.fetch(f"/api/tables/{match}/replay")["entries"])
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "greedy"} for _ in range(2))]
    body = {"entry": int(entries * MIDDLE), "seats": seats}
    table = person.fetch(f"/api/tables/{match}/fork", body)
    if table["status"] == "open":
        person.fetch(f"/api/tables/{table['id']}/start", {})
    person.go(f"/t/{table['id']}")
    board = Board(person)
    while person.ready() and not board.handling.count():
        person.choose()


def play(person: Visitor, match: str) -> None:
    go_on(person, match)


def ghost(person: Visitor, match: str) -> None:
    go_on(person, match)
    board = Board(person)
    square = board.turn_until_it_fits()
    board.cell(square).click()
    board.ghost.wait_for()


def end(person: Visitor, match: str) -> None:
    person.go(f"/t/{match}").locator(".result figure").last.wait_for()


def replay(person: Visitor, match: str) -> None:
    person.home()
    entries = len(person.fetch(f"/api/tables/{match}/replay")["entries"])
    person.go(f"/t/{match}/replay/{int(entries * 0.8)}").locator(".controls").wait_for()


def rules(person: Visitor, match: str) -> None:
    person.go("/rules/planet_unknown#PU-4.3").locator(".wanted").wait_for()


def go_on_flying(person: Visitor, match: str) -> pulsar.Board:
    """Sit down in the middle of the bots' match of Pulsar 2849, and wait for a dice phase."""
    person.home()
    entries = person.fetch(f"/api/tables/{match}/replay")["entries"]
    kinds = [entry["kind"] for entry in entries]
    at = kinds.index("take-die", kinds.index("end-turn", int(len(kinds) * DICE)))
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "greedy"} for _ in range(2))]
    table = person.fetch(f"/api/tables/{match}/fork", {"entry": at, "seats": seats})
    if table["status"] == "open":
        person.fetch(f"/api/tables/{table['id']}/start", {})
    person.go(f"/t/{table['id']}")
    person.ready()
    return pulsar.Board(person)


def pulsar_dice(person: Visitor, match: str) -> None:
    """A die that moves a counter, before it is known which."""
    board = go_on_flying(person, match)
    board.pile(min(board.look()["piles"])).click()
    board.counters.first.wait_for()


def take_turn(person: Visitor, match: str) -> pulsar.Board:
    board = go_on_flying(person, match)
    while person.ready() and not board.look()["turn"]:
        seen = board.look()
        board.propose_die(max(seen["piles"])) if seen["piles"] else board.decide()
        person.confirm.click()
    return board


def pulsar_turn(person: Visitor, match: str) -> None:
    """A die in the hand."""
    take_turn(person, match).dice.first.click()


def pulsar_flight(person: Visitor, match: str) -> None:
    """A way that is looked at; on a phone, one that is proposed."""
    board = take_turn(person, match)
    board.dice.first.click()
    board.propose_at("ship")
    person.confirm.click()
    person.ready()
    place = max(board.look()["places"], key=lambda name: _gains(board, name))
    if person.page.evaluate("matchMedia('(hover: hover)').matches"):
        board.place(place).hover()
    else:
        board.place(place).click()
    board.route.first.wait_for()


def _gains(board: pulsar.Board, name: str) -> int:
    """How much there is to tell of a flight to a place."""
    return (board.place(name).get_attribute("aria-label") or "").count(",")


def pulsar_end(person: Visitor, match: str) -> None:
    end(person, match)


STATES: dict[str, Show] = {
    state.__name__.replace("_", "-"): state
    for state in (
        *(home, lobby, play, ghost, end, replay, rules),
        *(pulsar_dice, pulsar_turn, pulsar_flight, pulsar_end),
    )
}


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


def _game_of(name: str) -> str:
    return "pulsar_2849" if name.startswith("pulsar") else "planet_unknown"


def main(wanted: list[str]) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with running() as server, chromium() as browser:
        matches = {}
        for game in {_game_of(name) for name in wanted or STATES}:
            matches[game] = played_by_bots(server, game, "greedy", "greedy", "greedy")
        blank = browser.new_page()
        for scheme in SCHEMES:
            for kind, size in SIZES.items():
                for name in wanted or STATES:
                    visits = Visits(browser)
                    person = visits.arrive(server, size, scheme)
                    STATES[name](person, matches[_game_of(name)])
                    take(person, f"{name}-{kind}-{scheme}", blank)
                    visits.end()


if __name__ == "__main__":
    main(sys.argv[1:])
