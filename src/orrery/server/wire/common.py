"""What all parts of the protocol use: limits, small types, and why something is refused."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

MAX_MESSAGE = 64 * 1024  # bytes, of a body or a message of the feed
MAX_SEATS = 16
MAX_FORESEEN = 64  # moves in one question

_WITHOUT_NUL = r"^[^\x00]*$"  # what the store is asked for; no database takes a NUL in a text
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern=_WITHOUT_NUL)]
PersonId = Annotated[str, Meta(min_length=1, max_length=40, pattern=_WITHOUT_NUL)]
Command = Annotated[str, Meta(min_length=1, max_length=64, pattern=_WITHOUT_NUL)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Decision = Annotated[str, Meta(max_length=40)]
Notation = Annotated[str, Meta(max_length=200)]
Record = dict[str, int | str]


class Code(StrEnum):
    """Why something was refused."""

    MALFORMED = "malformed"  # not JSON, or not of the form that the protocol gives
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    FOREIGN_ORIGIN = "foreign-origin"
    NO_IDENTITY = "no-identity"  # ask for /api/me first
    WRONG_LOGIN = "wrong-login"
    HANDLE_TAKEN = "handle-taken"
    INVALID_NAME = "invalid-name"
    PASSKEY_REFUSED = "passkey-refused"
    NOT_OFFERED = "not-offered"  # this server reaches nobody in that way
    INVALID_ADDRESS = "invalid-address"
    MANY_CHANNELS = "many-channels"
    WRONG_CODE = "wrong-code"
    NOT_DELIVERED = "not-delivered"
    NOT_FOUND = "not-found"
    NOT_ALLOWED = "not-allowed"  # the method of a request
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_TABLE = "unknown-table"
    UNKNOWN_BOT = "unknown-bot"
    INVALID_OPTION = "invalid-option"
    INVALID_SEAT = "invalid-seat"
    WRONG_INVITATION = "wrong-invitation"
    SEAT_TAKEN = "seat-taken"
    NO_SEAT_LEFT = "no-seat-left"
    NOT_HOST = "not-host"
    NOT_SEATED = "not-seated"
    STRANGER = "stranger"  # one has not played with them
    MANY_BOT_MATCHES = "many-bot-matches"
    MUTED = "muted"  # by whoever runs the server
    NOT_SILENT = "not-silent"  # nobody may be played for yet
    NOT_STARTED = "not-started"
    STARTED = "started"
    IN_PLAY = "in-play"
    OVER = "over"
    STALE = "stale"
    INVALID_MOVE = "invalid-move"
    ILLEGAL_MOVE = "illegal-move"
    CANNOT_UNDO = "cannot-undo"
    RATED = "rated"  # nobody is helped in a rated match
    UNDOS_SPENT = "undos-spent"  # far more was taken back than was played
    REPLAYED = "replayed"  # the command was used for something else before
    BUSY = "busy"  # try again
    DISK_FULL = "disk-full"  # nothing can be kept; trying again doesn't help
    DISK_FAILED = "disk-failed"  # nor if the disk can't be read or written
    DAMAGED = "damaged"  # the table can't be opened
    NOT_INSTALLED = "not-installed"  # something that this server can do without
    INTERNAL = "internal"


class Refused(Struct, frozen=True):
    """A refusal, over HTTP."""

    code: Code
    message: str
