"""Every finished match is counted once: by whichever worker, and after whatever sudden end.

What a match changes is written in one transaction with its result, under a number that only one
match can have. Who finds that another one was counted meanwhile looks again and tries once more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog
from msgspec.structs import replace

from orrery.server.choices import choices_in
from orrery.server.chronicles import head_in
from orrery.server.counting import Tallies, add, counted, placings_of, player_of
from orrery.server.journals import is_lesson
from orrery.server.store import Store, TableRow, Taken
from orrery.server.store.results import PlacingRow, RatingRow, Recounted, ResultRow

log = structlog.get_logger()

_TRIES: Final = 20
_AT_ONCE: Final = 500  # results that are read at a time


async def count(store: Store, row: TableRow) -> None:
    """Count a match that has a chronicle, unless it is counted already.

    Lessons are not: who plays one does what is asked for, not what they would do.
    """
    if is_lesson(row):
        return
    part = await store.chronicle(row.id, 0)
    if part is None:
        return
    head = await asyncio.to_thread(head_in, part)
    choices = await choices_in(store, row.id, row.game, head, len(row.seats))
    placings = placings_of(row, head, await store.leavers(row.id), choices)
    is_rated = row.rated and head.outcome.verdict is None
    ended = await store.ended_at(row.id)
    for _ in range(_TRIES):
        if await store.result(row.id) is not None:
            return
        number = await store.last_counted() + 1  # first: who counts meanwhile takes this number
        result = ResultRow(row.id, number, row.game, ended, is_rated, row.private)
        players = {player for one in placings if (player := player_of(one)) is not None}
        before = await store.ratings(row.game, sorted(players))
        try:
            await store.count(counted(result, placings, before))
            return
        except Taken:
            continue
    log.warning("match is not counted yet", table=row.id)


async def count_all(store: Store) -> None:
    """Count what is missing: of an older Orrery, or after a sudden end."""
    for table_id in await store.uncounted_tables():
        try:
            await count(store, await store.table(table_id))
        except Exception as error:
            log.warning("match can't be counted", table=table_id, error=type(error).__name__)


async def recount(store: Store) -> int:
    """Make all ratings and statistics anew from the results; how many matches there are.

    Of matches that an older Orrery has counted, what was played with is looked up as well.
    """
    for _ in range(_TRIES):
        last = await store.last_counted()
        if last == 0:
            return 0
        matches, made = await _recounted(store, last)
        try:
            await store.recount(made)
            return matches
        except Taken:
            continue
    raise Taken("matches are counted too fast; try again")


async def _recounted(store: Store, last: int) -> tuple[int, Recounted]:
    ratings: dict[str, dict[str, RatingRow]] = {}  # by game and player
    tallies: Tallies = {}
    placings: list[PlacingRow] = []
    matches = since = 0
    while some := await store.results(since, _AT_ONCE):
        for result, seats in some:
            known = ratings.setdefault(result.game, {})
            made = counted(result, await _with_choices(store, result, seats), known)
            known |= {row.player: row for row in made.ratings}
            placings += made.placings
            for key, sums in made.tallies.items():
                add(tallies, key, sums)
        matches += len(some)
        since = some[-1][0].number
    rows = [row for known in ratings.values() for row in known.values()]
    return matches, Recounted(last, placings, rows, tallies)


async def _with_choices(
    store: Store, result: ResultRow, seats: Sequence[PlacingRow]
) -> Sequence[PlacingRow]:
    if any(seat.choices for seat in seats):
        return seats
    part = await store.chronicle(result.table_id, 0)
    if part is None:
        return seats
    head = await asyncio.to_thread(head_in, part)
    found = await choices_in(store, result.table_id, result.game, head, len(seats))
    return [replace(seat, choices=found[seat.seat]) for seat in seats]
