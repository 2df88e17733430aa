"""The server with chance that is the same in every run: a table's make-up decides it.

What a test sees then depends on the code alone. `make screens` lets chance decide instead.
"""

from __future__ import annotations

import hashlib
import json
from math import inf
from typing import Any

import msgspec

from orrery.bots.child import Task
from orrery.cli.main import run
from orrery.server import lobby
from orrery.server.store import TableRow
from orrery.server.thinking import Thinkers

_PATIENCE = 60.0  # seconds for a bot: one that is late makes any move

_as_chance_has_it = lobby.new_row
_in_time = Thinkers.think


def _as_its_makeup_has_it(*args: Any, **more: Any) -> TableRow:
    row = _as_chance_has_it(*args, **more)
    seats = [seat.level if seat.kind == "bot" else seat.kind for seat in row.seats]
    makeup = json.dumps([row.game, seats, json.loads(row.options)])
    return msgspec.structs.replace(row, key=hashlib.sha256(makeup.encode()).digest())


async def _in_its_own_time(
    self: Thinkers, task: Task, budget: float, share: float = inf
) -> int | None:
    return await _in_time(self, task, max(budget, _PATIENCE), max(share, _PATIENCE))


lobby.new_row = _as_its_makeup_has_it
Thinkers.think = _in_its_own_time  # type: ignore[method-assign]

if __name__ == "__main__":
    run()
