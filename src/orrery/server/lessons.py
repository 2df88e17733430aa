"""Guided first games: a private match whose chance is the same for everyone."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from orrery.games import title as title_of
from orrery.kernel.errors import OrreryError
from orrery.kernel.lesson import Lesson, lesson_of
from orrery.kernel.title import Title
from orrery.server import lobby
from orrery.server.hall import Hall
from orrery.server.journals import is_lesson
from orrery.server.refusals import Refuse, refusal_of
from orrery.server.store import Identity
from orrery.server.tables import Table
from orrery.server.wire import Code, SeatPlan

_LATEST: Final = 50  # of somebody's tables, among which their lesson is looked for


def lesson_in(game: str) -> tuple[Title, Lesson]:
    """A game with its lesson; refused if it has none."""
    try:
        title = title_of(game)
    except OrreryError as error:
        raise refusal_of(error) from error
    lesson = lesson_of(title)
    if lesson is None:
        raise Refuse(Code.NOT_FOUND, "this game has no lesson")
    return title, lesson


async def in_play(hall: Hall, who: Identity, game: str) -> Table | None:
    """The lesson that somebody has begun and not ended, the latest one."""
    rows = await hall.store.tables_of(who.id, _LATEST)
    found = [row for row in rows if row.game == game and row.status == "playing" and is_lesson(row)]
    latest = max(found, key=lambda row: row.created, default=None)
    return None if latest is None else await hall.table(latest.id)


async def set_up(hall: Hall, who: Identity, game: str) -> Table:
    """A table for a lesson, with who learns on its first seat."""
    title, lesson = lesson_in(game)
    plans = [SeatPlan("me"), *(SeatPlan("bot", level) for level in lesson.opponents)]
    seats = lobby.planned(plans, who, hall.settings)
    row = lobby.new_row(title.name, seats, lesson.options, who.id, private=True)
    return await lobby.add(hall, replace(row, key=lesson.key))
