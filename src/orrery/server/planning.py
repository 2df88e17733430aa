"""A turn that somebody plans while others decide: worked out when asked for, and nowhere kept.

The client says all moves of the plan every time. It costs the connection that asks what looking
ahead costs it (see foreseeing.py), and changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cached_property

from orrery.kernel.errors import OrreryError
from orrery.kernel.match import Match
from orrery.kernel.pending import pending_for
from orrery.kernel.plan import Planned
from orrery.kernel.title import Title
from orrery.server.foreseeing import SPENT, Foreseen
from orrery.server.limiting import Budget
from orrery.server.refusals import Refuse, refusal_of
from orrery.server.situation import encoded, mark_of, own_of
from orrery.server.wire import Asked, Code


class PlannedTurn:
    """Where the moves of a plan lead, as its seat would see it."""

    def __init__(
        self, title: Title, seat: int, planned: Planned, wanted: Sequence[str], known: bytes
    ) -> None:
        self._title = title
        self._seat = seat
        self._planned = planned
        self._wanted = list(wanted)
        self._known = known
        shown, self.scores = title.shown(planned.game, seat)
        self.view = encoded(shown)
        self.moves = title.moves.texts(planned.moves)
        self.chance = planned.chance
        self.asked = self._asked()

    def is_of(self, known: bytes, wanted: Sequence[str]) -> bool:
        """Whether it is what these moves lead to in a situation with this fingerprint."""
        return self._known == known and self._wanted == list(wanted)

    @property
    def kept(self) -> int:
        """How many answers about the decision that the plan leads to are kept."""
        return self._foreseen.kept if "_foreseen" in self.__dict__ else 0

    def foreseen(self, decision: str) -> Foreseen:
        """What is foreseen for the decision that the plan leads to."""
        if self.asked is None or self.asked.decision != decision:
            raise Refuse(Code.STALE, "this decision is not up in the plan any more; look again")
        return self._foreseen

    @cached_property
    def _foreseen(self) -> Foreseen:
        assert self.asked is not None
        assert self.asked.decision is not None
        return Foreseen(self._title, self._planned.game, self._seat, self.asked.decision)

    def _asked(self) -> Asked | None:
        if not self._planned.goes_on(self._seat):
            return None
        pending = pending_for(self._title, self._planned.game, self._seat)
        return own_of(pending, mark_of(self.view))


def planned_turn(
    match: Match, seat: int, moves: Sequence[str], known: bytes, budget: Budget
) -> PlannedTurn:
    """The plan of a seat that can make one, paid for with time."""
    if not budget.is_left():
        raise Refuse(Code.TOO_FAST, SPENT)
    began = time.monotonic()
    try:
        return PlannedTurn(match.title, seat, match.plan(seat, moves), moves, known)
    except OrreryError as error:
        raise refusal_of(error) from error
    finally:
        budget.spend(time.monotonic() - began)
