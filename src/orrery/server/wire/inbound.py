"""The feed, from the client."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from orrery.kernel.plan import MOST_PLANNED
from orrery.server.wire.common import (
    MAX_FORESEEN,
    Command,
    Count,
    Decision,
    Notation,
    SeatNumber,
    TableId,
)


class Inbound(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of the client's, with an id that the answer repeats."""

    id: Annotated[str, Meta(max_length=64)] | Count


class Watch(Inbound, frozen=True, tag="watch"):
    """Follow a table; `events` is how many of its events are known.

    Who has several seats there says from which one: without it they see what everyone may see.
    """

    table: TableId
    events: Count = 0
    seat: SeatNumber | None = None


class Unwatch(Inbound, frozen=True, tag="unwatch"):
    """Follow a table no longer."""

    table: TableId


class Play(Inbound, frozen=True, tag="play"):
    """A move, in its notation, for the decision that the player had in front of them."""

    table: TableId
    command: Command
    decision: Decision
    move: Notation


class Undo(Inbound, frozen=True, tag="undo"):
    """Take the last move back."""

    table: TableId
    command: Command


class Order(Inbound, frozen=True, tag="order"):
    """Leave a standing order, or cancel it."""

    table: TableId
    name: Annotated[str, Meta(max_length=40)]
    stands: bool


class Say(Inbound, frozen=True, tag="say"):
    """A line of chat."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


Notations = Annotated[list[Notation], Meta(min_length=1, max_length=MAX_FORESEEN)]
PlannedMoves = Annotated[list[Notation], Meta(max_length=MOST_PLANNED)]


class Plan(Inbound, frozen=True, tag="plan"):
    """Where would these moves lead in the own next turn? Nothing of it is real, or kept."""

    table: TableId
    moves: PlannedMoves


class Foresee(Inbound, frozen=True, tag="foresee"):
    """What would these legal moves lead to? For the own decision that waits now.

    If moves of a `plan` are named, for the decision that they lead to.
    """

    table: TableId
    decision: Decision
    moves: Notations
    plan: PlannedMoves | None = None


class Explain(Inbound, frozen=True, tag="explain"):
    """Why are these moves not among the options of that decision?"""

    table: TableId
    decision: Decision
    moves: Notations
    plan: PlannedMoves | None = None


class Ping(Inbound, frozen=True, tag="ping"):
    """Is anybody there?"""


FromClient = Watch | Unwatch | Play | Undo | Order | Say | Plan | Foresee | Explain | Ping
