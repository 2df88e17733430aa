"""What one viewer may know of a match at one moment, built up from views and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

import msgspec

from orrery.kernel.match import Match, Outcome
from orrery.kernel.pending import Pending
from orrery.kernel.view import View
from orrery.server.journals import Journalled
from orrery.server.wire import (
    Asked,
    CampaignInfo,
    OutcomeInfo,
    RemarkInfo,
    ScoreInfo,
    Undoable,
    VerdictInfo,
)


class Seen(msgspec.Struct, frozen=True):
    """What one viewer sees of the table: it stays the same while others act in hidden lanes.

    The view is here as clients get it, because it is large: it is written and hashed once, and what
    is sent, compared and named is made from that.
    """

    view: msgspec.Raw
    mark: str  # a hash of the view
    scores: list[int]


class Situation(msgspec.Struct, frozen=True):
    """Everything of `wire.State` that depends on the match and the viewer alone."""

    seq: int
    view: msgspec.Raw
    asked: list[Asked]
    scores: list[int]
    undo: Undoable | None
    outcome: OutcomeInfo | None
    told: int  # how many events this viewer has been told
    plans: bool  # whether they wait and can plan meanwhile
    fingerprint: bytes  # differs when anything does


def situation_of(
    journalled: Journalled, pending: Sequence[Pending], viewer: int, seen: Seen
) -> Situation:
    """The situation of a match for a viewer who sees this; `pending` are all its decisions."""
    match = journalled.match
    seq, told = journalled.seen(viewer), match.told(viewer)
    asked = asked_of(match.asks, pending, seen.mark, viewer)
    undo = _undo_of(match, viewer)
    outcome = match.outcome
    info = None if outcome is None else outcome_info(match, outcome)
    plans = viewer >= 0 and match.can_plan(viewer)
    return _situation(seq, seen, asked, undo, info, told, plans)


def situation_at_the_end(seq: int, seen: Seen, told: int, outcome: OutcomeInfo) -> Situation:
    """The situation after so many entries, when nobody has to decide any more."""
    return _situation(seq, seen, [], None, outcome, told)


def _situation(
    seq: int,
    seen: Seen,
    asked: list[Asked],
    undo: Undoable | None,
    outcome: OutcomeInfo | None,
    told: int,
    plans: bool = False,
) -> Situation:
    decisions = [(one.seat, one.kind, one.decision) for one in asked]
    fingerprint = _hash([seen.mark, seq, told, decisions, seen.scores, undo, outcome, plans], 16)
    return Situation(seq, seen.view, asked, seen.scores, undo, outcome, told, plans, fingerprint)


def is_still_so(known: Situation, journalled: Journalled, viewer: int) -> bool:
    """Whether a situation outlasts a move that this viewer can't see.

    Who has to decide may have changed nevertheless, and what they can take back themselves.
    """
    match = journalled.match
    now = (journalled.seen(viewer), match.told(viewer), match.deciders(), _undo_of(match, viewer))
    return now == (known.seq, known.told, [one.seat for one in known.asked], known.undo)


def seen_of(match: Match, viewer: int) -> Seen:
    """What a viewer sees of the table now."""
    shown, scores = match.shown(viewer)
    view = encoded(shown)
    return Seen(view, mark_of(view), scores)


def encoded(view: View) -> msgspec.Raw:
    """A view as clients get it."""
    return msgspec.Raw(msgspec.json.encode(view))


def mark_of(view: msgspec.Raw) -> str:
    """A hash of a view as clients get it."""
    return hashlib.blake2b(view, digest_size=16).hexdigest()


def asked_of(
    kind_of: Callable[[int], str], pending: Sequence[Pending], mark: str, viewer: int
) -> list[Asked]:
    """Who has to decide: the own decision in full, of others only what the viewer can see.

    `kind_of` says which kind of decision a seat has, as others may know it. Its numbers are never
    told, because they may come from hidden cards. `mark` is that of the viewer's view.
    """
    asked = []
    for one in pending:
        if one.seat == viewer:
            asked.append(own_of(one, mark))
        else:
            kind = kind_of(one.seat)
            asked.append(Asked(one.seat, kind, f"ask-{kind}"))
    return asked


def own_of(pending: Pending, mark: str) -> Asked:
    """The decision has a name: the same as long as its seat sees the same and may do the same."""
    moves = pending.texts
    decision = _hash([mark, pending.kind, pending.args, moves], 8).hex()
    remarks = {
        pending.vocabulary.text(move): RemarkInfo(remark.key, dict(remark.fields))
        for move, remark in pending.remarks.items()
    }
    return Asked(pending.seat, pending.kind, pending.prompt, pending.args, decision, moves, remarks)


def _hash(parts: object, size: int) -> bytes:
    data = msgspec.json.encode(parts, order="deterministic")
    return hashlib.blake2b(data, digest_size=size).digest()


def outcome_info(match: Match, outcome: Outcome) -> OutcomeInfo:
    """How a match ended, for clients."""
    verdict = outcome.verdict
    return OutcomeInfo(
        scores=outcome.scores,
        ranks=outcome.ranks,
        winners=outcome.winners,
        breakdown=[
            [ScoreInfo(line.key, line.points, line.item, dict(line.fields)) for line in lines]
            for lines in outcome.breakdown
        ],
        verdict=None
        if verdict is None
        else VerdictInfo(verdict.succeeded, verdict.grade, dict(verdict.fields)),
        campaign=_campaign_info(match),
    )


def _campaign_info(match: Match) -> CampaignInfo | None:
    campaign, left = match.title.campaign, match.left
    if campaign is None or left is None:
        return None
    over = match.next_chapter is None
    return CampaignInfo(
        points=campaign.points,
        carried=left,
        leaders=campaign.winners(left),
        ratings=campaign.rated(left) if over else [],
        over=over,
    )


def _undo_of(match: Match, viewer: int) -> Undoable | None:
    move = match.undoable(viewer) if viewer >= 0 else None
    return None if move is None else Undoable(move)
