"""`orrery bench`: how fast the games are, as tables, as JSON, or as a page of the documentation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from orrery.arena.benchmark import (
    MEASURES,
    Figure,
    Report,
    Setting,
    Verdict,
    measure_named,
    run,
)
from orrery.arena.machine import Machine
from orrery.arena.peer import PEER
from orrery.games import names
from orrery.kernel.benchmark import COMPILED, INTERPRETED
from orrery.kernel.journal import write_atomically

Cell = tuple[str, str]  # what counts, and its range
Rows = list[list[Cell]]  # the headings first

HOW_TO_READ = (
    "Random legal moves, setup included. Rates are per second of CPU time on one core; a figure is "
    "the median of {rounds} rounds, with the lowest and the highest in brackets. The builds and "
    f"{PEER}, a well-known engine for another game with four players, take turns in every round, "
    "so their ratios mean more than the figures, which change with the machine and the build of "
    "Python; above 1x is better. A decision is one choice from the list of legal moves "
    f'({PEER} counts forced ones too, Orrery does not). "From Python" drives a game move by move '
    'as a bot does, "in the kernel" plays it out in one call. The positions come from the middle '
    "of several games, in the middle of a decision. A hot path is a call that takes much of a "
    "game's time, measured by itself. A node is a position that a bot looks at: copied, played in "
    "and valued, with all that a lookahead does besides; a rollout lets everybody play on by the "
    "light policy for as many rounds as the search does. Their positions come from matches of the "
    "light policy."
)


def bench(
    game: Annotated[
        str | None, typer.Argument(help="The game to measure; all if left out.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, help="CPU seconds per measure and round.")
    ] = 0.5,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the results as a Markdown page.")
    ] = None,
) -> None:
    """Measure how fast the games are, interpreted and compiled, beside a well-known engine.

    The exit code is 1 if a bar fails, after everything was printed and written.
    """
    if write is not None and not write.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {write.parent}", param_hint="--write")
    with Console(stderr=True).status("starting") as status:
        report = run([game] if game else names(), seconds, tell=status.update)
    if as_json:
        typer.echo(msgspec.json.encode(report))
    else:
        show(report, Console())
    if write is not None:
        write_atomically(write, page(report))
    if any(verdict.holds is False for verdict in report.verdicts):
        raise typer.Exit(1)


# On the terminal


def show(report: Report, console: Console) -> None:
    """Print the tables of each game, the bars, and whatever could not be measured."""
    for setting in report.settings:
        line = f"{setting.game}: {describe_setting(setting)}"
        console.print(line, highlight=False, markup=False)
        for rows in tables(report, setting.game):
            console.print(_table(rows))
    for verdict in report.verdicts:
        style = {True: "green", False: "bold red", None: "yellow"}[verdict.holds]
        reached = f" ({_reached(verdict)})" if verdict.reached else ""
        line = f"{describe(verdict)}: {outcome(verdict)}{reached}"
        console.print(line, style=style, highlight=False, markup=False)
    for note in report.notes:
        console.print(note, style="yellow", highlight=False, markup=False)


def _table(rows: Rows) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for place, (heading, _) in enumerate(rows[0]):
        table.add_column(heading, justify="right" if place else "left")
    for row in rows[1:]:
        table.add_row(*(f"{value}\n[dim]{spread}[/]" if spread else value for value, spread in row))
    return table


# As a page


def page(report: Report) -> str:
    """The results as a page in Markdown that names no path and no host."""
    parts = ["# Benchmarks", HOW_TO_READ.format(rounds=report.rounds), _machine(report.machine)]
    for setting in report.settings:
        parts += [f"## {setting.game}", describe_setting(setting)]
        found = tables(report, setting.game)
        parts += [_markdown([_inline(row) for row in rows]) for rows in found]
    if report.verdicts:
        bars = [[describe(v), number(v.limit), _reached(v), outcome(v)] for v in report.verdicts]
        headings = ["bar", "limit", "measured", ""]
        parts += ["## Bars", _markdown([headings, *bars])]
    parts += report.notes
    parts.append(
        "`make bench` measures anew and writes this page."
        " Rollouts of the search per second: [bots.md](bots.md#search)."
    )
    return "\n\n".join(parts) + "\n"


def _machine(machine: Machine) -> str:
    return _markdown(
        [
            ["date", machine.date],
            ["Python", machine.python],
            ["platform", machine.platform],
            ["processor", f"{machine.cpu}, {machine.cores} cores"],
            ["Orrery", machine.orrery],
            [PEER, machine.catanatron or "not installed"],
        ]
    )


def _inline(row: Sequence[Cell]) -> list[str]:
    return [f"{value} [{spread}]" if spread else value for value, spread in row]


def _markdown(rows: Sequence[Sequence[str]]) -> str:
    rule = ["---"] + ["--:"] * (len(rows[0]) - 1)
    return "\n".join("| " + " | ".join(row) + " |" for row in [rows[0], rule, *rows[1:]])


# What both say


def tables(report: Report, game: str) -> list[Rows]:
    """The figures of a game and, if there is anything to compare, its ratios."""
    found = [_figure_rows(report, game), _times_rows(report, game)]
    return [rows for rows in found if len(rows) > 1]


def _figure_rows(report: Report, game: str) -> Rows:
    """A row per measure, a column per build and for the peer."""
    rows: Rows = [[(game, ""), *((build, "") for build in _builds(report))]]
    for measure in MEASURES:
        results = [report.result(game, build) for build in _builds(report)]
        figures = [result.figures.get(measure.name) if result else None for result in results]
        if any(figures):
            rows.append([(measure.label, ""), *(_cell(figure) for figure in figures)])
    return rows


def _times_rows(report: Report, game: str) -> Rows:
    """A row per measure, a column for every two that were compared."""
    pairs = [(r, other) for r in report.results if r.game == game for other in r.times]
    rows: Rows = [[(game, ""), *((f"{result.build} / {other}", "") for result, other in pairs)]]
    for measure in MEASURES:
        figures = [result.times[other].get(measure.name) for result, other in pairs]
        if any(figures):
            rows.append([(measure.label, ""), *(_cell(figure, "x") for figure in figures)])
    return rows


def _builds(report: Report) -> list[str]:
    measured = {result.build for result in report.results}
    return [build for build in (INTERPRETED, COMPILED, PEER) if build in measured]


def _cell(figure: Figure | None, unit: str = "") -> Cell:
    if figure is None:
        return "", ""
    return number(figure.median) + unit, f"{number(figure.low)} .. {number(figure.high)}"


def number(value: float) -> str:
    """Three significant digits: 452,769 becomes 453,000.

    >>> number(452769), number(51.13), number(2.2351)
    ('453,000', '51.1', '2.24')
    """
    digits = 2 - math.floor(math.log10(value)) if value > 0 else 0
    return f"{round(value, digits):,.{max(digits, 0)}f}"


def describe_setting(setting: Setting) -> str:
    """What is played, and what the hot path is, in a sentence."""
    values = {True: "yes", False: "no"}
    options = [
        f"{name}={values[value] if isinstance(value, bool) else value}"
        for name, value in setting.options.items()
    ]
    words = f"{setting.seats} seats, {', '.join(options) or 'default options'}"
    return words + (f"; the hot path is {setting.hot_path}." if setting.hot_path else ".")


def describe(verdict: Verdict) -> str:
    """A bar in words."""
    bar = verdict.bar
    measure = measure_named(bar.measure)
    words = f"{verdict.game} {bar.build}, {measure.label}: at "
    words += f"{'most' if measure.better == 'less' else 'least'} {bar.value:,g}"
    return words + (f" or {bar.times_peer:g}x {PEER}" if bar.times_peer else "")


def outcome(verdict: Verdict) -> str:
    """Whether a bar holds, in words."""
    if verdict.holds is None:
        return "not measured"
    return "holds" if verdict.holds else "FAILS"


def _reached(verdict: Verdict) -> str:
    return "" if verdict.reached is None else number(verdict.reached)
