"""What happens inside the process that draws chronicles: rows of the store in, their parts out."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Final

import msgspec

from orrery.helper import answer_all
from orrery.server import journals
from orrery.server.chronicles import written_down
from orrery.server.films import Film
from orrery.server.logs import where
from orrery.server.store import TableRow, Traced

_NICENESS: Final = 10  # nobody waits for it: those who play and those who think come first


class Finished(msgspec.Struct, frozen=True):
    """A match that is over, as the store has it."""

    row: TableRow
    traced: list[Traced]


class Failure(msgspec.Struct, frozen=True):
    """Why there is no chronicle: the name of an error, and the last places that it came through."""

    error: str
    at: list[str]


def draw_chronicles(pipe: Connection) -> None:
    """The life of a process that draws."""
    answer_all(pipe, _answer, _NICENESS)


def drawn(finished: Finished) -> list[bytes] | None:
    """The chronicle in its parts; None unless what the entries led to is known from the first on.

    OrreryError if the rules of today lead elsewhere.
    """
    row, traced = finished.row, finished.traced
    film = Film(len(row.seats), traced)
    journalled = journals.replayed(row, [one.entry for one in traced])
    if film.story is None or film.story.end != journalled.seq:
        return None
    return written_down(row, film, journalled.match)


def _answer(request: bytes) -> bytes:
    answer: list[bytes] | Failure | None
    try:
        answer = drawn(msgspec.msgpack.decode(request, type=Finished))
    except Exception as error:  # whatever it is about this match, the next one may be drawn
        answer = Failure(type(error).__name__, where(error))
    return msgspec.msgpack.encode(answer)
