"""The table of a game as a seat sees it, as text or as a drawing in SVG.

The text is what `orrery play` shows in a terminal, with the boards that games draw there. A game
that has a function `board` in its module drawing.py is drawn as a board; of others, such as the
example, SVG shows the text.
"""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console

from orrery.cli.drawing import drawn
from orrery.cli.layout import situation
from orrery.env.playing import Playing
from orrery.kernel.drawing import Drawing
from orrery.kernel.errors import InvalidOption, shown
from orrery.kernel.view import plain
from orrery.text import Translator

ANSI: Final = "ansi"  # Gymnasium's name for text
SVG: Final = "svg"
RENDER_MODES: Final = [ANSI, SVG]
_WIDTH: Final = 160


def check_mode(mode: str | None) -> str | None:
    """The mode, if it is one or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise InvalidOption(f"a render mode is one of {', '.join(RENDER_MODES)}, not {shown(mode)}")
    return mode


def rendered(playing: Playing, seat: int, mode: str | None) -> str | None:
    """What a seat sees, drawn in this mode; nothing without one."""
    if mode is None:
        return None
    title = playing.title
    players = [f"seat {number}" for number in range(playing.seats)]
    automata = title.automata(playing.options, playing.seats)
    translator = Translator(title, "en", players, automata)
    view = plain(title.view_of(playing.game, seat))
    drawing = title.part("drawing")
    if mode == SVG and drawing is not None:
        board: Drawing = drawing.board(view, translator.players)
        return board.svg(translator.text("title"))
    paper = Console(record=True, width=_WIDTH, file=StringIO())
    shown_there = drawn(title, view, translator.players)
    paper.print(situation(shown_there, len(translator.players), translator))
    if mode == SVG:
        return paper.export_svg(title=translator.text("title"))
    return paper.export_text()
