"""The titles: those that come with Orrery, and those that other packages add.

A package adds a title by an entry point of the group `orrery.games` that leads to its `Title`.
The module can be called, because `orrery.games()` lists the games.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from orrery.kernel.errors import UnknownGame, shown
from orrery.kernel.title import Title

_BUILT_IN = {
    "example": "orrery.games.example.title",
    "planet_unknown": "orrery.games.planet_unknown.title",
    "pulsar_2849": "orrery.games.pulsar_2849.title",
}


def names() -> list[str]:
    """The names of all titles, in alphabetical order."""
    return sorted({*_BUILT_IN, *_added()})


def title(name: str) -> Title:
    """The title of this name."""
    if not isinstance(name, str) or name not in names():
        known = ", ".join(names())
        raise UnknownGame(f"there is no game called {shown(name)}; there are: {known}")
    return _title(name)


@cache
def _title(name: str) -> Title:
    if name in _BUILT_IN:
        found: Title = import_module(_BUILT_IN[name]).TITLE
        return found
    added: Title = _added()[name].load()
    return added


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games


@cache
def _added() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="orrery.games")}
