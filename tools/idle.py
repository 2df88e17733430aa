"""Measures a server with many tables at which nothing happens, and its start with all of them.

`python -m tools.idle`, and a part of `make reliability`. Everyone is connected. The tables have had
some moves, so that they are no empty ones; then nobody moves any more, and the server's memory is
looked at. It is killed and started again: everyone comes back at once, and the time counts from the
start of the process until the first move of anybody was accepted.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter

import uvloop

from tools.load import Tell, checked, parser, problem_lines, say, show, sit_down, undisturbed
from tools.players import Party
from tools.proof import examine
from tools.serving import Served, a_store, build_name, cost_of, load_average

PATIENCE = 60.0  # seconds until a move must have been accepted again


@dataclass(slots=True)
class Report:
    """What came out, as --json prints it."""

    build: str
    tables: int = 0
    sockets: int = 0
    entries: int = 0
    rss_mb: float = 0.0
    peak_mb: float = 0.0
    restart: float = 0.0  # seconds
    load_average: str = ""
    problems: list[str] = field(default_factory=list)


async def run(options: argparse.Namespace, store: str, tell: Tell = lambda line: None) -> Report:
    """Start, play a little, rest, kill, start again."""
    report = Report(build_name())
    server = Served(store, calls=options.called)
    party = Party(server.address, random.Random(options.seed))
    try:
        tell(f"{options.tables} tables with {options.seats} seats sit down")
        await sit_down(server, party, options)
        party.ending = False
        await _warm_up(party, options, tell)
        cost = cost_of(server.processes())
        report.rss_mb, report.peak_mb = round(cost.rss / 1e6, 1), round(cost.peak / 1e6, 1)
        tell(f"{report.rss_mb} MB; killed and started again")
        with undisturbed():
            report.restart = await _start_again(server, party, options.rate)
        report.tables, report.sockets = len(party.circles), len(party.players)
        report.load_average = load_average()
        await party.leave()
        await server.stop()
        findings = await examine(store, party)
        report.entries = findings.entries
        report.problems += findings.problems + party.problems + server.errors()
    finally:
        await party.leave()
        server.close()
    return report


async def _warm_up(party: Party, options: argparse.Namespace, tell: Tell) -> None:
    wanted = options.moves * options.tables
    tell(f"{wanted} moves")
    playing = asyncio.create_task(party.play(options.rate))
    while party.accepted < wanted and not playing.done():
        await asyncio.sleep(0.05)
    await _end(playing)
    await party.settle()


async def _start_again(server: Served, party: Party, rate: float) -> float:
    await server.kill()
    party.ending = False
    party.acknowledged.clear()
    began = perf_counter()
    server.spawn()
    playing = asyncio.create_task(party.play(rate))
    try:
        await asyncio.wait_for(party.acknowledged.wait(), PATIENCE)
        taken = perf_counter() - began
    except TimeoutError:
        raise RuntimeError(f"no move was accepted again: {server.log()[-2000:]}") from None
    finally:
        await _end(playing)
    await party.settle()
    return round(taken, 2)


async def _end(playing: asyncio.Task[None]) -> None:
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing


def table_of(report: Report) -> str:
    """The report for people."""
    rows = [
        ("build", report.build),
        ("tables", f"{report.tables}; {report.sockets} sockets, {report.entries} entries"),
        ("memory", f"{report.rss_mb} MB, {report.peak_mb} MB at most before"),
        ("restart", f"to the first accepted move {report.restart:.2f} s"),
        ("load", report.load_average),
    ]
    return "\n".join([*(f"{a:<14}{b}" for a, b in rows), *problem_lines(report.problems)])


def options_of(arguments: Sequence[str]) -> argparse.Namespace:
    """The options, also for those who call `run`."""
    options = parser("Measure a server with many tables that are idle.", tables=200)
    options.add_argument("--moves", type=int, default=10, help="at each table, on average")
    options.add_argument("--looked-on", type=int, default=0)
    return checked(options, arguments)


def main(arguments: Sequence[str]) -> int:
    options = options_of(arguments)
    with a_store(options.store) as store, asyncio.Runner(loop_factory=uvloop.new_event_loop) as it:
        report = it.run(run(options, store, say))
    show(options, report, table_of(report))
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
