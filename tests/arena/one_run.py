"""One tiny run of the benchmark, for all tests of a process that look at a real one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from orrery.arena.benchmark import Report, run

SECONDS = 0.05


@dataclass(frozen=True)
class TinyRun:
    """The report, and what was told while it was made."""

    report: Report
    told: list[str]


@cache
def tiny_run() -> TinyRun:
    told: list[str] = []
    return TinyRun(run(["example"], SECONDS, tell=told.append), told)
