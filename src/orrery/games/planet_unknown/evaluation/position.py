"""The evaluation itself: all terms together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.cards import (
    CIV_EFFECTS,
    CIV_IMMEDIATE,
    CIV_LIFEPOD_VALUE,
    CIV_PER_PATCH,
    CIV_SETS,
)
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.evaluation.filling import (
    LINES,
    line_costs,
)
from orrery.games.planet_unknown.evaluation.goals import (
    GOAL_ON_GROUND,
    METRIC_ON_GROUND,
    Contest,
    contest_value,
    contests,
    personal_chance,
)
from orrery.games.planet_unknown.evaluation.memory import (
    UNKNOWN,
    Cards,
    Ground,
    Lines,
    Pieces,
    Reaches,
    Tracks,
)
from orrery.games.planet_unknown.evaluation.prior import prior
from orrery.games.planet_unknown.evaluation.tracks import (
    Prospects,
    advance_value,
    track_value,
)
from orrery.games.planet_unknown.evaluation.weights import (
    LONGEST,
    WHOLE_GAME,
    Weights,
    benefit_value,
    rounds_left,
    weights_alone,
)
from orrery.games.planet_unknown.events import LoseStack
from orrery.games.planet_unknown.grid import SIDE, SQUARES, size, squares_of, without
from orrery.games.planet_unknown.objectives import PERSONAL_MEDALS
from orrery.games.planet_unknown.rounds import RotateStation
from orrery.games.planet_unknown.scoring import (
    CITY_MEDALS,
    LIFEPOD_MEDALS,
    METEORITES_PER_MEDAL,
    PART_MEDALS,
    REPO_MEDALS,
    civ_medals,
    score,
)
from orrery.games.planet_unknown.state import Player, Table
from orrery.games.planet_unknown.turn import TakeTile
from orrery.games.planet_unknown.words import (
    ADVANCE,
    DONE,
    DRIVE,
    METEORITE_REPO,
    ROVER,
    TILE_ROVER,
    TILE_WATER,
    WATER,
)
from orrery.kernel.agenda import Agenda
from orrery.kernel.arithmetic import exp
from orrery.kernel.evaluation import NO_STEPS, Evaluation
from orrery.kernel.game import Game
from orrery.kernel.move import field, kind_of
from orrery.kernel.step import Step

DEAREST: Final = 600  # the highest cost of a line, in half squares

# The steps from one square to another, if nothing is in the way, by `SQUARES * one + other`
DISTANCES: Final[list[int]] = [
    abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE)
    for one in range(SQUARES)
    for other in range(SQUARES)
]


def new_evaluation() -> Evaluation:
    """An evaluation for one bot."""
    return PlanetUnknownEvaluation(Weights())


def new_evaluation_alone() -> Evaluation:
    """One for a bot that plays alone."""
    return PlanetUnknownEvaluation(weights_alone())


class PlanetUnknownEvaluation(Evaluation):
    """The medals that a seat may expect."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.rounds = 0
        self.chance: list[float] = []  # by the cost of what is missing, in half squares
        self.contests: list[Contest] = []
        self.lines = Lines()
        self.pieces = Pieces()
        self.reaches = Reaches()
        self.cards = Cards()
        self.ground = Ground()
        self.tracks = Tracks()
        self.chances: dict[int, list[float]] = {}  # the same, by the rounds left
        self.prospects: dict[int, Prospects] = {}  # by corporation and rounds left

    def prepare(self, game: Game, seat: int) -> None:
        """The rounds left, what rivals have, and the tables that follow from that."""
        assert isinstance(game, Table)
        self.rounds = rounds_left(game, self.weights)
        self.chance = self._chance()
        self.contests = contests(game, seat)
        self.lines = Lines()
        self.pieces = Pieces()
        self.reaches = Reaches()
        self.cards = Cards()
        self.ground = Ground()
        self.tracks = Tracks()

    def sequel(self, game: Game, seat: int) -> list[Step[Any]]:
        """Turning the station makes sense by the tiles that one gets to choose from."""
        step = game.decision(seat)
        if isinstance(step, (RotateStation, LoseStack)):
            return [TakeTile(seat)]
        return NO_STEPS

    def worthwhile(self, game: Game, seat: int, options: list[int]) -> list[int]:
        """Driving can wait until nothing else is left to do."""
        if not any(kind_of(move) == DRIVE for move in options):
            return options
        others = [move for move in options if kind_of(move) != DRIVE]
        return options if not others or others == [DONE] else others

    def prior(self, game: Game, seat: int, options: list[int]) -> list[float]:
        assert isinstance(game, Table)
        return prior(game, seat, options)

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Table)
        if game.is_over():
            return float(score(game, seat))
        player = game.players[seat]
        prospects = self._prospects(player)
        if not self.tracks.hold(player):
            self.tracks.keep(player, track_value(player, prospects))
        if not self.ground.hold(player):
            self.ground.keep(player, self._objectives(player, True))
        if not self.cards.hold(player):
            self.cards.keep(player, self._cards(player))
        total = self.tracks.total + self._planet(player, prospects) + self.cards.total
        total += self.ground.total + self._objectives(player, False)
        return total + self._pending(game, seat, prospects)

    def _objectives(self, player: Player, on_ground: bool) -> float:
        """Those objectives that are about what lies on the planet, or the others."""
        total = 0.0
        for contest in self.contests:
            if METRIC_ON_GROUND[contest.card] == on_ground:
                total += contest_value(player, contest, self.rounds, self.weights)
        for card in player.personal:
            if GOAL_ON_GROUND[card] == on_ground:
                chance = personal_chance(player, card, self.rounds)
                total += self.weights.personal * PERSONAL_MEDALS[card] * chance
        return total

    def _chance(self) -> list[float]:
        found = self.chances.get(self.rounds)
        if found is None:
            per_square = self.weights.open_cost + self.weights.hurry_cost / (self.rounds + 0.15)
            found = [exp(-per_square * cost / 2) for cost in range(DEAREST)]
            self.chances[self.rounds] = found
        return found

    def _prospects(self, player: Player) -> Prospects:
        key = player.corporation * (LONGEST + 1) + self.rounds
        found = self.prospects.get(key)
        if found is None:
            found = Prospects(corporation_of(player), self.rounds, self.weights)
            self.prospects[key] = found
        return found

    # The planet

    def _planet(self, player: Player, prospects: Prospects) -> float:
        """PU-8.2, PU-8.4: lines, and the pieces that rovers may collect."""
        if not self.lines.hold(player):
            self._value_lines(player)
        steps = prospects.movement[prospects.way(player, ROVER)][prospects.place(player, ROVER)]
        if not self.pieces.hold(player, steps):
            self.pieces.keep(player, steps, self._pieces(player, steps))
        total = self.lines.total + self.pieces.total
        return total + self.weights.patch * player.patches_stored

    def _value_lines(self, player: Player) -> None:
        """What covering lines is worth, as long as no meteorite lies on them."""
        lines = self.lines
        lines.planet = player.planet
        lines.covered = player.covered
        board = BOARDS[player.planet]
        costs = line_costs(player, self.weights)
        lines.costs = costs
        total = self._extras(player)
        if self.rounds:
            total += self.weights.square * size(player.covered)
        for line in range(LINES):
            total += board.line_medals[line] * self.chance[costs[line]]
        lines.total = total

    def _pieces(self, player: Player, steps: float) -> float:
        """Meteorites, with the lines on which they lie, lifepods and rovers."""
        if not self.reaches.hold(player, steps):
            self.reaches.forget(player, steps)
        total = self._meteorites(player, steps)
        lifepod = float(lifepod_value(player))
        for square in squares_of(player.lifepods):
            total += lifepod * self._reach(player, square, steps)
        total += lifepod * (
            player.lifepods_scored + self.weights.placed * len(player.lifepods_placed)
        )
        return total + self.weights.rover_there * len(player.rovers) * self.rounds / WHOLE_GAME

    def _meteorites(self, player: Player, steps: float) -> float:
        """What meteorites are worth, less what their lines lose for as long as they are there."""
        repos = 0
        for card in player.civ_cards:
            if CIV_SETS[card] == METEORITE_REPO:
                repos += 1
        expected = float(player.meteorites_collected)
        squares: list[int] = squares_of(player.meteorites)
        chances: list[float] = [self._reach(player, square, steps) for square in squares]
        for rover in range(len(player.rovers)):
            if player.loads[rover]:
                squares.append(player.rovers[rover])
                chances.append(self._deliver(player, player.rovers[rover], steps))
        for chance in chances:
            expected += chance
        medals = expected * REPO_MEDALS[repos] / METEORITES_PER_MEDAL
        return medals - self._spoilt(player, squares, chances) if squares else medals

    def _spoilt(self, player: Player, squares: list[int], chances: list[float]) -> float:
        """What lines lose by meteorites on these squares, which are collected by such chances."""
        clear: list[float] = [1.0] * LINES
        spoilt: i64 = 0  # the lines, as bits
        one: i64 = 1
        for place, square in enumerate(squares):
            row: i64 = square // SIDE
            column: i64 = SIDE + square % SIDE
            spoilt |= one << row | one << column
            clear[row] = clear[row] * chances[place]
            clear[column] = clear[column] * chances[place]
        medals, costs = BOARDS[player.planet].line_medals, self.lines.costs
        lost = 0.0
        line = 0
        while spoilt:
            if spoilt & 1 and clear[line] < 1.0:
                lost += medals[line] * self.chance[costs[line]] * (1.0 - clear[line])
            spoilt >>= 1
            line += 1
        return lost

    def _extras(self, player: Player) -> float:
        """PU-12.4.1, PU-12.13.1: cities left uncovered, and parts covered all over."""
        board = BOARDS[player.planet]
        total = 0.0
        if CITY_MEDALS[player.planet]:
            total += CITY_MEDALS[player.planet] * size(without(board.cities, player.covered))
        if PART_MEDALS[player.planet]:
            for part in board.parts:
                missing = size(without(part, player.covered))
                total += PART_MEDALS[player.planet] * self.chance[2 * missing]
        return total

    def _reach(self, player: Player, square: int, steps: float) -> float:
        """The chance that a rover comes to a square, with so much movement to come."""
        known = self.reaches.chances[square]
        if known == UNKNOWN:
            known = self._worked_out_reach(player, square, steps)
            self.reaches.chances[square] = known
        return known

    def _worked_out_reach(self, player: Player, square: int, steps: float) -> float:
        nearest = self.weights.far if player.rovers_left else 3 * self.weights.far
        for rover in player.rovers:
            nearest = min(nearest, DISTANCES[SQUARES * rover + square])
        nearest = max(nearest - player.movement, 0)
        return self.weights.reach_best / (1.0 + self.weights.reach_step * nearest / (steps + 1.0))

    def _deliver(self, player: Player, square: int, steps: float) -> float:
        """PU-11.5.2: the chance that a carried meteorite comes to a rover symbol."""
        nearest = self.weights.far
        for symbol in squares_of(player.symbols[ROVER]):
            nearest = min(nearest, DISTANCES[SQUARES * symbol + square])
        nearest = max(nearest - player.movement, 0)
        return self.weights.deliver_best / (1.0 + self.weights.reach_step * nearest / (steps + 1.0))

    # Cards

    def _cards(self, player: Player) -> float:
        """PU-8.5, and what end-game cards will bring."""
        total = float(civ_medals(player))
        for card in player.civ_cards:
            if not CIV_IMMEDIATE[card]:
                for effect in CIV_EFFECTS[card]:
                    total += benefit_value(effect, self.weights)
            if CIV_PER_PATCH[card]:
                total += self.weights.patches_to_come * self.rounds
        return total

    # What is under way

    def _pending(self, game: Table, seat: int, prospects: Prospects) -> float:
        """What the seat will still get in this turn."""
        lane = game.lane_of(seat)
        if lane < 0:
            return 0.0
        player = game.players[seat]
        total = 0.0
        stack = game.lanes[lane].stack
        for place in range(len(stack) - 1, -1, -1):
            step = stack[place]
            if step.seat != seat:
                break
            if isinstance(step, Agenda):
                for effect in step.effects:
                    total += self._effect(player, effect, prospects)
        return total

    def _effect(self, player: Player, effect: int, prospects: Prospects) -> float:
        kind = kind_of(effect)
        if kind == ADVANCE:
            return advance_value(player, field(effect, 0), prospects)
        if kind == TILE_ROVER:
            return advance_value(player, ROVER, prospects)
        if kind == TILE_WATER:
            return advance_value(player, WATER, prospects) if field(effect, 0) else 0.0
        return benefit_value(effect, self.weights)


def lifepod_value(player: Player) -> int:
    """PU-8.4, PU-13.1.11."""
    value = LIFEPOD_MEDALS
    for card in player.civ_cards:
        value = max(value, CIV_LIFEPOD_VALUE[card])
    return value
