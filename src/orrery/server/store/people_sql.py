"""The statements for both databases about people: who they are, what they leave, what ends."""

from __future__ import annotations

import abc
from contextlib import suppress
from typing import Any

import msgspec

from orrery.server.store import ChatRow, Hash, Identity, Passkey, Rewritten, Taken
from orrery.server.store.sql import SAVE_TABLE, SPOILT, Row, Statement, table_values


def identity_row(row: Row) -> Identity:
    """Somebody as they are kept; a name that is no text is shown so, and they may take another."""
    identity, name, named, *others = row
    return Identity(identity, name if isinstance(name, str) else SPOILT, bool(named), *others)


class SqlPeople(abc.ABC):
    """People, on a database that reads and writes."""

    @abc.abstractmethod
    async def _read(self, sql: str, *values: Any) -> list[Row]: ...

    @abc.abstractmethod
    async def _write(self, *statements: Statement) -> list[Row]: ...

    # Identities

    async def add_identity(self, identity: Identity, token: Hash) -> None:
        await self._write(
            Statement(
                "INSERT INTO identity (id, name, named, handle, password, created) "
                "VALUES ($1, $2, $3, $4, $5, $6)",
                msgspec.structs.astuple(identity),
            ),
            _add_token(identity.id, token),
        )

    async def identity(self, identity: str) -> Identity:
        found = await self._identity("WHERE i.id = $1", identity)
        if found is None:
            raise KeyError(identity)
        return found

    async def identity_by_token(self, token: Hash) -> Identity | None:
        return await self._identity("JOIN token ON token.identity = i.id WHERE hash = $1", token)

    async def identity_by_handle(self, handle: str) -> Identity | None:
        return await self._identity("WHERE i.handle = $1", handle)

    async def _identity(self, which: str, value: str | Hash) -> Identity | None:
        sql = "SELECT i.id, i.name, i.named, i.handle, i.password, i.created FROM identity i "
        rows = await self._read(sql + which, value)
        return identity_row(rows[0]) if rows else None

    async def save_identity(self, identity: Identity) -> None:
        sql = (
            "UPDATE identity SET name = $2, named = $3, handle = $4, password = $5, created = $6 "
            "WHERE id = $1 RETURNING id"
        )
        await self._write(Statement(sql, msgspec.structs.astuple(identity), identity.id))

    async def add_token(self, identity: str, token: Hash) -> None:
        await self._write(_add_token(identity, token))

    async def remove_token(self, token: Hash) -> None:
        await self._write(Statement("DELETE FROM token WHERE hash = $1", (token,)))

    async def replace_tokens(self, identity: str, token: Hash) -> None:
        others = Statement("DELETE FROM token WHERE identity = $1", (identity,))
        await self._write(others, _add_token(identity, token))

    async def add_passkey(self, passkey: Passkey) -> None:
        sql = (
            "INSERT INTO passkey (credential, identity, public_key, counter) "
            "VALUES ($1, $2, $3, $4)"
        )
        await self._write(Statement(sql, msgspec.structs.astuple(passkey)))

    async def passkey(self, credential: bytes) -> Passkey | None:
        sql = "SELECT credential, identity, public_key, counter FROM passkey WHERE credential = $1"
        rows = await self._read(sql, credential)
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, identity: str) -> list[Passkey]:
        sql = (
            "SELECT credential, identity, public_key, counter FROM passkey WHERE identity = $1 "
            "ORDER BY credential"
        )
        return [Passkey(*row) for row in await self._read(sql, identity)]

    async def count_passkey(self, credential: bytes, counter: int) -> None:
        sql = "UPDATE passkey SET counter = $2 WHERE credential = $1 RETURNING counter"
        await self._write(Statement(sql, (credential, counter), credential.hex()))

    # What they leave behind

    async def chat_of(self, identity: str) -> list[tuple[str, ChatRow]]:
        sql = (
            "SELECT table_id, number, name, identity, text, at FROM chat "
            "WHERE identity = $1 ORDER BY at, table_id, number"
        )
        return [(table, ChatRow(*row)) for table, *row in await self._read(sql, identity)]

    async def rewrite(self, table: Rewritten) -> None:
        gone, row, checks, head = table
        nobodys = (
            "UPDATE entry SET command = 'gone:' || seq WHERE table_id = $1 AND command LIKE $2"
        )
        statements = [
            Statement(SAVE_TABLE, table_values(row), row.id),
            Statement(nobodys, (row.id, f"{gone}:%")),
        ]
        change = 'UPDATE entry SET "check" = $3 WHERE table_id = $1 AND seq = $2'
        statements += [Statement(change, (row.id, *check)) for check in checks.items()]
        if head is not None:
            sql = "UPDATE chronicle SET body = $2 WHERE table_id = $1 AND part = 0"
            statements.append(Statement(sql, (row.id, head)))
        try:
            await self._write(*statements)
        except KeyError:
            raise Taken(f"table {row.id} has changed") from None

    async def remove_lines_of(self, identity: str) -> None:
        await self._write(Statement("DELETE FROM chat WHERE identity = $1", (identity,)))

    async def remove_identity(self, identity: str) -> None:
        known_by = [
            Statement(f"DELETE FROM {what} WHERE identity = $1", (identity,))  # noqa: S608
            for what in ("token", "passkey")
        ]
        await self._write(*known_by, Statement("DELETE FROM identity WHERE id = $1", (identity,)))

    # Retention

    async def stale_tables(self, status: str, before: float, limit: int) -> list[str]:
        sql = (
            "SELECT id FROM game_table WHERE status = $1 AND updated < $2 "
            "ORDER BY updated, id LIMIT $3"
        )
        return [row[0] for row in await self._read(sql, status, before, limit)]

    async def remove_table(self, table: str, before: float) -> None:
        # What is locked and found unchanged first stays so until all of it is gone.
        unchanged = (
            "UPDATE game_table SET lines = lines WHERE id = $1 AND updated < $2 RETURNING id"
        )
        parts = [
            Statement(f"DELETE FROM {part} WHERE table_id = $1", (table,))  # noqa: S608
            for part in ("chat", "snapshot", "analysis", "chronicle", "entry", "member")
        ]
        last = Statement("DELETE FROM game_table WHERE id = $1", (table,))
        with suppress(KeyError):
            await self._write(Statement(unchanged, (table, before), table), *parts, last)

    async def remove_chat(self, before: float) -> None:
        await self._write(Statement("DELETE FROM chat WHERE at < $1", (before,)))

    async def remove_guests(self, before: float) -> None:
        guests = (
            "SELECT id FROM identity i WHERE i.created < $1 AND i.handle IS NULL "
            "AND NOT EXISTS (SELECT 1 FROM passkey p WHERE p.identity = i.id) "
            "AND NOT EXISTS (SELECT 1 FROM member m WHERE m.identity = i.id)"
        )
        tokens = f"DELETE FROM token WHERE identity IN ({guests})"  # noqa: S608
        people = f"DELETE FROM identity WHERE id IN ({guests})"  # noqa: S608
        await self._write(Statement(tokens, (before,)), Statement(people, (before,)))


def _add_token(identity: str, token: Hash) -> Statement:
    return Statement("INSERT INTO token (hash, identity) VALUES ($1, $2)", (token, identity))
