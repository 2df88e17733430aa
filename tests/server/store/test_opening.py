"""From URLs to stores."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.server.store import Unusable
from orrery.server.store.bus import MemoryBus, PostgresBus
from orrery.server.store.opening import open_store
from orrery.server.store.postgres import PostgresStore
from orrery.server.store.sqlite import SqliteStore


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:////var/lib/orrery.db", Path("/var/lib/orrery.db")),
        ("sqlite:///data/orrery.db", Path.cwd() / "data/orrery.db"),
        ("data/orrery.db", Path.cwd() / "data/orrery.db"),
        ("/var/lib/orrery.db", Path("/var/lib/orrery.db")),
        ("~/orrery.db", Path.home() / "orrery.db"),
        ("sqlite:///:memory:", None),
        (":memory:", None),
    ],
)
def test_a_path_is_sqlite(url: str, path: Path | None) -> None:
    store, bus = open_store(url)
    assert isinstance(store, SqliteStore)
    assert store.path == (path.resolve() if path else None)
    assert type(bus) is MemoryBus


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_url_of_postgres_is_that(scheme: str) -> None:
    store, bus = open_store(f"{scheme}://ada@localhost/orrery")
    assert isinstance(store, PostgresStore)
    assert isinstance(bus, PostgresBus)
    assert store.url == bus.url == f"{scheme}://ada@localhost/orrery"


@pytest.mark.parametrize(
    "url", ["", " ", "data/", "sqlite:///", "sqlite://data.db", "sqlite:data.db", "mysql://a:b@c/d"]
)
def test_anything_else_is_refused_with_what_would_be_right(url: str) -> None:
    with pytest.raises(Unusable, match=r"; give a path, sqlite:///.* or postgresql://user") as said:
        open_store(url)
    assert "a:b" not in str(said.value)
