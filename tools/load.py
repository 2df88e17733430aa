"""Measures a server under load: `make load`.

Starts `orrery serve` on this machine and lets many tables play at once over the real protocol.
Fails if the slowest of a hundred moves takes too long to reach all screens, or if anything is lost
or refused. With --against it compares what a move costs the server here and in another checkout.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec
import uvloop

from orrery.games import names
from tools.players import Party
from tools.proof import Findings, Latency, examine
from tools.serving import Cost, Served, a_store, build_name, children_of, cost_of, load_average
from tools.serving import seat_guests as let_in
from tools.versus import compare

LIMIT = 0.150  # seconds until all have seen a move, for 99 of 100 moves
LOOKED_ON = 4  # every so many tables have a spectator
TICK = 0.01
MOST_MOVES = 5.0  # a second and socket: the server lets ten messages through


@dataclass(slots=True)
class Report:
    """Everything that was measured, as --json prints it. Latencies are in milliseconds."""

    build: str
    store: str
    games: list[str]
    tables: int
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
        self._bots = children_of(server.pid)
        self.lags: list[float] = []
        self._ticks: asyncio.Task[None] | None = None

    def __enter__(self) -> Meter:
        self._before = cost_of([self._server.pid])
        self._began, self._own = perf_counter(), process_time()
        self._ticks = asyncio.create_task(self._tick())
        return self

    def __exit__(self, *_: object) -> None:
        assert self._ticks is not None
        self._ticks.cancel()
        self.seconds = perf_counter() - self._began
        self.own = process_time() - self._own
        after = cost_of([self._server.pid])
        self.used = Cost(after.cpu - self._before.cpu, after.rss, after.peak)
        self.bots = cost_of(self._bots)

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


async def run(options: argparse.Namespace, store: str) -> Report:
    """Start the server, play, stop it, and look at what it has left."""
    guests = await let_in(store, 2 * options.tables)
    server = Served(store)
    try:
        server.spawn()
        await server.answers()
        party = Party(server.address, random.Random(options.seed), options.undos)
        await party.gather(guests, options.game, LOOKED_ON)
        await party.settle(quiet=0.3)
        party.ending = False
        with Meter(server) as meter:
            await _play(party, options.rate, options.seconds)
        average = load_average()
        await meter.ask()
        await party.settle()
        await party.leave()
        await server.stop()
        findings = await examine(store, party)
        findings.problems += party.problems + server.errors()
        return _report(options, store, party, meter, findings, average)
    finally:
        server.close()


async def _play(party: Party, rate: float, seconds: float) -> None:
    playing = asyncio.create_task(party.play(rate))
    await asyncio.wait([playing], timeout=seconds)
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing


def _report(
    options: argparse.Namespace,
    store: str,
    party: Party,
    meter: Meter,
    findings: Findings,
    average: str,
) -> Report:
    latency = _percentiles(findings.latency)
    slowest = latency["everyone"].get("p99", 0.0)
    if slowest > LIMIT * 1000:
        findings.problems.append(f"p99 is {slowest:.0f} ms, it may be {LIMIT * 1000:.0f} ms")
    accepted = max(1, party.accepted)
    return Report(
        build=build_name(),
        store="PostgreSQL" if store.startswith("postgres") else "SQLite",
        games=options.game,
        tables=len(party.circles),
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
        ("build", f"{report.build}, {report.store}"),
        ("tables", f"{report.tables} of {', '.join(report.games)}; {report.sockets} sockets"),
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
        ("store", f"{report.entries} entries, {report.matches_over} matches over"),
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


def parser(description: str) -> argparse.ArgumentParser:
    """The options that load and crash tests have in common."""
    options = argparse.ArgumentParser(description=description)
    options.add_argument("--game", action="append", choices=names(), help="can be repeated")
    options.add_argument("--store", help="a URL; postgresql:// alone starts a private server")
    options.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    options.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return options


def checked(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> argparse.Namespace:
    """The options, unless they ask for more than a socket is allowed to send."""
    options = parser.parse_args(arguments)
    options.game = options.game or names()
    if options.rate / (2 * options.tables) > MOST_MOVES:
        parser.error(f"{options.tables} tables make at most {options.tables * 10} moves a second")
    return options


def main(arguments: Sequence[str]) -> int:
    options_of = parser("Measure a server under load, on this machine alone.")
    options_of.add_argument("--tables", type=int, default=200)
    options_of.add_argument("--rate", type=float, default=100.0, help="moves a second in total")
    options_of.add_argument("--seconds", type=float, default=40.0, help="at most 600")
    options_of.add_argument("--undos", type=float, default=0.0, help="how often moves are undone")
    options_of.add_argument(
        "--against", type=Path, help="another checkout to compare with, in turns"
    )
    options_of.add_argument("--rounds", type=int, default=3, help="of a comparison")
    options = checked(options_of, arguments)
    options.seconds = min(options.seconds, 600.0)
    if options.against is not None:
        print(compare(options.against, _common(options), options.rounds))
        return 0
    with a_store(options.store) as store, asyncio.Runner(loop_factory=uvloop.new_event_loop) as it:
        report = it.run(run(options, store))
    show(options, report, table_of(report))
    return 1 if report.failed else 0


def _common(options: argparse.Namespace) -> list[str]:
    """What every load test of a comparison is told."""
    given = {
        name: getattr(options, name) for name in ("tables", "rate", "seconds", "undos", "seed")
    }
    told = [word for name, value in given.items() for word in (f"--{name}", str(value))]
    return [*told, *(word for game in options.game for word in ("--game", game))]


def show(options: argparse.Namespace, report: Any, table: str) -> None:
    """As JSON or for people."""
    print(msgspec.json.format(msgspec.json.encode(report)).decode() if options.json else table)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
