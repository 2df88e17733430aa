"""What was acknowledged survives a process that is killed at any moment."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections import Counter

from orrery.server.store import Store
from tests.server.store.conftest import OpenStore
from tests.server.store.private_postgres import PrivatePostgres
from tests.server.store.rows import BOT, changed, entry, play, table

KILLS = 6
TABLES = ["t1", "t2", "t3"]
MOST_LINES = 120


def killed(url: str, lines: int) -> list[str]:
    """What a process said that was killed after so many lines."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "tests.server.store.appender", url],
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    )
    assert process.stdout
    with process.stdout:
        said = [process.stdout.readline() for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        said += process.stdout.readlines()
    assert process.wait() == -signal.SIGKILL, f"it ended by itself: {said}"
    return said


async def journals(store: Store) -> dict[str, int]:
    """How many entries each table has; they must be numbered without gaps."""
    lengths = {}
    for name in TABLES:
        entries = await store.entries(name)
        assert [each.seq for each in entries] == list(range(len(entries)))
        assert (await store.table(name)).version == len(entries)
        lengths[name] = len(entries)
    return lengths


async def test_acknowledged_entries_survive_kills(lasting_url: str, opened: OpenStore) -> None:
    store = await opened(lasting_url)
    for name in TABLES:
        await store.add_table(table(name, BOT))
    acknowledged: Counter[str] = Counter()
    for _ in range(KILLS):
        await store.close()
        said = await asyncio.to_thread(killed, lasting_url, random.randint(1, MOST_LINES))
        for line in said[1:]:
            name, seq = line.split()
            acknowledged[name] = int(seq) + 1
        await store.open()
        for name, length in (await journals(store)).items():
            assert length >= acknowledged[name], f"{name} has lost entries"
    assert sum(acknowledged.values()) > KILLS


async def test_a_kill_while_the_schema_is_made_does_no_harm(
    lasting_url: str, opened: OpenStore
) -> None:
    for _ in range(2):
        assert (await asyncio.to_thread(killed, lasting_url, 1))[0] == "opening\n"
    store = await opened(lasting_url)
    await store.add_table(table("t1", BOT))


async def test_acknowledged_entries_survive_a_crash_of_postgres(
    postgres: PrivatePostgres, database: str, opened: OpenStore
) -> None:
    store = await opened(database)
    row = table("t1", BOT)
    await store.add_table(row)
    row = await play(store, row, 30)
    await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
    await asyncio.to_thread(postgres.start)
    assert await store.table("t1") == row
    assert len(await store.entries("t1")) == 30
    await store.append(changed(row), entry(30))
