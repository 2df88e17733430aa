"""Refusing: one exception for everything that a client may not have, with a code and a sentence."""

from __future__ import annotations

from typing import Final

import structlog

from orrery.kernel.errors import (
    CannotUndo,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    InvalidSave,
    OrreryError,
    UnknownBot,
    UnknownGame,
    UnknownSeat,
)
from orrery.server.store import Damaged, Failing, Full, Unusable
from orrery.server.wire import Code

log = structlog.get_logger()

# For when the store doesn't answer. A change may have happened then all the same.
UNAVAILABLE: Final = "what is kept here can't be reached just now; send the same again in a moment"


_FULL: Final = "this server has no room left to keep anything: tell whoever runs it"
_FAILING: Final = "this server can't use its disk: tell whoever runs it"
_DAMAGED: Final = "what is kept of this here is damaged: tell whoever runs this server"


class Refuse(Exception):
    """Raised before anything has changed; the message is one sentence for people."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return _STATUS.get(self.code, 409)


_STATUS: Final = {
    Code.MALFORMED: 400,
    Code.INVALID_NAME: 400,
    Code.INVALID_OPTION: 400,
    Code.INVALID_SEAT: 400,
    Code.UNKNOWN_BOT: 400,
    Code.PASSKEY_REFUSED: 400,
    Code.INVALID_ADDRESS: 400,
    Code.WRONG_CODE: 403,
    Code.NO_IDENTITY: 401,
    Code.WRONG_LOGIN: 403,
    Code.FOREIGN_ORIGIN: 403,
    Code.WRONG_INVITATION: 403,
    Code.NOT_HOST: 403,
    Code.NOT_SEATED: 403,
    Code.MUTED: 403,
    Code.STRANGER: 403,
    Code.NOT_INSTALLED: 501,
    Code.NOT_FOUND: 404,
    Code.UNKNOWN_GAME: 404,
    Code.UNKNOWN_TABLE: 404,
    Code.NOT_ALLOWED: 405,
    Code.TOO_LARGE: 413,
    Code.TOO_FAST: 429,
    Code.BUSY: 503,
    Code.DAMAGED: 503,
    Code.DISK_FAILED: 503,
    Code.DISK_FULL: 507,
    Code.INTERNAL: 500,
}

_CODES: Final = {
    InvalidMove: Code.INVALID_MOVE,
    IllegalMove: Code.ILLEGAL_MOVE,
    CannotUndo: Code.CANNOT_UNDO,
    InvalidOption: Code.INVALID_OPTION,
    UnknownGame: Code.UNKNOWN_GAME,
    UnknownBot: Code.UNKNOWN_BOT,
    UnknownSeat: Code.INVALID_SEAT,
    InvalidSave: Code.DAMAGED,
}


def refusal_by_store(error: Unusable) -> Refuse:
    """Why the store could not be used, for players; the log has the words for the host."""
    log.error("store failed", error=type(error).__name__, reason=str(error))
    if isinstance(error, Full):
        return Refuse(Code.DISK_FULL, _FULL)
    if isinstance(error, Failing):
        return Refuse(Code.DISK_FAILED, _FAILING)
    if isinstance(error, Damaged):
        return Refuse(Code.DAMAGED, _DAMAGED)
    return Refuse(Code.BUSY, UNAVAILABLE)


def refusal_of(error: OrreryError) -> Refuse:
    """An error of the kernel as a refusal. A bug in a game is told as one, without details."""
    code = _CODES.get(type(error))
    if code == Code.DAMAGED:  # what is wrong with it may be a secret
        return Refuse(code, "this match can't be opened with the rules of today")
    if code is None:
        return Refuse(Code.INTERNAL, "the rules of this game have failed; nothing has changed")
    return Refuse(code, str(error))
