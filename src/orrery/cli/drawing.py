"""Views with drawings, for games that draw their tables for a terminal themselves."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from orrery.kernel.title import Title, View


def drawn(title: Title, view: View, names: Sequence[str]) -> View:
    """What the function `picture` of the title's module picture.py makes of a view, if any.

    It may leave parts out, add others, and draw with texts of several lines.
    """
    module = f"{title.package}.picture"
    if not title.package or find_spec(module) is None:
        return view
    shown: View = import_module(module).picture(view, names)
    return shown
