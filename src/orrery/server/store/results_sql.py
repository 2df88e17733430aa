"""The statements for both databases about what became of matches."""

from __future__ import annotations

import abc
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
import structlog

from orrery.server.store import Damaged, TableRow, Taken
from orrery.server.store.results import (
    Choices,
    Counted,
    PlacingRow,
    RankedRow,
    RatedRow,
    RatingRow,
    Recounted,
    ResultRow,
    Sums,
    TallyKey,
)
from orrery.server.store.sql import MOST_PLACES, SELECT_TABLE, Row, Statement, table_rows

log = structlog.get_logger()

RESULT: Final = ResultRow.__struct_fields__
PLACING: Final = PlacingRow.__struct_fields__
RATING: Final = RatingRow.__struct_fields__
KEY: Final = TallyKey.__struct_fields__
SUMS: Final = Sums.__struct_fields__

_RESULTS: Final = ", ".join(f"r.{name}" for name in RESULT)
_RATINGS: Final = ", ".join(f"r.{name}" for name in RATING)
_PLACINGS: Final = ", ".join(PLACING)
_TALLIES: Final = ", ".join((*KEY, *SUMS))

_sources = msgspec.json.Decoder(dict[str, int])
_choices = msgspec.json.Decoder(Choices)


class SqlResults(abc.ABC):
    """Results, on a database that reads and writes."""

    @abc.abstractmethod
    async def _read(self, sql: str, *values: Any) -> list[Row]: ...

    @abc.abstractmethod
    async def _write(self, *statements: Statement) -> list[Row]: ...

    async def last_finished(self, identity: str, but: Sequence[bytes] = ()) -> list[TableRow]:
        place = "row_number() OVER (PARTITION BY o.game ORDER BY o.updated DESC, o.id)"
        others = "".join(f" AND o.key <> ${number}" for number in range(2, len(but) + 2))
        own = (
            f"SELECT o.id, {place} AS place FROM game_table o "  # noqa: S608
            f"JOIN member m ON m.table_id = o.id "
            f"WHERE m.identity = $1 AND o.status = 'over'{others}"
        )
        which = f"JOIN ({own}) AS own ON own.id = t.id AND own.place = 1 ORDER BY t.game"
        rows = await self._read(f"{SELECT_TABLE} {which}", identity, *but)
        return list(table_rows(rows))

    async def note_leaver(self, table: str, seat: int, identity: str) -> None:
        sql = (
            "INSERT INTO leaver (table_id, seat, identity) VALUES ($1, $2, $3) "
            "ON CONFLICT DO NOTHING"
        )
        await self._write(Statement(sql, (table, seat, identity)))

    async def leavers(self, table: str) -> dict[int, str]:
        sql = "SELECT seat, identity FROM leaver WHERE table_id = $1"
        return {row[0]: row[1] for row in await self._read(sql, table)}

    async def left_by(self, identity: str) -> dict[str, list[int]]:
        sql = "SELECT table_id, seat FROM leaver WHERE identity = $1 ORDER BY table_id, seat"
        left: dict[str, list[int]] = {}
        for table, seat in await self._read(sql, identity):
            left.setdefault(table, []).append(seat)
        return left

    async def ended_at(self, table: str) -> float:
        sql = "SELECT at FROM entry WHERE table_id = $1 ORDER BY seq DESC LIMIT 1"
        rows = await self._read(sql, table)
        return rows[0][0] if rows else 0.0

    # Counting

    async def last_counted(self) -> int:
        return int((await self._read("SELECT coalesce(max(number), 0) FROM result"))[0][0])

    async def count(self, counted: Counted) -> None:
        await self._write(  # the result comes first: whoever has the same number waits there
            *_inserts("result", RESULT, [msgspec.structs.astuple(counted.result)]),
            *_inserts("seat_result", PLACING, [_placing_values(one) for one in counted.placings]),
            *_rating_upserts(counted.ratings),
            *_tally_upserts(counted.tallies),
        )

    async def recount(self, counted: Recounted) -> None:
        unchanged = (
            "SELECT 1 FROM (SELECT max(number) AS last FROM result) AS counted WHERE last = $1"
        )
        # Numbers that are just being given away are taken: their matches are counted afterwards.
        renumbered = "UPDATE result SET number = number + $1"
        change = (
            "UPDATE seat_result SET mu = $3, sigma = $4, new_mu = $5, new_sigma = $6, choices = $7 "
        )
        which = "WHERE table_id = $1 AND seat = $2"
        try:
            await self._write(
                Statement(unchanged, (counted.last,), "last"),
                Statement(renumbered, (counted.last,)),
                *(Statement(change + which, _change_values(one)) for one in counted.placings),
                Statement("DELETE FROM rating", ()),
                Statement("DELETE FROM tally", ()),
                *_rating_upserts(counted.ratings),
                *_tally_upserts(counted.tallies),
            )
        except KeyError:
            raise Taken("more was counted meanwhile") from None

    async def uncounted_tables(self) -> list[str]:
        sql = (
            "SELECT t.id FROM game_table t JOIN chronicle c ON c.table_id = t.id AND c.part = 0 "
            "WHERE t.status = 'over' "
            "AND NOT EXISTS (SELECT 1 FROM result r WHERE r.table_id = t.id) "
            "ORDER BY t.updated, t.id"
        )
        return [row[0] for row in await self._read(sql)]

    # Looking up

    async def result(self, table: str) -> tuple[ResultRow, list[PlacingRow]] | None:
        rows = await self._read(f"SELECT {_RESULTS} FROM result r WHERE table_id = $1", table)  # noqa: S608
        found = await self._with_placings(rows)
        if rows and not found:
            raise Damaged(f"the result of table {table} is broken")
        return found[0] if found else None

    async def results(
        self, since: int, limit: int, public: bool = False
    ) -> list[tuple[ResultRow, list[PlacingRow]]]:
        which = " AND NOT private" if public else ""
        sql = (
            f"SELECT {_RESULTS} FROM result r WHERE number > $1{which} "  # noqa: S608
            "ORDER BY number LIMIT $2"
        )
        return await self._with_placings(await self._read(sql, since, limit))

    async def results_in(
        self, game: str, since: int, limit: int
    ) -> list[tuple[ResultRow, list[PlacingRow]]]:
        sql = (
            f"SELECT {_RESULTS} FROM result r "  # noqa: S608
            "WHERE game = $1 AND number > $2 AND NOT private ORDER BY number LIMIT $3"
        )
        return await self._with_placings(await self._read(sql, game, since, limit))

    async def results_of(
        self, identity: str, limit: int, skip: int, game: str | None = None, private: bool = False
    ) -> list[tuple[ResultRow, list[PlacingRow]]]:
        which = "" if private else " AND NOT r.private"
        sql = (
            f"SELECT {_RESULTS} FROM result r "  # noqa: S608
            "JOIN seat_result s ON s.table_id = r.table_id "
            f"WHERE s.identity = $1 AND ($4 = '' OR r.game = $4){which} "
            "ORDER BY r.number DESC LIMIT $2 OFFSET $3"
        )
        return await self._with_placings(await self._read(sql, identity, limit, skip, game or ""))

    async def history(self, identity: str, game: str, limit: int) -> list[RatedRow]:
        sql = (
            "SELECT r.ended, s.new_mu, s.new_sigma FROM seat_result s "
            "JOIN result r ON r.table_id = s.table_id "
            "WHERE s.identity = $1 AND r.game = $2 AND r.rated ORDER BY r.number DESC LIMIT $3"
        )
        rows = await self._read(sql, identity, game, limit)
        return [RatedRow(*row) for row in reversed(rows)]

    async def names(self, identities: Sequence[str]) -> dict[str, str]:
        found: dict[str, str] = {}
        for some in _chunks(sorted(set(identities)), MOST_PLACES):
            sql = f"SELECT id, name FROM identity WHERE id IN ({places(len(some))})"  # noqa: S608
            found |= {row[0]: row[1] for row in await self._read(sql, *some)}
        return found

    async def _with_placings(self, rows: Sequence[Row]) -> list[tuple[ResultRow, list[PlacingRow]]]:
        """Results with all seats; those of which something means nothing are left out."""
        placings: dict[str, list[PlacingRow]] = {row[0]: [] for row in rows}
        for ids in _chunks(list(placings), MOST_PLACES):
            sql = (
                f"SELECT {_PLACINGS} FROM seat_result "  # noqa: S608
                f"WHERE table_id IN ({places(len(ids))}) ORDER BY seat"
            )
            for row in await self._read(sql, *ids):
                try:
                    placing = _placing_row(row)
                except (msgspec.MsgspecError, TypeError) as error:
                    log.error("row is broken", table=row[0], reason=str(error))
                    placings.pop(row[0], None)
                    continue
                if row[0] in placings:
                    placings[row[0]].append(placing)
        return [(_result_row(row), placings[row[0]]) for row in rows if row[0] in placings]

    async def remove_result(self, table: str) -> None:
        await self._write(Statement("DELETE FROM result WHERE table_id = $1", (table,)))

    # Ratings

    async def ratings(self, game: str, players: Sequence[str]) -> dict[str, RatingRow]:
        if not players:
            return {}
        sql = (
            f"SELECT {_RATINGS} FROM rating r "  # noqa: S608
            f"WHERE game = $1 AND player IN ({places(len(players), after=1)})"
        )
        rows = [RatingRow(*row) for row in await self._read(sql, game, *players)]
        return {row.player: row for row in rows}

    async def ratings_of(self, player: str) -> list[RatingRow]:
        sql = f"SELECT {_RATINGS} FROM rating r WHERE player = $1 ORDER BY game"  # noqa: S608
        return [RatingRow(*row) for row in await self._read(sql, player)]

    async def bot_ratings(self, game: str) -> list[RatingRow]:
        sql = (
            f"SELECT {_RATINGS} FROM rating r "  # noqa: S608
            "WHERE game = $1 AND identity IS NULL ORDER BY player"
        )
        return [RatingRow(*row) for row in await self._read(sql, game)]

    async def ranking(self, game: str, limit: int, skip: int, least: int = 1) -> list[RankedRow]:
        sql = (
            f"SELECT i.name, {_RATINGS} FROM rating r "  # noqa: S608
            "LEFT JOIN identity i ON i.id = r.identity "
            "WHERE r.game = $1 AND r.matches >= $4 "
            "ORDER BY r.floor DESC, r.player LIMIT $2 OFFSET $3"
        )
        rows = await self._read(sql, game, limit, skip, least)
        return [RankedRow(RatingRow(*rating), name) for name, *rating in rows]

    # Sums

    async def tallies(
        self, player: str, game: str | None = None, private: bool = False
    ) -> Mapping[TallyKey, Sums]:
        which = "" if private else " AND NOT private"
        sql = (
            f"SELECT {_TALLIES} FROM tally "  # noqa: S608
            f"WHERE player = $1 AND ($2 = '' OR game = $2){which}"
        )
        rows = await self._read(sql, player, game or "")
        return dict(_tally_row(row) for row in rows)


def _inserts(
    table: str, names: Sequence[str], rows: Sequence[tuple[Any, ...]], or_else: str = ""
) -> Iterator[Statement]:
    """Several rows by one statement, as many as it has places for."""
    columns = ", ".join(names)
    for some in _chunks(rows, MOST_PLACES // len(names)):
        filled = ", ".join(
            f"({places(len(names), after=number * len(names))})" for number in range(len(some))
        )
        sql = f"INSERT INTO {table} ({columns}) VALUES {filled}{or_else}"  # noqa: S608
        yield Statement(sql, tuple(value for row in some for value in row))


def _rating_upserts(ratings: Sequence[RatingRow]) -> Iterator[Statement]:
    news = ", ".join(f"{name} = excluded.{name}" for name in ("mu", "sigma", "floor", "matches"))
    rows = [msgspec.structs.astuple(one) for one in ratings]
    return _inserts("rating", RATING, rows, f" ON CONFLICT (game, player) DO UPDATE SET {news}")


def _tally_upserts(tallies: Mapping[TallyKey, Sums]) -> Iterator[Statement]:
    key = ", ".join(name for name in KEY if name != "identity")
    added = ", ".join(f"{name} = tally.{name} + excluded.{name}" for name in SUMS)
    rows = [
        (*msgspec.structs.astuple(one), *msgspec.structs.astuple(sums))
        for one, sums in tallies.items()
    ]
    return _inserts("tally", (*KEY, *SUMS), rows, f" ON CONFLICT ({key}) DO UPDATE SET {added}")


def _chunks(rows: Sequence[Any], size: int) -> Iterator[Sequence[Any]]:
    for first in range(0, len(rows), size):
        yield rows[first : first + size]


def places(count: int, after: int = 0) -> str:
    """So many numbered places of a statement, such as those of a list."""
    return ", ".join(f"${number}" for number in range(after + 1, after + count + 1))


def _result_row(row: Row) -> ResultRow:
    table, number, game, ended, rated, private = row
    return ResultRow(table, number, game, ended, bool(rated), bool(private))


def _placing_values(placing: PlacingRow) -> tuple[Any, ...]:
    values = {name: getattr(placing, name) for name in PLACING}
    values["sources"] = msgspec.json.encode(placing.sources).decode()
    values["choices"] = _encoded(placing.choices)
    return tuple(values.values())


def _placing_row(row: Row) -> PlacingRow:
    fields = dict(zip(PLACING, row, strict=True))
    fields["sources"] = _sources.decode(fields["sources"])
    fields["choices"] = _choices.decode(fields["choices"])
    return PlacingRow(**fields)


def _change_values(placing: PlacingRow) -> tuple[Any, ...]:
    """The parts of a placing that depend on all matches before it, or were not known then."""
    return (
        *(placing.table_id, placing.seat),
        *(placing.mu, placing.sigma, placing.new_mu, placing.new_sigma),
        _encoded(placing.choices),
    )


def _encoded(choices: Choices) -> str:
    return msgspec.json.encode(choices).decode()


def _tally_row(row: Row) -> tuple[TallyKey, Sums]:
    fields = dict(zip(KEY, row, strict=False))
    fields["private"] = bool(fields["private"])
    return TallyKey(**fields), Sums(*row[len(KEY) :])
