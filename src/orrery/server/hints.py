"""What workers tell each other: that something has changed, and of a move also what it was."""

from __future__ import annotations

from typing import Final, Self

import msgspec
from msgspec.structs import replace

from orrery.server.store import EntryRow, TableRow

_MOST: Final = 7_000  # bytes of a hint: PostgreSQL carries 8,000


class Step(msgspec.Struct, frozen=True, array_like=True):
    """An entry and what it has changed in its table's row: only what every move changes."""

    version: int
    updated: float
    asked: list[int]
    round: int
    entry: EntryRow

    @classmethod
    def between(cls, before: TableRow, after: TableRow, entry: EntryRow) -> Self | None:
        """The step from one row to the next; None if something else has changed as well."""
        step = cls(after.version, after.updated, after.asked, after.round, entry)
        return step if step.follows(before) and step.after(before) == after else None

    def follows(self, row: TableRow) -> bool:
        """Whether this is the next change of a row."""
        return self.version == row.version + 1

    def after(self, row: TableRow) -> TableRow:
        """A row with this change."""
        version, updated = self.version, self.updated
        return replace(row, version=version, updated=updated, asked=self.asked, round=self.round)


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """Which worker has changed what: a table, or an identity."""

    worker: str
    about: str
    step: Step | None = None

    def text(self) -> str:
        written = msgspec.json.encode(self)
        if len(written) > _MOST:
            written = msgspec.json.encode(Hint(self.worker, self.about))
        return written.decode()

    @classmethod
    def read(cls, text: str) -> Hint | None:
        """A hint; None if it says nothing, so that anything may have changed."""
        try:
            return _decoder.decode(text)
        except msgspec.MsgspecError:
            return None


_decoder: Final = msgspec.json.Decoder(Hint)
