"""Rows as short as a test needs them."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.server.store import EntryRow, Identity, SeatRow, Store, TableRow

ADA = Identity("ada", "Ada", named=True, handle="ada@example", password="$argon2$", created=1.5)
BEN = Identity("ben", "Guest 7", named=False, created=2.25)

OPEN = SeatRow("open")
BOT = SeatRow("bot", "Vega", level="greedy")


def person(identity: str) -> SeatRow:
    return SeatRow("person", identity.title(), identity)


def table(table_id: str, *seats: SeatRow, **fields: Any) -> TableRow:
    """A public table of Ada's that is being played, unless said otherwise."""
    settings: dict[str, Any] = {
        "game": "example",
        "rules": "3",
        "content": "c0ffee",
        "options": b'{"long": true}',
        "key": bytes(range(32)),
        "invitation": "zebra",
        "host": "ada",
        "private": False,
        "status": "playing",
        "created": 10.0,
        "updated": 10.0,
    }
    return TableRow(id=table_id, seats=list(seats), **(settings | fields))


def changed(row: TableRow, **fields: Any) -> TableRow:
    """The row after one more change."""
    return msgspec.structs.replace(row, version=row.version + 1, **fields)


def entry(seq: int, move: str | None = "aim 3", **fields: Any) -> EntryRow:
    settings: dict[str, Any] = {"seat": 0, "command": f"command {seq}", "at": 100.0 + seq}
    settings["check"] = f"check {seq}"
    return EntryRow(seq=seq, move=move, **(settings | fields))


async def play(store: Store, row: TableRow, moves: int) -> TableRow:
    """Append so many entries to a table that has one entry per version."""
    for seq in range(row.version, row.version + moves):
        row = changed(row)
        await store.append(row, entry(seq))
    return row
