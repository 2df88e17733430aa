"""Reading a plan as a player would: what can be done next, where a plan leads, why it ends."""

from __future__ import annotations

from typing import Any

from orrery.kernel.match import Match
from orrery.kernel.plan import Planned
from orrery.kernel.view import plain


def planned(match: Match, name: str, *moves: str) -> Planned:
    """The plan of a player who waits; all its moves must be possible."""
    plan = match.plan(match.names.index(name), moves)
    assert match.title.moves.texts(plan.moves) == [*moves]
    return plan


def offered(match: Match, name: str, *moves: str) -> list[str]:
    """What the player could do then."""
    plan = planned(match, name, *moves)
    seat = match.names.index(name)
    return match.title.moves.texts(plan.game.options(seat)) if plan.goes_on(seat) else []


def seen(match: Match, name: str, *moves: str) -> Any:
    """What the player would see then."""
    plan = planned(match, name, *moves)
    return plain(match.title.view_of(plan.game, match.names.index(name)))
