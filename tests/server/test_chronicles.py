"""Finished matches are written down by a process of its own, whatever becomes of that."""

from __future__ import annotations

import asyncio
from multiprocessing import get_context
from pathlib import Path
from pickle import PicklingError

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from orrery.helper import Helper, Work
from orrery.server.chronicle_process import Finished, draw_chronicles
from orrery.server.chronicling import Chronicler
from orrery.server.context import Server
from orrery.server.settings import Settings
from tests.server.harness import PATIENCE
from tests.server.rogues import babble, crash
from tests.server.test_upgrades import ADA, BEN, begun, play, serving, shown


@pytest.fixture
def place(tmp_path: Path) -> Settings:
    return Settings(store=str(tmp_path / "orrery.db"), log="none", sweep=3600, poll=3600)


async def test_a_chronicle_is_drawn_elsewhere(
    place: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("those who play wait for this")

    monkeypatch.setattr("orrery.server.chronicle_process.written_down", refuse)
    async with serving(place) as server:
        table = await begun(server, "example", 2)
        await play(server, table, 1000)
        before = await shown(server, table.id, [ADA, BEN, None])
        await recorded(server)
    async with serving(place) as server:
        assert (await server.hall.table(table.id)).chronicle is not None
        assert await shown(server, table.id, [ADA, BEN, None]) == before


@pytest.mark.parametrize("work", [crash, babble])
async def test_a_match_whose_drawing_failed_reads_the_same_and_is_drawn_at_the_next_start(
    place: Settings, work: Work
) -> None:
    async with serving(place) as server:
        server.hall.archive.chronicler = Chronicler(work)
        table = await begun(server, "example", 2)
        await play(server, table, 1000)
        before = await shown(server, table.id, [ADA, BEN, None])
        await server.hall.archive.record(table.row)
        assert await server.store.unrecorded_tables() == [table.id]
    async with serving(place) as server:
        assert await shown(server, table.id, [ADA, BEN, None]) == before
        await recorded(server)
        assert await shown(server, table.id, [ADA, BEN, None]) == before


async def test_the_log_says_why_a_match_was_not_drawn(place: Settings) -> None:
    async with serving(place) as server:
        table = await begun(server, "example", 2)
        unknown = Finished(replace(table.row, game="chess"), [])
        with capture_logs() as logged:
            assert await server.hall.archive.chronicler.draw(unknown) is None
    (line,) = logged
    assert (line["event"], line["table"]) == ("drawing failed", table.id)
    assert (line["error"], line["game"]) == ("UnknownGame", "chess")
    assert any(place.startswith("journals.py:") for place in line["at"])


async def test_a_match_that_is_to_be_drawn_twice_is_drawn_once(place: Settings) -> None:
    async with serving(place) as server:
        table = await begun(server, "example", 2)
        await play(server, table, 1000)
        await recorded(server)
        with capture_logs() as logged:
            await server.hall.archive.record(table.row)
        assert logged == []


def test_a_process_that_draws_ends_with_its_server() -> None:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=draw_chronicles, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    ours.close()  # as when the server is killed
    process.join(PATIENCE)
    assert process.exitcode == 0


def test_a_process_that_could_not_be_started_stands_in_nobodys_way() -> None:
    helper = Helper(lambda _: None)  # what can't be handed over to a process
    for _ in range(2):
        with pytest.raises((AttributeError, PicklingError), match="pickle"):
            helper.begin()
        helper.end()
    helper.interrupt()


async def recorded(server: Server) -> None:
    """Wait until every finished match has its chronicle."""
    async with asyncio.timeout(PATIENCE):
        while await server.store.unrecorded_tables():
            await asyncio.sleep(0.01)
