"""What must not happen, whatever is sent: kept with the input that made it happen."""

from __future__ import annotations

import hashlib
import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

_OWNERS: Final = ("table_id", "identity", "id")  # columns that say whom a row belongs to
_LATER: Final = ("chronicle", "result", "seat_result", "rating", "tally")  # after a match is over
_MOST_KEPT: Final = 20  # findings that are told in full


@dataclass
class Findings:
    """What went wrong, and how often everything else was answered how."""

    answers: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    sent: int = 0
    excused: set[str] = field(default_factory=set)  # tables and people that were really changed

    def answer(self, kind: str) -> None:
        """An input has been answered as it should be."""
        self.answers[kind] += 1

    def fault(self, what: str, given: object) -> None:
        """An input has done what none may do."""
        if len(self.wrong) < _MOST_KEPT:
            self.wrong.append(f"{what}: {given!r:.600}")

    def excuse(self, *owners: str) -> None:
        """Something was accepted, so these may have changed."""
        self.excused.update(owners)


class Books:
    """What is in an SQLite store, by whom it belongs to.

    What comes into it later is not compared: matches that strangers begin go on by themselves.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._before = self._read()
        self._scene = set(self._before)

    def compare(self, findings: Findings) -> None:
        """Everything that has changed must have been accepted; then look anew from here."""
        now = self._read()
        changed = {key for key in self._scene if self._before.get(key) != now.get(key)}
        for owner, kind in sorted(changed):
            if owner not in findings.excused:
                findings.fault(f"{kind} changed though everything was refused", owner)
        findings.excused.clear()
        self._before = now

    def _read(self) -> dict[tuple[str, str], bytes]:
        """A hash for all rows of a kind that belong to a table or a person."""
        found: dict[tuple[str, str], hashlib._Hash] = {}
        database = sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)
        try:
            kinds = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            for name in sorted({name for (name,) in kinds} - set(_LATER)):
                rows = database.execute(f'SELECT * FROM "{name}"')
                columns = [column[0] for column in rows.description]
                owner = next((columns.index(one) for one in _OWNERS if one in columns), None)
                for row in rows if owner is not None else ():
                    key = str(row[owner]), name
                    found.setdefault(key, hashlib.sha256()).update(repr(row).encode())
        finally:
            database.close()
        return {key: digest.digest() for key, digest in found.items()}
