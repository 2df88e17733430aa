"""All results of a game for whoever wants to compute with them: public matches, a row per seat.

People are there by their ids, without names. The results are read and written bit by bit, so that
it takes no more memory however many there are.
"""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

import msgspec

from orrery.server.counting import player_of
from orrery.server.rating import Worth
from orrery.server.refusals import Refuse
from orrery.server.store import Store
from orrery.server.store.results import PlacingRow, ResultRow
from orrery.server.wire import Code

if TYPE_CHECKING:
    import pyarrow

_AT_ONCE: Final = 500  # matches

Result = tuple[ResultRow, list[PlacingRow]]


class SeatLine(msgspec.Struct, frozen=True):
    """A seat of a finished match. Ratings are None where the match was not rated."""

    match: str
    game: str
    ended: datetime
    rated: bool
    seats: int
    seat: int
    kind: str  # "person" or "bot", "gone" if nobody knows any more who that was
    player: str | None
    place: int
    won: float  # the share of the victory
    score: int
    rating_before: int | None
    deviation_before: int | None
    rating_after: int | None
    deviation_after: int | None
    sources: str  # JSON: the points of each part of the score sheet
    chosen: str  # JSON: what the seat has played with


COLUMNS: Final = SeatLine.__struct_fields__


def lines_of(results: Iterable[Result]) -> Iterator[SeatLine]:
    """The lines of some matches."""
    for result, seats in results:
        for seat in seats:
            yield _line(result, seat, len(seats))


def _line(result: ResultRow, seat: PlacingRow, seats: int) -> SeatLine:
    before, after = Worth(seat.mu, seat.sigma), Worth(seat.new_mu, seat.new_sigma)
    player = player_of(seat)
    return SeatLine(
        match=result.table_id,
        game=result.game,
        ended=datetime.fromtimestamp(int(result.ended), UTC),
        rated=result.rated,
        seats=seats,
        seat=seat.seat,
        kind="bot" if seat.bot is not None else "gone" if player is None else "person",
        player=player,
        place=seat.place,
        won=seat.won,
        score=seat.score,
        rating_before=before.rating if result.rated else None,
        deviation_before=before.deviation if result.rated else None,
        rating_after=after.rating if result.rated else None,
        deviation_after=after.deviation if result.rated else None,
        sources=msgspec.json.encode(seat.sources).decode(),
        chosen=msgspec.json.encode(seat.choices).decode(),
    )


async def as_csv(store: Store, game: str) -> AsyncIterator[bytes]:
    """The results as CSV, with the names of the columns in the first line."""
    yield _csv([COLUMNS])
    async for some in _batches(store, game):
        yield await asyncio.to_thread(_csv_of, some)


def _csv_of(results: Sequence[Result]) -> bytes:
    return _csv(_cells(line) for line in lines_of(results))


def _cells(line: SeatLine) -> list[Any]:
    values = msgspec.structs.asdict(line)
    values["ended"] = line.ended.strftime("%Y-%m-%dT%H:%M:%SZ")
    values["rated"] = int(line.rated)
    return list(values.values())


def _csv(rows: Iterable[Sequence[Any]]) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue().encode()


def check_parquet() -> None:
    """Refused where the package is missing that writes it, which is larger than all the others."""
    if find_spec("pyarrow") is None:
        raise Refuse(
            Code.NOT_INSTALLED,
            "this server can't write Parquet: take the CSV, or ask its host for orrery[parquet]",
        )


async def as_parquet(store: Store, game: str) -> AsyncIterator[bytes]:
    """The results as Parquet, with a row group for each batch."""
    writer = await asyncio.to_thread(_ParquetWriter)
    async for some in _batches(store, game):
        yield await asyncio.to_thread(writer.written, some)
    yield await asyncio.to_thread(writer.end)


class _ParquetWriter:
    """Gives away what it has written, instead of keeping it until the end."""

    def __init__(self) -> None:
        from pyarrow import PythonFile
        from pyarrow.parquet import ParquetWriter

        self._schema = _schema()
        self._sink = _Sink()
        self._writer = ParquetWriter(PythonFile(self._sink, mode="w"), self._schema)

    def written(self, results: Sequence[Result]) -> bytes:
        from pyarrow import Table

        rows = [msgspec.structs.asdict(line) for line in lines_of(results)]
        self._writer.write_table(Table.from_pylist(rows, self._schema))
        return self._sink.taken()

    def end(self) -> bytes:
        self._writer.close()
        return self._sink.taken()


class _Sink(io.RawIOBase):
    """What is written since it was looked at."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._size = 0

    def writable(self) -> bool:
        return True

    def write(self, part: Any) -> int:
        self._parts.append(bytes(part))
        self._size += len(part)
        return len(part)

    def tell(self) -> int:
        return self._size

    def taken(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)


def _schema() -> pyarrow.Schema:
    import pyarrow

    types = {
        str: pyarrow.string(),
        datetime: pyarrow.timestamp("s", "UTC"),
        bool: pyarrow.bool_(),
        int: pyarrow.int32(),
        float: pyarrow.float64(),
    }
    hints = {field.name: field.type for field in msgspec.structs.fields(SeatLine)}
    fields = [
        (name, next(types[one] for one in types if hint in (one, one | None)))
        for name, hint in hints.items()
    ]
    return pyarrow.schema(fields)


async def _batches(store: Store, game: str) -> AsyncIterator[list[Result]]:
    since = 0
    while some := await store.results_in(game, since, _AT_ONCE):
        yield some
        since = some[-1][0].number
