"""Looking back at matches, and going on from a position of a finished one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from orrery.games import title as title_of
from orrery.kernel.dice import new_dice
from orrery.kernel.errors import OrreryError
from orrery.kernel.game import OMNISCIENT, SPECTATOR, Game
from orrery.kernel.pending import pending_of
from orrery.kernel.snapshot import written
from orrery.kernel.title import Title
from orrery.server import journals, lobby
from orrery.server.archive import Archive
from orrery.server.chronicles import REEL, Chronicle, Scene, Still, reel_of, scene_of
from orrery.server.films import Done, Film, Story, film_of_now, viewers_of
from orrery.server.hall import Hall
from orrery.server.journals import Beginning
from orrery.server.refusals import Refuse, refusal_of
from orrery.server.states import info_at
from orrery.server.store import Identity, TableRow
from orrery.server.tables import Table, belongs_to
from orrery.server.wire import Code, Fork, Points, Replay, ReplayEntry, RoundPoints, State

_KEPT: Final = 12  # tables whose past is remembered
_UNREADABLE: Final = "this position was written with other rules, and can't be shown with today's"


class Past(Protocol):
    """What there is to look back at. Frame `at` is the match after its entry `story.first + at`."""

    @property
    def story(self) -> Story: ...
    @property
    def points(self) -> list[RoundPoints]: ...
    async def scene(self, at: int, viewer: int) -> Scene: ...
    async def position(self, at: int) -> bytes: ...


class Filmed:
    """The past of a match in play, or of one that has just ended: drawn when it is asked for."""

    def __init__(self, title: Title, film: Film) -> None:
        assert film.story is not None
        self.story = film.story
        self.points = list(film.points.values())
        self._title = title
        self._film = film

    async def scene(self, at: int, viewer: int) -> Scene:
        return await asyncio.to_thread(self._drawn, self._film.positions[at], viewer)

    async def position(self, at: int) -> bytes:
        return self._film.positions[at]

    def _drawn(self, position: bytes, viewer: int) -> Scene:
        game = _restored(self._title, position)
        return scene_of(self._title, game, viewer, pending_of(self._title, game))


class Recorded:
    """The past of a match that is over, from its chronicle."""

    def __init__(self, row: TableRow, chronicle: Chronicle, archive: Archive) -> None:
        self.story = chronicle.story
        self.points = chronicle.head.points
        self._row = row
        self._archive = archive
        self._viewers = viewers_of(len(row.seats))
        self._reel: tuple[int, list[Still]] = (0, [])  # the one that was looked at last

    async def scene(self, at: int, viewer: int) -> Scene:
        scenes = (await self._still(at)).scenes
        if not scenes:
            raise Refuse(Code.DAMAGED, _UNREADABLE)
        return scenes[self._viewers.index(viewer)]

    async def position(self, at: int) -> bytes:
        return bytes((await self._still(at)).position)

    async def _still(self, at: int) -> Still:
        number, stills = self._reel
        if number != reel_of(at):
            stills = await self._archive.reel(self._row, reel_of(at))
            self._reel = (reel_of(at), stills)
        return stills[at % REEL]


class Replays:
    """The past of matches, kept for those that were looked at last."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._recorded: OrderedDict[str, Recorded] = OrderedDict()
        self._lock = asyncio.Lock()

    async def overview(self, table_id: str, visitor: Identity | None) -> Replay:
        """What can be looked at: all of a finished match, one's own past of a running one."""
        table = await self._begun(table_id)
        viewer = _viewer(table, visitor)
        past = await self._past(table)
        over = table.row.status == "over"
        done = past.story.done[: _last(table, past)]
        entries = [
            _entry(one, over or one.seat == viewer, past.story.size(at, viewer))
            for at, one in enumerate(done, start=1)
        ]
        told = past.story.size(0, viewer)
        return Replay(table_id, past.story.first, told, entries, over)

    async def state(
        self, table_id: str, number: int, visitor: Identity | None, everything: bool
    ) -> State:
        """The state after so many entries; `everything` shows what was hidden, after the end."""
        table = await self._begun(table_id)
        viewer = _viewer(table, visitor)
        past = await self._past(table)
        if everything and table.row.status == "over":
            viewer = OMNISCIENT
        at = number - past.story.first
        if not 0 <= at <= _last(table, past):
            raise Refuse(Code.NOT_FOUND, "there is no such entry to look at")
        scene = await past.scene(at, viewer)
        return _state(table, past.story, at, scene, viewer, None if visitor is None else visitor.id)

    async def points(self, table_id: str) -> Points:
        """The points at the end of every round of a finished match; none if it has no rounds."""
        table = await self._begun(table_id)
        if table.row.status != "over":
            raise Refuse(Code.IN_PLAY, "points are told round by round when the match is over")
        return Points(table_id, (await self._past(table)).points)

    async def fork(self, table_id: str, who: Identity, wanted: Fork) -> Table:
        """A new table that goes on from a position of a finished match, with new dice.

        The old dice are known to everyone since their key was shown.
        """
        table = await self._begun(table_id)
        if table.row.private and not belongs_to(table.row, who.id):
            raise Refuse(Code.NOT_SEATED, "only those who sat at this table can go on from it")
        if table.row.status != "over":
            raise Refuse(Code.IN_PLAY, "only a finished match can be gone on with")
        past = await self._past(table)
        at = wanted.entry - past.story.first
        if not 0 <= at < len(past.story.done):
            raise Refuse(Code.NOT_FOUND, "there is no position to go on with after that entry")
        row = lobby.forked(table.row, who, wanted.seats, wanted.entry, self._hall.settings)
        game = _restored(title_of(row.game), await past.position(at))
        position = msgspec.Raw(written(_with_new_dice(game, row.key)))
        beginning = Beginning(position, past.story.standing_events(at))
        row = replace(row, start=msgspec.json.encode(beginning))
        _check_begins(row)
        return await lobby.add(self._hall, row)

    async def _begun(self, table_id: str) -> Table:
        table = await self._hall.fresh(table_id)
        if not table.has_begun:
            raise Refuse(Code.NOT_STARTED, "the match has not begun yet")
        return table

    async def _past(self, table: Table) -> Past:
        """What there is to look back at; one at a time, because it takes the time of others."""
        async with self._lock:
            film = await self._film(table) if table.chronicle is None else None
            # When there is a chronicle, traces are gone: so it is looked for after them.
            if table.row.status == "over" and table.chronicle is None:
                table.chronicle = await self._hall.archive.chronicle(table.row)
        if table.chronicle is not None:
            return self._record(table, table.chronicle)
        assert film is not None
        return Filmed(title_of(table.row.game), film)

    def _record(self, table: Table, chronicle: Chronicle) -> Recorded:
        recorded = self._recorded.pop(table.id, None)
        if recorded is None or recorded.story is not chronicle.story:
            recorded = Recorded(table.row, chronicle, self._hall.archive)
        self._recorded[table.id] = recorded
        while len(self._recorded) > _KEPT:
            self._recorded.popitem(last=False)
        return recorded

    async def _film(self, table: Table) -> Film:
        """The film of a match in memory, up to where that is."""
        assert table.journalled is not None
        film = self._films.pop(table.id, None)
        if film is None or film.story is None or film.story.end > table.journalled.seq:
            film = Film(len(table.row.seats))
        known = 0 if film.story is None else film.story.end
        traced = (await self._hall.store.traces(table.id, known))[: table.journalled.seq - known]
        await asyncio.to_thread(film.extend, traced)
        if film.story is None:
            return film_of_now(table.journalled)
        self._films[table.id] = film
        while len(self._films) > 1 and self._are_too_many():
            self._films.popitem(last=False)
        return film

    def _are_too_many(self) -> bool:
        size = sum(film.size for film in self._films.values())
        return len(self._films) > _KEPT or size > self._hall.settings.replay_memory * 1_000_000


def _viewer(table: Table, visitor: Identity | None) -> int:
    """Who looks; a running match is open to those who sit there only, each on their own device."""
    seat = table.seat_among(None if visitor is None else visitor.id, None)
    if seat is None and table.row.status != "over":
        raise Refuse(Code.NOT_SEATED, "only those who play can look back at a running match")
    return SPECTATOR if seat is None else seat


def _last(table: Table, past: Past) -> int:
    """The last frame that may be looked at: of a running match none in lanes that are open."""
    everything = len(past.story.done)
    hidden_from = None if table.journalled is None else table.journalled.hidden_from
    if hidden_from is None:
        return everything
    return max(0, min(everything, hidden_from - past.story.first))


def _entry(done: Done, shown: bool, told: int) -> ReplayEntry:
    kind = "undo" if done.move is None else done.move.partition(" ")[0]
    return ReplayEntry(done.seat, kind if shown else None, done.round, told)


def _restored(title: Title, position: bytes) -> Game:
    try:
        return title.restore(msgspec.json.decode(position))
    except OrreryError as error:
        raise Refuse(Code.DAMAGED, _UNREADABLE) from error


def _check_begins(row: TableRow) -> None:
    """Refuse a position that can't be gone on with before there is a table for it."""
    try:
        journals.begin(row)
    except OrreryError as error:
        raise refusal_of(error) from error


def _with_new_dice(game: Game, key: bytes) -> Game:
    """The same position, with other chance from here on."""
    twin = game.copy()
    twin.dice = new_dice(key, game.seats)
    if game.veil is not None:
        twin.veil = game.veil.copy()
        twin.veil.dice = new_dice(key, game.seats)
    return twin


def _state(
    table: Table, story: Story, at: int, scene: Scene, viewer: int, identity: str | None
) -> State:
    first, events = story.told(at, viewer)
    is_end = table.row.status == "over" and at == len(story.done)
    return State(
        table=table.id,
        info=info_at(table, identity),
        viewer=viewer if viewer >= 0 else None,
        seq=story.first + at,
        view=scene.view,
        asked=scene.asked,
        scores=scene.scores,
        undo=None,
        events=events,
        first=first,
        chat=[],
        outcome=table.situation(SPECTATOR).outcome if is_end else None,
        ready=True,
    )
