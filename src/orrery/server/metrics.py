"""What is counted and measured, for /metrics."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

_LAGS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds
SHARED = "PROMETHEUS_MULTIPROC_DIR"  # a folder in which several workers add up their numbers


class Metrics:
    """The numbers of one worker. Labels name games and codes, never tables or people."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.moves = Counter("orrery_moves", "Accepted moves and undos", ["game"], registry=own)
        self._moves: dict[str, Counter] = {}
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
        self.bots_waiting = Gauge(
            "orrery_bots_waiting",
            "Bots that wait for a place to think",
            registry=own,
            multiprocess_mode="livesum",
        )
        self.fallbacks = Counter(
            "orrery_bot_fallbacks", "Moves made for a bot that failed", ["game"], registry=own
        )
        self.store_failures = Counter(
            "orrery_store_failures", "Times that the store could not be used", registry=own
        )
        self.lag = Histogram(
            "orrery_loop_lag_seconds",
            "How late the event loop is: what everyone waits besides their own work",
            registry=own,
            buckets=_LAGS,
        )
        self.memory = Gauge(
            "orrery_memory_bytes",
            "Memory of the workers, without the processes of bots",
            registry=own,
            multiprocess_mode="livesum",
        )
        self.drifts = Counter(
            "orrery_replay_failures", "Journals that lead elsewhere now", ["game"], registry=own
        )

    def moved(self, game: str, seconds: float) -> None:
        """A move was accepted, and took so long to become durable."""
        moves = self._moves.get(game)
        if moves is None:  # looked up once: it is dear, and asked for with every move
            moves = self._moves[game] = self.moves.labels(game)
        moves.inc()
        self.commits.observe(seconds)

    def text(self) -> bytes:
        """Everything in the form that Prometheus reads."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
