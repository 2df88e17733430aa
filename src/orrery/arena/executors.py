"""Where games are played: here, in processes of this machine, or on a Ray cluster.

All of them give the results in the order of the tasks, so nobody can tell them apart by those.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

from orrery.kernel.errors import InvalidOption, shown

Task = TypeVar("Task")
Result = TypeVar("Result")

_AHEAD: Final = 4  # tasks for each processor of a cluster that are handed out before they are due


class Run(Protocol):
    """Carries out a function for every task; results come in order, as they are ready."""

    def __call__(
        self, function: Callable[[Task], Result], tasks: Sequence[Task], /
    ) -> Iterable[Result]:
        """What the function makes of each task."""
        ...


def check_jobs(jobs: int) -> None:
    """Refuse a number of processes that can't play anything."""
    if jobs < 1:
        raise InvalidOption(f"games are played by at least one job, not by {jobs}")


@contextmanager
def processes(jobs: int) -> Iterator[Run]:
    """As many processes of this machine; one job is carried out here."""
    check_jobs(jobs)
    if jobs == 1:
        yield _here
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))

    def run(function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        return pool.map(function, tasks)

    try:
        yield run
    finally:
        pool.shutdown(cancel_futures=True)


def _here(function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
    return map(function, tasks)


@contextmanager
def ray_cluster(address: str, processors: int | None = None) -> Iterator[Run]:
    """A Ray cluster; the address `local` starts one here, of so many processors or of all.

    What is lost with a machine or a process of the cluster is played again on another.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # type: ignore[import-not-found, unused-ignore]
    except ImportError as error:
        raise InvalidOption("Ray is not installed here: install orrery[ray]") from error
    here: dict[str, Any] = {"include_dashboard": False, "num_cpus": processors}
    try:
        given = here if address == "local" else {}
        ray.init(address, log_to_driver=False, logging_level="error", **given)
    except (ConnectionError, ValueError) as error:
        raise InvalidOption(f"there is no Ray cluster at {shown(address)}: {error}") from error
    try:
        yield _on(ray)
    finally:
        ray.shutdown()


def _on(ray: Any) -> Run:
    def run(function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        remote = ray.remote(function)
        ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * _AHEAD
        handed_out = [remote.remote(task) for task in tasks[:ahead]]
        for number in range(len(tasks)):
            yield ray.get(handed_out[number])
            following = number + ahead
            if following < len(tasks):
                handed_out.append(remote.remote(tasks[following]))

    return run
