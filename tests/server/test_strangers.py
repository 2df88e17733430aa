"""A moment of `make fuzz-server`: nothing but refusals, and nothing changed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from orrery.server.settings import Settings
from tests.server.harness import running
from tools.serving import seat_guests
from tools.strangers.crowd import besiege
from tools.strangers.findings import Books, Findings
from tools.strangers.people import set_scene


async def test_strangers_get_refusals_and_change_nothing(
    settings: Settings, capfd: pytest.CaptureFixture[str]
) -> None:
    findings = Findings()
    guests = await seat_guests(settings.store, 10)
    freely = replace(
        settings,
        log="json",
        message_burst=100_000,
        analysis_seconds=0.01,
        public_url="https://table.example",
        notice_grace=1e9,
    )
    async with running(freely) as server:
        scene = await set_scene(server.address, guests, ["example", "planet_unknown"])
        books = Books(Path(settings.store))
        await besiege(scene, books, findings, random.Random(5), 400)
    assert findings.wrong == []
    assert findings.sent >= 400
    refused = ("malformed", "not-seated", "unknown-table", "http 403", "http 404", "http 400")
    assert all(findings.answers[answer] > 3 for answer in refused)
    output = capfd.readouterr().err
    assert "Traceback" not in output
    assert '"level": "error"' not in output


async def test_a_change_that_nobody_accepted_is_found(settings: Settings) -> None:
    """The books themselves: they notice what has changed, and whom it belongs to."""
    findings = Findings()
    (guest,) = await seat_guests(settings.store, 1)
    books = Books(Path(settings.store))
    books.compare(findings)
    assert findings.wrong == []
    async with running(settings) as server:
        identity = await server.server.store.identity(guest.identity)
        await server.server.store.save_identity(replace(identity, name="Eve"))
        books.compare(findings)
    assert findings.wrong == [f"identity changed though everything was refused: {guest.identity!r}"]
