"""What Comet Watch has to reach."""

from __future__ import annotations

from typing import Final

from orrery.kernel.benchmark import Bar, Benchmark

BENCHMARK: Final = Benchmark(
    bars=[Bar("decisions_per_second", 400_000, times_peer=25), Bar("copy_us", 5)]
)
