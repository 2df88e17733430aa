"""Looking back at matches, and going on from a position of a finished one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

import msgspec
from msgspec.structs import replace

from orrery.kernel.dice import new_dice
from orrery.kernel.feed import Event
from orrery.kernel.game import OMNISCIENT, SPECTATOR, Game
from orrery.kernel.journal import Entry, taken_back
from orrery.kernel.match import Match, outcome_of
from orrery.kernel.pending import kind_seen, pending_of
from orrery.kernel.score import totals
from orrery.kernel.snapshot import written
from orrery.kernel.title import Title
from orrery.server import journals, lobby
from orrery.server.hall import Hall
from orrery.server.journals import Beginning, Journalled
from orrery.server.refusals import Refuse
from orrery.server.situation import asked_of, encoded, mark_of, outcome_info
from orrery.server.states import info_at
from orrery.server.store import Identity
from orrery.server.tables import Table, belongs_to
from orrery.server.wire import Code, Fork, Points, Replay, ReplayEntry, RoundPoints, State

_KEPT: Final = 12  # tables whose positions are remembered, some 10 MB each for a long match


@dataclass(frozen=True, slots=True)
class Frame:
    """A position of a match, and how many events each viewer had been told by then."""

    game: Game
    told: dict[int, int]
    round: int
    split_from: int | None


class Film:
    """All positions of a match up to an entry."""

    def __init__(self, journalled: Journalled) -> None:
        self.journalled = journalled
        self.frames = [_frame(journalled)]

    def extend(self, entries: list[Entry]) -> None:
        """Follow the match further."""
        for entry in entries[len(self.frames) - 1 :]:
            self.journalled.act(entry.seat, entry.move)
            self.frames.append(_frame(self.journalled))


class Replays:
    """Frames of matches, kept for those that were looked at last."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._lock = asyncio.Lock()

    async def overview(self, table_id: str, visitor: Identity | None) -> Replay:
        """What can be looked at: all of a finished match, one's own past of a running one."""
        table, film = await self._film(table_id)
        viewer = _viewer(table, visitor)
        last = _last(table, film)
        entries = [
            _entry(entry, frame, table.row.status == "over" or entry.seat == viewer)
            for entry, frame in zip(
                film.journalled.match.journal.entries[:last], film.frames[1:], strict=False
            )
        ]
        return Replay(table_id, film.journalled.base, entries, table.row.status == "over")

    async def state(
        self, table_id: str, number: int, visitor: Identity | None, everything: bool
    ) -> State:
        """The state after so many entries; `everything` shows what was hidden, after the end."""
        table, film = await self._film(table_id)
        viewer = _viewer(table, visitor)
        if everything and table.row.status == "over":
            viewer = OMNISCIENT
        at = number - film.journalled.base
        if not 0 <= at <= _last(table, film):
            raise Refuse(Code.NOT_FOUND, "there is no such entry to look at")
        return _state(table, film, at, viewer, None if visitor is None else visitor.id)

    async def points(self, table_id: str) -> Points:
        """The points at the end of every round of a finished match; none if it has no rounds."""
        table, film = await self._film(table_id)
        if table.row.status != "over":
            raise Refuse(Code.IN_PLAY, "points are told round by round when the match is over")
        title = film.journalled.match.title
        ends = _ends_of_rounds(film.frames)
        return Points(table_id, [_points(title, number, game) for number, game in ends.items()])

    async def fork(self, table_id: str, who: Identity, wanted: Fork) -> Table:
        """A new table that goes on from a position of a finished match, with new dice.

        The old dice are known to everyone since their key was shown.
        """
        table, film = await self._film(table_id)
        if table.row.private and not belongs_to(table.row, who.id):
            raise Refuse(Code.NOT_SEATED, "only those who sat at this table can go on from it")
        if table.row.status != "over":
            raise Refuse(Code.IN_PLAY, "only a finished match can be gone on with")
        at = wanted.entry - film.journalled.base
        if not 0 <= at < len(film.frames) or film.frames[at].game.is_over():
            raise Refuse(Code.NOT_FOUND, "there is no position to go on with after that entry")
        row = lobby.forked(table.row, who, wanted.seats, wanted.entry)
        game = _with_new_dice(film.frames[at].game, row.key)
        beginning = Beginning(msgspec.Raw(written(game)), _told(film.journalled.match, at))
        return await lobby.add(self._hall, replace(row, start=msgspec.json.encode(beginning)))

    async def _film(self, table_id: str) -> tuple[Table, Film]:
        table = await self._hall.fresh(table_id)
        if table.journalled is None:
            raise Refuse(Code.NOT_STARTED, "the match has not begun yet")
        async with self._lock:
            film = self._films.pop(table_id, None)
            if film is None or not _continues(table.journalled, film):
                film = Film(journals.begin(table.row))
            self._films[table_id] = film
            while len(self._films) > _KEPT:
                self._films.popitem(last=False)
            entries = list(table.journalled.match.journal.entries)
            await asyncio.to_thread(film.extend, entries)
        return table, film


def _continues(journalled: Journalled, film: Film) -> bool:
    """Whether a match is the one that was filmed, only further."""
    filmed = film.journalled.match.journal.entries
    now = journalled.match.journal.entries[: len(filmed)]
    return journalled.base == film.journalled.base and now == filmed


def _frame(journalled: Journalled) -> Frame:
    match = journalled.match
    viewers = [*range(match.seats), SPECTATOR, OMNISCIENT]
    told = {viewer: match.told(viewer) for viewer in viewers}
    return Frame(match.position(), told, match.round, journalled.split_from)


def _viewer(table: Table, visitor: Identity | None) -> int:
    """Who looks; a running match is open to those who sit there only."""
    seat = table.seat_of(None if visitor is None else visitor.id)
    if seat is None and table.row.status != "over":
        raise Refuse(Code.NOT_SEATED, "only those who play can look back at a running match")
    return SPECTATOR if seat is None else seat


def _last(table: Table, film: Film) -> int:
    """The last entry that may be looked at: of a running match none in lanes that are open."""
    open_from = None if table.journalled is None else table.journalled.split_from
    everything = len(film.frames) - 1
    return everything if open_from is None else min(everything, open_from)


def _entry(entry: Entry, frame: Frame, shown: bool) -> ReplayEntry:
    kind = "undo" if entry.move is None else entry.move.partition(" ")[0]
    return ReplayEntry(entry.seat, kind if shown else None, frame.round)


def _ends_of_rounds(frames: list[Frame]) -> dict[int, Game]:
    """By round the position in which the next one has just begun, or the last one of all.

    What ends a round belongs to it, and the same move leads on to the next.
    """
    ends = {
        before.round: after.game
        for before, after in pairwise(frames)
        if before.round and after.round != before.round
    }
    last = frames[-1]
    return ends | ({last.round: last.game} if last.round else {})


def _points(title: Title, number: int, game: Game) -> RoundPoints:
    parts = [totals(title.sheet.lines(game, player)) for player in range(game.player_count())]
    charts = {chart.key: chart.at(game) for chart in title.charts}
    return RoundPoints(number, game.scores(), parts, charts)


def _told(match: Match, count: int) -> list[Event]:
    """All events of the first entries, without those of moves that had been taken back."""
    entries = match.journal.entries[:count]
    undone = taken_back(entries)
    kept = [entry for number, entry in enumerate(entries) if number not in undone]
    return [*match.journal.opening, *(event for entry in kept for event in entry.events)]


def _with_new_dice(game: Game, key: bytes) -> Game:
    """The same position, with other chance from here on."""
    twin = game.copy()
    twin.dice = new_dice(key, game.seats)
    if game.veil is not None:
        twin.veil = game.veil.copy()
        twin.veil.dice = new_dice(key, game.seats)
    return twin


def _state(table: Table, film: Film, at: int, viewer: int, identity: str | None) -> State:
    frame, match = film.frames[at], film.journalled.match
    shown = encoded(match.title.view_of(frame.game, viewer))
    first = film.frames[at - 1].told[viewer] if at > 0 else 0
    events = match.events(first, viewer)[: frame.told[viewer] - first]
    outcome = outcome_of(match.title, frame.game) if frame.game.is_over() else None
    return State(
        table=table.id,
        info=info_at(table, identity),
        viewer=viewer if viewer >= 0 else None,
        seq=film.journalled.base + at,
        view=shown,
        asked=asked_of(
            partial(kind_seen, frame.game),
            pending_of(match.title, frame.game),
            mark_of(shown),
            viewer,
        ),
        scores=match.title.public_scores(frame.game, viewer),
        undo=None,
        events=events,
        first=first,
        chat=[],
        outcome=None if outcome is None else outcome_info(match, outcome),
        ready=True,
    )
