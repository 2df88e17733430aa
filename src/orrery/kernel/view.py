"""What is shown of a game, as typed data: the view of a position and the catalogue of a game.

The structs of a game are what its JSON holds, no more and no less; the types of browser clients are
generated from them. A word that is one of several is a `Literal` with a title, by which those types
call it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

Plain = dict[str, Any]

LEFT_OUT: Final = msgspec.UNSET  # of a field that clients don't get; for modules that compile


class Shown(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something that is shown: a view, a catalogue, or a part of one."""


class View(Shown, frozen=True):
    """What one viewer may know of a position."""


def plain(shown: Shown) -> Plain:
    """The same as clients get it: dicts, lists, texts and numbers."""
    data: Plain = msgspec.json.decode(msgspec.json.encode(shown))
    return data
