"""What all tests share: hypothesis profiles, which build is tested, and what is begun first."""

from __future__ import annotations

import os

import hypothesis
import pytest

from orrery.build import is_compiled

hypothesis.settings.register_profile(
    "test",
    derandomize=True,
    deadline=None,
    max_examples=100,
    database=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.register_profile("long", deadline=None, max_examples=5_000)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))


def pytest_report_header() -> str:
    return f"orrery: {'compiled' if is_compiled() else 'interpreted'}"


def pytest_sessionstart() -> None:
    if os.environ.get("ORRERY_EXPECT") == "compiled" and not is_compiled():
        pytest.exit("the compiled build was to be tested, but the source was imported", 3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that in the end nobody waits for one test alone."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
