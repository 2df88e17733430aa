"""Looking back without replaying: what each entry of a journal led to is kept beside it.

Only the rules that a match was played with can replay it, so its past has to be written down while
they are there. A trace is the position after an entry and what it caused; it is packed against the
position before it, which leaves a few hundred bytes.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from orrery import __version__
from orrery.kernel.feed import Event, Feed, Record
from orrery.kernel.game import OMNISCIENT, SPECTATOR, Game
from orrery.kernel.journal import taken_back
from orrery.kernel.match import Match
from orrery.kernel.score import totals
from orrery.kernel.title import Title
from orrery.server.journals import Journalled
from orrery.server.store import Traced
from orrery.server.wire import RoundPoints

_QUICKLY: Final = 1  # the compression's level: a trace is made with every move


class Origin(msgspec.Struct, frozen=True, array_like=True):
    """What a journal began with, and who wrote it; its first trace has it."""

    release: str
    rules: str
    content: str
    position: msgspec.Raw
    opening: list[Event]
    round: int


class Trace(msgspec.Struct, frozen=True, array_like=True):
    """What an entry led to; with the points of rounds that it has ended."""

    position: msgspec.Raw
    events: list[Event]
    round: int
    points: list[RoundPoints]
    origin: Origin | None = None


class Done(msgspec.Struct, frozen=True, array_like=True):
    """An entry and what it caused."""

    seat: int
    move: str | None  # None: an undo
    events: list[Event]
    round: int  # after it


def trace_of(before: Journalled, after: Journalled) -> bytes:
    """The trace of the entry between two states of a match."""
    first = not before.match.journal.entries
    trace = Trace(
        position=msgspec.Raw(after.match.written_position()),
        events=after.match.journal.entries[-1].events,
        round=after.match.round,
        points=list(_ended(before.match, after.match)),
        origin=_origin(before) if first else None,
    )
    packer = zlib.compressobj(_QUICKLY, zdict=b"" if first else before.match.written_position())
    return packer.compress(msgspec.json.encode(trace)) + packer.flush()


def traces_of(journalled: Journalled, done: Iterable[tuple[int, str | None]]) -> Iterator[bytes]:
    """The traces of what seats do from here on."""
    for seat, move in done:
        before = journalled.copy()
        journalled.act(seat, move)
        yield trace_of(before, journalled)


def _origin(journalled: Journalled) -> Origin:
    match = journalled.match
    header = match.journal.header
    position = msgspec.Raw(match.written_position())
    opening = match.journal.opening
    return Origin(__version__, header.rules, header.content, position, opening, match.round)


def _ended(before: Match, after: Match) -> Iterator[RoundPoints]:
    """The points of a round that is over.

    What ends a round belongs to it, and the same move leads on to the next.
    """
    if before.round and after.round != before.round:
        yield points_at(after.title, before.round, after.position())
    if after.is_over and after.round:
        yield points_at(after.title, after.round, after.position())


def points_at(title: Title, number: int, game: Game) -> RoundPoints:
    """The points of every player in the position that ends a round, and where they come from."""
    parts = [totals(title.sheet.lines(game, player)) for player in range(game.player_count())]
    charts = {chart.key: chart.at(game) for chart in title.charts}
    return RoundPoints(number, game.scores(), parts, charts)


def viewers_of(seats: int) -> list[int]:
    """All who may look at a match."""
    return [*range(seats), SPECTATOR, OMNISCIENT]


class Story:
    """What was done at a table, and what each viewer was told of it, from entry `first` on."""

    def __init__(self, seats: int, first: int, opening: list[Event], round_: int) -> None:
        self.first = first
        self.opening = opening
        self.done: list[Done] = []
        self.rounds = [round_]
        self.feed = Feed(seats)
        self.feed.publish(opening)
        self._viewers = viewers_of(seats)
        self._told = [self._sizes()]
        self._standing: list[list[int]] = [[] for _ in range(seats)]  # moves, by seat

    @property
    def end(self) -> int:
        """How many entries the match has."""
        return self.first + len(self.done)

    def add(self, done: Done) -> None:
        """Let one more entry happen."""
        own = self._standing[done.seat]
        if done.move is not None:
            own.append(len(self.done))
            self.feed.publish(done.events, len(self.done))
        elif own:
            self.feed.withdraw(own.pop(), done.seat)
        self.done.append(done)
        self.rounds.append(done.round)
        self._told.append(self._sizes())

    def told(self, at: int, viewer: int) -> tuple[int, list[Record]]:
        """What a viewer was told by the entry that led to frame `at`, and the number of that."""
        first = self.size(at - 1, viewer) if at > 0 else 0
        return first, self.feed.since(first, viewer)[: self.size(at, viewer) - first]

    def size(self, at: int, viewer: int) -> int:
        """How many events a viewer had been told in frame `at`."""
        return self._told[at][viewer]

    def standing_events(self, at: int) -> list[Event]:
        """All events up to frame `at`, without those of moves that had been taken back."""
        done = self.done[:at]
        undone = taken_back(done)
        kept = [one for number, one in enumerate(done) if number not in undone]
        return [*self.opening, *(event for one in kept for event in one.events)]

    def _sizes(self) -> dict[int, int]:
        return {viewer: self.feed.size(viewer) for viewer in self._viewers}


class Film:
    """A match as its traces tell it: the story, and the position in every frame.

    It begins with the first entry from which on all have traces; there is no story without any.
    """

    def __init__(self, seats: int, traced: Sequence[Traced] = ()) -> None:
        self._seats = seats
        self._forget()
        self.extend(traced)

    def _forget(self) -> None:
        self.story: Story | None = None
        self.origins: list[Origin] = []
        self.positions: list[bytes] = []
        self.size = 0  # bytes of the positions
        self.points: dict[int, RoundPoints] = {}

    def extend(self, traced: Sequence[Traced]) -> None:
        """Follow the match further."""
        for entry, packed in traced:
            trace = self._unpacked(packed)
            if trace is None or (self.story is None and trace.origin is None):
                self._forget()
                continue
            if trace.origin is not None:
                self._begin(entry.seq, trace.origin)
            assert self.story is not None
            self.story.add(Done(entry.seat, entry.move, trace.events, trace.round))
            self.positions.append(bytes(trace.position))
            self.size += len(trace.position)
            self.points |= {points.round: points for points in trace.points}

    def _begin(self, seq: int, origin: Origin) -> None:
        """Begin, or go on with a journal of other rules, which says again where it began."""
        self.origins.append(origin)
        if self.story is None:
            self.story = Story(self._seats, seq, origin.opening, origin.round)
            self.positions = [bytes(origin.position)]

    def _unpacked(self, packed: bytes | None) -> Trace | None:
        if packed is None:
            return None
        before = self.positions[-1] if self.positions else b""
        try:
            unpacker = zlib.decompressobj(zdict=before)
            data = unpacker.decompress(packed) + unpacker.flush()
            return msgspec.json.decode(data, type=Trace)
        except (zlib.error, msgspec.MsgspecError):  # written after another position
            return None


def film_of_now(journalled: Journalled) -> Film:
    """A film of one frame: what there is to look at of a match whose past is not known."""
    match = journalled.match
    film = Film(match.seats)
    film.story = Story(match.seats, journalled.seq, match.journal.standing_events(), match.round)
    film.positions = [match.written_position()]
    return film
