"""The arena on a Ray cluster: the same games as in processes of one's own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from orrery.arena.executors import processes, ray_cluster
from orrery.arena.tournament import hold
from orrery.kernel.errors import InvalidOption
from tests.arena.test_tournament import PLAN, without_times

HAS_RAY = find_spec("ray") is not None


@pytest.mark.long
@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed: pip install 'orrery[ray]'")
def test_a_cluster_of_two_plays_the_same_and_outlives_a_process(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tests.arena.on_ray", str(tmp_path)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
        timeout=200,
    )
    found = json.loads(done.stdout.splitlines()[-1])
    with processes(1) as run:
        alone = without_times(list(hold(PLAN, [], run)))
    assert found["deals"] == json.loads(json.dumps(alone))
    assert (tmp_path / "died").exists()
    assert found["lost"] == ["played again"]


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_who_has_no_ray_is_told_what_to_install() -> None:
    with pytest.raises(InvalidOption, match=r"install orrery\[ray\]"), ray_cluster("local"):
        pass
