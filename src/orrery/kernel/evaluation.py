"""What a bot has to know about a title besides its rules: how good a position is for a seat."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from orrery.kernel.game import Game
from orrery.kernel.move import MAX_KIND, kind_of
from orrery.kernel.step import Step

NO_STEPS: Final[list[Step[Any]]] = []
NO_KIND: Final = -1


def kind_weights(unusual: dict[int, float]) -> list[float]:
    """A weight for every kind of move: 1, but for those that are given."""
    return [unusual.get(kind, 1.0) for kind in range(MAX_KIND + 1)]


def weigh_kinds(options: list[int], weights: list[float]) -> list[float]:
    """The weight of each kind, divided among the options of that kind.

    So a flight that can be paid in ten ways is no likelier than anything else. Mostly many options
    of a kind stand in a row; what goes for a kind is looked up once for such a row.
    """
    count: dict[int, int] = {}
    last: i64 = NO_KIND
    row = 0
    for move in options:
        kind = kind_of(move)
        if kind != last:
            count[last] = count.get(last, 0) + row
            last = kind
            row = 0
        row += 1
    count[last] = count.get(last, 0) + row
    found: list[float] = []
    last = NO_KIND
    share = 0.0
    for move in options:
        kind = kind_of(move)
        if kind != last:
            last = kind
            share = weights[kind] / count[kind]
        found.append(share)
    return found


ALIKE: Final[list[float]] = kind_weights({})


class Rollouts:
    """How a search plays lines of a title on, and judges where they lead to.

    So many `lines` of the own turn are compared. In a turn of a rollout so many options of a
    decision get `looks`, and so many of them are `followed` to the end of the turn. What an
    evaluation prepares is made once a round, by who is `attentive` before each turn. A rollout is
    valued after so many `rounds`. There it ends, or it goes on to the end of the match; then what
    it was worth on the way counts as `midway` rollouts: that is less certain, but also less a
    matter of luck. What rivals get counts against a line, by `rivalry`.
    """

    def __init__(
        self,
        rounds: int = 1,
        ends: bool = False,
        midway: float = 8.0,
        rivalry: float = 0.5,
        looks: int = 6,
        followed: int = 2,
        lines: int = 6,
        attentive: bool = False,
    ) -> None:
        self.rounds = rounds
        self.ends = ends
        self.midway = midway if ends else 0.0
        self.rivalry = rivalry
        self.looks = looks
        self.followed = followed
        self.lines = lines
        self.attentive = attentive


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good positions are for a seat. A title brings its own; this one is for all others.

    It does so by a function `new_evaluation` in a module or package `evaluation` beside its rules.

    One object serves one bot. `prepare` is called with the position in which the bot has to
    choose, the others with positions that may follow it. All positions are imagined ones: what is
    hidden in them was drawn by lot, so that nothing leaks, and they may be changed.
    """

    def prepare(self, game: Game, seat: int) -> None:
        """Work out what stays the same while this seat considers its options."""

    def refresh(self, game: Game, seat: int) -> None:
        """Prepare again in a later position of the same match; what hardly changes may stay."""
        self.prepare(game, seat)

    def value(self, game: Game, seat: int) -> float:
        """How good a position is for a seat, the higher the better; here its points as they are."""
        return float(game.scores()[seat])

    def worthwhile(self, game: Game, seat: int, options: list[int]) -> list[int]:
        """Those options that deserve a look, at least one of them."""
        return options

    def proposals(self, game: Game, seat: int) -> list[list[int]]:
        """Whole lines that deserve a comparison, where `worthwhile` names only the best move.

        It is asked after `prepare`. None of them where the worthwhile moves are choice enough.
        """
        return []

    def prior(self, game: Game, seat: int, options: list[int]) -> list[float]:
        """How likely each option is to be a good one, as weights from 0 up, by a glance at it.

        Nothing is played and nothing has to be prepared, so that it costs next to nothing. Who
        plays quickly draws options by these weights. At least one of them is above 0.
        """
        return weigh_kinds(options, ALIKE)

    def sequel(self, game: Game, seat: int) -> list[Step[Any]]:
        """Decisions to think through after the one that waits, the last of them first.

        For choices whose sense shows only in what the seat can do next. The steps need not come
        next in the game; they only have to make sense there.
        """
        return NO_STEPS
