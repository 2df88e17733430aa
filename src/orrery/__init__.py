"""Orrery: a digital tabletop for heavy space games.

>>> import orrery
>>> match = orrery.new("example", seats=2, seed=7)
>>> [pending.kind for pending in match.pending()]
['choose-comet', 'choose-comet']

docs/api.md describes everything that is public here.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from typing import Any

if os.environ.get("ORRERY_BUILD") == "interpreted":
    from orrery import _source_only

    _source_only.install()

from orrery import games as _games
from orrery.kernel.dice import KEY_BYTES, key_from_seed
from orrery.kernel.errors import (
    BrokenRules,
    CannotUndo,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    InvalidSave,
    OrreryError,
    UnknownBot,
    UnknownGame,
)
from orrery.kernel.game import OMNISCIENT, SPECTATOR
from orrery.kernel.journal import decode
from orrery.kernel.match import Match, Offer, Outcome, Pending, new_match
from orrery.kernel.replay import open_save
from orrery.kernel.title import Title

__version__ = "0.1.0"

__all__ = [
    "OMNISCIENT",
    "SPECTATOR",
    "BrokenRules",
    "CannotUndo",
    "IllegalMove",
    "InvalidMove",
    "InvalidOption",
    "InvalidSave",
    "Match",
    "Offer",
    "OrreryError",
    "Outcome",
    "Pending",
    "Title",
    "UnknownBot",
    "UnknownGame",
    "games",
    "load",
    "new",
    "title",
]


def games() -> list[str]:
    """The names of all games that can be played."""
    return _games.names()


def title(name: str) -> Title:
    """All that is declared about a game: seats, options, moves, events."""
    return _games.title(name)


def new(
    name: str,
    seats: int | list[str] | tuple[str, ...] = 2,
    options: Mapping[str, Any] | None = None,
    seed: int | str | None = None,
) -> Match:
    """A new match, at its first decision.

    `seats` is how many, or the players' names. Without a seed the dice key comes from the
    operating system; with one the match can be repeated.
    """
    chosen = title(name)
    given = {} if options is None else options
    if isinstance(seats, list | tuple):
        names = seats
    else:
        chosen.check(seats, given)
        names = [f"Player {number + 1}" for number in range(seats)]
    key = secrets.token_bytes(KEY_BYTES) if seed is None else key_from_seed(seed)
    return new_match(chosen, names, given, key)


def load(source: str | bytes | os.PathLike[str]) -> Match:
    """The match of a save: its JSON text, or the path of its file.

    The whole journal is replayed and compared; InvalidSave names the first place that differs.
    """
    if isinstance(source, os.PathLike):
        with open(source, "rb") as file:
            source = file.read()
    save = decode(source)
    return open_save(title(save.journal.header.game), save)
