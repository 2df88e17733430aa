"""What a host sees of a server: the numbers, and the alerts and charts that are made of them."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from orrery.server.metrics import Metrics
from orrery.server.pulse import Pulse, memory
from orrery.server.store import Unusable
from orrery.server.store.counted import counted
from orrery.server.store.opening import open_store
from tests.server.conftest import Visit
from tests.server.harness import Running, new_table

DEPLOY = Path(__file__).parents[2] / "deploy"


def told(metrics: Metrics) -> set[str]:
    """The names under which Prometheus knows what is measured."""
    families = text_string_to_metric_families(metrics.text().decode())
    names = set()
    for family in families:
        ends = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}
        names |= {family.name + end for end in ends.get(family.type, ("",))}
    return names


def named_in(expressions: list[str]) -> set[str]:
    return {name for one in expressions for name in re.findall(r"\borrery_\w+", one)}


def test_every_alert_watches_something_that_is_measured() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"][0]["rules"]
    assert all(rule["annotations"]["summary"] for rule in rules)
    watched = named_in([rule["expr"] for rule in rules])
    assert watched <= told(Metrics())
    assert {"orrery_store_failures_total", "orrery_memory_bytes"} <= watched


def test_every_chart_shows_something_that_is_measured() -> None:
    panels = json.loads((DEPLOY / "dashboard.json").read_text())["panels"]
    shown = named_in([target["expr"] for panel in panels for target in panel["targets"]])
    assert shown <= told(Metrics())
    assert "orrery_loop_lag_seconds_bucket" in shown


async def test_a_store_that_fails_is_counted() -> None:
    failures = []
    store = counted(open_store("sqlite:///:memory:")[0], lambda: failures.append(1))
    with pytest.raises(Unusable):
        await store.table("t")  # it is not open
    assert len(failures) == 1
    await store.open()
    with pytest.raises(KeyError):
        await store.table("t")
    assert len(failures) == 1
    await store.close()


async def test_a_loop_that_is_held_up_is_noticed() -> None:
    metrics = Metrics()
    pulse = Pulse(metrics, beat=0)
    await pulse.open()
    await metrics_have(metrics, "orrery_loop_lag_seconds_count")
    await pulse.close()
    assert memory() == 0 or memory() > 10 * 2**20


async def metrics_have(metrics: Metrics, name: str) -> None:
    while re.search(rf"^{name} 0", metrics.text().decode(), re.MULTILINE):
        await asyncio.sleep(0)


async def test_memory_and_lag_are_told_by_a_server(server: Running, visit: Visit) -> None:
    await new_table(await visit(server.address, "Ada"), "me", "open")
    text = (await (await visit(server.address)).http.get("/metrics")).text
    assert "orrery_tables 1.0" in text
    assert re.search(r"^orrery_memory_bytes [1-9]", text, re.MULTILINE)
