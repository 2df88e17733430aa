"""What seats have to decide: the kind of decision, its numbers, the moves to choose from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from orrery.kernel.game import Game
from orrery.kernel.snapshot import fields_of
from orrery.kernel.step import Step
from orrery.kernel.title import Remark, Title
from orrery.kernel.vocabulary import Value, Vocabulary


@dataclass(frozen=True, slots=True)
class Offer:
    """One legal move: its number, its notation, and what it means."""

    move: int
    text: str
    moves: Vocabulary = field(repr=False, compare=False)  # that describes it when it is asked to
    remark: Remark | None = None  # what is to be said beside it

    @property
    def description(self) -> dict[str, Value]:
        """What it means as named fields."""
        return self.moves.describe(self.move)


@dataclass(frozen=True, slots=True)
class Pending:
    """A decision that a seat has to take: which kind, the key of its prompt, and the moves.

    What the moves look like is worked out when somebody asks, since most never are looked at.
    """

    seat: int
    kind: str
    prompt: str
    args: dict[str, Value]
    moves: list[int]
    vocabulary: Vocabulary = field(repr=False, compare=False)  # of the moves
    remarks: Mapping[int, Remark]  # on some of them

    @property
    def texts(self) -> list[str]:
        """The notations of the moves."""
        return self.vocabulary.texts(self.moves)

    @property
    def options(self) -> list[Offer]:
        """The moves with all that is known of them."""
        texts = zip(self.moves, self.texts, strict=True)
        remarks = self.remarks
        return [Offer(move, text, self.vocabulary, remarks.get(move)) for move, text in texts]


def pending_of(title: Title, game: Game) -> list[Pending]:
    """The decisions of all seats that have to decide in a position, in the order of seats."""
    return [pending_for(title, game, seat) for seat in game.deciders()]


def pending_for(title: Title, game: Game, seat: int) -> Pending:
    """The decision of one of them."""
    step = game.decision(seat)
    kind = step_name(step)
    args = {**step_args(step), **title.at_hand(game, step)}
    moves = game.options(seat)[:]
    remarks = title.remarks(game, seat, moves)
    return Pending(seat, kind, f"ask-{kind}", args, moves, title.moves, remarks)


def kind_seen(game: Game, seat: int) -> str:
    """The kind of decision that waits for a seat, as the others may know it.

    While all act at once they know what it was when they began.
    """
    seen = game if game.veil is None else game.veil
    return step_name(seen.decision(seat))


def step_name(step: Step[Any]) -> str:
    """The name of a kind of decision: `ChooseComet` is called choose-comet."""
    return kind_name(type(step))


def kind_name(kind: type[Step[Any]]) -> str:
    """The same of a class of decisions."""
    return _in_words(kind.__name__)


@cache
def _in_words(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def step_args(step: Step[Any]) -> dict[str, int]:
    """The numbers that a decision carries, for its prompt."""
    values = {name: getattr(step, name) for name in fields_of(step)}
    return {name: value for name, value in values.items() if isinstance(value, int)}
