"""Tables: setting them up, what is known of them, and what happened there."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from orrery.kernel.option import OptionValue
from orrery.server.wire.common import MAX_SEATS, Count, SeatNumber


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=40)] | None = None


Plans = Annotated[list[SeatPlan], Meta(min_length=1, max_length=MAX_SEATS)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. There are no clocks yet: any `clock` but null is refused."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Plans
    options: dict[str, OptionValue] = {}
    private: bool = False
    campaign: bool = False  # begin one: some options are decided by its first chapter
    clock: dict[str, int] | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down; public tables need no invitation."""

    invitation: Annotated[str, Meta(max_length=64)] | None = None
    seat: SeatNumber | None = None


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a position of a finished match."""

    entry: Count
    seats: Plans


class SeatInfo(Struct, frozen=True):
    """A player as everyone sees them: a seat, or an automaton, which has a number after the seats.

    The name of an automaton is that of its text, automaton-<name>.
    """

    seat: int
    kind: Literal["person", "bot", "open", "automaton"]
    name: str
    level: str | None
    you: bool
    online: bool
    asked: bool


class ChapterInfo(Struct, frozen=True):
    """Where a match stands in a campaign: what was carried into it, and the tables around it."""

    number: int
    name: str
    chapters: int
    carried: dict[str, list[int]]
    previous: str | None
    following: str | None


class TableInfo(Struct, frozen=True):
    """A table as one visitor may know it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    automata: list[SeatInfo]
    chapter: ChapterInfo | None
    host: bool  # whether it is you
    private: bool
    invitation: str | None
    created: float
    updated: float
    round: int
    commitment: str
    key: str | None
    rematch: str | None
    forked_from: str | None
    spectators: int


class ReplayEntry(Struct, frozen=True):
    """Something that a seat did; `kind` is that of the move, "undo", or null if it is hidden."""

    seat: int
    kind: str | None
    round: int


class Replay(Struct, frozen=True):
    """What can be looked at: the states after `first` to `first + len(entries)` entries."""

    table: str
    first: int
    entries: list[ReplayEntry]
    over: bool


class RoundPoints(Struct, frozen=True):
    """The points of every player after a round, and where they come from: by part of the sheet.

    `charts` are what else the title charts: by text key of the chart, each of its lines.
    """

    round: int
    scores: list[int]
    parts: list[dict[str, int]]
    charts: dict[str, dict[str, int]]


class Points(Struct, frozen=True):
    """How the points of a finished match grew."""

    table: str
    rounds: list[RoundPoints]
