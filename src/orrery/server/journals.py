"""From the rows of the store to a match: by replay, or from a snapshot of older rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec
import structlog

from orrery.games import is_known
from orrery.games import title as title_of
from orrery.kernel.campaign import Chapter
from orrery.kernel.dice import commitment
from orrery.kernel.errors import InvalidSave, OrreryError
from orrery.kernel.feed import Event, Feed
from orrery.kernel.journal import Header
from orrery.kernel.lesson import lesson_of
from orrery.kernel.match import Match, new_match
from orrery.kernel.option import OptionValue
from orrery.kernel.replay import continue_from
from orrery.kernel.soundness import check_events, sound_position
from orrery.kernel.title import Title
from orrery.kernel.vocabulary import BARRIER
from orrery.server.store import EntryRow, SnapshotRow, TableRow

log = structlog.get_logger()

_ORDER: Final = "order:"


class Beginning(msgspec.Struct, frozen=True):
    """A position that a match goes on from, what was told before, and how many entries led there.

    The body of snapshots, and of `TableRow.start`. The position is JSON already.
    """

    position: msgspec.Raw
    told: list[Event]
    seq: int = 0
    hidden_from: int | None = None  # as in Journalled
    acted: list[int] = []  # the same


@dataclass
class Journalled:
    """A match with its place in the store's journal.

    Entry n of the match is number `base` + n there. `split_from` is the number of entries that the
    match had when the seats began to act at once; None while they take turns. `hidden_from` is the
    same in the store's journal: lanes may be open since before the match was carried over. `acted`
    are the seats of the entries in them from before that.
    """

    match: Match
    base: int
    split_from: int | None = None
    hidden_from: int | None = None
    acted: Sequence[int] = ()

    @property
    def seq(self) -> int:
        """The number of the next entry in the store."""
        return self.base + len(self.match.journal.entries)

    def copy(self) -> Journalled:
        match = self.match.copy()
        return Journalled(match, self.base, self.split_from, self.hidden_from, self.acted)

    def act(self, seat: int, move: str | None, order: str | None = None) -> None:
        """A move, or an undo if it is None; raises an OrreryError if it can't be."""
        was_split = self.match.is_split
        if move is None:
            self.match.take_back(seat)
        else:
            self.match.play(seat, move, order)
        self._note_split(was_split)

    def hides(self, ahead: Journalled) -> bool:
        """Whether others can't see yet what leads there: it was done in lanes that stay open."""
        return self.split_from is not None and self.split_from == ahead.split_from

    def seen(self, viewer: int) -> int:
        """How many entries a viewer may know of: none in lanes of others that are still open."""
        if self.split_from is None or self.hidden_from is None:
            return self.seq
        own = [e for e in self.match.journal.entries[self.split_from :] if e.seat == viewer]
        return self.hidden_from + self.acted.count(viewer) + len(own)

    def _note_split(self, was_split: bool) -> None:
        entries = self.match.journal.entries
        closed = bool(entries) and any(event.kind == BARRIER for event in entries[-1].events)
        if not self.match.is_split:
            self.split_from = self.hidden_from = None
            self.acted = ()
        elif closed or not was_split:
            self.split_from, self.hidden_from = len(entries), self.seq
            self.acted = ()


def options_of(row: TableRow) -> dict[str, OptionValue]:
    """The options of a table."""
    return dict(decoded_options(row.options))


@lru_cache(4096)  # whoever watches is told them with every change
def decoded_options(options: bytes) -> Mapping[str, OptionValue]:
    """Options as the store keeps them."""
    return msgspec.json.decode(options, type=dict[str, bool | int | str])


def chapter_of(row: TableRow) -> Chapter | None:
    """Where the match of a table stands in a campaign, if it is a chapter of one."""
    return None if row.chapter is None else msgspec.json.decode(row.chapter, type=Chapter)


def is_lesson(row: TableRow) -> bool:
    """Whether a match is a lesson: no other has its key, not even what goes on from one.

    A game that is not here any more has none.
    """
    return _is_of_lesson(row.game, row.key)


@lru_cache(4096)  # told with every change as well
def _is_of_lesson(game: str, key: bytes) -> bool:
    lesson = lesson_of(title_of(game)) if is_known(game) else None
    return lesson is not None and key == lesson.key


def begin(row: TableRow, past: Feed | None = None) -> Journalled:
    """The match of a table before its first entry; `past` as in `continue_from`."""
    title = title_of(row.game)
    if row.start is None:
        names = [seat.name for seat in row.seats]
        match = new_match(title, names, options_of(row), row.key, chapter_of(row))
        journalled = Journalled(match, 0)
    else:
        journalled = _go_on(title, row, beginning_in(row.start), past)
    if journalled.match.is_split:
        journalled.split_from = 0
        if journalled.hidden_from is None:
            journalled.hidden_from = journalled.base
    return journalled


def replayed(row: TableRow, entries: Sequence[EntryRow], past: Feed | None = None) -> Journalled:
    """The match of a table after these entries, compared with the checks that were stored.

    InvalidSave says what is wrong, in words that tell nothing of what is hidden.
    """
    title_of(row.game)  # one that is unknown is called that
    try:
        journalled = begin(row, past)
    except OrreryError as error:
        raise InvalidSave(f"the match can't begin: {type(error).__name__}") from error
    for entry in _since(entries, journalled.base):
        append(journalled, entry)
    return journalled


def sound_part(row: TableRow, entries: Sequence[EntryRow]) -> tuple[Journalled, str | None]:
    """The match as far as its entries lead where they led, and what is wrong with the next."""
    journalled = replayed(row, [])
    for entry in _since(entries, journalled.base):
        ahead = journalled.copy()
        try:
            append(ahead, entry)
        except InvalidSave as error:
            return journalled, str(error)
        journalled = ahead
    return journalled, None


def played_again(journalled: Journalled, entries: Sequence[EntryRow]) -> Journalled | None:
    """The match after all further entries, whatever their checks say; None if one can't be played.

    A match that got this far by its own entries is the same, if it `fits` the row.
    """
    rest = _since(entries, journalled.seq)
    if [entry.seq for entry in rest] != list(range(journalled.seq, journalled.seq + len(rest))):
        return None
    return None if _replay_leniently(journalled, rest) else journalled


def fits(row: TableRow, match: Match) -> bool:
    """Whether a match stands where the row of its table says."""
    return all(getattr(row, name) == value for name, value in progress_of(match).items())


def _since(entries: Sequence[EntryRow], seq: int) -> list[EntryRow]:
    """The entries from a number on; earlier ones may be lost."""
    return [entry for entry in entries if entry.seq >= seq]


def append(journalled: Journalled, entry: EntryRow) -> None:
    """Let a stored entry happen; InvalidSave if it leads elsewhere than when it was stored."""
    if entry.seq != journalled.seq:
        raise InvalidSave(f"entry {journalled.seq} is missing")
    try:
        journalled.act(entry.seat, entry.move, order_of(entry.command))
    except OrreryError as error:
        name = type(error).__name__
        raise InvalidSave(f"entry {entry.seq} can't be replayed: {name}") from error
    if journalled.match.journal.last_check != entry.check:
        raise InvalidSave(f"entry {entry.seq} leads elsewhere than when it was played")


def command_of(order: str, seat: int, seq: int) -> str:
    """What a move that a standing order makes is called in the store: each worker says the same."""
    return f"{_ORDER}{order}:{seat}:{seq}"


def order_of(command: str) -> str | None:
    """The standing order that made an entry, if one did, by its command."""
    return command.split(":")[1] if command.startswith(_ORDER) else None


def have_same_beginning(one: TableRow, other: TableRow) -> bool:
    """Whether the journals of two rows begin with the same; otherwise one is another journal."""
    return _beginning(one) == _beginning(other)


def _beginning(row: TableRow) -> tuple[str, str, bytes | None, list[str]]:
    return row.rules, row.content, row.start, [seat.name for seat in row.seats]


def is_current(row: TableRow) -> bool:
    """Whether a table's match was begun with the rules and the content of today."""
    title = title_of(row.game)
    return (row.rules, row.content) == (title.rules_version, title.content_hash)


def carried_over(row: TableRow, entries: Sequence[EntryRow], snapshot: SnapshotRow) -> TableRow:
    """The row with which a match of older rules goes on under those of today.

    It begins with the latest snapshot; what came after that is played again as far as the rules
    of today allow.
    """
    title = title_of(row.game)
    journalled = left_behind(row, snapshot)
    lost = _replay_leniently(journalled, _since(entries, snapshot.seq))
    log.warning("table carried over", table=row.id, rules=row.rules, lost=lost)
    end = max([snapshot.seq, *(entry.seq + 1 for entry in entries)])
    hidden_from = journalled.hidden_from
    acted = [] if hidden_from is None else [e.seat for e in _since(entries, hidden_from)]
    kept = beginning_of(journalled.match, end, hidden_from, acted)
    return msgspec.structs.replace(
        row,
        rules=title.rules_version,
        content=title.content_hash,
        start=msgspec.json.encode(kept),
        version=row.version + 1,
    )


def left_behind(row: TableRow, snapshot: SnapshotRow) -> Journalled:
    """The match of a snapshot, with the rules of today; InvalidSave if they can't go on from it."""
    try:
        return _go_on(title_of(row.game), row, beginning_in(snapshot.body))
    except OrreryError as error:
        name = type(error).__name__
        raise InvalidSave(f"the snapshot can't be gone on from: {name}") from error


def beginning_in(body: bytes) -> Beginning:
    """What a snapshot holds, or the start of a table."""
    return msgspec.json.decode(body, type=Beginning)


def base_of(row: TableRow) -> int:
    """How many entries a table had before the match that its row begins."""
    return 0 if row.start is None else beginning_in(row.start).seq


def beginning_of(
    match: Match, seq: int, hidden_from: int | None = None, acted: Sequence[int] = ()
) -> Beginning:
    """What another match could go on from, all secrets included."""
    position = msgspec.Raw(match.written_position())
    return Beginning(position, match.journal.standing_events(), seq, hidden_from, list(acted))


def snapshot_of(row: TableRow, journalled: Journalled) -> SnapshotRow:
    """What a later version opens the match with."""
    left = beginning_of(journalled.match, journalled.seq, journalled.hidden_from)
    body = msgspec.json.encode(left)
    return SnapshotRow(journalled.seq, row.rules, row.content, body)


def _go_on(
    title: Title, row: TableRow, beginning: Beginning, past: Feed | None = None
) -> Journalled:
    header = Header(
        game=row.game,
        rules=row.rules,
        content=row.content,
        names=[seat.name for seat in row.seats],
        options=options_of(row),
        commitment=commitment(row.key),
        key=row.key.hex(),
        campaign=chapter_of(row),
    )
    check_events(beginning.told, len(row.seats))
    game = sound_position(title, header, msgspec.json.decode(beginning.position))
    match = continue_from(title, header, game, beginning.told, past)
    return Journalled(
        match, beginning.seq, hidden_from=beginning.hidden_from, acted=beginning.acted
    )


def _replay_leniently(journalled: Journalled, entries: Sequence[EntryRow]) -> int:
    """Play entries as far as they are legal; how many are not."""
    for number, entry in enumerate(entries):
        try:
            journalled.act(entry.seat, entry.move, order_of(entry.command))
        except OrreryError:
            return len(entries) - number
    return 0


def progress_of(match: Match) -> dict[str, Any]:
    """What the row of a table knows of its match, for the lists of tables."""
    outcome = match.outcome
    return {
        "asked": match.deciders(),
        "round": match.round,
        "status": "playing" if outcome is None else "over",
        "winners": None if outcome is None else outcome.winners,
    }
