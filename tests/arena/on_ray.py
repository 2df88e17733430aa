"""Games on a Ray cluster of two processes, in a process of its own: prints what came of them.

python -m tests.arena.on_ray FOLDER
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

from orrery.arena.executors import ray_cluster
from orrery.arena.tournament import hold
from tests.arena.test_tournament import PLAN, without_times


def dies_once(marker: str) -> str:
    """Kills the process that it runs in, the first time."""
    if not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "played again"


if __name__ == "__main__":
    with ray_cluster("local", processors=2) as run:
        deals = without_times(list(hold(PLAN, [], run)))
        lost = list(run(dies_once, [str(Path(sys.argv[1]) / "died")]))
    print(json.dumps({"deals": deals, "lost": lost}))
