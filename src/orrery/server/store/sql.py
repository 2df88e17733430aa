"""All that is the same in both databases: the statements, and what their rows mean.

Statements have numbered places ($1); every change returns a row if it has found what it changes.
"""

from __future__ import annotations

import abc
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
import structlog

from orrery.kernel.campaign import Chapter
from orrery.server.store import (
    KEPT_LINES,
    MOST_OF_A_HOST,
    ChatRow,
    ClockRow,
    Damaged,
    EntryRow,
    Mark,
    SeatRow,
    SnapshotRow,
    TableRow,
    Taken,
    Traced,
)

log = structlog.get_logger()

Row = Sequence[Any]

TABLE = TableRow.__struct_fields__
TABLE_COLUMNS = ", ".join(f"t.{name}" for name in TABLE)
_VALUES = (*TABLE, "vacant")  # what `table_values` gives
_PLACES = [f"${number}" for number in range(1, len(_VALUES) + 1)]
NAMES, PLACES = ", ".join((*_VALUES, "entries")), ", ".join(_PLACES)
ID, VERSION = f"${TABLE.index('id') + 1}", f"${TABLE.index('version') + 1}"
SEQ = f"${len(_VALUES) + 1}"

# Never the id: if it is set, SQLite looks through all entries that refer to the row.
_SET = ", ".join(
    f"{name} = {place}" for name, place in zip(_VALUES, _PLACES, strict=True) if name != "id"
)

# S608 doubts statements put together from parts: these parts are the names of fields.
SELECT_TABLE = f"SELECT {TABLE_COLUMNS} FROM game_table t"  # noqa: S608
ADD_TABLE = f"INSERT INTO game_table ({NAMES}) VALUES ({PLACES}, 0)"  # noqa: S608
SAVE_TABLE = (
    f"UPDATE game_table SET {_SET} WHERE id = {ID} AND version = {VERSION} - 1 RETURNING id"  # noqa: S608
)
# The row counts its entries, so that a journal has neither forks nor gaps.
APPEND_TABLE = (
    f"UPDATE game_table SET {_SET}, entries = {SEQ} + 1 "  # noqa: S608
    f"WHERE id = {ID} AND version = {VERSION} - 1 AND entries = {SEQ} RETURNING id"
)
# The same for what changes with every move: no index and no trigger depends on that.
MOVE_TABLE = (
    "UPDATE game_table SET version = $2, updated = $3, asked = $4, round = $5, entries = $6 + 1 "
    "WHERE id = $1 AND version = $2 - 1 AND entries = $6 RETURNING id"
)

# Entries that can't be replayed are left out, from the first of them on.
CUT_TABLE = (
    f"UPDATE game_table SET {_SET}, entries = {SEQ} "  # noqa: S608
    f"WHERE id = {ID} AND version = {VERSION} - 1 RETURNING id"
)
TOUCH = "UPDATE schema_version SET applied = applied WHERE version = 1"  # changes nothing

MOST_PLACES = 500  # in one statement
ROUNDING = 0.001  # seconds that parts of a time may be longer, together, than the whole
_LOOKED_THROUGH = 1000  # tables for a list

# PostgreSQL writes JSON with spaces, SQLite as it was given; the quotes in a name are escaped.
_SEATS = "CAST(seats AS TEXT)"
_HAS_BOT = f"""({_SEATS} LIKE '%"kind":"bot"%' OR {_SEATS} LIKE '%"kind": "bot"%')"""
_HAS_ORDER = f"""({_SEATS} LIKE '%"term":%')"""
_seats = msgspec.json.Decoder(list[SeatRow])
_clock = msgspec.json.Decoder(ClockRow)
_numbers = msgspec.json.Decoder(list[int])
_options = msgspec.json.Decoder(dict[str, bool | int | str])
_chapter = msgspec.json.Decoder(Chapter)
_PLAIN = ("status", "created", "updated", "version", "round", "deadline")
_Plain = tuple[Literal["open", "playing", "over"], float, float, int, int, float | None]
_WORDS = ("rules", "content", "host", "invitation")
SPOILT = "\ufffd"  # instead of what is no letter


class Statement(NamedTuple):
    """A statement of a transaction; KeyError(missing) rolls back if it returns no row."""

    sql: str
    values: tuple[Any, ...]
    missing: str | None = None


def table_values(row: TableRow) -> tuple[Any, ...]:
    """The values of all fields, and whether a seat is open."""
    values = {name: getattr(row, name) for name in TABLE}
    values["seats"] = msgspec.json.encode(row.seats).decode()
    values["asked"] = msgspec.json.encode(row.asked).decode()
    if row.clock is not None:
        values["clock"] = msgspec.json.encode(row.clock).decode()
    if row.winners is not None:
        values["winners"] = msgspec.json.encode(row.winners).decode()
    return (*values.values(), any(seat.kind == "open" for seat in row.seats))


def table_row(row: Row) -> TableRow:
    """The row of a table; Damaged if it means nothing."""
    fields = dict(zip(TABLE, row, strict=True))
    fields["private"] = bool(fields["private"])
    fields["rated"] = bool(fields["rated"])
    try:
        fields["seats"] = _seats.decode(fields["seats"])
        if fields["clock"] is not None:
            fields["clock"] = _clock.decode(fields["clock"])
        fields["asked"] = _numbers.decode(fields["asked"])
        if fields["winners"] is not None:
            fields["winners"] = _numbers.decode(fields["winners"])
        _options.decode(fields["options"])
        if fields["chapter"] is not None:
            _chapter.decode(fields["chapter"])
        msgspec.convert([fields[name] for name in _PLAIN], type=_Plain)
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        raise Damaged(f"the row of table {fields['id']} is broken: {error}") from error
    spoilt = [name for name in _WORDS if SPOILT in str(fields[name])]
    if spoilt:
        raise Damaged(f"the row of table {fields['id']} is broken: {spoilt[0]} is no text")
    return TableRow(**fields)


def table_rows(rows: Iterable[Row]) -> Iterator[TableRow]:
    """The rows of tables for a list, in which broken ones are left out."""
    for row in rows:
        try:
            yield table_row(row)
        except Damaged as error:
            log.error("row is broken", reason=str(error))


class SqlStore(abc.ABC):
    """A Store on a database that reads, and that changes with several statements at once."""

    @abc.abstractmethod
    async def _read(self, sql: str, *values: Any) -> list[Row]: ...

    @abc.abstractmethod
    async def _write(self, *statements: Statement) -> list[Row]:
        """Carry all out in one transaction. What the last one returns is durable then."""

    # Tables

    async def add_table(self, table: TableRow) -> None:
        await self._write(Statement(ADD_TABLE, table_values(table)))

    async def table(self, table: str) -> TableRow:
        rows = await self._read(f"{SELECT_TABLE} WHERE t.id = $1", table)
        if not rows:
            raise KeyError(table)
        return table_row(rows[0])

    async def save_table(self, table: TableRow) -> None:
        change = Statement(SAVE_TABLE, table_values(table), table.id)
        try:
            await self._write(change)
        except KeyError:
            now = await self.table(table.id)
            raise Taken(f"table {table.id} has version {now.version} by now") from None

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        found: dict[str, Mark] = {}
        for first in range(0, len(tables), MOST_PLACES):
            asked = tables[first : first + MOST_PLACES]
            places = ", ".join(f"${number}" for number in range(1, len(asked) + 1))
            sql = f"SELECT id, version, lines FROM game_table WHERE id IN ({places})"  # noqa: S608
            found |= {id_: Mark(*mark) for id_, *mark in await self._read(sql, *asked)}
        return found

    async def tables_of(self, identity: str, limit: int, skip: int = 0) -> list[TableRow]:
        return await self._tables(
            "JOIN member m ON m.table_id = t.id WHERE m.identity = $1 "
            "ORDER BY t.updated DESC, t.id LIMIT $2 OFFSET $3",
            identity,
            limit,
            skip,
        )

    async def open_tables(self, limit: int, skip: int = 0) -> list[TableRow]:
        return await self._tables(_fairly("status = 'open' AND vacant", "created"), limit, skip)

    async def finished_tables(self, limit: int, skip: int = 0) -> list[TableRow]:
        return await self._tables(_fairly("status = 'over'", "updated"), limit, skip)

    async def matches_of(self, host: str) -> list[TableRow]:
        return await self._tables(
            "JOIN member m ON m.table_id = t.id "
            "WHERE m.identity = $1 AND t.host = $1 AND t.status = 'playing' ORDER BY t.id",
            host,
        )

    async def playing_tables(self, with_bots: bool = False, with_orders: bool = False) -> list[str]:
        which = f" AND {_HAS_BOT}" if with_bots else ""
        which += f" AND {_HAS_ORDER}" if with_orders else ""
        sql = f"SELECT id FROM game_table WHERE status = 'playing'{which} ORDER BY id"  # noqa: S608
        return [row[0] for row in await self._read(sql)]

    async def deadlines(self, before: float) -> list[tuple[str, float]]:
        sql = "SELECT id, deadline FROM game_table WHERE deadline < $1 ORDER BY deadline"
        return [(row[0], row[1]) for row in await self._read(sql, before)]

    async def _tables(self, which: str, *values: Any) -> list[TableRow]:
        return list(table_rows(await self._read(f"{SELECT_TABLE} {which}", *values)))

    # Journals

    async def entries(self, table: str, since: int = 0) -> list[EntryRow]:
        return await self._entries("AND seq >= $2 ORDER BY seq", table, since)

    async def command(self, table: str, command: str) -> EntryRow | None:
        rows = await self._entries("AND command = $2", table, command)
        return rows[0] if rows else None

    async def _entries(self, which: str, table: str, value: int | str) -> list[EntryRow]:
        sql = 'SELECT seq, seat, move, command, at, "check" FROM entry WHERE table_id = $1 '
        return [EntryRow(*row) for row in await self._read(sql + which, table, value)]

    async def traces(self, table: str, since: int = 0) -> list[Traced]:
        sql = (
            'SELECT trace, seq, seat, move, command, at, "check" FROM entry '
            "WHERE table_id = $1 AND seq >= $2 ORDER BY seq"
        )
        rows = await self._read(sql, table, since)
        return [Traced(EntryRow(*entry), trace) for trace, *entry in rows]

    async def add_traces(self, table: str, traces: Mapping[int, bytes]) -> None:
        sql = "UPDATE entry SET trace = $3 WHERE table_id = $1 AND seq = $2 AND trace IS NULL"
        await self._write(*(Statement(sql, (table, seq, body)) for seq, body in traces.items()))

    async def is_traced(self, table: str, since: int) -> bool:
        sql = "SELECT 1 FROM entry WHERE table_id = $1 AND seq >= $2 AND trace IS NULL LIMIT 1"
        return not await self._read(sql, table, since)

    async def append(
        self, table: TableRow, entry: EntryRow, trace: bytes | None = None, whole: bool = True
    ) -> None:
        # The row comes first: in PostgreSQL it makes whoever appends to the same table wait here.
        if whole:
            change = Statement(APPEND_TABLE, (*table_values(table), entry.seq), table.id)
        else:
            asked = msgspec.json.encode(table.asked).decode()
            progress = (table.id, table.version, table.updated, asked, table.round, entry.seq)
            change = Statement(MOVE_TABLE, progress, table.id)
        addition = Statement(
            'INSERT INTO entry (table_id, seq, seat, move, command, at, "check", trace) '
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            (table.id, *msgspec.structs.astuple(entry), trace),
        )
        try:
            await self._write(change, addition)
        except KeyError:
            raise await self._refusal(table, entry) from None

    async def _refusal(self, table: TableRow, entry: EntryRow) -> Exception:
        """Why a row was not as an append expects it: it is missing, has changed, or is behind."""
        sql = "SELECT version, entries FROM game_table WHERE id = $1"
        rows = await self._read(sql, table.id)
        if not rows:
            return KeyError(table.id)
        version, entries = rows[0]
        if version == table.version - 1 and entries < entry.seq:
            return ValueError(f"the next entry of table {table.id} is {entries}, not {entry.seq}")
        return Taken(f"table {table.id} has version {version} and {entries} entries by now")

    async def add_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        await self._write(
            Statement(
                "INSERT INTO snapshot (table_id, seq, rules, content, body) "
                "VALUES ($1, $2, $3, $4, $5)",
                (table, *msgspec.structs.astuple(snapshot)),
            ),
            Statement(
                "DELETE FROM snapshot WHERE table_id = $1 AND seq < $2", (table, snapshot.seq)
            ),
        )

    async def snapshot(self, table: str) -> SnapshotRow | None:
        sql = (
            "SELECT seq, rules, content, body FROM snapshot WHERE table_id = $1 "
            "ORDER BY seq DESC, number DESC LIMIT 1"
        )
        rows = await self._read(sql, table)
        return SnapshotRow(*rows[0]) if rows else None

    # Chronicles

    async def add_chronicle(self, table: str, parts: Sequence[bytes]) -> None:
        sql = "INSERT INTO chronicle (table_id, part, body) VALUES ($1, $2, $3)"
        await self._write(
            *(Statement(sql, (table, number, body)) for number, body in enumerate(parts)),
            Statement("UPDATE entry SET trace = NULL WHERE table_id = $1", (table,)),
        )

    async def chronicle(self, table: str, part: int) -> bytes | None:
        sql = "SELECT body FROM chronicle WHERE table_id = $1 AND part = $2"
        rows = await self._read(sql, table, part)
        return rows[0][0] if rows else None

    async def add_analysis(self, table: str, seat: int, body: bytes) -> None:
        sql = "INSERT INTO analysis (table_id, seat, body) VALUES ($1, $2, $3)"
        await self._write(Statement(sql, (table, seat, body)))

    async def analysis(self, table: str, seat: int) -> bytes | None:
        sql = "SELECT body FROM analysis WHERE table_id = $1 AND seat = $2"
        rows = await self._read(sql, table, seat)
        return rows[0][0] if rows else None

    async def unrecorded_tables(self) -> list[str]:
        sql = (
            "SELECT t.id FROM game_table t WHERE t.status = 'over' AND NOT EXISTS "
            "(SELECT 1 FROM chronicle c WHERE c.table_id = t.id) ORDER BY t.updated DESC, t.id"
        )
        return [row[0] for row in await self._read(sql)]

    # Chat

    async def add_chat(self, table: str, name: str, identity: str | None, text: str) -> ChatRow:
        at = time.time()
        # The count in the table's row gives each line its own number, whoever else is writing.
        count = Statement(
            "UPDATE game_table SET lines = lines + 1 WHERE id = $1 RETURNING lines", (table,), table
        )
        addition = Statement(
            "INSERT INTO chat (table_id, number, name, identity, text, at) "
            "VALUES ($1, (SELECT lines - 1 FROM game_table WHERE id = $1), $2, $3, $4, $5) "
            "RETURNING number",
            (table, name, identity, text, at),
        )
        removal = Statement(
            "DELETE FROM chat WHERE table_id = $1 "
            "AND number < (SELECT lines FROM game_table WHERE id = $1) - $2",
            (table, KEPT_LINES),
        )
        rows = await self._write(count, removal, addition)
        return ChatRow(rows[0][0], name, identity, text, at)

    async def chat(self, table: str, since: int = 0, limit: int = 1_000_000) -> list[ChatRow]:
        sql = (
            "SELECT number, name, identity, text, at FROM chat "
            "WHERE table_id = $1 AND number >= $2 ORDER BY number DESC LIMIT $3"
        )
        return [ChatRow(*row) for row in reversed(await self._read(sql, table, since, limit))]


def _fairly(which: str, order: str) -> str:
    """The public tables of a kind, the latest first, with a bound for each host.

    The bound is applied to the latest ones only: nobody looks further, and a database of years
    would have to be read for every visitor.
    """
    place = f"row_number() OVER (PARTITION BY host ORDER BY {order} DESC, id)"
    latest = (
        f"SELECT id, host, {order} FROM game_table WHERE {which} AND NOT private "  # noqa: S608
        f"ORDER BY {order} DESC, id LIMIT {_LOOKED_THROUGH}"
    )
    return (
        f"JOIN (SELECT id, {place} AS place FROM ({latest}) AS latest) AS placed "  # noqa: S608
        f"ON placed.id = t.id AND placed.place <= {MOST_OF_A_HOST} "
        f"ORDER BY t.{order} DESC, t.id LIMIT $1 OFFSET $2"
    )
