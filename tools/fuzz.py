"""Plays random games over random options on all cores: `make fuzz`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from time import perf_counter

from orrery.games import names, title
from orrery.testing.cases import random_case
from orrery.testing.fuzz import check_game

CHUNK = 50


def play(name: str, seeds: range) -> list[str]:
    """What went wrong in these games, a line each."""
    failures = []
    for seed in seeds:
        case = random_case(title(name), seed)
        try:
            check_game(case)
        except Exception as error:
            failures.append(f"seed {seed}: {case}: {error!r}")
    return failures


def fuzz(name: str, games: int) -> list[str]:
    """What went wrong in so many games of a title."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    with ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn")) as pool:
        found = pool.map(play, [name] * len(chunks), chunks)
        return [failure for failures in found for failure in failures]


def main(games: int, titles: Iterable[str]) -> int:
    failed = 0
    for name in titles:
        started = perf_counter()
        failures = fuzz(name, games)
        failed += len(failures)
        print("\n".join(failures[:20]))
        seconds = perf_counter() - started
        print(f"{name}: {games} random games in {seconds:.0f} s, {len(failures)} went wrong")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:] or names()))
