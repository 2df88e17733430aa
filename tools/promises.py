"""Holds a server to its promises, and writes the figures into docs/reliability.md.

`make reliability` goes through all scenarios, one after another, in the sizes that are promised;
ARGS names some of them, or makes them smaller to try them. What is written of each goes between its
own two marks in the page, so that one can be measured again without the others.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from orrery.arena.machine import machine
from orrery.kernel.journal import write_atomically
from tools import crash, idle, load
from tools.serving import PRIVATE, a_store, build_name, load_average

COMPANY = "two of three tables have clocks, and every second person is called back by a webhook"
ROUNDS = 3  # in which one worker and two take turns
SEED = "2849"


@dataclass(frozen=True, slots=True)
class Bar:
    """Something that is promised, and what came out."""

    what: str
    limit: float
    reached: float
    unit: str
    at_least: bool = False

    @property
    def holds(self) -> bool:
        return self.reached >= self.limit if self.at_least else self.reached <= self.limit

    @property
    def promised(self) -> str:
        return f"at {'least' if self.at_least else 'most'} {_amount(self.limit, self.unit)}"

    @property
    def measured(self) -> str:
        return _amount(self.reached, self.unit)

    @property
    def verdict(self) -> str:
        if self.holds:
            return "holds"
        return f"**missed by {_amount(abs(self.reached - self.limit), self.unit)}**"


@dataclass(slots=True)
class Outcome:
    """What a scenario has shown; `how` is what was done, in a sentence."""

    how: str
    bars: list[Bar]
    details: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        return not self.problems and all(bar.holds for bar in self.bars)


Scenario = Callable[[float, load.Tell], Coroutine[Any, Any, Outcome]]


def _amount(value: float, unit: str) -> str:
    number = f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.2f}"
    return f"{number} {unit}".strip()


# Scenarios


async def under_load(
    rate: int, seconds: int, p50: float | None, p99: float, scale: float, tell: load.Tell
) -> Outcome:
    """250 tables with four people each, who make so many moves a second."""
    options = load.options_of(
        [
            *_company(250, scale),
            *("--rate", str(rate * scale), "--seconds", str(seconds * scale)),
            *("--looked-on", "0", "--limit", "inf"),  # the bar says what is missed
        ]
    )
    with a_store(None) as store:
        report = await load.run(options, store, tell)
    slowest = report.latency["everyone"]
    bars = [
        *([Bar("until all screens show a move, p50", p50, slowest["p50"], "ms")] if p50 else []),
        Bar("until all screens show a move, p99", p99, slowest["p99"], "ms"),
        Bar("moves accepted", 0.95 * options.rate * options.seconds, report.accepted, "", True),
        Bar("lost, done twice or refused", 0, len(report.problems), ""),
    ]
    how = (
        f"{report.tables} tables with {report.seats} people each ({report.sockets} sockets) of "
        f"{_and(report.games)}, {options.rate:g} moves a second for {options.seconds:g} s, SQLite; "
        f"{COMPANY}."
    )
    details = [
        f"{report.cpu_per_move} ms of the server's CPU a move; p95 {slowest['p95']:g} ms, at most "
        f"{slowest['max']:g} ms; {report.rss_mb:g} MB at most; {report.matches_over} matches "
        f"ended, {report.notices} notices sent"
    ]
    return Outcome(how, bars, details, report.problems)


async def at_rest(scale: float, tell: load.Tell) -> Outcome:
    """1,000 tables where nothing happens, and a start with all of them."""
    options = idle.options_of([*_company(1000, scale), "--rate", str(max(30, 200 * scale))])
    with a_store(None) as store:
        report = await idle.run(options, store, tell)
    how = (
        f"{report.tables} tables with {report.sockets} sockets and {report.entries} entries, first "
        "idle, then killed and started again, with everyone coming back as browsers do; SQLite; "
        f"{COMPANY}."
    )
    bars = [
        Bar("memory of the server", 500, report.rss_mb, "MB"),
        Bar("from the start to the first accepted move", 3, report.restart, "s"),
        Bar("lost, done twice or refused", 0, len(report.problems), ""),
    ]
    return Outcome(how, bars, problems=report.problems)


async def two_workers(scale: float, tell: load.Tell) -> Outcome:
    """What a move costs with one worker and with two, in turns."""
    shared = [
        *_company(100, scale),
        *("--rate", str(max(20, 60 * scale)), "--seconds", str(max(2, 60 * scale))),
        *("--limit", "inf"),
    ]
    costs: dict[int, list[float]] = {1: [], 2: []}
    problems: list[str] = []
    for _ in range(ROUNDS):
        for workers, taken in costs.items():
            tell(f"{workers} worker(s)")
            options = load.options_of([*shared, "--workers", str(workers)])
            with a_store(PRIVATE) as store:
                report = await load.run(options, store, tell)
            taken.append(report.cpu_per_move)
            problems += report.problems
    one, two = (median(taken) for taken in costs.values())
    how = (
        f"{options.tables} tables with {options.seats} people each, {options.rate:g} moves a "
        f"second for {options.seconds:g} s, PostgreSQL, one worker and two in turns, {ROUNDS} "
        f"rounds; {COMPANY}. The CPU time of all the server's processes counts."
    )
    details = [
        f"{one:g} ms a move with one worker {_every(costs[1])}, {two:g} ms with two "
        f"{_every(costs[2])}"
    ]
    bars = [
        Bar("CPU a move, two workers to one", 1.15, round(two / one, 3), "times"),
        Bar("lost, done twice or refused", 0, len(problems), ""),
    ]
    return Outcome(how, bars, details, problems)


async def killed(url: str | None, kills: int, scale: float, tell: load.Tell) -> Outcome:
    """A server that is killed over and over while people play."""
    kills = max(2, round(kills * scale))
    options = crash.options_of(
        [*_company(50, scale), "--kills", str(kills), "--rate", str(100 * scale)]
    )
    with a_store(url) as store:
        report = crash.new_report(store, options.seed)
        await crash.crash(store, report, options, tell)
    restarts = sorted(report.restarts)
    how = (
        f"{report.kills} times `kill -9` ({report.early} while the server was starting) at "
        f"{report.tables} tables with {options.seats} people each, {report.store}; {COMPANY}."
    )
    details = [
        f"{report.sent:,} commands, {report.resent} of them on their way when the server was "
        f"killed, {report.acknowledged:,} acknowledged, {report.entries:,} in the store; "
        f"slowest start {restarts[-1]:.2f} s; {report.notices} notices sent"
    ]
    middle = restarts[len(restarts) // 2]
    bars = [
        Bar("lost, done twice or refused", 0, len(report.problems), ""),
        Bar("from the start to the first accepted move, median", 3, middle, "s"),
    ]
    return Outcome(how, bars, details, report.problems)


def _company(tables: int, scale: float) -> list[str]:
    """Four people at each table, as COMPANY says."""
    size = ["--tables", str(max(3, round(tables * scale))), "--seats", "4", "--seed", SEED]
    return [*size, "--clocks", "--called"]


SCENARIOS: dict[str, Scenario] = {
    "steady": partial(under_load, 100, 600, 10, 50),
    "burst": partial(under_load, 500, 60, None, 300),
    "idle": at_rest,
    "workers": two_workers,
    "kills-sqlite": partial(killed, None, 500),
    "kills-postgresql": partial(killed, PRIVATE, 500),
}


def _and(words: Sequence[str]) -> str:
    return ", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else words[0]


def _every(values: Sequence[float]) -> str:
    return f"[{', '.join(f'{value:g}' for value in values)}]"


# The page


def section(outcome: Outcome) -> str:
    """What the page says of a scenario."""
    here = machine()
    lines = [
        outcome.how,
        "",
        "| | promised | measured | |",
        "| --- | --: | --: | --- |",
        *(f"| {b.what} | {b.promised} | {b.measured} | {b.verdict} |" for b in outcome.bars),
        "",
        *(f"{detail}." for detail in outcome.details),
        f"{here.date}, {build_name()}, {here.python}, {here.cpu}, {here.cores} cores, "
        f"load average {load_average()}.",
    ]
    return "\n".join(lines)


def renewed(page: str, name: str, text: str) -> str:
    """A page with another text between the marks of a scenario."""
    begin, end = f"<!-- {name}: `make reliability` -->", f"<!-- end of {name} -->"
    if begin not in page or end not in page:
        raise ValueError(f"the page has no place for {name}: it needs {begin} and {end}")
    between = re.compile(f"(?<={re.escape(begin)}).*?(?={re.escape(end)})", re.DOTALL)
    return between.sub(lambda _: f"\n{text}\n", page, count=1)


# The command


def options_of(arguments: Sequence[str]) -> argparse.Namespace:
    options = argparse.ArgumentParser(description="Hold a server to its promises.")
    options.add_argument("scenario", nargs="*", help=f"all, or some of {_and([*SCENARIOS])}")
    options.add_argument(
        "--scale", type=float, default=1.0, help="0.05 is a quick try; only 1 is written"
    )
    options.add_argument("--write", type=Path, help="the page to renew")
    found = options.parse_args(arguments)
    unknown = [name for name in found.scenario if name not in SCENARIOS]
    if unknown:
        options.error(f"there is no {unknown[0]}, only {_and([*SCENARIOS])}")
    if not 0 < found.scale <= 1:
        options.error("a scale is above 0 and at most 1")
    return found


def main(arguments: Sequence[str]) -> int:
    options = options_of(arguments)
    failed = []
    for name in options.scenario or SCENARIOS:
        tell = partial(_say, name)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                outcome = runner.run(SCENARIOS[name](options.scale, tell))
        except (OSError, RuntimeError) as error:  # the others may still say something
            print(f"{name}: could not be measured: {error}", flush=True)
            failed.append(name)
            continue
        text = section(outcome)
        print("\n".join([f"{name}: {text}", *load.problem_lines(outcome.problems), ""]), flush=True)
        if options.write is not None and options.scale == 1:
            page = options.write.read_text("utf-8")
            write_atomically(options.write, renewed(page, name, text))
        if not outcome.holds:
            failed.append(name)
    print(f"missed: {_and(failed)}" if failed else "everything holds")
    return 1 if failed else 0


def _say(name: str, line: str) -> None:
    load.say(f"{name}: {line}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
