"""From a URL to the store and the bus that goes with it."""

from __future__ import annotations

from orrery.server.store import Bus, Store, Unusable
from orrery.server.store.bus import MemoryBus, PostgresBus
from orrery.server.store.keeping import Kept
from orrery.server.store.postgres import PostgresStore
from orrery.server.store.sqlite import SqliteStore

FORMS = (
    "a path, sqlite:///relative/path, sqlite:////absolute/path, sqlite:///:memory: or "
    "postgresql://user:password@host/database"
)


def open_store(url: str) -> tuple[Store, Bus]:
    """Store and bus for a URL, not opened yet; Unusable if it is none.

    A plain path means SQLite. As elsewhere, sqlite:///a/b is relative and sqlite:////a/b absolute.
    """
    if url.startswith(("postgresql://", "postgres://")):
        return PostgresStore(url), PostgresBus(url)
    return SqliteStore(_path(url)), MemoryBus()


def open_beside(url: str) -> Kept:
    """A store for its keeper, not opened yet, which may be in use by a server meanwhile."""
    if url.startswith(("postgresql://", "postgres://")):
        return PostgresStore(url)
    return SqliteStore(_path(url), beside=True)


def _path(url: str) -> str:
    scheme, is_url, _ = url.partition("://")
    if is_url and scheme != "sqlite":
        raise Unusable(f"'{scheme}://…' names no store: {scheme} is not known; give {FORMS}")
    path = url.removeprefix("sqlite:///")
    if not path.strip() or path.startswith("sqlite:") or path.endswith(("/", "\\")):
        raise Unusable(f"'{url}' names no file; give {FORMS}")
    return path
