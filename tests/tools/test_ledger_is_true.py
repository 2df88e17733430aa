"""The marks that the rules ledger reads are those of tests that really run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.rules import read_ledger

ROOT = Path(__file__).parent.parent.parent

COLLECTOR = """
import pytest

class Collector:
    def pytest_collection_modifyitems(self, items):
        for item in items:
            if not item.get_closest_marker("skip"):
                for mark in item.iter_markers("rule"):
                    print(*(f"RULE {paragraph}" for paragraph in mark.args), sep="\\n")

raise SystemExit(pytest.main(["--collect-only", "-q", "-p", "no:randomly"], [Collector()]))
"""


@pytest.fixture(scope="module")
def collected() -> set[str]:
    result = subprocess.run(
        [sys.executable, "-c", COLLECTOR],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != "ORRERY_EXPECT"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout[-2000:]
    lines = result.stdout.splitlines()
    return {line.removeprefix("RULE ") for line in lines if line.startswith("RULE ")}


@pytest.mark.long
def test_pytest_collects_every_mark_that_the_ledger_counts(collected: set[str]) -> None:
    assert {mark.id for mark in read_ledger(ROOT).marks} == collected
