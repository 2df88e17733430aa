"""What a first visit loads."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

from playwright.sync_api import Response

from tests.browser.serving import CLIENT, Server
from tests.browser.visitor import Visits

MOST = 250_000  # bytes, compressed, without boards
MOST_OF_A_BOARD = 120_000


def parts(manifest: dict[str, Any], name: str) -> set[str]:
    """The files of a chunk and of all that it needs at once."""
    chunk = manifest[name]
    files = {chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])}
    return files.union(*(parts(manifest, needed) for needed in chunk.get("imports", [])))


def weight(files: set[str]) -> int:
    return sum(len(gzip.compress((CLIENT / file).read_bytes())) for file in files)


def test_size_of_the_build() -> None:
    assert (CLIENT / "index.html").is_file(), "web/dist is missing: `make` builds the client"
    manifest = json.loads((CLIENT / ".vite" / "manifest.json").read_text())
    first = parts(manifest, "index.html") | parts(manifest, "src/pages/Table.svelte")
    first |= parts(manifest, "src/text/pl.ftl?raw") | {"index.html"}
    assert weight(first) <= MOST
    boards = {name for name in manifest if re.fullmatch(r"src/boards/\w+/index\.ts", name)}
    assert len(boards) > 1
    for name in boards:
        assert weight(parts(manifest, name) - first) <= MOST_OF_A_BOARD, name


def test_first_visit(server: Server, visits: Visits) -> None:
    """All that is asked for from the empty cache to the first decision, compressed."""
    person = visits.arrive(server)
    answers: list[Response] = []
    person.page.on("response", lambda answer: answers.append(answer))
    page = person.home()
    page.get_by_role("button", name="Play now: Comet Watch").click()
    person.ready()
    sizes = {one.url: len(gzip.compress(one.body())) for one in answers if one.status == 200}
    assert any("Table-" in address for address in sizes)
    assert sum(sizes.values()) <= MOST, sizes
