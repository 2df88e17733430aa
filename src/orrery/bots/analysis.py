"""A match looked back at: every decision as the search sees it, with what its player knew then."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

import msgspec

from orrery.bots.appraisal import Appraisal, Effort, appraise
from orrery.games import title as title_of
from orrery.kernel.errors import InvalidOption, InvalidSave
from orrery.kernel.journal import Journal, taken_back
from orrery.kernel.perspective import Perspective
from orrery.kernel.replay import begin_again
from orrery.kernel.title import Title

TURNING_POINTS: Final = 3


class Question(msgspec.Struct, frozen=True, tag=True):
    """A decision to think over.

    `position` is an imagined one, as `Perspective.snapshot` gives it: what comes in holds nothing
    that the seat couldn't know.
    """

    game: str
    seat: int
    position: msgspec.Raw
    effort: Effort
    seed: str
    made: str | None = None  # in notation

    @property
    def bot(self) -> str:
        """Who is asked."""
        return "search"


class Asked(msgspec.Struct, frozen=True):
    """A decision of a match: by which entry of the journal it was made, in which round."""

    entry: int
    seat: int
    round: int
    question: Question


class Judged(msgspec.Struct, frozen=True):
    """The same with what the search thinks of it."""

    entry: int
    seat: int
    round: int
    appraisal: Appraisal


class Analysis(msgspec.Struct, frozen=True):
    """What the search thinks of a match; `turning_points` are entries, the worst first."""

    game: str
    rules: str
    names: list[str]
    decisions: list[Judged]
    turning_points: list[int]


def answered(question: Question) -> Appraisal:
    """What the search thinks of a decision."""
    title = title_of(question.game)
    game = title.restore(msgspec.json.decode(question.position))
    made = None if question.made is None else title.moves.parse(question.made)
    perspective = Perspective(title, game, question.seat)
    return appraise(perspective, question.effort, question.seed, made)


def decisions(
    title: Title, journal: Journal, effort: Effort, seats: Collection[int] = ()
) -> Iterator[Asked]:
    """The decisions of a match, of these seats or of all, but for those that were taken back.

    InvalidSave if it was played with other rules than today's.
    """
    check_rules(title, journal)
    check_seats(seats, len(journal.header.names))
    match = begin_again(title, journal)
    undone = taken_back(journal.entries)
    for number, entry in enumerate(journal.entries):
        if entry.move is None:
            match.take_back(entry.seat)
            continue
        if number not in undone and (not seats or entry.seat in seats):
            perspective = Perspective(title, match.position(), entry.seat)
            if len(perspective.options) > 1:
                position = msgspec.Raw(perspective.snapshot())
                seed = f"analysis {number}"
                asked = Question(title.name, entry.seat, position, effort, seed, entry.move)
                yield Asked(number, entry.seat, match.round, asked)
        match.play(entry.seat, entry.move)


def check_rules(title: Title, journal: Journal) -> None:
    """InvalidSave if a match can't be looked back at with the rules of today."""
    if (journal.header.rules, journal.header.content) != (title.rules_version, title.content_hash):
        raise InvalidSave(
            "this match was played with other rules or components than today's "
            f"{title.name} (rules {title.rules_version}), so its decisions can't be judged"
        )


def check_seats(seats: Collection[int], count: int) -> None:
    """InvalidOption unless a match with so many seats has all of these."""
    wrong = [seat for seat in seats if not 0 <= seat < count]
    if wrong:
        raise InvalidOption(f"the seats are 0 to {count - 1}, not {wrong[0]}")


def analysis_of(
    title: Title, journal: Journal, asked: Sequence[Asked], appraisals: Sequence[Appraisal]
) -> Analysis:
    """What was found out about the decisions of a match, put together."""
    judged = [
        Judged(one.entry, one.seat, one.round, appraisal)
        for one, appraisal in zip(asked, appraisals, strict=True)
    ]
    return Analysis(
        title.name,
        title.rules_version,
        journal.header.names,
        judged,
        [one.entry for one in turning_points(judged)],
    )


def turning_points(judged: Sequence[Judged]) -> list[Judged]:
    """The decisions that cost most: chances of winning, or points where those don't differ.

    What is lost must be more than chance may have made of it, so there may be fewer.
    """
    costly = [one for one in judged if one.appraisal.loss > (one.appraisal.error or 0.0)]
    costly.sort(key=lambda one: (one.appraisal.chance_lost, one.appraisal.loss), reverse=True)
    return costly[:TURNING_POINTS]
