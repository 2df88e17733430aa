"""The tables of "Play now": an easy beginning for newcomers, then what somebody played last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from orrery.games import names
from orrery.games import title as title_of
from orrery.kernel.errors import InvalidOption
from orrery.kernel.lesson import lesson_of
from orrery.kernel.title import FIRST_GAME, Title
from orrery.server.journals import options_of
from orrery.server.levels import levels
from orrery.server.settings import Settings
from orrery.server.store import SeatRow, Store, TableRow
from orrery.server.tables import seat_of
from orrery.server.wire import NewTable, QuickPlan, SeatPlan

_EASY: Final = "novice"  # the bots of a first game
_USUAL: Final = "strong"  # bots in the place of people, who are not there at once
_ME: Final = SeatPlan("me")


async def quick_plans(store: Store, identity: str, settings: Settings) -> dict[str, QuickPlan]:
    """What "Play now" sets up for somebody, by game. Who has learned a game is new to it still."""
    titles = [title_of(name) for name in names()]
    lessons = [lesson.key for lesson in map(lesson_of, titles) if lesson is not None]
    last = {row.game: row for row in await store.last_finished(identity, lessons)}
    return {
        title.name: _again(title, last[title.name], identity, settings)
        if title.name in last
        else _first(title)
        for title in titles
    }


def _first(title: Title) -> QuickPlan:
    seats = min(max(title.min_seats, 2), title.max_seats)
    plans = [_ME, *[SeatPlan("bot", _EASY)] * (seats - 1)]
    options = dict(title.presets.get(FIRST_GAME, {}))
    return QuickPlan(True, NewTable(title.name, plans, options, private=True))


def _again(title: Title, row: TableRow, identity: str, settings: Settings) -> QuickPlan:
    """The same match once more, on the same seat and with bots for all others."""
    own = seat_of(row, identity) or 0
    known = levels(settings)
    plans = [_ME if n == own else _bot(seat, known) for n, seat in enumerate(row.seats)]
    options = options_of(row)
    try:
        title.check(len(plans), options)
    except InvalidOption:  # the game had other options then
        return replace(_first(title), newcomer=False)
    return QuickPlan(False, NewTable(title.name, plans, options, private=True))


def _bot(seat: SeatRow, known: Sequence[str]) -> SeatPlan:
    is_known = seat.identity is None and seat.level in known
    return SeatPlan("bot", seat.level if is_known else _USUAL)
