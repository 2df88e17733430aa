"""`orrery analyse`: what the search thinks of every decision of a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.progress import track
from rich.table import Table

import orrery
from orrery.arena.executors import processes
from orrery.bots.analysis import Analysis, Asked, Judged, analysis_of, answered, decisions
from orrery.bots.appraisal import Appraisal, Effort, Estimate
from orrery.cli import layout
from orrery.cli.arguments import Json, Language, SavedMatch
from orrery.cli.output import printable, screen
from orrery.kernel.errors import InvalidOption, shown
from orrery.kernel.journal import decode
from orrery.kernel.title import Title
from orrery.text import Translator

_COLUMNS: Final = ("entry", "player", "made", "points", "chance", "loss", "best")
_NUMBERS: Final = ("entry", "points", "chance", "loss")
_NOTHING: Final = "–"


def analyse(
    file: SavedMatch,
    seats: Annotated[
        str, typer.Option(metavar="SEATS", help="Only these, such as 0,2; the first is 0.")
    ] = "",
    time: Annotated[
        float, typer.Option(min=0.01, metavar="SECONDS", help="How long to think over a decision.")
    ] = 1.0,
    rollouts: Annotated[
        int,
        typer.Option(
            min=0, metavar="N", help="So many rollouts instead: the same answer everywhere."
        ),
    ] = 0,
    jobs: Annotated[int, typer.Option(min=1, metavar="N", help="How many processes.")] = 1,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw it as well: .svg, .png or .pdf.")
    ] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Tell what the search thinks of every decision of a match.

    It knows what the player knew then, and no hidden cards.
    """
    if plot is not None:
        from orrery.arena.retrospect import check_plot, write_plot

        check_plot(plot)
    journal = decode(file.read_bytes()).journal
    title = orrery.title(journal.header.game)
    names = [printable(name) for name in journal.header.names]
    automata = title.automata(journal.header.options, len(names))
    translator = Translator(title, lang, names, automata)
    effort = Effort(rollouts=rollouts) if rollouts else Effort(seconds=time)
    asked = list(decisions(title, journal, effort, _read_seats(seats)))
    analysis = analysis_of(title, journal, asked, _thought_over(asked, jobs))
    if plot is not None:
        write_plot(plot, analysis)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(analysis)).decode())
        return
    for part in _told(analysis, translator, title):
        screen().print(part, soft_wrap=not isinstance(part, Table))


def _read_seats(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")] if text else []
    except ValueError as error:
        raise InvalidOption(f"seats are numbers such as 0,2, not {shown(text)}") from error


def _thought_over(asked: Sequence[Asked], jobs: int) -> list[Appraisal]:
    """What the search thinks of each decision, with a bar if somebody is there to see it."""
    console = Console(stderr=True)
    with processes(jobs) as run:
        found = run(answered, [one.question for one in asked])
        hidden = not console.is_terminal
        return list(track(found, "", len(asked), console=console, transient=True, disable=hidden))


def _told(analysis: Analysis, translator: Translator, title: Title) -> Iterator[RenderableType]:
    """All decisions, those that the match turned on, and how much each player lost."""
    words = _Words(translator, title)
    yield words.table(analysis.decisions)
    yield layout.heading(translator.text("analysis-turning-points"))
    turning = {one.entry: one for one in analysis.decisions}
    for entry in analysis.turning_points:
        yield f"  {words.turning_point(turning[entry])}"
    if not analysis.turning_points:
        yield f"  {translator.text('analysis-steady')}"
    yield ""
    for seat in sorted({one.seat for one in analysis.decisions}):
        own = [one for one in analysis.decisions if one.seat == seat]
        lost = words.number(sum(one.appraisal.loss for one in own))
        yield translator.text("analysis-lost", seat=seat, decisions=len(own), loss=lost)


class _Words:
    """Says in one language what was found out."""

    def __init__(self, translator: Translator, title: Title) -> None:
        self._translator = translator
        self._moves = title.moves

    def table(self, judged: Sequence[Judged]) -> Table:
        table = Table()
        for name in _COLUMNS:
            heading = self._translator.text(f"analysis-{name}")
            table.add_column(heading, justify="right" if name in _NUMBERS else "left")
        for one in judged:
            table.add_row(*self._row(one))
        return table

    def turning_point(self, one: Judged) -> str:
        return self._translator.text(
            "analysis-turning-point",
            entry=one.entry,
            seat=one.seat,
            made=self._move(one.appraisal.made),
            best=self._move(one.appraisal.best[0]),
            loss=self._between(one.appraisal.loss, one.appraisal.error),
            chance=self._share(one.appraisal.chance_lost),
        )

    def number(self, number: float) -> str:
        """With the decimal sign of the language."""
        text = f"{number:.1f}"
        return text if self._translator.lang == "en" else text.replace(".", ",")

    def _row(self, one: Judged) -> list[str]:
        made = one.appraisal.made
        assert made is not None
        is_best = made.move == one.appraisal.best[0].move
        return [
            str(one.entry),
            self._translator.seat(one.seat),
            self._move(made),
            self._between(made.points, made.error),
            _NOTHING if made.chance is None else self._share(made.chance),
            _NOTHING if is_best else self._between(one.appraisal.loss, one.appraisal.error),
            _NOTHING if is_best else self._move(one.appraisal.best[0]),
        ]

    def _move(self, estimate: Estimate | None) -> str:
        assert estimate is not None
        description = self._moves.describe(self._moves.parse(estimate.move))
        return printable(self._translator.move(description))

    def _between(self, number: float, error: float | None) -> str:
        return self.number(number) + (f" ± {self.number(error)}" if error else "")

    def _share(self, chance: float) -> str:
        return f"{chance:.0%}" if self._translator.lang == "en" else f"{chance * 100:.0f}\u00a0%"
