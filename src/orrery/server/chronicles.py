"""A finished match as everyone saw it when it ended, to be read whatever the rules become.

A chronicle has in its part 0 what was done, told and scored, and the journal; in the parts after it
every frame as it was shown to each viewer, and its position for those who want to go on from there.
Views are kept and not only positions, because newer content may number its cards otherwise.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, TypeVar

import msgspec

from orrery import __version__
from orrery.games import title as title_of
from orrery.kernel.campaign import Chapter
from orrery.kernel.errors import InvalidSave, OrreryError
from orrery.kernel.feed import Event, Record
from orrery.kernel.game import SPECTATOR, Game
from orrery.kernel.match import Match
from orrery.kernel.pending import Pending, kind_seen, pending_of
from orrery.kernel.title import Title
from orrery.kernel.vocabulary import Value
from orrery.server.films import Done, Film, Story, viewers_of
from orrery.server.situation import (
    Seen,
    Situation,
    encoded,
    mark_of,
    outcome_info,
    situation_at_the_end,
)
from orrery.server.store import TableRow
from orrery.server.wire import Asked, OutcomeInfo, RoundPoints

T = TypeVar("T")
REEL: Final = 64  # frames in a part
# Frames repeat each other, so a little effort is enough as long as a reel fits into the dictionary.
_FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 1, "dict_size": 1 << 22}]


class Scene(msgspec.Struct, frozen=True, array_like=True):
    """What one viewer saw of a frame; of decisions which they were, not what could be chosen."""

    view: msgspec.Raw
    scores: list[int]
    asked: list[Asked]


class Still(msgspec.Struct, frozen=True, array_like=True):
    """A frame: its position, and the scenes in the order of `viewers_of`.

    A position of older rules that those of today can't read has no scenes.
    """

    position: msgspec.Raw
    scenes: list[Scene]


class Writer(msgspec.Struct, frozen=True, array_like=True):
    """Which release wrote a part of a match, with which rules and content."""

    release: str
    rules: str
    content: str


class Head(msgspec.Struct, frozen=True):
    """Part 0 of a chronicle."""

    written_by: list[Writer]  # in the order of the parts of the match; the last has recorded it
    first: int
    round: int
    opening: list[Event]
    done: list[Done]
    points: list[RoundPoints]
    outcome: OutcomeInfo
    following: Chapter | None
    save: str


class Chronicle:
    """A finished match, without its frames but for the last one."""

    def __init__(self, seats: int, head: Head, last: Still) -> None:
        self.head = head
        self.story = Story(seats, head.first, head.opening, head.round)
        for done in head.done:
            self.story.add(done)
        self._last = last
        self._viewers = viewers_of(seats)

    def situation(self, viewer: int) -> Situation:
        """The end, as a viewer sees it."""
        scene = self._last.scenes[self._viewers.index(viewer)]
        seen = Seen(scene.view, mark_of(scene.view), scene.scores)
        told = self.story.feed.size(viewer)
        return situation_at_the_end(self.story.end, seen, told, self.head.outcome)

    def events(self, viewer: int, since: int) -> list[Record]:
        """What a viewer was told, from this number on."""
        return self.story.feed.since(since, viewer)


def written_down(row: TableRow, film: Film, match: Match) -> list[bytes]:
    """The chronicle of a finished match, in its parts."""
    title, story, outcome = title_of(row.game), film.story, match.outcome
    assert story is not None
    assert outcome is not None
    head = Head(
        written_by=[
            *(Writer(one.release, one.rules, one.content) for one in film.origins[:-1]),
            Writer(__version__, row.rules, row.content),
        ],
        first=story.first,
        round=story.rounds[0],
        opening=story.opening,
        done=story.done,
        points=list(film.points.values()),
        outcome=outcome_info(match, outcome),
        following=match.next_chapter,
        save=match.save(),
    )
    return [_packed(head), *_reels(title, film.positions)]


def head_out(head: Head) -> bytes:
    """Part 0 of a chronicle, packed."""
    return _packed(head)


def head_in(part: bytes) -> Head:
    """Part 0 of a chronicle; InvalidSave if it can't be read."""
    return _unpacked(part, Head)


def reel_in(part: bytes) -> list[Still]:
    """The frames of another part; InvalidSave if they can't be read."""
    return _unpacked(part, list[Still])


def reel_of(at: int) -> int:
    """The number of the part that has a frame."""
    return 1 + at // REEL


def scene_of(title: Title, game: Game, viewer: int, pending: list[Pending]) -> Scene:
    """What a viewer sees of a position."""
    view, scores = title.shown(game, viewer)
    return Scene(encoded(view), scores, _asked(game, viewer, pending))


def _asked(game: Game, viewer: int, pending: list[Pending]) -> list[Asked]:
    """Who had to decide, and what: in full for the own seat, as for others otherwise."""
    kind_of = partial(kind_seen, game)
    return [
        Asked(one.seat, one.kind, one.prompt, _numbers(one.args))
        if one.seat == viewer
        else Asked(one.seat, kind := kind_of(one.seat), f"ask-{kind}")
        for one in pending
    ]


def _numbers(args: Mapping[str, Value]) -> dict[str, Value]:
    """What a decision carries, in which yes and no are numbers as well."""
    return {
        name: int(value) if value is True or value is False else value
        for name, value in args.items()
    }


def _reels(title: Title, positions: list[bytes]) -> Iterator[bytes]:
    for first in range(0, len(positions), REEL):
        yield _packed([_still(title, one) for one in positions[first : first + REEL]])


def _still(title: Title, position: bytes) -> Still:
    try:
        game = title.restore(msgspec.json.decode(position))
    except OrreryError:
        return Still(msgspec.Raw(position), [])
    pending = pending_of(title, game)
    viewers = viewers_of(game.seats)
    if title.all_is_shown and not game.is_split():  # all see the same: it is drawn once
        same = scene_of(title, game, SPECTATOR, pending)
        scenes = [Scene(same.view, same.scores, _asked(game, one, pending)) for one in viewers]
    else:
        scenes = [scene_of(title, game, viewer, pending) for viewer in viewers]
    return Still(msgspec.Raw(position), scenes)


def _packed(part: object) -> bytes:
    return lzma.compress(msgspec.json.encode(part), filters=_FILTERS)


def _unpacked(part: bytes, type_: type[T]) -> T:
    try:
        return msgspec.json.decode(lzma.decompress(part), type=type_)
    except (lzma.LZMAError, EOFError, msgspec.MsgspecError, UnicodeError) as error:
        raise InvalidSave(f"a part of the chronicle can't be read: {error}") from error
