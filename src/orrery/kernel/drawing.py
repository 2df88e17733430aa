"""Boards drawn as SVG: a few shapes on a sheet, for those who look at positions without a browser.

A title's module drawing.py has a function `board(view, names)` that draws a view with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

SEATS: Final = ("#ef6a44", "#4ba3d0", "#6cbf63", "#f2c14e", "#a88be0", "#9aa3b2")
GROUND: Final = "#12141c"
PANEL: Final = "#1b1e29"
LINE: Final = "#343949"
BRASS: Final = "#c9a86a"
INK: Final = "#ecece8"
FAINT: Final = "#9aa0b0"
NOTHING: Final = "none"


class Drawing:
    """A sheet of this size; what is drawn later lies above."""

    def __init__(self, width: float, height: float, ground: str = GROUND) -> None:
        self.width = width
        self.height = height
        self._shapes: list[str] = []
        self.rect(0, 0, width, height, ground)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        stroke: str = NOTHING,
        corner: float = 0,
    ) -> None:
        self._shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" '
            f'fill="{fill}" stroke="{stroke}"/>'
        )

    def circle(
        self, x: float, y: float, radius: float, fill: str, stroke: str = NOTHING, width: float = 1
    ) -> None:
        self._shapes.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{stroke}" '
            f'stroke-width="{width:g}"/>'
        )

    def triangle(self, x: float, y: float, radius: float, fill: str, stroke: str = GROUND) -> None:
        """One that points up, around its middle."""
        self.polygon(
            [(x, y - radius), (x + radius, y + radius), (x - radius, y + radius)], fill, stroke
        )

    def polygon(
        self, corners: Iterable[Sequence[float]], fill: str, stroke: str = NOTHING, width: float = 1
    ) -> None:
        points = " ".join(f"{x:g},{y:g}" for x, y in corners)
        self._shapes.append(
            f'<polygon points="{points}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'
        )

    def line(
        self, x: float, y: float, to_x: float, to_y: float, stroke: str, width: float = 1
    ) -> None:
        self._shapes.append(
            f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" stroke="{stroke}" '
            f'stroke-width="{width:g}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 14,
        fill: str = INK,
        anchor: str = "start",
    ) -> None:
        """Words on a line; `anchor` says whether x is their start, middle or end."""
        self._shapes.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" '
            f'text-anchor="{anchor}">{escape(words)}</text>'
        )

    def svg(self, title: str) -> str:
        """All of it, as one file."""
        size = f'width="{self.width:g}" height="{self.height:g}"'
        box = f'viewBox="0 0 {self.width:g} {self.height:g}"'
        shapes = "\n".join(self._shapes)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} font-family="sans-serif">'
            f"\n<title>{escape(title)}</title>\n{shapes}\n</svg>\n"
        )


def seat_colour(seat: int) -> str:
    """The colour of whoever sits there."""
    return SEATS[seat % len(SEATS)]
