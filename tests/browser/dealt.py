"""The server with chance that is the same in every run: a table's make-up decides it.

What a test sees then depends on the code alone. `make screens` lets chance decide instead.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from orrery.cli.main import run
from orrery.server import lobby
from orrery.server.store import TableRow

_as_chance_has_it = lobby.new_row


def _as_its_makeup_has_it(*args: Any, **more: Any) -> TableRow:
    row = _as_chance_has_it(*args, **more)
    seats = [seat.level if seat.kind == "bot" else seat.kind for seat in row.seats]
    makeup = json.dumps([row.game, seats, json.loads(row.options)])
    return msgspec.structs.replace(row, key=hashlib.sha256(makeup.encode()).digest())


lobby.new_row = _as_its_makeup_has_it

if __name__ == "__main__":
    run()
