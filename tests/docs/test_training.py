"""The example that trains a policy, in a short form: it runs, and learns from what it tried."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TRAIN = Path(__file__).parents[2] / "docs" / "examples" / "train.py"


@pytest.mark.long
def test_every_round_of_training_lowers_the_loss() -> None:
    told = subprocess.run(
        [sys.executable, "-P", TRAIN, "--rounds", "3", "--games", "16", "--steps", "64"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    ).stdout
    losses = re.findall(r"loss (-?[0-9.]+) to (-?[0-9.]+)", told)
    assert len(losses) == 3
    assert all(float(after) < float(before) for before, after in losses)
    assert re.search(r"[0-9.]+ medals in [0-9]+ games", told)
