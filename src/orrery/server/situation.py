"""What one viewer may know of a match at one moment, built up from views and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from orrery.kernel.game import Game
from orrery.kernel.match import Match, Outcome, Pending, step_name
from orrery.kernel.view import View
from orrery.server.journals import Journalled
from orrery.server.wire import Asked, CampaignInfo, OutcomeInfo, ScoreInfo, Undoable, VerdictInfo


class Seen(msgspec.Struct, frozen=True):
    """What one viewer sees of the table: it stays the same while others act in hidden lanes.

    The view is here as clients get it, because it is large: it is written once, and what is sent,
    compared and named is made from that.
    """

    view: msgspec.Raw
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

    def fingerprint(self) -> bytes:
        """Differs when anything does."""
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=16).digest()


def situation_of(
    journalled: Journalled, pending: Sequence[Pending], viewer: int, seen: Seen
) -> Situation:
    """The situation of a match for a viewer who sees this; `pending` are all its decisions."""
    match = journalled.match
    return Situation(
        seq=journalled.seen(viewer),
        view=seen.view,
        asked=asked_of(match.position(), pending, seen.view, viewer),
        scores=seen.scores,
        undo=_undo_of(match, viewer),
        outcome=None if match.outcome is None else outcome_info(match, match.outcome),
        told=match.told(viewer),
    )


def seen_of(match: Match, viewer: int) -> Seen:
    """What a viewer sees of the table now."""
    scores = match.title.public_scores(match.position(), viewer)
    return Seen(encoded(match.typed_view(viewer)), scores)


def encoded(view: View) -> msgspec.Raw:
    """A view as clients get it."""
    return msgspec.Raw(msgspec.json.encode(view))


def asked_of(game: Game, pending: Sequence[Pending], view: msgspec.Raw, viewer: int) -> list[Asked]:
    """Who has to decide: the own decision in full, of others only what the viewer can see.

    While all act at once, another's decision is told as it was when they began, and its numbers
    never, because they may come from hidden cards.
    """
    seen = game.seen_by(viewer)
    asked = []
    for one in pending:
        if one.seat == viewer:
            asked.append(_own(one, view))
        else:
            kind = step_name(seen.decision(one.seat))
            asked.append(Asked(one.seat, kind, f"ask-{kind}"))
    return asked


def _own(pending: Pending, view: msgspec.Raw) -> Asked:
    moves = [option.text for option in pending.options]
    decision = _decision_id(view, pending, moves)
    return Asked(pending.seat, pending.kind, pending.prompt, pending.args, decision, moves)


def _decision_id(view: msgspec.Raw, pending: Pending, moves: list[str]) -> str:
    """A name for a decision: the same as long as its seat sees the same and may do the same."""
    data = msgspec.json.encode([view, pending.kind, pending.args, moves], order="deterministic")
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def round_of(match: Match) -> int:
    """The round, as everyone sees it."""
    return match.title.public_round(match.position())


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
