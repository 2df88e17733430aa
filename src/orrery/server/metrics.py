"""What is counted and measured, for /metrics."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # a folder in which several workers add up their numbers


class Metrics:
    """The numbers of one worker. Labels name games and codes, never tables or people."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.moves = Counter("orrery_moves", "Accepted moves and undos", ["game"], registry=own)
        self.refusals = Counter(
            "orrery_refusals", "Refused commands", ["game", "code"], registry=own
        )
        self.commits = Histogram(
            "orrery_commit_seconds", "Time until a move is durable", registry=own
        )
        self.sockets = Gauge(
            "orrery_sockets", "Open sockets", registry=own, multiprocess_mode="livesum"
        )
        self.tables = Gauge(
            "orrery_tables", "Tables in memory", registry=own, multiprocess_mode="livesum"
        )
        self.skipped = Counter(
            "orrery_skipped_states", "States that a slow reader did not get", registry=own
        )
        self.thinking = Histogram(
            "orrery_bot_seconds", "How long bots think", ["game", "level"], registry=own
        )
        self.fallbacks = Counter(
            "orrery_bot_fallbacks", "Moves made for a bot that failed", ["game"], registry=own
        )
        self.drifts = Counter(
            "orrery_replay_failures", "Journals that lead elsewhere now", ["game"], registry=own
        )

    def text(self) -> bytes:
        """Everything in the form that Prometheus reads."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
