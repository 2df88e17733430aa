"""Rollouts are counted at decisions of matches, and checkouts take turns."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import orrery.bots.search as searching
from orrery.games import title
from orrery.kernel.dice import key_from_seed
from tools import rollouts


def checkout(folder: Path, rates: list[int]) -> Path:
    """A folder that measures these rates, from one run to the next."""
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    left = folder / "rates"
    left.write_text(" ".join(map(str, rates)))
    python.write_text(
        f"#!{sys.executable}\n"
        f"rate, *left = open({str(left)!r}).read().split()\n"
        f"open({str(left)!r}, 'w').write(' '.join(left))\n"
        "print(rate)\n"
    )
    python.chmod(0o755)
    return folder


def test_rounds_are_compared_with_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = checkout(tmp_path / "before", [100, 300])
    here = checkout(tmp_path / "here", [400, 600])
    monkeypatch.setattr(rollouts, "HERE", here)
    told = rollouts.compare(rollouts.Task("example", 2, 1, []), [before, here], rounds=2)
    assert told.splitlines() == [
        f"example, {before}: 200 rollouts/s; here 3.00x [2.00 .. 4.00]",
        f"example, {here}: 500 rollouts/s; here 1.00x [1.00 .. 1.00]",
    ]


def test_moves_of_matches_lead_to_their_ends_and_rollouts_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(vars(searching), "Comparison", rollouts.Comparison)
    monkeypatch.setattr(rollouts, "SELDOM", 1)
    played = rollouts.matches("example", 2, 1)
    table = title("example").begin(2, {}, key_from_seed("rollouts/0"))
    for seat, text in played[0]:
        table.play(seat, title("example").moves.parse(text))
    assert table.is_over()
    assert rollouts.measure(rollouts.Task("example", 2, 6, played)) > 0


def test_what_a_node_costs_is_told_with_the_bar_of_the_title(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rollouts, "NODE_SECONDS", 0.001)
    told = rollouts.node("pulsar_2849", rounds=1)
    assert re.fullmatch(
        r"pulsar_2849, a node: [\d.]+ µs \[[\d.]+ \.\. [\d.]+\]; at most 8: (holds|missed) \(\w+\)",
        told,
    )
