"""Why something could not be delivered, and whether it may be tried again."""

from __future__ import annotations


class Undelivered(Exception):
    """It was not delivered, or nobody knows; the message is one sentence without secrets."""


class TryLater(Undelivered):
    """It was certainly not delivered, but may be another time."""


class Gone(Undelivered):
    """There is nobody at this address any more."""
