"""Views with drawings, for games that draw their tables for a terminal themselves.

A title's module picture.py has a function `picture`, and if it has a map too large to be shown with
every decision a function `chart`. Both make another view of a view and the players' names.
"""

from __future__ import annotations

from collections.abc import Sequence

from orrery.kernel.title import Title
from orrery.kernel.view import Plain


def drawn(title: Title, view: Plain, names: Sequence[str]) -> Plain:
    """What the function `picture` of the title's module picture.py makes of a view, if any.

    It may leave parts out, add others, and draw with texts of several lines.
    """
    module = title.part("picture")
    shown: Plain = module.picture(view, names) if module else view
    return shown


def chart(title: Title, view: Plain, names: Sequence[str]) -> Plain | None:
    """The whole map of a game that has one: what `chart` of its module picture.py draws."""
    draw = getattr(title.part("picture"), "chart", None)
    return None if draw is None else draw(view, names)
