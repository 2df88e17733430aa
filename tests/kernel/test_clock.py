"""Clocks: how much time a decision has left, and by what it is counted."""

from __future__ import annotations

import time

import pytest

from orrery.kernel.clock import CLOCKS, Clock


def test_it_counts_by_what_tells_the_time() -> None:
    times = iter([10.0, 10.5, 13.0])
    clock = Clock(2.0, lambda: next(times))
    assert clock.left() == 1.5
    assert clock.left() == -1.0


def test_waiting_takes_time_by_the_wall_and_none_of_the_processor() -> None:
    assert CLOCKS["wall"] is time.monotonic
    assert CLOCKS["cpu"] is time.process_time


def test_without_a_limit_there_is_always_time() -> None:
    assert Clock().left() == pytest.approx(float("inf"))
