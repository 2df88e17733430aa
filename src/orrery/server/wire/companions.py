"""People one has played with, and invitations to tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from orrery.server.wire.common import MAX_SEATS, PersonId, TableId
from orrery.server.wire.tables import TableInfo

People = Annotated[list[PersonId], Meta(min_length=1, max_length=MAX_SEATS)]


class CompanionInfo(Struct, frozen=True):
    """Somebody with whom one has played, in how many matches, and the last of them.

    `table` is null if that is not kept any more. Who is `ignored` can send no invitations.
    """

    player: str
    name: str
    matches: int
    game: str
    ended: float
    table: str | None
    ignored: bool


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask people, with whom one has played, to a table."""

    people: People


class InviteAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a table like that of a finished match, and ask people to it who played there."""

    table: TableId
    people: People


class InvitationInfo(Struct, frozen=True):
    """Somebody is asked to a table; its key is what a link to it would have."""

    player: str  # who asks
    name: str
    at: float
    key: str
    table: TableInfo
