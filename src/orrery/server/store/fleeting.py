"""What is known for a while, in the memory of the one process that uses a file."""

from __future__ import annotations

import time
from typing import Final, Generic, TypeVar

T = TypeVar("T")

_FEW: Final = 1000  # that need not be looked through


class Fleeting(Generic[T]):
    """Values by name, each until its time. What has run out is forgotten."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[T, float]] = {}
        self._most = _FEW

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, name: str) -> tuple[T, float] | None:
        """A value and until when it is known."""
        found = self._kept.get(name)
        return found if found is not None and found[1] > time.monotonic() else None

    def put(self, name: str, value: T, until: float) -> None:
        """Know a value until then."""
        self._kept[name] = (value, until)
        if len(self._kept) > self._most:
            self._forget()

    def pop(self, name: str) -> None:
        """Forget a value before its time."""
        self._kept.pop(name, None)

    def _forget(self) -> None:
        """Only whenever they have doubled, so that what is put costs the same however many are."""
        now = time.monotonic()
        self._kept = {name: kept for name, kept in self._kept.items() if kept[1] > now}
        self._most = max(_FEW, 2 * len(self._kept))
