"""What a move costs a server here and in another checkout, measured in turns in one run.

`make load ARGS="--against ../before"`: both checkouts were set up by `make`, and each is measured
with its own tools, so that stores and protocols may differ.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import msgspec

HERE = Path(__file__).parent.parent


class Measured(msgspec.Struct):
    """As much of a load test's report as is compared."""

    build: str
    accepted: int
    cpu_per_move: float


def compare(other: Path, arguments: Sequence[str], rounds: int) -> str:
    """Both costs, round by round, and how many times cheaper a move is here."""
    taken: dict[Path, list[Measured]] = {other: [], HERE: []}
    for _ in range(rounds):
        for checkout, reports in taken.items():
            reports.append(_measured(checkout, arguments))
    before, now = ([report.cpu_per_move for report in reports] for reports in taken.values())
    ratios = [was / now for was, now in zip(before, now, strict=True)]
    return "\n".join(
        [
            _row("there", taken[other]),
            _row("here", taken[HERE]),
            f"there / here: {median(ratios):.2f}x [{min(ratios):.2f} .. {max(ratios):.2f}]",
        ]
    )


def _row(place: str, reports: Sequence[Measured]) -> str:
    costs = [report.cpu_per_move for report in reports]
    moves = sum(report.accepted for report in reports)
    every = ", ".join(f"{cost:.2f}" for cost in costs)
    cost = f"{median(costs):.2f} ms of CPU a move [{every}]"
    return f"{place:<6}{cost}, {moves} moves, {reports[0].build}"


def _measured(checkout: Path, arguments: Sequence[str]) -> Measured:
    """A load test of a checkout; that it was slow is no matter here, that it has failed is."""
    ran = subprocess.run(
        [checkout.resolve() / ".venv/bin/python", "-P", "-m", "tools.load", "--json", *arguments],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": "."},
        stdout=subprocess.PIPE,
        check=False,
    )
    if not ran.stdout:
        sys.exit(f"the load test in {checkout} has failed, it says why above")
    return msgspec.json.decode(ran.stdout, type=Measured)
