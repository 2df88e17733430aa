"""Who is who."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from orrery.server.wire.notifications import ChannelInfo, OwnNotice, Wishes
from orrery.server.wire.standings import RatingInfo
from orrery.server.wire.tables import TableInfo


class Me(Struct, frozen=True):
    """The visitor."""

    id: str
    name: str
    named: bool
    password: bool
    passkeys: int
    handle: str | None = None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A handle and its password."""

    handle: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser's authenticator gave, as JSON of the WebAuthn standard."""

    credential: dict[str, Any]


class OwnLine(Struct, frozen=True):
    """Something that the visitor has said."""

    table: str
    text: str
    at: float


class OwnResult(Struct, frozen=True):
    """What became of the visitor in a match, whose table may not be kept any more."""

    table: str
    game: str
    ended: float
    seat: int
    place: int
    score: int


class OwnInvitation(Struct, frozen=True):
    """That the visitor has asked somebody to a table, or was asked, by the ids of both."""

    table: str
    inviter: str
    invited: str
    at: float


class OwnData(Struct, frozen=True):
    """All that is known of the visitor. Journals of finished matches are at their tables.

    `left` are matches that the visitor has left to a bot, `ratings` are by game, and `ignored` are
    people by their ids.
    """

    me: Me
    created: float
    tables: list[TableInfo]
    left: list[str]
    results: list[OwnResult]
    ratings: dict[str, RatingInfo]
    ignored: list[str]
    invitations: list[OwnInvitation]
    lines: list[OwnLine]
    wishes: Wishes | None
    channels: list[ChannelInfo]
    notices: list[OwnNotice]
