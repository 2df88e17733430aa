"""The score sheet of a title, declared once: whoever shows, charts or checks points reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from orrery.kernel.game import Game
from orrery.kernel.vocabulary import Value

_PREFIX = "score-"


@dataclass(frozen=True, slots=True)
class Points:
    """Points of a part; where it has several sources, an item with fields says which one."""

    points: int
    item: str = ""
    fields: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a score sheet, such as the points for cards.

    `lines` explains, for a position and the number of a player, all points of this part, those that
    nobody else knows included. `items` lists the items that it names. The texts of a part and of an
    item are called as they are, with `score-` in front. `total` gives their sum where rules have
    it anyway: views ask for it after every move. The suite holds both against each other. An
    `optional` part is left out where it has no lines; of the others it is said that they are zero.
    """

    name: str
    lines: Callable[[Any, int], Iterable[Points]]
    items: Sequence[str] = ()
    total: Callable[[Any, int], int] | None = None
    optional: bool = False

    @property
    def adding(self) -> Callable[[Any, int], int]:
        """What gives a player's points of this part."""
        return self.total or self._added

    def _added(self, game: Game, number: int) -> int:
        return sum(line.points for line in self.lines(game, number))


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of a player's score sheet: the text keys of its part and item, if it has one.

    Lines of one key add up to a part of the sheet.
    """

    key: str
    points: int
    item: str = ""
    fields: Mapping[str, Value] = field(default_factory=dict)


def totals(lines: Sequence[ScoreLine]) -> dict[str, int]:
    """The points of each key of a score sheet, in its order."""
    sums: dict[str, int] = {}
    for line in lines:
        sums[line.key] = sums.get(line.key, 0) + line.points
    return sums


def _nothing_of(part: Part) -> list[Points]:
    return [] if part.optional else [Points(0)]


def _all_is_public(game: Any) -> Any:
    return game


class ScoreSheet:
    """The parts of a score in their order, and what of them is hidden until the end.

    In every position the lines of a player add up to `Game.scores()`, which is what bots use; the
    suite checks it. `public` gives a position, the same or a copy, without what only its owner
    knows: what others can add up is what counts there. In a game where what one does changes what
    others' things are worth, such as shares of a company, the sheet is `shared`.
    """

    def __init__(
        self,
        parts: Sequence[Part],
        public: Callable[[Any], Any] = _all_is_public,
        shared: bool = False,
    ) -> None:
        self.parts = parts
        self.shared = shared
        self._public = public
        self._points = [(part.name, part.adding) for part in parts]

    @property
    def keys(self) -> list[str]:
        """The text keys of all parts and items."""
        names = [part.name for part in self.parts]
        return [
            _PREFIX + name for name in (*names, *(i for part in self.parts for i in part.items))
        ]

    def lines(self, game: Game, number: int) -> list[ScoreLine]:
        """A player's points line by line; every part has a line, unless it is optional."""
        return [
            ScoreLine(
                _PREFIX + part.name, line.points, line.item and _PREFIX + line.item, line.fields
            )
            for part in self.parts
            for line in list(part.lines(game, number)) or _nothing_of(part)
        ]

    def points(self, game: Game, number: int) -> dict[str, int]:
        """A player's points by the name of the part."""
        return {name: points(game, number) for name, points in self._points}

    def public(self, game: Game) -> Game:
        """The position in which everybody knows all that counts; at the end it is the real one."""
        found: Game = game if game.is_over() else self._public(game)
        return found
