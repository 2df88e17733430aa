"""Help: hints for a decision, and what the search thinks of a finished match."""

from __future__ import annotations

from msgspec import Struct

from orrery.bots.appraisal import Estimate
from orrery.server.wire.common import Decision


class HintWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The own decision that waits now."""

    decision: Decision


class Hint(Struct, frozen=True):
    """What the search would do, and what else comes next to it, the best first."""

    table: str
    decision: str
    best: list[Estimate]


class JudgedInfo(Struct, frozen=True):
    """A decision of a finished match: what was made, what would have been best, and the loss.

    `entry` is how many entries came before it, so the replay shows what its player saw.
    """

    entry: int
    round: int
    made: Estimate
    best: Estimate
    loss: float
    error: float | None


class AnalysisInfo(Struct, frozen=True):
    """How far the analysis of a seat has come, and what it found when it is `over`.

    `turning_points` are among the decisions, by their entry, the worst first.
    """

    table: str
    seat: int
    done: int
    total: int
    over: bool
    decisions: list[JudgedInfo] = []
    turning_points: list[int] = []
