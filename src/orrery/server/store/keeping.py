"""What those who run a server do with its store, besides what players do."""

from __future__ import annotations

import abc
from collections.abc import Mapping
from typing import Any, Protocol

from orrery.server.store import Identity, Store, TableRow
from orrery.server.store.people_sql import identity_row
from orrery.server.store.sql import (
    CUT_TABLE,
    TABLE_COLUMNS,
    Row,
    Statement,
    table_rows,
    table_values,
)


class Kept(Store, Protocol):
    """A store with everything that its keeper may do; errors are as in Store."""

    async def all_tables(self, status: str | None, limit: int) -> list[TableRow]:
        """Tables of a status or of any, private ones too, the last changed first."""
        ...

    async def mend(
        self, table: TableRow, entries: int, checks: Mapping[int, str], redrawn: bool
    ) -> None:
        """Replace a row, as save_table does, and keep only so many entries of its journal.

        Entries get these checks; a chronicle that is to be drawn anew is removed.
        """
        ...

    async def identities(self, words: str, limit: int) -> list[Identity]:
        """People whose id, handle or part of the name this is, the newest first."""
        ...

    async def mute(self, identity: str, muted: bool) -> None:
        """Let somebody chat no longer, or again."""
        ...


class Keeping(abc.ABC):
    """The statements for both databases."""

    @abc.abstractmethod
    async def _read(self, sql: str, *values: Any) -> list[Row]: ...

    @abc.abstractmethod
    async def _write(self, *statements: Statement) -> list[Row]: ...

    async def all_tables(self, status: str | None, limit: int) -> list[TableRow]:
        sql = (
            f"SELECT {TABLE_COLUMNS} FROM game_table t WHERE $1 = '' OR t.status = $1 "  # noqa: S608
            "ORDER BY t.updated DESC, t.id LIMIT $2"
        )
        return list(table_rows(await self._read(sql, status or "", limit)))

    async def mend(
        self, table: TableRow, entries: int, checks: Mapping[int, str], redrawn: bool
    ) -> None:
        row = Statement(CUT_TABLE, (*table_values(table), entries), table.id)
        rest = Statement("DELETE FROM entry WHERE table_id = $1 AND seq >= $2", (table.id, entries))
        later = Statement(
            "DELETE FROM snapshot WHERE table_id = $1 AND seq > $2", (table.id, entries)
        )
        change = 'UPDATE entry SET "check" = $3 WHERE table_id = $1 AND seq = $2'
        anew = [Statement(change, (table.id, *check)) for check in checks.items()]
        if redrawn:
            anew.append(Statement("DELETE FROM chronicle WHERE table_id = $1", (table.id,)))
        await self._write(rest, later, *anew, row)

    async def identities(self, words: str, limit: int) -> list[Identity]:
        sql = (
            "SELECT id, name, named, handle, password, created FROM identity "
            "WHERE id = $1 OR handle = $1 OR lower(name) LIKE lower($2) ESCAPE '!' "
            "ORDER BY created DESC, id LIMIT $3"
        )
        rows = await self._read(sql, words, f"%{_literal(words)}%", limit)
        return [identity_row(row) for row in rows]

    async def mute(self, identity: str, muted: bool) -> None:
        known = Statement("SELECT id FROM identity WHERE id = $1", (identity,), identity)
        change = "DELETE FROM muted WHERE identity = $1"
        if muted:
            change = "INSERT INTO muted (identity) VALUES ($1) ON CONFLICT DO NOTHING"
        await self._write(known, Statement(change, (identity,)))

    async def is_muted(self, identity: str) -> bool:
        return bool(await self._read("SELECT 1 FROM muted WHERE identity = $1", identity))


def _literal(words: str) -> str:
    """Words in which nothing has a meaning for LIKE."""
    return words.replace("!", "!!").replace("%", "!%").replace("_", "!_")
