"""Orrery: a digital tabletop for heavy space games.

>>> import orrery
>>> match = orrery.new("example", seats=2, seed=7)
>>> [pending.kind for pending in match.pending()]
['choose-comet', 'choose-comet']

docs/api.md describes everything that is public here. Names are imported when they are first used,
so that commands which don't need the engine start at once.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if os.environ.get("ORRERY_BUILD") == "interpreted":
    from orrery import _source_only

    _source_only.install()

from orrery.kernel.release import RELEASE

if TYPE_CHECKING:
    from orrery.api import following, load, new
    from orrery.games import title
    from orrery.kernel.errors import (
        BotFailed,
        BrokenRules,
        CannotUndo,
        IllegalMove,
        InvalidMove,
        InvalidOption,
        InvalidSave,
        OrreryError,
        UnknownBot,
        UnknownGame,
        UnknownLanguage,
        UnknownSeat,
    )
    from orrery.kernel.game import OMNISCIENT, SPECTATOR
    from orrery.kernel.match import Match, Outcome
    from orrery.kernel.pending import Offer, Pending
    from orrery.kernel.title import Title

    def games() -> list[str]:
        """The names of all games that can be played."""


__version__ = RELEASE

__all__ = [
    "OMNISCIENT",
    "SPECTATOR",
    "BotFailed",
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
    "UnknownLanguage",
    "UnknownSeat",
    "following",
    "games",
    "load",
    "new",
    "title",
]

_PLACES = (
    *("api", "games", "kernel.errors", "kernel.game", "kernel.match", "kernel.pending"),
    "kernel.title",
)


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("orrery.games")  # a module that can be called
    if name in __all__:
        for place in _PLACES:
            module = import_module(f"orrery.{place}")
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module 'orrery' has no attribute {name!r}")
