"""Looking ahead: what the moves of one seat lead to, until it has nothing more to decide."""

from __future__ import annotations

from typing import Any, Final

from orrery.bots.budget import Budget
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.game import Game
from orrery.kernel.step import NOBODY, Step

REST: Final = 0  # the only move of `Rest`


class Rest(Step[Any]):
    """Marks in an imagined game where the seat's decisions end, so that nothing runs past it."""

    def options(self, game: Any) -> list[int]:
        return [REST]

    def take(self, game: Any, move: int) -> None:
        """Nothing: the game may go on."""

    def insists(self) -> bool:
        return True


class Line:
    """Moves that a seat may make one after another, and what they are worth."""

    def __init__(
        self, before: Line | None, move: int, menu: list[int], value: float, rests: bool
    ) -> None:
        self.before = before  # the same without its last move
        self.move = move
        self.menu = menu  # the options from which the last move was chosen
        self.value = value
        self.rests = rests  # whether the seat has nothing more to decide
        self.game: Game | None = None  # the position to which it leads, if it was kept

    @property
    def moves(self) -> list[int]:
        """All its moves, the first one first."""
        return [] if self.before is None else [*self.before.moves, self.move]

    @property
    def menus(self) -> list[list[int]]:
        """For each of its moves the options it was chosen from."""
        return [] if self.before is None else [*self.before.menus, self.menu]


class Lookahead:
    """A bounded search through the decisions that a seat has to make before it can rest.

    Every option is played on a copy and valued. The `depth` best are followed until the seat
    rests, `width` lines at a time, and no more than about `copies` positions are looked at. Those
    with which it rests at once need no following, so they all count. If the budget is late, it
    values what it has.
    """

    def __init__(
        self,
        evaluation: Evaluation,
        seat: int,
        depth: int,
        width: int,
        copies: int,
        budget: Budget | None = None,
    ) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.depth = depth
        self.width = width
        self.copies = copies
        self.budget = budget

    def best(self, game: Game, options: list[int]) -> Line:
        """The best line that begins with one of these options of an imagined game, of which there
        is at least one. The game is used up.
        """
        return self.lines(game, options)[0]

    def lines(self, game: Game, options: list[int]) -> list[Line]:
        """The best lines that begin with each of the options, the best of all first."""
        mark(game, self.seat, self.evaluation.sequel(game, self.seat))
        self._prepare(game)
        root = Line(None, REST, options, 0.0, False)
        root.game = game
        lines = self._expand(root, self._worthwhile(game, options), self.depth)
        lines.sort(key=_worth)
        followed = [self._follow(line) for line in lines[: self.depth]]
        followed += [line for line in lines[self.depth :] if line.rests]
        followed.sort(key=_worth)
        return followed

    def _prepare(self, game: Game) -> None:
        """Before the first position is valued."""
        self.evaluation.prepare(game, self.seat)

    def _worthwhile(self, game: Game, options: list[int]) -> list[int]:
        """The options that are looked at."""
        return self.evaluation.worthwhile(game, self.seat, options)

    def _expand(self, line: Line, options: list[int], keep: int) -> list[Line]:
        """The lines that are one move longer; about so many of the best keep their positions.

        The others give theirs back at once, so that the next ones are made in the same memory.
        """
        game = self._position(line)
        lane = game.lane_of(self.seat)
        menu = game.menu(lane)
        found: list[Line] = []
        best: list[float] = []  # values of those that are kept, the least first
        for move in options:
            twin = game.fork()
            twin.advance(lane, move)
            value = self.evaluation.value(twin, self.seat)
            longer = Line(line, move, menu, value, rests(twin, self.seat))
            if not longer.rests and (len(best) < keep or value > best[0]):
                longer.game = twin
                _insert(best, value, keep)
            found.append(longer)
            if self.budget is not None and self.budget.is_late():
                self.copies = 0
                break
        self.copies -= len(options)
        return found

    def _position(self, line: Line) -> Game:
        """The position to which a line leads, made again if it wasn't kept."""
        game = line.game
        if game is None:
            assert line.before is not None
            game = self._position(line.before).fork()
            game.advance(game.lane_of(self.seat), line.move)
            line.game = game
        return game

    def _follow(self, line: Line) -> Line:
        """The best way to go on with a line until the seat rests, or the copies are used up."""
        best = line
        settled = False
        beam = [line]
        while beam:
            longer: list[Line] = []
            for one in beam:
                if one.rests or self.copies <= 0:
                    if not settled or one.value > best.value:
                        best = one
                        settled = True
                else:
                    game = self._position(one)
                    options = self._worthwhile(game, game.options(self.seat))
                    longer += self._expand(one, options, self.width)
            beam = self._chosen(longer)
        return best

    def _chosen(self, lines: list[Line]) -> list[Line]:
        """The best lines; of those that are worth the same, one."""
        lines.sort(key=_worth)
        chosen: list[Line] = []
        for line in lines:
            if not chosen or line.value != chosen[-1].value:
                chosen.append(line)
                if len(chosen) == self.width:
                    break
        return chosen


def _worth(line: Line) -> float:
    return -line.value


def _insert(best: list[float], value: float, keep: int) -> None:
    """Put a value among the best ones, of which so many are kept, the least of them first."""
    place = 0
    while place < len(best) and best[place] < value:
        place += 1
    best.insert(place, value)
    if len(best) > keep:
        del best[0]


def mark(game: Game, seat: int, sequel: list[Step[Any]]) -> None:
    """Put `Rest`, and on it a sequel, beneath all decisions that wait for a seat in a row.

    Procedures between them belong to the row; those beneath the last of them don't.
    """
    stack = game.own(game.lane_of(seat)).stack
    place = len(stack)
    below = place - 1
    while below >= 0 and stack[below].seat in (seat, NOBODY):
        if stack[below].seat == seat:
            place = below
        below -= 1
    stack[place:place] = [Rest(seat), *sequel]


def rests(game: Game, seat: int) -> bool:
    """Whether a seat has come to its mark, or others have to decide first."""
    lane = game.lane_of(seat)
    return lane < 0 or isinstance(game.lanes[lane].stack[-1], Rest)
