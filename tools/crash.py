"""Kills a server under load, over and over, and proves that nothing was lost: `make crash`.

Each time after some more moves have been sent, so that there are always some on their way; now and
then while the server is still starting. The players connect again and send again what was not
answered. In the end the store must hold every acknowledged move once, in one sequence that leads
to what everybody saw last.
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

from tools.load import Tell, checked, parser, problem_lines, say, show, welcome
from tools.players import Party
from tools.proof import examine
from tools.serving import Served, a_store, build_name, load_average

LOOKED_ON = 3  # every so many tables have a spectator
MOST_SENT = 60  # moves between two kills
FINE = 0.02  # seconds by which a kill is late at most: somewhere within the commits that follow
EARLY = 0.1  # how often a server is killed while it starts
STARTING = 1.5  # seconds within which that happens
PROGRESS = 10  # kills between two lines that say how far it is
PATIENCE = 60.0  # seconds until a move must have been accepted again
LIMIT = 3.0  # seconds that this should take, from the start of the process


@dataclass(slots=True)
class Report:
    """What came out, as --json prints it."""

    build: str
    store: str
    seed: int
    kills: int
    early: int = 0  # of them while the server started
    sent: int = 0
    acknowledged: int = 0
    resent: int = 0  # commands that were on their way when the server was killed
    undone: int = 0
    entries: int = 0
    tables: int = 0
    matches_over: int = 0
    notices: int = 0  # that people were sent
    restarts: list[float] = field(default_factory=list)  # seconds until a move was accepted
    load_average: str = ""
    problems: list[str] = field(default_factory=list)


class Stuck(Exception):
    """Nobody gets on any more."""


class Crashes:
    """A server that is killed while people play."""

    def __init__(self, server: Served, party: Party, report: Report, tell: Tell) -> None:
        self._server = server
        self._party = party
        self._report = report
        self._tell = tell
        self._chance = random.Random(report.seed)

    async def run(self, kills: int) -> None:
        """Kill and start again so many times; everyone plays on meanwhile."""
        while self._report.kills < kills:
            await self._some_moves()
            await self._kill()
            while self._report.kills < kills and self._chance.random() < EARLY:
                self._server.spawn()
                await asyncio.sleep(self._chance.uniform(0, STARTING))
                await self._kill()
                self._report.early += 1
            await self._start_again()
            if self._report.kills % PROGRESS == 0:
                self._tell(f"{self._report.kills} of {kills} kills")
        await self._some_moves()

    async def _some_moves(self) -> None:
        """Let some more moves be sent."""
        wanted = len(self._party.commands) + self._chance.randint(1, MOST_SENT)
        until = perf_counter() + PATIENCE
        while len(self._party.commands) < wanted:
            if perf_counter() > until:
                raise Stuck(f"hardly a move in {PATIENCE:g} seconds")
            await asyncio.sleep(0.002)
        await asyncio.sleep(self._chance.uniform(0, FINE))

    async def _kill(self) -> None:
        await self._server.kill()
        self._report.kills += 1
        self._report.resent += sum(player.unanswered is not None for player in self._party.players)

    async def _start_again(self) -> None:
        began = perf_counter()
        self._server.spawn()
        self._party.acknowledged.clear()
        try:
            await asyncio.wait_for(self._party.acknowledged.wait(), PATIENCE)
        except TimeoutError:
            raise RuntimeError(
                f"no move was accepted again: {self._server.log()[-2000:]}"
            ) from None
        self._report.restarts.append(round(perf_counter() - began, 3))


async def crash(
    store: str, report: Report, options: argparse.Namespace, tell: Tell = lambda line: None
) -> Party:
    """Start, kill and prove; everyone who has played, with all that they know."""
    server = Served(store, calls=options.called)
    guests = await welcome(server, options)
    party = Party(server.address, random.Random(report.seed), options.undos)
    try:
        server.spawn()
        await server.answers()
        await party.gather(guests, options.seats, options.game, LOOKED_ON, options.clocks)
        await _crash(Crashes(server, party, report, tell), options, party)
        report.load_average = load_average()
        await party.settle()
        await party.leave()
        await server.stop()
        await _conclude(store, report, server, party)
    finally:
        await party.leave()
        server.close()
    return party


async def _crash(crashes: Crashes, options: argparse.Namespace, party: Party) -> None:
    playing = asyncio.create_task(party.play(options.rate))
    try:
        await crashes.run(options.kills)
    except Stuck as stuck:  # the store may show why
        party.problems.append(str(stuck))
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


async def _conclude(store: str, report: Report, server: Served, party: Party) -> None:
    findings = await examine(store, party)
    report.sent = len(party.commands)
    report.acknowledged = party.accepted
    report.undone = sum(command.move is None for command in party.commands.values())
    report.entries = findings.entries
    report.tables = findings.tables
    report.matches_over = findings.over
    report.notices = server.notices
    report.problems += findings.problems + party.problems + server.errors()
    left = await server.left_behind()
    report.problems += [f"process {pid} outlived its server" for pid in left]


def new_report(store: str, seed: int) -> Report:
    kind = "PostgreSQL" if store.startswith("postgres") else "SQLite"
    return Report(build=build_name(), store=kind, seed=seed, kills=0)


def table_of(report: Report) -> str:
    """The report for people."""
    restarts = sorted(report.restarts) or [0.0]
    slow = sum(seconds > LIMIT for seconds in restarts)
    rows = [
        ("build", f"{report.build}, {report.store}, seed {report.seed}"),
        ("kills", f"{report.kills}, {report.early} of them while the server started"),
        ("moves", f"{report.sent} sent, {report.undone} of them undos, "
                  f"{report.acknowledged} acknowledged, {report.resent} on their way at a kill"),
        ("store", f"{report.entries} entries at {report.tables} tables, "
                  f"{report.matches_over} matches over, {report.notices} notices sent"),
        ("restart", f"to the first accepted move {restarts[len(restarts) // 2]:.2f} s, "
                    f"{restarts[-1]:.2f} s at most; {slow} over {LIMIT:g} s"),
        ("load", report.load_average),
    ]  # fmt: skip
    return "\n".join([*(f"{a:<14}{b}" for a, b in rows), *problem_lines(report.problems)])


def options_of(arguments: Sequence[str]) -> argparse.Namespace:
    """The options, also for tests."""
    options = parser("Kill a server under load, and prove that nothing was lost.", tables=50)
    options.add_argument("--kills", type=int, default=50)
    options.add_argument("--undos", type=float, default=0.05, help="how often moves are undone")
    options.add_argument("--minutes", type=float, default=20.0, help="until it is given up")
    return checked(options, arguments)


def main(arguments: Sequence[str]) -> int:
    options = options_of(arguments)
    with a_store(options.store) as store, asyncio.Runner(loop_factory=uvloop.new_event_loop) as it:
        report = new_report(store, options.seed)
        it.run(asyncio.wait_for(crash(store, report, options, say), options.minutes * 60))
    show(options, report, table_of(report))
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
