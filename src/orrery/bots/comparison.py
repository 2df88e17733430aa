"""Comparing lines by rollouts: in the same worlds, with the same chance, until it is clear."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from orrery.bots.budget import Budget
from orrery.bots.light import LightPolicy, follow, play_until
from orrery.bots.lookahead import REST, Line, Lookahead, mark
from orrery.kernel.arithmetic import total
from orrery.kernel.dice import common_dice
from orrery.kernel.evaluation import Evaluation, Rollouts
from orrery.kernel.game import Game

TRUST: Final = 8  # as how many rollouts the value counts that the lookahead gives to a line
SURE: Final = 2.5  # standard errors by which a lead has to hold until the end of the budget
FEWEST: Final = 4  # worlds in which a line is played on before it may be given up for that
NEVER: Final = 1 << 30  # a round that no match comes to


class Candidate:
    """A line of the own turn, and how well it went in one world after another."""

    def __init__(self, line: Line, rollouts: Rollouts) -> None:
        self.line = line
        self.rollouts = rollouts
        self.on_the_way: list[float] = []
        self.ends: list[float] = []  # where rollouts end: of the match, or on the way

    def add(self, on_the_way: float, end: float) -> None:
        self.on_the_way.append(on_the_way)
        self.ends.append(end)

    def worth(self) -> float:
        """What is expected of a line: the more rollouts, the more by how they have ended.

        All that counts is in points, and all candidates have had as many rollouts.
        """
        worlds = len(self.ends)
        return self._weighed(total(self.ends), total(self.on_the_way), self.line.value, worlds)

    def lead(self, other: Candidate) -> float:
        """How much more it is worth than another, by the worlds in which both were played on."""
        worlds = min(len(self.ends), len(other.ends))
        ends = total(self.ends[:worlds]) - total(other.ends[:worlds])
        midway = total(self.on_the_way[:worlds]) - total(other.on_the_way[:worlds])
        return self._weighed(ends, midway, self.line.value - other.line.value, worlds)

    def _weighed(self, ends: float, midway: float, value: float, worlds: int) -> float:
        """The mean of all three, the first two given as sums over so many worlds."""
        if not worlds:
            return value
        weight = self.rollouts.midway
        return (ends + weight * midway / worlds + TRUST * value) / (worlds + weight + TRUST)

    def stays_ahead_of(self, other: Candidate, worlds: int) -> bool:
        """Whether so many more worlds will hardly change that it is worth more than another.

        The lead so far and what the worlds to come will add to it, as far as those that have been
        tell: their mean has an error, and they will differ among themselves.
        """
        count = len(self.ends)
        if count < FEWEST:
            return False
        mean = (total(self.ends) - total(other.ends)) / count
        squares = 0.0
        for place in range(count):
            squares += (self.ends[place] - other.ends[place] - mean) ** 2
        lead = (count + self.rollouts.midway + TRUST) * self.lead(other) + worlds * mean
        variance = squares / (count - 1) * worlds * (1.0 + worlds / count)
        return lead > SURE * sqrt(variance)


class Comparison:
    """Plays lines of a seat on by a light policy, and tells which of them goes best.

    `imagine` gives one more world: what the seat can't know is drawn anew there. `judges`, one for
    each seat, value positions on the way.
    """

    def __init__(
        self,
        imagine: Callable[[], Game],
        seat: int,
        policy: LightPolicy,
        judges: list[Evaluation],
        rollouts: Rollouts,
    ) -> None:
        self.imagine = imagine
        self.seat = seat
        self.policy = policy
        self.judges = judges
        self.rollouts = rollouts
        self.worlds = 0

    def best(self, lines: list[Line], budget: Budget) -> Line:
        """The line that goes best, by sequential halving.

        All lines get as many rollouts, until a part of the budget is spent; then the worse half
        is dropped, so that those that are hard to tell apart get most of them. A line that won't
        catch up any more is dropped at once, and with the last of them the comparison ends.
        """
        candidates = [Candidate(line, self.rollouts) for line in lines]
        halvings = (len(candidates) - 1).bit_length()
        halved = 0
        kept = len(candidates)
        while len(candidates) > 1 and self.play_on(candidates, budget):
            while kept > 1 and budget.spent() * halvings >= halved + 1:
                halved += 1
                kept = (kept + 1) // 2
            candidates.sort(key=_badness)
            candidates = self._hopeful(candidates[:kept], budget)
        candidates.sort(key=_badness)
        return candidates[0].line

    def _hopeful(self, candidates: list[Candidate], budget: Budget) -> list[Candidate]:
        """The best one, and those that may still catch up with it if they get all that is left."""
        first = candidates[0]
        worlds = budget.left() // 2
        return [first] + [one for one in candidates[1:] if not first.stays_ahead_of(one, worlds)]

    def play_on(self, candidates: list[Candidate], budget: Budget) -> bool:
        """Play all candidates on in one more world, if there is time for it."""
        if budget.made and budget.left() < len(candidates):
            return False
        world = self.imagine()
        world.dice = common_dice(world.dice.key, world.seats)
        self.worlds += 1
        halfway = self.policy.round_of(world) + self.rollouts.rounds
        is_prepared = False
        midway: list[list[float]] = []
        ends: list[list[float]] = []
        for candidate in candidates:
            self.policy.begin(self.worlds)
            game = world.fork()
            follow(game, self.seat, candidate.line.moves)
            play_until(game, self.policy, halfway, budget)
            if not is_prepared and not game.is_over():
                is_prepared = True
                self._prepare(game)
            midway.append(self._values(game))
            if self.rollouts.ends:
                play_until(game, self.policy, NEVER, budget)
                ends.append([float(score) for score in game.scores()])
            if budget.is_late():
                return False
            budget.made += 1
        on_the_way = self._leads(midway)
        results = self._leads(ends) if self.rollouts.ends else on_the_way
        for place in range(len(candidates)):
            candidates[place].add(on_the_way[place], results[place])
        return True

    def _prepare(self, game: Game) -> None:
        """Let the judges prepare in the first position of a world, and value all others by that.

        What they expect of the rest of a match may jump between positions that hardly differ, and
        that is not what the lines differ in.
        """
        for seat in range(game.seats):
            self.judges[seat].prepare(game, seat)

    def _values(self, game: Game) -> list[float]:
        """What each seat may expect."""
        if game.is_over():
            return [float(score) for score in game.scores()[: game.seats]]
        return [self.judges[seat].value(game, seat) for seat in range(game.seats)]

    def _leads(self, points: list[list[float]]) -> list[float]:
        """What the seat gets out of each rollout, by the points that all players have got.

        What others have more than in the first one counts against it.
        """
        usual = self._others(points[0])
        return [
            each[self.seat] - self.rollouts.rivalry * (self._others(each) - usual)
            for each in points
        ]

    def _others(self, points: list[float]) -> float:
        """The mean of all but the seat's own."""
        others = max(1, len(points) - 1)
        return (total(points) - points[self.seat]) / others


def _badness(candidate: Candidate) -> float:
    return -candidate.worth()


def lines_to_compare(
    lookahead: Lookahead, game: Game, options: list[int], number: int
) -> list[Line]:
    """The best lines that begin with one of these options of an imagined game, with those that the
    evaluation proposes. The game is used up.
    """
    seat = lookahead.seat
    twin = game.copy()
    lines = lookahead.lines(game, options)
    for moves in lookahead.evaluation.proposals(twin, seat):
        if moves[0] in options and moves != lines[0].moves:
            lines.append(_played(lookahead.evaluation, twin.copy(), seat, moves))
    lines.sort(key=_loss)
    return unlike(lines, number)


def _played(evaluation: Evaluation, game: Game, seat: int, moves: list[int]) -> Line:
    """These moves as a line, valued where the seat rests."""
    mark(game, seat, [])
    line = Line(None, REST, [], 0.0, False)
    for move in moves:
        menu = game.options(seat)
        game.advance(game.lane_of(seat), move)
        line = Line(line, move, menu, 0.0, False)
    line.value = evaluation.value(game, seat)
    line.rests = True
    return line


def _loss(line: Line) -> float:
    return -line.value


def unlike(lines: list[Line], number: int) -> list[Line]:
    """The first lines, but of those that are worth the same only one: they mostly are the same
    moves in another order.
    """
    found: list[Line] = []
    for line in lines:
        if not found or line.value != found[-1].value:
            found.append(line)
            if len(found) == number:
                break
    return found
