"""People with browsers: how they arrive, and what they do at a table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    WebSocket,
    expect,
)

from orrery.games import title
from orrery.text import Translator
from tests.browser import pointer
from tests.browser.serving import PATIENCE, Server

Scheme = Literal["dark", "light"]
Json = dict[str, Any]

DESKTOP = (1440, 900)
PHONE = (390, 844)
MILLISECONDS = PATIENCE * 1000

_CONFIRM = ".bar .confirm"
_OPTION = "section.sheet .option"
_ASKED = ".bar[aria-busy='false'] .options:enabled"
# Looks whenever the page changes: Playwright's own waiting asks for a frame after the other, and
# each takes time from whoever plays next to this one.
_READY = """([asked, patience]) => new Promise((tell, fail) => {
    const find = selector => document.querySelector(selector)?.checkVisibility();
    const look = () => find(".result") ? "over" : find(asked) ? "asked" : "";
    if (look()) return tell(look());
    const changes = new MutationObserver(() => {
        if (look()) { changes.disconnect(); tell(look()); }
    });
    changes.observe(document, {subtree: true, childList: true, attributes: true});
    setTimeout(() => fail(new Error("nothing is asked, and nothing is over")), patience);
})"""
# Tests decide as fast as the server answers, and hear nothing, unless that is what they are about.
_SETTINGS = """settings => {
    try {
        localStorage["orrery.settings"] ??= JSON.stringify(settings);
    } catch {} // an empty page has no storage
}"""
_CLOSE = re.compile("^(Close|Zamknij|Zavřít)$")
# What a browser says itself when a connection fails.
_NETWORK = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection to")

expect.set_options(timeout=MILLISECONDS)


def called(game: str) -> str:
    """What a game is called, in English."""
    return Translator(title(game), "en", []).text("title")


class Visitor:
    """A person with a browser of their own, who was never here before."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.address = server.address
        self.context = context
        self.page = context.new_page()
        self.page.set_default_timeout(MILLISECONDS)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not _NETWORK.search(message.text):
            self.errors.append(message.text)

    # Going places

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def home(self) -> Page:
        self.go("/")
        self.page.locator("article").first.wait_for()
        self.page.locator("header .name").wait_for()  # the server knows them
        return self.page

    def play_now(self, game: str) -> Page:
        """Sit down against a bot, from the home page."""
        self.home().get_by_role("button", name=f"Play now: {called(game)}").click()
        self.ready()
        return self.page

    def fetch(self, path: str, body: Json | None = None) -> Any:
        """Ask the server for something with this person's cookie."""
        script = """async ([path, body]) => {
            const answer = await fetch(path, body === null ? {} : {
                method: "POST",
                headers: {"Content-Type": "application/json"},
                body: JSON.stringify(body),
            });
            return [answer.ok, await answer.text()];
        }"""
        good, text = self.page.evaluate(script, [path, body])
        assert good, text
        return json.loads(text)

    def sit_down(self, game: str, *seats: str, **options: Any) -> str:
        """A table with these seats: me, open, or the level of a bot; started if none is open."""
        plans = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        body = {"game": game, "seats": plans, "options": options, "private": True}
        if self.page.url == "about:blank":
            self.home()
        table = self.fetch("/api/tables", body)
        link = f"/t/{table['id']}#{table['invitation']}"
        if "open" not in seats:
            self.fetch(f"/api/tables/{table['id']}/start", {})
        self.go(link)
        return link

    @property
    def table(self) -> str:
        """The id of the table that is being looked at."""
        found = re.search(r"/t/([^/#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def own_moves(self, seat: int = 0) -> list[str]:
        """What somebody at a seat has played, as the journal of a finished match has it."""
        journal = self.fetch(f"/api/tables/{self.table}/save")["journal"]
        return [entry["move"] for entry in journal["entries"] if entry["seat"] == seat]

    # Deciding

    @property
    def is_asked(self) -> bool:
        """Whether there is something to decide just now."""
        return self.page.locator(_ASKED).count() > 0

    def ready(self) -> bool:
        """Wait until there is something to decide; False when the match is over instead."""
        return bool(self.page.evaluate(_READY, [_ASKED, MILLISECONDS]) == "asked")

    def at_hand(self) -> tuple[str, list[str]]:
        """The decision that this person has to take: what is asked, and the moves."""
        self.ready()
        return self.prompt, self.moves()

    @property
    def prompt(self) -> str:
        return self.page.locator(".bar .what").inner_text()

    @property
    def confirm(self) -> Locator:
        return self.page.locator(_CONFIRM)

    def click(self, selector: str, number: int = 0) -> None:
        """Click the first of what a CSS selector finds, or another one."""
        pointer.click(self.page, selector, number, MILLISECONDS)

    def commit(self) -> None:
        """Confirm what is proposed, as soon as something is."""
        self.click(_CONFIRM)

    @property
    def undo(self) -> Locator:
        return self.page.locator(".bar .undo")

    @property
    def count(self) -> int:
        """How many options there are."""
        return int(self.page.locator(".bar .options .number").inner_text())

    def options(self) -> Locator:
        """All that can be chosen, in the list over players and log."""
        toggle = self.page.locator(".bar .options")
        if toggle.get_attribute("aria-expanded") == "false":
            toggle.click()
        return self.page.locator(_OPTION)

    def close_options(self) -> None:
        """Fold the list away: on a phone it lies over everything else."""
        sheet = self.page.locator("section.sheet")
        if sheet.count():
            sheet.get_by_role("button", name=_CLOSE).click()

    def moves(self) -> list[str]:
        """The notations of what is listed."""
        found: list[str] = self.options().evaluate_all("all => all.map(one => one.dataset.move)")
        return found

    def choose(self, number: int = 0) -> None:
        """Take the decision at hand: choose an option, and confirm it."""
        if not self.confirm.is_enabled():  # the only option is proposed already
            count = self.options().count()
            # The list grows when the server tells what the options would lead to.
            pointer.press(self.page, _OPTION, number % count, MILLISECONDS)
        if self.is_phone:
            self.close_options()
        self.commit()

    @property
    def is_phone(self) -> bool:
        return self.page.locator(".shell").get_attribute("data-form") != "desk"

    def view(self, name: str) -> None:
        """Bring a view of a phone to the front."""
        self.page.locator(".views").get_by_role("button", name=name).tap()

    # Settings

    def speak(self, lang: str) -> None:
        """Switch to a language: in the header of a page, or in the menu of a table."""
        menu = self.page.locator(".menu .mark")
        if menu.count():
            menu.click()
        place = self.page.locator(".menu .open" if menu.count() else "header")
        place.get_by_text(lang.upper(), exact=True).click()
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
        if menu.count():
            menu.click()

    def finish(self, most: int = 400) -> int:
        """Play to the end, now this option and now that; how many decisions it took."""
        for count in range(most):
            if not self.ready():
                return count
            self.choose(count)
        raise AssertionError(f"the match is not over after {most} decisions")


class Visits:
    """Everyone who came."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._people: list[Visitor] = []

    def arrive(
        self,
        server: Server,
        size: tuple[int, int] = DESKTOP,
        scheme: Scheme = "dark",
        motion: bool = False,
        pace: str = "instant",
        sound: str = "off",
        **more: Any,
    ) -> Visitor:
        width, height = size
        phone = width < 700
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=phone,
            is_mobile=phone,
            locale="en-GB",
            **more,
        )
        settings = json.dumps({"pace": pace, "sound": sound})
        context.add_init_script(f"({_SETTINGS})({settings})")
        person = Visitor(context, server)
        self._people.append(person)
        return person

    def end(self) -> None:
        for person in self._people:
            person.context.close()
        errors = [error for person in self._people for error in person.errors]
        assert not errors, errors


class Traffic:
    """All that a page receives at a table: frames of the feed and answers of the server."""

    def __init__(self, page: Page) -> None:
        self._received: list[str | Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._keep)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._received.append(str(frame)))

    def _keep(self, response: Response) -> None:
        if "/api/tables/" in response.url and response.frame.url != "about:blank":
            self._received.append(response)

    def texts(self) -> list[str]:
        """In order; only as long as the page stays where it is."""
        return [one if isinstance(one, str) else one.text() for one in self._received]


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for something that only the server can tell."""
    for _ in range(int(PATIENCE * 10)):
        if holds():
            return
        page.wait_for_timeout(100)
    raise AssertionError("it did not happen")
