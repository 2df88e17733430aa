"""Chromium, servers and visitors for tests.

Everything here ends with the last test of this folder: while Playwright runs, its event loop is in
the way of tests that are coroutines.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.matches import Finished, played_by_bots
from tests.browser.serving import CLIENT, Server
from tests.browser.visitor import Visits

# The first is the engine alone, and the fastest.
_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, _NAMES)), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium here: tools/ensure-chromium installs it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of this process; they have tables of their own."""
    yield from running(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="package")
def finished(server: Server) -> Finished:
    """The id of a table where bots have played a game to the end, the same one every time."""
    return cache(
        lambda game, **options: played_by_bots(server, game, "random", "random", **options)
    )


@pytest.fixture
def frail_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    yield from running(tmp_path)


def running(folder: Path, *settings: str, **more: str) -> Iterator[Server]:
    if not (CLIENT / "index.html").is_file():
        pytest.fail("web/dist is missing: `make` builds the client")
    server = Server(folder, *settings, **more)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visits(browser: Browser) -> Iterator[Visits]:
    """Lets people arrive, and checks afterwards that nothing has gone wrong in their browsers."""
    visits = Visits(browser)
    yield visits
    visits.end()
