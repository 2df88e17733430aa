"""The statements for both databases about calling people back."""

from __future__ import annotations

import abc
from typing import Any, Final

import msgspec

from orrery.server.store import Damaged, TableRow
from orrery.server.store.notices import ChannelRow, Due, Invited, NoticeRow, Occasion, Span, WishRow
from orrery.server.store.sql import SELECT_TABLE, Row, Statement, table_rows

CHANNEL: Final = ChannelRow.__struct_fields__
NOTICE: Final = NoticeRow.__struct_fields__
_CHANNELS: Final = ", ".join(f"c.{name}" for name in CHANNEL)
_NOTICES: Final = ", ".join(f"n.{name}" for name in NOTICE)
_THIS_WAIT: Final = "table_id = $1 AND topic = $2 AND channel = $3 AND wait = $4"

_topics = msgspec.json.Decoder(list[str])

_REACHED: Final = (
    "SELECT m.table_id FROM channel c JOIN member m ON m.identity = c.identity WHERE c.code IS NULL"
)
# A later wait takes the place of an earlier one, whatever became of that.
_NOTE: Final = (
    "INSERT INTO notice (table_id, topic, channel, seat, wait, began, due, tries, state) "
    "SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), c.id, CAST($3 AS INTEGER), CAST($4 AS INTEGER), "
    "CASE WHEN c.since > $5 THEN c.since ELSE $5 END, "
    "CASE WHEN c.since > $5 THEN c.since ELSE $5 END + $6, 0, 'waiting' "
    "FROM channel c WHERE c.identity = $7 AND c.code IS NULL AND (c.since <= $5 OR {late}) "
    "ON CONFLICT (table_id, topic, channel) DO UPDATE SET seat = excluded.seat, "
    "wait = excluded.wait, began = excluded.began, due = excluded.due, tries = 0, "
    "state = 'waiting' WHERE notice.wait < excluded.wait"
)


class SqlNotices(abc.ABC):
    """Channels, wishes and the outbox, on a database that reads and writes."""

    @abc.abstractmethod
    async def _read(self, sql: str, *values: Any) -> list[Row]: ...

    @abc.abstractmethod
    async def _write(self, *statements: Statement) -> list[Row]: ...

    async def keep_secret(self, name: str, body: bytes) -> bytes:
        sql = "INSERT INTO secret (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._write(Statement(sql, (name, body)))
        kept: bytes = (await self._read("SELECT body FROM secret WHERE name = $1", name))[0][0]
        return kept

    async def wishes(self, identity: str) -> WishRow | None:
        sql = (
            "SELECT identity, topics, lang, zone, quiet_from, quiet_until FROM wish "
            "WHERE identity = $1"
        )
        rows = await self._read(sql, identity)
        if not rows:
            return None
        whose, topics, *others = rows[0]
        try:
            return WishRow(whose, _topics.decode(topics), *others)
        except msgspec.MsgspecError as error:
            raise Damaged(f"what {whose} wants to be told is broken: {error}") from error

    async def save_wishes(self, wishes: WishRow) -> None:
        sql = (
            "INSERT INTO wish (identity, topics, lang, zone, quiet_from, quiet_until) "
            "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (identity) DO UPDATE SET "
            "topics = excluded.topics, lang = excluded.lang, zone = excluded.zone, "
            "quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until"
        )
        topics = msgspec.json.encode(wishes.topics).decode()
        values = (wishes.lang, wishes.zone, wishes.quiet_from, wishes.quiet_until)
        await self._write(Statement(sql, (wishes.identity, topics, *values)))

    # Channels

    async def add_channel(self, channel: ChannelRow) -> None:
        places = ", ".join(f"${number}" for number in range(1, len(CHANNEL) + 1))
        sql = f"INSERT INTO channel ({', '.join(CHANNEL)}) VALUES ({places})"  # noqa: S608
        await self._write(Statement(sql, msgspec.structs.astuple(channel)))

    async def channel(self, channel: str) -> ChannelRow | None:
        return await self._channel("c.id = $1", channel)

    async def channel_by_token(self, token: str) -> ChannelRow | None:
        return await self._channel("c.token = $1", token)

    async def _channel(self, which: str, value: str) -> ChannelRow | None:
        rows = await self._read(f"SELECT {_CHANNELS} FROM channel c WHERE {which}", value)  # noqa: S608
        return ChannelRow(*rows[0]) if rows else None

    async def channels(self, identity: str) -> list[ChannelRow]:
        sql = f"SELECT {_CHANNELS} FROM channel c WHERE identity = $1 ORDER BY since, id"  # noqa: S608
        return [ChannelRow(*row) for row in await self._read(sql, identity)]

    async def save_channel(self, channel: ChannelRow) -> None:
        sql = (
            "UPDATE channel SET keys = $2, since = $3, code = $4, guesses = $5 "
            "WHERE id = $1 RETURNING id"
        )
        values = (channel.id, channel.keys, channel.since, channel.code, channel.guesses)
        await self._write(Statement(sql, values, channel.id))

    async def guess(self, channel: str) -> int:
        sql = "UPDATE channel SET guesses = guesses + 1 WHERE id = $1 RETURNING guesses"
        return int((await self._write(Statement(sql, (channel,), channel)))[0][0])

    async def remove_channel(self, channel: str) -> None:
        await self._write(Statement("DELETE FROM channel WHERE id = $1", (channel,)))

    async def remove_unconfirmed(self, before: float) -> None:
        sql = "DELETE FROM channel WHERE code IS NOT NULL AND since < $1"
        await self._write(Statement(sql, (before,)))

    # The outbox

    async def tables_to_tell_of(self, since: float) -> list[TableRow]:
        sql = (
            f"{SELECT_TABLE} WHERE t.id IN ({_REACHED}) "
            f"AND (t.updated > $1 OR t.id IN ({_REACHED} AND c.since > $1))"
        )
        return list(table_rows(await self._read(sql, since)))

    async def invitations_to_tell_of(self, since: float) -> list[Invited]:
        sql = (
            "SELECT i.table_id, i.identity, i.at FROM invitation i "
            "JOIN game_table t ON t.id = i.table_id WHERE i.at > $1 AND t.status = 'open' "
            "AND i.identity IN (SELECT c.identity FROM channel c WHERE c.code IS NULL)"
        )
        return [Invited(*row) for row in await self._read(sql, since)]

    async def wait_of(self, table: str, seat: int) -> int:
        # What the seat did last of all belongs to the wait before: nobody has acted since.
        sql = (
            "SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE table_id = $1 AND seat = $2 "
            "AND seq < (SELECT max(seq) FROM entry WHERE table_id = $1 AND seat <> $2)"
        )
        return int((await self._read(sql, table, seat))[0][0])

    async def has_acted(self, table: str, seat: int) -> bool:
        sql = "SELECT 1 FROM entry WHERE table_id = $1 AND seat = $2 LIMIT 1"
        return bool(await self._read(sql, table, seat))

    async def span(self, table: str) -> Span | None:
        sql = (
            "SELECT a.at, z.at, z.seat FROM entry a JOIN entry z ON z.table_id = a.table_id "
            "WHERE a.table_id = $1 AND a.seq = 0 "
            "AND z.seq = (SELECT max(seq) FROM entry WHERE table_id = $1)"
        )
        rows = await self._read(sql, table)
        return Span(*rows[0]) if rows else None

    async def note(self, occasion: Occasion, grace: float, late: bool) -> None:
        what = (occasion.table, occasion.topic, occasion.seat, occasion.wait, occasion.began)
        sql = _NOTE.format(late="1 = 1" if late else "1 = 0")
        await self._write(Statement(sql, (*what, grace, occasion.identity)))

    async def due_notices(self, before: float, limit: int) -> list[Due]:
        sql = (
            f"SELECT {_NOTICES}, {_CHANNELS} FROM notice n JOIN channel c ON c.id = n.channel "  # noqa: S608
            "WHERE n.state = 'waiting' AND n.due < $1 ORDER BY n.due LIMIT $2"
        )
        rows = await self._read(sql, before, limit)
        size = len(NOTICE)
        return [Due(NoticeRow(*row[:size]), ChannelRow(*row[size:])) for row in map(tuple, rows)]

    async def notices_of(self, identity: str) -> list[NoticeRow]:
        sql = (
            f"SELECT {_NOTICES} FROM notice n JOIN channel c ON c.id = n.channel "  # noqa: S608
            "WHERE c.identity = $1 ORDER BY n.began, n.table_id, n.topic"
        )
        return [NoticeRow(*row) for row in await self._read(sql, identity)]

    async def postpone(self, notice: NoticeRow, due: float) -> None:
        await self._change(notice, "due = $5 {which} AND state = 'waiting'", due)

    async def claim(self, notice: NoticeRow, now: float) -> bool:
        change = "state = 'sending' {which} AND state = 'waiting' AND due <= $5 RETURNING channel"
        return bool(await self._change(notice, change, now))

    async def put_back(self, notice: NoticeRow, due: float) -> None:
        await self._change(notice, "state = 'waiting', due = $5 {which} AND state = 'sending'", due)

    async def retry(self, notice: NoticeRow, due: float) -> None:
        change = "state = 'waiting', due = $5, tries = tries + 1 {which} AND state = 'sending'"
        await self._change(notice, change, due)

    async def settle(self, notice: NoticeRow) -> None:
        await self._change(notice, "state = 'done' {which}")

    async def drop(self, notice: NoticeRow) -> None:
        sql = f"DELETE FROM notice WHERE {_THIS_WAIT} AND state = 'waiting'"  # noqa: S608
        await self._write(Statement(sql, _key(notice)))

    async def _change(self, notice: NoticeRow, change: str, *values: float) -> list[Row]:
        sql = "UPDATE notice SET " + change.format(which=f"WHERE {_THIS_WAIT}")  # noqa: S608
        return await self._write(Statement(sql, (*_key(notice), *values)))


def _key(notice: NoticeRow) -> tuple[str, str, str, int]:
    return notice.table_id, notice.topic, notice.channel, notice.wait
