"""Tables: setting them up, what is known of them, and what happened there."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from orrery.kernel.option import OptionValue
from orrery.server.wire.common import MAX_SEATS, Count, SeatNumber


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat; a `guest` has a name and plays on the device of whoever says so."""

    kind: Literal["me", "guest", "open", "bot"]
    level: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=40)] | None = None


Plans = Annotated[list[SeatPlan], Meta(min_length=1, max_length=MAX_SEATS)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The time that players have."""


class RelaxedClock(Clock, frozen=True, tag="relaxed"):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=14)]


class LiveClock(Clock, frozen=True, tag="live"):
    """So many minutes for each player, and seconds that come back with the end of every turn."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


ClockPlan = RelaxedClock | LiveClock


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up; without a `clock` nobody has to hurry."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Plans
    options: dict[str, OptionValue] = {}
    private: bool = False
    campaign: bool = False  # begin one: some options are decided by its first chapter
    rated: bool = False  # its end changes ratings, and nobody gets hints
    clock: ClockPlan | None = None


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host makes of a table that has not begun: all of it, also what stays as it is.

    `seats` is their number; who sits there stays.
    """

    options: dict[str, OptionValue]
    seats: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    private: bool
    rated: bool
    clock: ClockPlan | None


class QuickPlan(Struct, frozen=True):
    """The table that "Play now" sets up for somebody.

    A `newcomer`, who has finished no match of the game here, begins with its easiest setup and an
    easy opponent; everybody else gets what they played last.
    """

    newcomer: bool
    table: NewTable


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

    The name of an automaton is that of its text, automaton-<name>. A bot with `away` plays for
    somebody until they are back. `player` is who it is in rankings and under /people; null of
    automata and of people who have gone. A `guest` plays on somebody else's device; all seats of
    your device are `you`.
    """

    seat: int
    kind: Literal["person", "bot", "open", "automaton"]
    name: str
    level: str | None
    you: bool
    online: bool
    asked: bool
    away: bool = False
    player: str | None = None
    guest: bool = False


class HandInfo(Struct, frozen=True):
    """A player's time: the seconds that are left, and while it runs the moment of its end."""

    left: float
    until: float | None


class ClockInfo(Struct, frozen=True):
    """The clock of a table, with a hand for each seat once the match has begun."""

    plan: ClockPlan
    hands: list[HandInfo]


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
    rated: bool
    invitation: str | None
    created: float
    updated: float
    round: int
    winners: list[int] | None
    commitment: str
    key: str | None
    rematch: str | None
    forked_from: str | None
    lesson: bool  # whether it is a guided first game
    spectators: int
    clock: ClockInfo | None


class ReplayEntry(Struct, frozen=True):
    """Something that a seat did; `kind` is that of the move, "undo", or null if it is hidden.

    `told` is how many events the viewer had been told after it.
    """

    seat: int
    kind: str | None
    round: int
    told: int


class Replay(Struct, frozen=True):
    """What can be looked at: the states after `first` to `first + len(entries)` entries.

    `told` is how many events the viewer had been told before any of them.
    """

    table: str
    first: int
    told: int
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
