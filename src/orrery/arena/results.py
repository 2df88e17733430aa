"""The file of an arena: one line that says what is played, then one for every deal.

A second run with the same file plays only what is missing.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

import msgspec

from orrery.arena import keeping
from orrery.arena.keeping import Kept
from orrery.arena.tournament import Deal, Plan
from orrery.games import title as title_of
from orrery.kernel.option import OptionValue

_FORMAT: Final = "orrery-arena-1"


class Header(msgspec.Struct, frozen=True):
    """What has to be the same for results to be compared. Bots and numbers of games may differ."""

    format: str
    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, OptionValue]
    seed: str
    clock: str = "wall"


def kept_in(path: Path, plan: Plan) -> AbstractContextManager[Kept[Deal]]:
    """The deals in a file, of a plan that goes with those that are in it already."""
    title = title_of(plan.game)
    header = Header(
        _FORMAT,
        plan.game,
        title.rules_version,
        title.content_hash,
        plan.seats,
        dict(plan.options),
        plan.seed,
        plan.clock,
    )
    return keeping.kept_in(path, header, Deal)
