"""How plots look, and what they need."""

from __future__ import annotations

from typing import Final

from orrery.kernel.errors import InvalidOption

PALETTE: Final = (
    "#c9a45c",
    "#5b8dd6",
    "#5fa777",
    "#c8664f",
    "#8d6bb8",
    "#4aa3a3",
    "#b8738f",
    "#8a8f98",
    "#d6b23c",
    "#6f86a8",
)
_INK: Final = "#20242c"


def begin_plotting(what: str) -> None:
    """Let all plots look alike; InvalidOption if there is nothing to draw them with."""
    try:
        import matplotlib as mpl
    except ImportError as error:
        raise InvalidOption(f"{what} need matplotlib: install orrery[research]") from error
    mpl.rcParams.update(
        {
            "svg.hashsalt": "orrery",
            "svg.fonttype": "none",
            "font.family": "sans-serif",
            "text.color": _INK,
            "axes.labelcolor": _INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    )
