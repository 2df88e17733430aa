"""`orrery sim`: bots play many games."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import orrery
from orrery.arena.simulation import Result, Summary, simulate, summarise
from orrery.bots import is_foreign
from orrery.cli.arguments import Json, OptionTexts, ThinkingClock, read_options, read_seats
from orrery.cli.output import screen
from orrery.kernel.title import Title
from orrery.text import Translator, languages


def sim(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    seats: Annotated[
        str, typer.Option(metavar="BOTS", help="A bot for every seat, separated by commas.")
    ] = "random,random",
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 100,
    seed: Annotated[
        str | None,
        typer.Option(
            metavar="SEED",
            help="The same seed gives the same games; 0, or with bots of others a secret one.",
        ),
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(metavar="S", help="What a bot's clock shows for a decision.")
    ] = None,
    option: OptionTexts = None,
    jobs: Annotated[int, typer.Option(min=1, metavar="N", help="How many processes.")] = 1,
    clock: ThinkingClock = "wall",
    as_json: Json = False,
) -> None:
    """Let bots play many games and sum up the results."""
    title = orrery.title(game)
    bots = read_seats(seats)
    options = title.check(len(bots), read_options(title, option))
    is_secret = seed is None and any(is_foreign(name) for name in bots)
    if seed is None:  # whoever can guess a match's seed knows its every roll
        seed = secrets.token_hex(16) if is_secret else "0"
    results: list[Result] = []
    started = time.perf_counter()
    played = simulate(game, bots, options, seed, games, jobs, seconds, clock)
    with _progress() as progress:
        for result in progress.track(played, games):
            results.append(result)
    taken = time.perf_counter() - started
    automata = [str(automaton) for automaton in title.automata(options, len(bots))]
    summary = summarise([*bots, *automata], results, title.grades)
    if as_json:
        experiment = {"game": game, "seats": bots, "options": options, "seed": seed}
        typer.echo(json.dumps(experiment | _report(summary, results), indent=2))
    else:
        _print(title, summary, taken, screen())
        if is_secret:
            screen().print(f"The seed was {seed}")


def _progress() -> Progress:
    """A bar on the error output, if somebody is there to see it."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _report(summary: Summary, results: Sequence[Result]) -> dict[str, Any]:
    """What is the same in every build, for any number of jobs and on every machine: no times."""
    return {"summary": asdict(summary), "games": [asdict(result) for result in results]}


def _print(title: Title, summary: Summary, seconds: float, console: Console) -> None:
    table = Table("Seat", "Player")
    for heading in ("Wins", "Mean score", "Lowest", "Highest"):
        table.add_column(heading, justify="right")
    for number, seat in enumerate(summary.seats):
        scores = (f"{seat.mean:.2f}", str(seat.least), str(seat.most))
        table.add_row(str(number), seat.bot, f"{seat.wins:.1%}", *scores)
    console.print(table)
    if summary.grades:
        console.print(_grades(title, summary))
    console.print(
        f"{summary.games:,} games of {summary.shortest} to {summary.longest} decisions, "
        f"{summary.decisions_per_game:.1f} on average"
    )
    speed = summary.decisions_per_second(seconds)
    console.print(f"{summary.decisions:,} decisions in {seconds:.2f} s: {speed:,.0f} decisions/s")


def _grades(title: Title, summary: Summary) -> Table:
    """How often each grade was reached, in English if the title has words for it."""
    table = Table("Grade")
    for heading in ("Games", "Share"):
        table.add_column(heading, justify="right")
    translator = Translator(title, "en", []) if "en" in languages(title) else None
    for grade, games in summary.grades.items():
        words = translator.text(f"grade-{grade}") if translator else grade
        table.add_row(words, f"{games:,}", f"{games / summary.games:.1%}")
    return table
