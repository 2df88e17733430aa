"""The statements for both databases about who has played with whom."""

from __future__ import annotations

import abc
from collections.abc import Sequence
from typing import Any, Final

from orrery.server.store.companions import AskedRow, CompanionRow, InvitationRow
from orrery.server.store.results_sql import places
from orrery.server.store.sql import Row, Statement

_LATEST: Final = 500  # matches of somebody that are looked through

_OWN: Final = (
    "SELECT r.table_id, r.number FROM seat_result s JOIN result r ON r.table_id = s.table_id "  # noqa: S608
    f"WHERE s.identity = $1 ORDER BY r.number DESC LIMIT {_LATEST}"
)
_COMPANIONS: Final = (
    "SELECT met.other, met.name, met.matches, r.table_id, r.game, r.ended, "  # noqa: S608
    "EXISTS (SELECT 1 FROM ignored g WHERE g.identity = $1 AND g.other = met.other) "
    "FROM (SELECT o.identity AS other, i.name, count(*) AS matches, max(own.number) AS latest "
    f"FROM ({_OWN}) AS own JOIN seat_result o ON o.table_id = own.table_id "
    "JOIN identity i ON i.id = o.identity "
    "WHERE o.identity <> $1 GROUP BY o.identity, i.name) AS met "
    "JOIN result r ON r.number = met.latest ORDER BY r.number DESC, met.other LIMIT $2 OFFSET $3"
)
_INVITATIONS: Final = (
    "SELECT v.table_id, v.inviter, i.name, v.at FROM invitation v "
    "JOIN identity i ON i.id = v.inviter JOIN game_table t ON t.id = v.table_id "
    "WHERE v.identity = $1 AND t.status = 'open' AND t.vacant "
    "AND NOT EXISTS (SELECT 1 FROM member m WHERE m.table_id = t.id AND m.identity = $1) "
    "AND NOT EXISTS (SELECT 1 FROM ignored g WHERE g.identity = $1 AND g.other = v.inviter) "
    "ORDER BY v.at DESC, v.table_id LIMIT $2"
)


class SqlCompanions(abc.ABC):
    """Companions, on a database that reads and writes."""

    @abc.abstractmethod
    async def _read(self, sql: str, *values: Any) -> list[Row]: ...

    @abc.abstractmethod
    async def _write(self, *statements: Statement) -> list[Row]: ...

    async def companions(self, identity: str, limit: int, skip: int) -> list[CompanionRow]:
        rows = await self._read(_COMPANIONS, identity, limit, skip)
        return [
            CompanionRow(who, name, matches, table, game, ended, bool(ignored))
            for who, name, matches, table, game, ended, ignored in rows
        ]

    async def have_met(self, identity: str, others: Sequence[str]) -> list[str]:
        if not others:
            return []
        sql = (
            "SELECT DISTINCT o.identity FROM seat_result o "  # noqa: S608
            "JOIN seat_result s ON s.table_id = o.table_id AND s.identity = $1 "
            f"WHERE o.identity <> $1 AND o.identity IN ({places(len(others), after=1)}) "
            "ORDER BY o.identity"
        )
        return [row[0] for row in await self._read(sql, identity, *others)]

    async def invite(self, table: str, inviter: str, people: Sequence[str], at: float) -> None:
        sql = (
            "INSERT INTO invitation (table_id, identity, inviter, at) "
            "SELECT $1, i.id, $3, $4 FROM identity i WHERE i.id = $2 AND NOT EXISTS "
            "(SELECT 1 FROM ignored g WHERE g.identity = i.id AND g.other = $3) "
            "ON CONFLICT DO NOTHING"
        )
        if people:
            await self._write(*(Statement(sql, (table, one, inviter, at)) for one in people))

    async def invitations(self, identity: str, limit: int) -> list[InvitationRow]:
        return [InvitationRow(*row) for row in await self._read(_INVITATIONS, identity, limit)]

    async def is_invited(self, table: str, identity: str) -> bool:
        sql = "SELECT 1 FROM invitation WHERE table_id = $1 AND identity = $2"
        return bool(await self._read(sql, table, identity))

    async def decline(self, table: str, identity: str) -> None:
        sql = "DELETE FROM invitation WHERE table_id = $1 AND identity = $2"
        await self._write(Statement(sql, (table, identity)))

    async def asked_with(self, identity: str) -> list[AskedRow]:
        sql = (
            "SELECT table_id, inviter, identity, at FROM invitation "
            "WHERE identity = $1 OR inviter = $1 ORDER BY at, table_id, identity"
        )
        return [AskedRow(*row) for row in await self._read(sql, identity)]

    async def ignored_by(self, identity: str) -> list[str]:
        sql = "SELECT other FROM ignored WHERE identity = $1 ORDER BY other"
        return [row[0] for row in await self._read(sql, identity)]

    async def ignore(self, identity: str, other: str, ignored: bool) -> None:
        sql = (
            "INSERT INTO ignored (identity, other) SELECT $1, id FROM identity WHERE id = $2 "
            "ON CONFLICT (identity, other) DO UPDATE SET other = excluded.other RETURNING other"
            if ignored
            else "DELETE FROM ignored WHERE identity = $1 AND other = $2"
        )
        await self._write(Statement(sql, (identity, other), other if ignored else None))
