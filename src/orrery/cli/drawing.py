"""Views with drawings, for games that draw their tables for a terminal themselves."""

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
