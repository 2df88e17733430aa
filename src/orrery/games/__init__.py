"""The titles: those that come with Orrery, and those that other packages add.

A package beside this module with a module `title` is a game; the `Title` is called TITLE there.
Another package adds one by an entry point of the group `orrery.games` that leads to its `Title`.
Names are found without loading any rules. The module can be called, because `orrery.games()` lists
the games.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from orrery.kernel.errors import UnknownGame, shown
from orrery.kernel.title import Title


def names() -> list[str]:
    """The names of all titles, in alphabetical order."""
    return sorted({*_built_in(), *_added()})


def is_known(name: str) -> bool:
    """Whether there is a title of this name."""
    return isinstance(name, str) and (name in _built_in() or name in _added())


def title(name: str) -> Title:
    """The title of this name."""
    if not is_known(name):
        known = ", ".join(names())
        raise UnknownGame(f"there is no game called {shown(name)}; there are: {known}")
    return _title(name)


@cache
def _title(name: str) -> Title:
    if name in _built_in():
        found: Title = import_module(f"{__name__}.{name}.title").TITLE
        return found
    added: Title = _added()[name].load()
    return added


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games


@cache
def _built_in() -> frozenset[str]:
    packages = [module.name for module in iter_modules(__path__) if module.ispkg]
    return frozenset(name for name in packages if find_spec(f"{__name__}.{name}.title"))


@cache
def _added() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="orrery.games")}
