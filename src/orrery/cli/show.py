"""`orrery show`: a saved match as a story."""

from __future__ import annotations

from typing import Annotated

import typer

import orrery
from orrery.cli.arguments import Language, SavedMatch
from orrery.cli.output import printable, screen
from orrery.cli.story import story
from orrery.kernel.game import OMNISCIENT, SPECTATOR
from orrery.text import Translator


def show(
    file: SavedMatch,
    lang: Language = "en",
    seat: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Tell what this seat knows; the first is 0."),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Tell all secrets.")] = False,
) -> None:
    """Tell a saved match as a story.

    Without --seat or --all it tells what a spectator knows.
    """
    if everything and seat is not None:
        raise typer.BadParameter("choose either --seat or --all")
    viewer = OMNISCIENT if everything else SPECTATOR if seat is None else seat
    match = orrery.load(file)
    if viewer >= match.seats:
        raise typer.BadParameter(f"the seats are 0 to {match.seats - 1}, not {viewer}")
    names = [printable(name) for name in match.names]
    translator = Translator(match.title, lang, names, match.automata)
    console = screen()
    for part in story(match, viewer, translator):
        console.print(part, soft_wrap=True)
