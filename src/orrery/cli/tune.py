"""`orrery tune`: better weights for a game's evaluation, if there are any."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import orrery
from orrery.arena.executors import Run, processes, ray_cluster
from orrery.arena.keeping import Kept, kept_in
from orrery.arena.tuning import (
    ENOUGH,
    Generation,
    Header,
    Proof,
    Search,
    Tuning,
    check_tuning,
    next_generation,
    proof_of,
    tuned,
    weight_names,
)
from orrery.cli.arguments import OptionTexts, read_options
from orrery.cli.output import screen


def tune(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    seats: Annotated[int, typer.Option(min=1, metavar="N", help="How many seats.")] = 2,
    option: OptionTexts = None,
    weights: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help="Only these weights, separated by commas."),
    ] = None,
    population: Annotated[
        int, typer.Option(min=4, metavar="N", help="How many candidates a generation has.")
    ] = 12,
    deals: Annotated[
        int, typer.Option(min=1, metavar="N", help="How many deals each of them plays.")
    ] = 4,
    generations: Annotated[
        int, typer.Option(min=1, metavar="N", help="After how many generations it ends.")
    ] = 30,
    minutes: Annotated[
        float | None,
        typer.Option(min=0.0, metavar="M", help="Begin no generation after so many minutes."),
    ] = None,
    spread: Annotated[
        float, typer.Option(min=0.001, metavar="S", help="How far the first candidates go.")
    ] = 0.2,
    proof: Annotated[
        int, typer.Option(min=2, metavar="N", help="How many fresh deals have to prove it.")
    ] = 100,
    seed: Annotated[
        str, typer.Option(metavar="SEED", help="The same seed gives the same games.")
    ] = "0",
    jobs: Annotated[int, typer.Option(min=1, metavar="N", help="How many processes.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here."),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every generation, and go on where it has ended."),
    ] = None,
) -> None:
    """Search for better weights of a game's evaluation, and prove them on fresh deals.

    The exit code is 1 if they are not better by more than two standard errors.
    """
    title = orrery.title(game)
    options = title.check(seats, read_options(title, option))
    names = [name.strip() for name in weights.split(",")] if weights else weight_names(title)
    tuning = Tuning(game, seats, options, seed, tuple(names), population, deals, spread)
    check_tuning(tuning)
    console = screen()
    with ray_cluster(ray) if ray else processes(jobs) as run:
        search = _searched(tuning, generations, minutes, file, run, console)
        found = proof_of(tuning, search.favourite, proof, run)
    _print(tuning, search, found, console)
    if not found.holds:
        raise typer.Exit(1)


def _searched(
    tuning: Tuning,
    generations: int,
    minutes: float | None,
    file: Path | None,
    run: Run,
    console: Console,
) -> Search:
    """The search after its last generation; those that the file holds are not played again."""
    search = Search(tuning)
    nowhere: AbstractContextManager[Kept[Generation] | None] = nullcontext()
    end = None if minutes is None else time.monotonic() + 60 * minutes
    with kept_in(file, Header.of(tuning), Generation) if file else nowhere as kept:
        for played in kept.lines if kept else ():
            search.candidates()
            search.tell(played)
        while search.generation < generations and (end is None or time.monotonic() < end):
            played = next_generation(search, tuning, run)
            if kept:
                kept.add(played)
            search.tell(played)
            ahead = f"{min(played.margins):+.1f} to {max(played.margins):+.1f} points"
            console.print(f"generation {search.generation}: {ahead}", highlight=False)
    return search


def _print(tuning: Tuning, search: Search, found: Proof, console: Console) -> None:
    table = Table("Weight", "now", "found")
    now = tuned(tuning, [0.0] * len(tuning.weights))
    for name, value in tuned(tuning, search.favourite).items():
        table.add_row(name, f"{now[name]:.4g}", f"{value:.4g}")
    console.print(table)
    margin = f"{found.margin:+.2f} ± {found.error:.2f} points in {len(found.margins)} fresh deals"
    verdict = (
        "better: these weights can be taken"
        if found.holds
        else f"not better by more than {ENOUGH:g} standard errors: keep the weights that there are"
    )
    console.print(f"{margin} after {search.generation} generations, {verdict}.", highlight=False)
