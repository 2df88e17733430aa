"""Hints reach everyone who listens, also after the connection was lost."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator

import asyncpg
import pytest

from orrery.server.store import Bus, Unusable
from orrery.server.store.bus import MOST_HINTS, MemoryBus, PostgresBus
from orrery.server.store.opening import open_store
from tests.server.store.private_postgres import PrivatePostgres


@pytest.fixture
async def bus(url: str) -> AsyncIterator[Bus]:
    _, bus = open_store(url)
    await bus.open()
    yield bus
    await bus.close()


@pytest.fixture
async def workers(database: str) -> AsyncIterator[tuple[PostgresBus, PostgresBus]]:
    """The buses of two workers."""
    first, second = PostgresBus(database), PostgresBus(database)
    await first.open()
    await second.open()
    yield first, second
    await first.close()
    await second.close()


async def heard(changes: AsyncIterator[str], number: int = 1) -> list[str]:
    async with asyncio.timeout(20):
        return [await anext(changes) for _ in range(number)]


async def test_a_worker_hears_itself(bus: Bus) -> None:
    changes = bus.changes()
    for table in ("t1", "t2", "t1", "t1"):
        await bus.publish(table)
    assert await heard(changes, 4) == ["t1", "t2", "t1", "t1"]


async def test_all_listeners_hear_everything(bus: Bus) -> None:
    listeners = [bus.changes() for _ in range(3)]
    await bus.publish("t1")
    await bus.publish("t2")
    for changes in listeners:
        assert await heard(changes, 2) == ["t1", "t2"]


async def test_who_listens_later_hears_what_comes_later(bus: Bus) -> None:
    first = bus.changes()
    await bus.publish("t1")
    await heard(first)
    second = bus.changes()
    await bus.publish("t2")
    assert await heard(second) == ["t2"]


async def test_listening_ends_when_the_bus_closes(bus: Bus) -> None:
    async def listen() -> list[str]:
        return [table async for table in changes]

    changes, other = bus.changes(), bus.changes()
    listening = asyncio.create_task(listen())
    await bus.publish("t1")
    await heard(other)
    await bus.close()
    assert await listening == ["t1"]


async def test_a_bus_closes_right_after_something_was_published(bus: Bus) -> None:
    changes = bus.changes()
    await bus.publish("t1")
    await heard(changes)  # now it waits for more
    await asyncio.sleep(0)
    await bus.publish("t2")
    async with asyncio.timeout(10):
        await bus.close()


async def test_who_reads_too_slowly_hears_that_something_is_missed() -> None:
    bus = MemoryBus()
    changes = bus.changes()
    for number in range(MOST_HINTS + 2):
        await bus.publish(f"t{number}")
    assert await heard(changes, 3) == ["", f"t{MOST_HINTS}", f"t{MOST_HINTS + 1}"]


async def test_a_listener_that_is_given_up_is_forgotten() -> None:
    bus = MemoryBus()
    changes = bus.changes()
    assert len(bus._listeners) == 1
    del changes
    gc.collect()
    assert len(bus._listeners) == 0


async def test_hints_go_from_worker_to_worker(workers: tuple[PostgresBus, PostgresBus]) -> None:
    first, second = workers
    there, here = second.changes(), first.changes()
    await first.publish("t1")
    await first.publish("t1")
    assert await heard(there, 2) == ["t1", "t1"]
    await second.publish("t2")
    assert await heard(here, 3) == ["t1", "t1", "t2"]


async def test_a_lost_connection_is_made_again(
    workers: tuple[PostgresBus, PostgresBus], database: str
) -> None:
    first, second = workers
    changes = second.changes()
    admin = await asyncpg.connect(database)
    await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'orrery'"
    )
    await admin.close()
    assert await heard(changes) == [""]
    await first.publish("t1")
    assert await heard(changes) == ["t1"]


async def test_what_is_published_while_the_database_is_away_is_sent_later(
    workers: tuple[PostgresBus, PostgresBus], postgres: PrivatePostgres
) -> None:
    first, second = workers
    here, there = first.changes(), second.changes()
    await asyncio.to_thread(postgres.stop)
    await first.publish("t1")
    await first.publish("t2")
    await asyncio.to_thread(postgres.start)
    assert await heard(here, 3) == ["", "t1", "t2"]
    assert (await heard(there))[0] == ""


async def test_too_much_to_send_becomes_a_hint_that_something_is_missed(database: str) -> None:
    bus = PostgresBus(database)
    for number in range(MOST_HINTS + 1):
        await bus.publish(f"t{number}")
    changes = bus.changes()
    await bus.open()
    assert await heard(changes, 2) == ["", f"t{MOST_HINTS}"]
    await bus.close()


async def test_a_database_that_is_not_there_is_reported(postgres: PrivatePostgres) -> None:
    with pytest.raises(Unusable, match='database "nowhere" does not exist'):
        await PostgresBus(postgres.url("nowhere")).open()
