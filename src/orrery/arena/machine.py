"""The machine that a benchmark runs on, as far as it may be published."""

from __future__ import annotations

import os
import platform
import re
import sysconfig
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import orrery
from orrery.arena.peer import peer_version


@dataclass(frozen=True, slots=True)
class Machine:
    """What the figures depend on besides the code. It names no host and no path."""

    date: str
    python: str
    platform: str
    cpu: str
    cores: int
    orrery: str
    catanatron: str | None


def machine() -> Machine:
    """The machine at hand, as far as it may be published."""
    release = re.match(r"[\d.]*\d", platform.release())
    return Machine(
        date=datetime.now(UTC).date().isoformat(),
        python=_python(),
        platform=" ".join([platform.system(), release[0] if release else "", platform.machine()]),
        cpu=_cpu(),
        cores=os.cpu_count() or 1,
        orrery=orrery.__version__,
        catanatron=peer_version(),
    )


def _python() -> str:
    """Name and version, and whether it was optimised, which is worth up to a third."""
    name = f"{platform.python_implementation()} {platform.python_version()}"
    built_with = sysconfig.get_config_var("CONFIG_ARGS")
    if built_with and "--enable-optimizations" not in built_with:
        return f"{name}, built without PGO"
    return name


def _cpu() -> str:
    """The name of the processor where the system tells it, its family otherwise."""
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split())
    return platform.processor() or platform.machine()
