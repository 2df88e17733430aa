"""Measures a server under load: `make load`.

Starts `orrery serve` on this machine and lets many tables play at once over the real protocol.
Fails if the slowest of a hundred moves takes too long to reach all screens, or if anything is lost
or refused. With --against it compares what a move costs the server here and in another checkout.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec
import uvloop

from orrery.games import names, title
from orrery.server.running import raised_descriptor_limit
from tools.players import Party
from tools.proof import Findings, Latency, examine
from tools.serving import Cost, Guest, Served, a_store, build_name, cost_of, load_average
from tools.serving import seat_guests as let_in
from tools.versus import compare

PAIR = 2  # seats, unless told otherwise
LOOKED_ON = 4  # every so many tables have a spectator
TICK = 0.01
MOST_MOVES = 5.0  # a second and socket: the server lets ten messages through
PROGRESS = 10.0  # seconds between two lines that say how far it is

Tell = Callable[[str], None]


@dataclass(slots=True)
class Report:
    """Everything that was measured, as --json prints it. Latencies are in milliseconds."""

    build: str
    store: str
    workers: int
    games: list[str]
    tables: int
    seats: int
    sockets: int
    seconds: float
    target: float
    accepted: int
    rate: float
    missed: int
    latency: dict[str, dict[str, float]]
    refusals: dict[str, int]
    cpu_share: float
    cpu_per_move: float
    commit_ms: float  # on average, by the server's own clock
    rss_mb: float
    bots_rss_mb: float
    own_cpu_share: float
    own_lag: dict[str, float]
    notices: int  # that people were sent
    entries: int
    matches_over: int
    load_average: str
    problems: list[str]

    @property
    def failed(self) -> bool:
        return bool(self.problems)


class Meter:
    """What the server and this process use while something runs."""

    def __init__(self, server: Served) -> None:
        self._server = server
        self._serving = server.processes()
        self.lags: list[float] = []
        self._ticks: asyncio.Task[None] | None = None

    def __enter__(self) -> Meter:
        self._before = cost_of(self._serving)
        self._began, self._own = perf_counter(), process_time()
        self._ticks = asyncio.create_task(self._tick())
        return self

    def __exit__(self, *_: object) -> None:
        assert self._ticks is not None
        self._ticks.cancel()
        self.seconds = perf_counter() - self._began
        self.own = process_time() - self._own
        after = cost_of(self._serving)
        self.used = Cost(after.cpu - self._before.cpu, after.rss, after.peak)
        self.bots = cost_of(self._server.bots())

    async def ask(self) -> None:
        """What the server itself has measured."""
        seconds = await self._server.metric("orrery_commit_seconds_sum")
        commits = await self._server.metric("orrery_commit_seconds_count")
        self.commit = seconds / max(1.0, commits)

    async def _tick(self) -> None:
        """How late this process itself is: what is measured can't be more exact than that."""
        while True:
            due = perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.lags.append(perf_counter() - due)


async def run(options: argparse.Namespace, store: str, tell: Tell = lambda line: None) -> Report:
    """Start the server, play, stop it, and look at what it has left."""
    tell(f"{options.tables} tables with {options.seats} seats sit down")
    server = Served(store, options.workers, calls=options.called)
    party = Party(server.address, random.Random(options.seed), options.undos)
    try:
        await sit_down(server, party, options)
        party.ending = False
        with undisturbed(), Meter(server) as meter:
            await _play(party, options.rate, options.seconds, tell)
        average = load_average()
        await meter.ask()
        await party.settle()
        await party.leave()
        await server.stop()
        tell(f"compares {party.accepted} moves with the store")
        findings = await examine(store, party)
        findings.problems += party.problems + server.errors()
        return _report(options, server, party, meter, findings, average)
    finally:
        await party.leave()
        server.close()


async def sit_down(server: Served, party: Party, options: argparse.Namespace) -> None:
    """Start a server and let everybody sit down there."""
    raised_descriptor_limit()
    guests = await welcome(server, options)
    server.spawn()
    await server.answers()
    await party.gather(guests, options.seats, options.game, options.looked_on, options.clocks)
    await party.settle(quiet=0.3)


async def welcome(server: Served, options: argparse.Namespace) -> list[Guest]:
    """People for all seats; if the server has a postbox, half of them can be reached there."""
    if server.postbox is not None:
        await server.postbox.open()
    reached = None if server.postbox is None else server.postbox.address
    return await let_in(server.store, options.seats * options.tables, reached)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without pauses of this process for its own garbage, which would count as the server's."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _play(party: Party, rate: float, seconds: float, tell: Tell) -> None:
    playing = asyncio.create_task(party.play(rate))
    left = seconds
    while left > 0:
        await asyncio.wait([playing], timeout=min(left, PROGRESS))
        left -= PROGRESS
        tell(f"{party.accepted} moves, {max(0.0, left):.0f} s to go")
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing


def _report(
    options: argparse.Namespace,
    server: Served,
    party: Party,
    meter: Meter,
    findings: Findings,
    average: str,
) -> Report:
    latency = _percentiles(findings.latency)
    slowest = latency["everyone"].get("p99", 0.0)
    if slowest > options.limit:
        findings.problems.append(f"p99 is {slowest:.0f} ms, it may be {options.limit:g} ms")
    accepted = max(1, party.accepted)
    return Report(
        build=build_name(),
        store="PostgreSQL" if server.store.startswith("postgres") else "SQLite",
        workers=options.workers,
        games=options.game,
        tables=len(party.circles),
        seats=options.seats,
        sockets=len(party.players),
        seconds=round(meter.seconds, 1),
        target=options.rate,
        accepted=party.accepted,
        rate=round(party.accepted / meter.seconds, 1),
        missed=party.missed,
        latency=latency,
        refusals=dict(party.refusals),
        cpu_share=round(meter.used.cpu / meter.seconds, 2),
        cpu_per_move=round(1000 * meter.used.cpu / accepted, 2),
        commit_ms=round(1000 * meter.commit, 1),
        rss_mb=round(meter.used.peak / 1e6, 1),
        bots_rss_mb=round(meter.bots.rss / 1e6, 1),
        own_cpu_share=round(meter.own / meter.seconds, 2),
        own_lag=_percentile_row(meter.lags),
        notices=server.notices,
        entries=findings.entries,
        matches_over=findings.over,
        load_average=average,
        problems=findings.problems,
    )


def _percentiles(latency: Latency) -> dict[str, dict[str, float]]:
    kinds = {
        "answer": latency.answer,
        "own": latency.own,
        "others": latency.others,
        "everyone": latency.everyone,
    }
    return {name: _percentile_row(values) for name, values in kinds.items()}


def _percentile_row(values: Sequence[float]) -> dict[str, float]:
    """In milliseconds; empty if there are no values."""
    if not values:
        return {}
    ordered = sorted(values)
    at = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    last = len(ordered) - 1
    return {name: round(1000 * ordered[int(part * last)], 1) for name, part in at.items()}


def table_of(report: Report) -> str:
    """The report for people."""
    rows = [
        ("build", f"{report.build}, {report.store}, {report.workers} worker(s)"),
        (
            "tables",
            f"{report.tables} with {report.seats} seats of {', '.join(report.games)}; "
            f"{report.sockets} sockets",
        ),
        ("moves/s", f"{report.rate} accepted of {report.target:g} wanted, for {report.seconds} s"),
        *((f"{name}, ms", _row(values)) for name, values in report.latency.items()),
        ("refused", str(report.refusals or "nothing")),
        (
            "server",
            f"{report.cpu_share:.0%} of a core, {report.cpu_per_move} ms a move, "
            f"{report.commit_ms} ms until it is durable",
        ),
        ("memory", f"{report.rss_mb} MB at most, bots {report.bots_rss_mb} MB"),
        ("players", f"{report.own_cpu_share:.0%} of a core, late by {_row(report.own_lag)} ms"),
        (
            "store",
            f"{report.entries} entries, {report.matches_over} matches over, "
            f"{report.notices} notices sent",
        ),
        ("load", report.load_average),
    ]
    lines = [f"{name:<14}{text}" for name, text in rows]
    return "\n".join([*lines, *problem_lines(report.problems)])


def problem_lines(problems: Sequence[str], most: int = 20) -> list[str]:
    """The problems for people, the first ones."""
    if not problems:
        return ["nothing was lost, nothing was refused"]
    more = [f"and {len(problems) - most} more"] if len(problems) > most else []
    return [f"WRONG: {problem}" for problem in problems[:most]] + more


def _row(values: dict[str, float]) -> str:
    return "  ".join(f"{name} {value:g}" for name, value in values.items()) or "none"


def parser(description: str, tables: int) -> argparse.ArgumentParser:
    """The options that load and crash tests have in common."""
    options = argparse.ArgumentParser(description=description)
    options.add_argument("--game", action="append", choices=names(), help="can be repeated")
    options.add_argument("--store", help="a URL; postgresql:// alone starts a private server")
    options.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    options.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options.add_argument("--tables", type=int, default=tables)
    options.add_argument("--seats", type=int, default=PAIR, help="at a table, all with people")
    options.add_argument("--rate", type=float, default=100.0, help="moves a second in total")
    options.add_argument("--clocks", action="store_true", help="at two of three tables")
    options.add_argument("--called", action="store_true", help="half of all, to a webhook")
    return options


def checked(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> argparse.Namespace:
    """The options, unless they ask for more than a game or a socket allows."""
    options = parser.parse_args(arguments)
    options.game = options.game or names()
    for game in options.game:
        if not title(game).min_seats <= options.seats <= title(game).max_seats:
            parser.error(f"{game} is not for {options.seats} seats")
    most = MOST_MOVES * options.seats * options.tables
    if options.rate > most:
        parser.error(f"{options.tables} tables make at most {most:g} moves a second")
    return options


def options_of(arguments: Sequence[str]) -> argparse.Namespace:
    """The options, also for those who call `run`."""
    options = parser("Measure a server under load, on this machine alone.", tables=200)
    options.add_argument("--seconds", type=float, default=40.0, help="at most 600")
    options.add_argument("--undos", type=float, default=0.0, help="how often moves are undone")
    options.add_argument("--workers", type=int, default=1, help="of the server")
    options.add_argument(
        "--looked-on", type=int, default=LOOKED_ON, help="every so many tables have a spectator"
    )
    options.add_argument(
        "--limit", type=float, default=50.0, help="milliseconds until all see 99 of 100 moves"
    )
    options.add_argument("--against", type=Path, help="another checkout to compare with, in turns")
    options.add_argument("--rounds", type=int, default=3, help="of a comparison")
    found = checked(options, arguments)
    found.seconds = min(found.seconds, 600.0)
    return found


def main(arguments: Sequence[str]) -> int:
    options = options_of(arguments)
    if options.against is not None:
        print(compare(options.against, _common(options), options.rounds))
        return 0
    with a_store(options.store) as store, asyncio.Runner(loop_factory=uvloop.new_event_loop) as it:
        report = it.run(run(options, store, say))
    show(options, report, table_of(report))
    return 1 if report.failed else 0


def say(line: str) -> None:
    """How far it is, beside what is printed in the end."""
    print(line, file=sys.stderr, flush=True)


def _common(options: argparse.Namespace) -> list[str]:
    """What every load test of a comparison is told."""
    told_of = ["tables", "rate", "seconds", "undos", "seed"]
    if options.seats != PAIR:  # older checkouts know of pairs alone
        told_of.append("seats")
    told = [word for name in told_of for word in (f"--{name}", str(getattr(options, name)))]
    return [*told, *(word for game in options.game for word in ("--game", game))]


def show(options: argparse.Namespace, report: Any, table: str) -> None:
    """As JSON or for people."""
    print(msgspec.json.format(msgspec.json.encode(report)).decode() if options.json else table)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
