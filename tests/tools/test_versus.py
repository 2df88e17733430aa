"""Two checkouts are measured in turns, each with its own tools."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import versus


def checkout(folder: Path, costs: list[float], log: Path) -> Path:
    """A folder whose load test takes so much CPU a move, from one run to the next."""
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    (folder / "costs").write_text("".join(f"{cost}\n" for cost in costs))
    python.write_text(
        f"#!{sys.executable}\n"
        "import json, sys\n"
        f"print({folder.name!r}, *sys.argv[5:], file=open({str(log)!r}, 'a'))\n"
        "cost, *left = open('costs').read().split()\n"
        "open('costs', 'w').write(' '.join(left))\n"
        "print(json.dumps({'build': 'orrery', 'accepted': 10, 'cpu_per_move': float(cost)}))\n"
    )
    python.chmod(0o755)
    return folder


def test_the_checkouts_take_turns_and_rounds_are_compared_with_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log"
    before = checkout(tmp_path / "before", [4.0, 8.0], log)
    monkeypatch.setattr(versus, "HERE", checkout(tmp_path / "now", [2.0, 2.0], log))
    told = versus.compare(before, ["--tables", "1"], rounds=2)
    turns = [f"{name} --tables 1" for name in ("before", "now", "before", "now")]
    assert log.read_text().splitlines() == turns
    assert told.splitlines() == [
        "there 6.00 ms of CPU a move [4.00, 8.00], 20 moves, orrery",
        "here  2.00 ms of CPU a move [2.00, 2.00], 20 moves, orrery",
        "there / here: 3.00x [2.00 .. 4.00]",
    ]


def test_a_load_test_that_says_nothing_ends_the_comparison(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="has failed"):
        versus.compare(checkout(tmp_path / "before", [], tmp_path / "log"), [], rounds=1)
