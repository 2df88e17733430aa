"""`orrery arena`: bots play each other and are rated."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import orrery
from orrery.arena.executors import Run, processes, ray_cluster
from orrery.arena.keeping import Kept
from orrery.arena.results import kept_in
from orrery.arena.standings import Meeting, Standings, standings
from orrery.arena.tournament import Deal, Plan, Record, check, hold, orders
from orrery.cli.arguments import Json, OptionTexts, ThinkingClock, read_options, read_seats
from orrery.cli.output import screen
from orrery.kernel.errors import InvalidOption


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help="The bots, separated by commas.")
    ] = "greedy,random",
    seats: Annotated[
        int, typer.Option(min=1, metavar="N", help="How many seats; two bots share them.")
    ] = 2,
    games: Annotated[
        int, typer.Option(min=1, metavar="N", help="How many games every two bots play at most.")
    ] = 200,
    seed: Annotated[
        str, typer.Option(metavar="SEED", help="The same seed gives the same games.")
    ] = "0",
    option: OptionTexts = None,
    jobs: Annotated[int, typer.Option(min=1, metavar="N", help="How many processes.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here."),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Keep all results in a file, and go on where it has ended."
        ),
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a report with plots, as HTML.")
    ] = None,
    all_games: Annotated[
        bool, typer.Option("--all", help="Play all games, even if the answer is clear before.")
    ] = False,
    rate_only: Annotated[
        bool, typer.Option("--rate-only", help="Play nothing: rate what the file holds.")
    ] = False,
    clock: ThinkingClock = "wall",
    as_json: Json = False,
) -> None:
    """Let bots play each other and rate them, with a report.

    Every two meet on the same deals, in every order of seats.
    """
    title = orrery.title(game)
    options = title.check(seats, read_options(title, option))
    plan = Plan(game, tuple(read_seats(bots)), seats, options, seed, games, not all_games, clock)
    check(plan)
    if rate_only:
        record = _kept(plan, file)
    else:
        record = _held(plan, file, ray_cluster(ray) if ray else processes(jobs))
    found = standings(record)
    if report is not None:
        from orrery.arena.report import write_report  # needs what only `orrery[research]` brings

        write_report(report, plan, found)
    if as_json:
        experiment = {"game": game, "seats": seats, "options": options, "seed": seed}
        typer.echo(json.dumps(experiment | asdict(found), indent=2))
    else:
        _print(found, screen())


def _held(plan: Plan, file: Path | None, where: AbstractContextManager[Run]) -> Record:
    """The record of a whole tournament."""
    nowhere: AbstractContextManager[Kept[Deal] | None] = nullcontext()
    with kept_in(file, plan) if file else nowhere as kept, where as run, _progress() as told:
        record = Record(plan, kept.lines if kept else [])
        for deal in told(hold(plan, record.all_deals(), run), record):
            if kept:
                kept.add(deal)
            record.add(deal)
    return record


def _kept(plan: Plan, file: Path | None) -> Record:
    """What a file holds of a tournament, of which nothing more is played."""
    if file is None or not file.exists():
        raise InvalidOption("--rate-only needs a --file that holds results")
    with kept_in(file, plan) as kept:
        record = Record(plan, kept.lines)
    if not record.all_deals():
        raise InvalidOption(f"{file} holds no games of these bots")
    return record


class _Told:
    """Shows how far it is, on the error output, if somebody is there to see it."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    def __call__(self, deals: Iterator[Deal], record: Record) -> Iterator[Deal]:
        task = self._progress.add_task("", total=record.left())
        done = 0
        for deal in deals:
            yield deal
            done += len(orders(record.plan.seats))
            met = f"{deal.first} - {deal.second}"
            total = done + record.left()
            self._progress.update(task, description=met, completed=done, total=total)


@contextmanager
def _progress() -> Iterator[_Told]:
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as progress:
        yield _Told(progress)


def _print(found: Standings, console: Console) -> None:
    table = Table("Bot")
    for heading in ("Rating", "95 %", "Games", "Won", "Points", "Time a decision"):
        table.add_column(heading, justify="right")
    for standing in found.bots:
        rating = standing.rating
        table.add_row(
            rating.bot,
            f"{rating.rating:.0f}",
            f"{rating.low:.0f} to {rating.high:.0f}",
            str(standing.games),
            f"{standing.score:.1%}",
            f"{standing.points:.1f}",
            f"{standing.seconds * 1000:.1f} ms",
        )
    console.print(table)
    console.print(_matrix(found))


def _matrix(found: Standings) -> Table:
    """What each has won of each other one, and in how many games."""
    names = [standing.rating.bot for standing in found.bots]
    table = Table("Won of", *names)
    for first in names:
        meetings = [found.meeting(first, second) for second in names]
        table.add_row(first, *(_cell(one) if one else "" for one in meetings))
    return table


def _cell(meeting: Meeting) -> str:
    return f"{meeting.score:.1%} ± {meeting.error:.1%}\n{meeting.games} games"
