"""What can go wrong, as types. Every message is one sentence that a player can act on."""

_LONGEST = 60


def shown(value: object) -> str:
    """Anything at all as it can stand in a message: short, and without failing itself."""
    try:
        text = repr(value)
    except Exception:  # such as a number with too many digits, or a faulty __repr__
        return f"a {type(value).__name__} that can't be written here"
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


class OrreryError(Exception):
    """Base of every error that Orrery raises on purpose; nothing has changed when it is raised."""


class InvalidMove(OrreryError):
    """The move could not be understood: no such kind of move, or a field out of range."""


class IllegalMove(OrreryError):
    """The move was understood but is not allowed now; the message says what is."""


class UnknownSeat(OrreryError):
    """There is no such seat or viewer at this table."""


class CannotUndo(OrreryError):
    """There is nothing this seat may take back; the message says what stands in the way."""


class InvalidOption(OrreryError):
    """A game option or the number of seats is unknown, out of range or contradicts another.

    `between` names those that contradict each other whatever the others are, if it is known.
    """

    def __init__(self, message: str, between: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.between = between


class InvalidSave(OrreryError):
    """A saved match is damaged, altered or not one of ours; the message names the place."""


class UnknownGame(OrreryError):
    """No game of this name is registered; the message lists those that are."""


class UnknownBot(OrreryError):
    """There is no bot of this name, or it can't be made as it is wanted; the message says why."""


class BotFailed(OrreryError):
    """A bot made no move that can be made; the message says what it did instead."""


class BrokenRules(OrreryError):
    """A game breaks its contract with the kernel, such as a step that offers no option: a bug."""


class ChanceDecides(OrreryError):
    """Dice that don't draw were asked to: whoever plays with them doesn't want to know further."""


class UnknownLanguage(OrreryError):
    """A game has no text in this language; the message lists those that it has."""


class InvalidContent(OrreryError):
    """A content file says what its game doesn't know; the message names the file and the entry."""
