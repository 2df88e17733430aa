"""What is logged: JSON for programs, or lines for people. Never tokens, never hidden state."""

from __future__ import annotations

import logging
import sys
import traceback
from pathlib import Path
from typing import Any

import structlog


def where(error: BaseException) -> list[str]:
    """The last places that an error has come through; without its text, which may hold secrets."""
    places = traceback.extract_tb(error.__traceback__)[-3:]
    return [f"{Path(place.filename).name}:{place.lineno}" for place in places]


def set_up_logs(form: str) -> None:
    """Let everything be logged as "json" or "human" lines, to the error output."""
    last: Any = structlog.processors.JSONRenderer()
    if form == "human":
        last = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.INFO if form == "json" else logging.WARNING
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
