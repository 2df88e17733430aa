"""Servers and visitors for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from orrery.server.settings import Settings
from tests.server.harness import Person, Running, running
from tests.server.store.conftest import database, postgres

__all__ = ["database", "postgres"]

Visit = Callable[..., Awaitable[Person]]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        store=str(tmp_path / "orrery.db"),
        client=str(tmp_path / "client"),
        log="none",
        message_burst=10_000,  # programs play whole matches faster than people may
    )


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(settings) as server:
        yield server


@pytest.fixture
async def visit() -> AsyncIterator[Visit]:
    """Lets somebody arrive at an address."""
    people: list[Person] = []

    async def visit(address: str, name: str | None = None) -> Person:
        person = Person(address)
        people.append(person)
        return person if name is None else await person.arrive(name)

    yield visit
    for person in people:
        await person.leave()
