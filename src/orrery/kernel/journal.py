"""The journal of a match: its header, every move and undo, what they caused, and checks.

A journal is plain JSON, described in docs/journal.md. Each entry carries a check that covers
everything before it, so that a change anywhere shows at the place where it was made.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec

from orrery.kernel.campaign import Chapter
from orrery.kernel.dice import KEY_BYTES, commitment
from orrery.kernel.errors import InvalidSave
from orrery.kernel.feed import Event
from orrery.kernel.option import OptionValue

FORMAT = 1
HASH_EVERY = 8  # entries


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One thing that a seat did: a move in its notation, or an undo of its last move."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    check: str
    move: str | None = None  # None: an undo
    events: list[Event] = []
    hash: str | None = None  # of the position after the entry, every few entries
    order: str | None = None  # the standing order by which the move was made, if it was by one

    @property
    def content(self) -> list[object]:
        """What its check covers; without an order as before there were any."""
        return _content(self.seat, self.move, self.events, self.hash, self.order)


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a match begins with; `campaign` if it is a chapter of one."""

    game: str
    rules: str
    content: str
    names: list[str]
    options: dict[str, OptionValue]
    commitment: str
    key: str
    campaign: Chapter | None = None


class Journal(msgspec.Struct, forbid_unknown_fields=True):
    """A whole match. `start` is the position it began with, None for a normal setup."""

    orrery: int
    header: Header
    start: dict[str, Any] | None
    opening: list[Event]
    entries: list[Entry]

    @property
    def last_check(self) -> str:
        return self.entries[-1].check if self.entries else self.first_check

    @property
    def first_check(self) -> str:
        """The check of what comes before the first entry."""
        return _chain("", [self.orrery, self.header, self.start, self.opening])

    def append(
        self,
        seat: int,
        move: str | None,
        events: list[Event],
        state_hash: str | None,
        order: str | None = None,
    ) -> Entry:
        """Add an entry with its check."""
        check = _chain(self.last_check, _content(seat, move, events, state_hash, order))
        entry = Entry(seat, check, move, events, state_hash, order)
        self.entries.append(entry)
        return entry

    def standing_events(self) -> list[Event]:
        """All events so far, but for those of moves that were taken back."""
        undone = taken_back(self.entries)
        entries = [e for number, e in enumerate(self.entries) if number not in undone]
        return self.opening + [event for entry in entries for event in entry.events]

    def copy(self) -> Journal:
        return Journal(self.orrery, self.header, self.start, self.opening, self.entries[:])


def renamed(journal: Journal, names: list[str]) -> Journal:
    """The same journal of people who are called otherwise, with the checks that go with that."""
    header = msgspec.structs.replace(journal.header, names=names)
    twin = Journal(journal.orrery, header, journal.start, journal.opening, [])
    for entry in journal.entries:
        twin.append(entry.seat, entry.move, entry.events, entry.hash, entry.order)
    return twin


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A saved match: the journal and the position after its last entry, sealed together.

    `release` is the Orrery that wrote it; early ones did not say.
    """

    journal: Journal
    position: dict[str, Any]
    seal: str
    release: str = ""


class Act(Protocol):
    """A move of a seat, or an undo."""

    @property
    def seat(self) -> int: ...
    @property
    def move(self) -> str | None: ...


def taken_back(acts: Sequence[Act]) -> set[int]:
    """The numbers of the moves that were taken back: an undo means its seat's last one standing."""
    numbers: set[int] = set()
    standing: dict[int, list[int]] = {}
    for number, act in enumerate(acts):
        own = standing.setdefault(act.seat, [])
        if act.move is not None:
            own.append(number)
        elif own:
            numbers.add(own.pop())
    return numbers


def encode(journal: Journal, position: dict[str, Any], release: str = "") -> str:
    """A save as JSON text, one entry a line."""
    save = Save(journal, position, _seal(journal, position, release), release)
    compact = msgspec.json.encode(save).decode()
    return compact.replace('{"seat":', '\n{"seat":') + "\n"


def decode(text: str | bytes) -> Save:
    """The save in this text. Raises InvalidSave unless its form, its checks and its seal hold."""
    try:
        save = msgspec.json.decode(text, type=Save)
        _check(save)
    except (msgspec.MsgspecError, UnicodeError, OverflowError, RecursionError) as error:
        raise InvalidSave(f"this is not a saved match: {error}") from error
    return save


def _check(save: Save) -> None:
    journal = save.journal
    if journal.orrery != FORMAT:
        raise InvalidSave(f"the save has format {journal.orrery}, this Orrery reads {FORMAT}")
    _check_key(journal.header)
    check = journal.first_check
    for number, entry in enumerate(journal.entries):
        check = _chain(check, entry.content)
        if entry.check != check:
            place = "the header, the setup or entry 0" if number == 0 else f"entry {number}"
            raise InvalidSave(f"{place} was altered after it was written")
    if save.seal != _seal(journal, save.position, save.release):
        raise InvalidSave("the saved position or the release was altered after it was written")


def _seal(journal: Journal, position: dict[str, Any], release: str) -> str:
    return _chain(journal.last_check, [position, release] if release else position)


def _check_key(header: Header) -> None:
    try:
        key = bytes.fromhex(header.key)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES or commitment(key) != header.commitment:
        raise InvalidSave("the dice key does not match the commitment made before the match")


def write_atomically(path: str | os.PathLike[str], text: str) -> None:
    """Put text into a file so that a crash leaves the old content or the new, never a mixture."""
    target = Path(path).resolve()
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(8)}")
    try:
        with open(temporary, "x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name of a file last, where folders can be opened at all."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _content(
    seat: int, move: str | None, events: list[Event], state_hash: str | None, order: str | None
) -> list[object]:
    content: list[object] = [seat, move, events, state_hash]
    return content if order is None else [*content, order]


def _chain(before: str, content: object) -> str:
    data = msgspec.json.encode([before, content], order="deterministic")
    return hashlib.blake2b(data, digest_size=12).hexdigest()
