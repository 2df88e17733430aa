"""The evaluation itself: all terms together, and which options deserve a look."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.pulsar_2849.cluster import SYSTEMS, routes_of
from orrery.games.pulsar_2849.ending import bases_of_technologies, counted_bases
from orrery.games.pulsar_2849.evaluation.arrays import arrays_value, cubes_produced
from orrery.games.pulsar_2849.evaluation.effects import effects_value
from orrery.games.pulsar_2849.evaluation.flights import (
    Places,
    bases_expected,
    rewarding,
    settled_key,
)
from orrery.games.pulsar_2849.evaluation.goals import chances, goals_value
from orrery.games.pulsar_2849.evaluation.gyrodynes import (
    Works,
    award_value,
    price_works,
    works_value,
)
from orrery.games.pulsar_2849.evaluation.headquarters import Projects, projects_value, run_chance
from orrery.games.pulsar_2849.evaluation.memory import ArraysSeen, Memory
from orrery.games.pulsar_2849.evaluation.outlook import Outlook
from orrery.games.pulsar_2849.evaluation.patents import patents_value
from orrery.games.pulsar_2849.evaluation.pending import pending_value
from orrery.games.pulsar_2849.evaluation.prior import KINDS
from orrery.games.pulsar_2849.evaluation.tracks import Standing, standing_key
from orrery.games.pulsar_2849.evaluation.weights import Weights
from orrery.games.pulsar_2849.flying import ChooseBonus, Flight, Teleport
from orrery.games.pulsar_2849.paying import value_of
from orrery.games.pulsar_2849.rounds import TakeDie
from orrery.games.pulsar_2849.state import Player, Table, bits
from orrery.games.pulsar_2849.systems import EXPLORATION_EFFECTS
from orrery.games.pulsar_2849.tracks import FACES, move_counter
from orrery.games.pulsar_2849.turn import Turn
from orrery.games.pulsar_2849.words import (
    ACTIONS,
    BUILD,
    CHANGE,
    DICE,
    DRAW,
    FLY,
    NO_RUN,
    NONE,
    PLUS_MINUS_TOKEN,
    PLUS_TWO,
    PLUS_TWO_TOKEN,
    TELEPORT,
    UNMODIFIED,
)
from orrery.kernel.evaluation import NO_STEPS, Evaluation, weigh_kinds
from orrery.kernel.game import Game
from orrery.kernel.lane import new_lane
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Step

FLIGHTS: Final = 5  # that deserve a look, of all dice and tokens
ROUTES: Final = 6  # of one flight
PLACES: Final = 8  # of a teleport


def new_evaluation() -> Evaluation:
    """An evaluation for one bot."""
    return Pulsar2849Evaluation(Weights())


class Pulsar2849Evaluation(Evaluation):
    """The points that a seat may expect."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.outlook: Outlook | None = None
        self.places: dict[int, Places] = {}  # by `settled_key`
        self.projects: dict[int, Projects] = {}  # by sheet
        self.standings: dict[int, Standing] = {}  # by `standing_key`, for this outlook
        self.standings_by_time: dict[int, dict[int, Standing]] = {}  # by `Outlook.time`
        self.memory = Memory()
        self.unseen: list[int] = []  # system tiles that nobody had seen before this decision
        self.drawn = 0  # exploration tiles in the stack, and discarded
        self.discarded = 0

    # What stays the same while a seat thinks

    def prepare(self, game: Game, seat: int) -> None:
        """The prices of things, and what each die could bring now."""
        assert isinstance(game, Table)
        outlook = Outlook(game, self.weights)
        self.outlook = outlook
        self.places = {}
        self.projects = {}
        self.standings = self._standings_at(outlook.time(seat))
        self.memory = Memory()
        self.unseen = game.unseen_tiles
        self.drawn = game.exploration.size()
        self.discarded = len(game.explored)
        bases = counted_bases(game, seat)
        left = bits(settled_key(game, seat) & ((1 << SYSTEMS) - 1))
        outlook.base = bases_expected(game, bases + 1, left, outlook)
        outlook.base -= bases_expected(game, bases, left, outlook)
        price_works(game, seat, outlook)
        outlook.explore = self._average_tile(game, seat, outlook)
        if game.phase in (DICE, ACTIONS):
            self._price_dice(game, seat, outlook)

    def _standings_at(self, time: int) -> dict[int, Standing]:
        """What the counters were found to promise when as much was to come as now."""
        found = self.standings_by_time.get(time)
        if found is None:
            found = {}
            self.standings_by_time[time] = found
        return found

    def _average_tile(self, table: Table, seat: int, outlook: Outlook) -> float:
        """What a tile from the exploration stack brings."""
        stack = table.exploration.rest or table.explored
        total = 0.0
        for tile in stack:
            total += effects_value(table, seat, EXPLORATION_EFFECTS[tile], outlook)
        return total / len(stack) if stack else 0.0

    def _price_dice(self, table: Table, seat: int, outlook: Outlook) -> None:
        """The best that a die of each value can pay for now, without tokens."""
        twin = table.fork()  # whose lanes, players and lists are all put in anew
        player = twin.players[seat]
        player.dice = list(range(1, FACES + 1))
        player.tokens = [0, 0]
        player.offers = []
        player.must_use_red = False
        player.red_used = False
        turn: list[Step[Any]] = [Turn(seat)]
        twin.lanes = [new_lane(turn)]
        twin.settle()
        now = self.value(twin, seat)
        worth = [0.0] * (FACES + 1)
        for move in self.worthwhile_turn(twin, seat, twin.options(seat), FACES):
            if kind_of(move) >= BUILD:
                continue
            later = twin.fork()
            later.advance(0, move)
            value = value_of(field(move, 0))
            worth[value] = max(worth[value], self.value(later, seat) - now)
        outlook.worth = worth
        self.places = {}  # they may count dice
        self.memory = Memory()

    # The value of a position

    def prior(self, game: Game, seat: int, options: list[int]) -> list[float]:
        return weigh_kinds(options, KINDS)

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Table)
        if game.is_over():
            return float(game.players[seat].points)
        outlook = self.outlook
        assert outlook is not None
        player = game.players[seat]
        works = self._works(game, seat, outlook)
        arrays = self._arrays(game, seat, outlook)
        standing = self._standing(game, seat, outlook)
        total = player.points + standing.points
        total += self.memory.works.total + arrays.total
        bases = self.memory.bases.of(game, seat)
        counts_the_same = self.memory.counted.hold(game, player, works, bases)
        if not counts_the_same:
            self.memory.counted.keep(game, player, works, bases)
        total += self._patents(game, seat, standing.leads, counts_the_same, outlook)
        if player.sheet != NONE:
            total += self._headquarters(game, seat, outlook)
        cubes = player.cubes + (standing.cubes + arrays.cubes)
        total += self._goals(game, seat, works, cubes, counts_the_same, outlook)
        places = self._places(game, seat)
        bases += player.extra_bases
        if player.patents & outlook.at_end:
            bases += bases_of_technologies(game, seat)
        total += bases_expected(game, bases, places.open_systems, outlook)
        total += places.near(game, player.ship)
        total += self._tokens(player, outlook) + self._at_hand(player, outlook)
        total += pending_value(game, seat, places, outlook)
        return total - self._luck(game, seat, outlook)

    def _works(self, table: Table, seat: int, outlook: Outlook) -> Works:
        """What the seat has of pulsars and gyrodynes; the memory has its value."""
        known = self.memory.works
        works = known.works
        if works is None or not known.hold(table, seat):
            works = Works(table, seat)
            total = works_value(works, works.free, works.tiles, outlook)
            known.keep(table, seat, works, total + award_value(table, seat, works, outlook))
        return works

    def _arrays(self, table: Table, seat: int, outlook: Outlook) -> ArraysSeen:
        """What the seat's transmitters are worth."""
        known = self.memory.arrays
        if not known.hold(table, seat):
            cubes = cubes_produced(table, seat, outlook)
            known.keep(table, seat, arrays_value(table, seat, outlook), cubes)
        return known

    def _standing(self, table: Table, seat: int, outlook: Outlook) -> Standing:
        known = self.memory.standing
        found = known.standing
        if found is None or not known.hold(table, seat):
            key = standing_key(table, seat)
            found = self.standings.get(key)
            if found is None:
                found = Standing(table, seat, outlook)
                self.standings[key] = found
            known.keep(table, seat, found)
        return found

    def _projects(self, table: Table, seat: int) -> Projects:
        sheet = table.players[seat].sheet
        found = self.projects.get(sheet)
        if found is None:
            assert self.outlook is not None
            found = Projects(table, seat, sheet, self.outlook)
            self.projects[sheet] = found
        return found

    def _places(self, table: Table, seat: int) -> Places:
        known = self.memory.places
        found = known.places
        if found is None or not known.hold(table, seat):
            key = settled_key(table, seat)
            found = self.places.get(key)
            if found is None:
                assert self.outlook is not None
                found = Places(table, seat, key, self.outlook)
                self.places[key] = found
            known.keep(table, seat, found)
        return found

    def _patents(
        self, table: Table, seat: int, leads: float, counts_the_same: bool, outlook: Outlook
    ) -> float:
        known = self.memory.patents
        if not counts_the_same or leads != known.leads:
            known.leads = leads
            known.total = patents_value(table, seat, leads, outlook)
        return known.total

    def _headquarters(self, table: Table, seat: int, outlook: Outlook) -> float:
        known = self.memory.projects
        player = table.players[seat]
        if not known.hold(player):
            known.keep(player, projects_value(table, seat, self._projects(table, seat), outlook))
        return known.total

    def _goals(
        self,
        table: Table,
        seat: int,
        works: Works,
        cubes: float,
        counts_the_same: bool,
        outlook: Outlook,
    ) -> float:
        """Goals, and cubes at hand and to come, by what they can buy at the end."""
        known = self.memory.goals
        player = table.players[seat]
        brings_the_same = known.bring(player, cubes)
        if counts_the_same and brings_the_same:
            return known.total
        found = chances(table, seat, works, self.memory.bases.of(table, seat), outlook)
        if not brings_the_same or not known.hold(table, seat, found):
            spare = self.weights.cube_spare if outlook.turns else 0.5
            if player.patents & outlook.each_cube:
                spare = max(spare, 1.0)
            total = goals_value(table, seat, found, cubes, spare, outlook)
            known.keep(table, seat, found, cubes, total)
        return known.total

    def _tokens(self, player: Player, outlook: Outlook) -> float:
        total = 0.0
        for kind in range(2):
            each = outlook.tokens[kind]
            for _ in range(player.tokens[kind]):
                total += each
                each *= self.weights.token_again
        return total

    def _at_hand(self, player: Player, outlook: Outlook) -> float:
        """Dice that can still be used in this turn."""
        total = 0.0
        seen: list[int] = []
        for value in player.dice:
            share = self.weights.at_hand_again if value in seen else self.weights.at_hand
            total += share * self._die(player, value, outlook)
            seen.append(value)
        best = 0.0
        for value in player.offers:
            share = self.weights.at_hand_again if value in seen else self.weights.at_hand
            best = max(best, share * self._die(player, value, outlook))
        return total + best

    def _die(self, player: Player, value: int, outlook: Outlook) -> float:
        """The best that a die can pay for now, maybe with a token."""
        best = outlook.worth[value]
        if player.tokens[PLUS_MINUS_TOKEN]:
            price = outlook.tokens[PLUS_MINUS_TOKEN]
            if value > 1:
                best = max(best, outlook.worth[value - 1] - price)
            if value < FACES:
                best = max(best, outlook.worth[value + 1] - price)
        if player.tokens[PLUS_TWO_TOKEN] and value + 2 <= FACES:
            best = max(best, outlook.worth[value + 2] - outlook.tokens[PLUS_TWO_TOKEN])
        return best

    def _luck(self, table: Table, seat: int, outlook: Outlook) -> float:
        """How much better the exploration tiles drawn on the way are than the average."""
        drawn = self.drawn - table.exploration.size()
        if drawn <= 0:
            return 0.0
        luck = 0.0
        for tile in table.explored[self.discarded :]:
            luck += effects_value(table, seat, EXPLORATION_EFFECTS[tile], outlook)
            drawn -= 1
            luck -= outlook.explore
        return luck + max(0, drawn) * (outlook.base - outlook.explore)  # the others are kept

    # What deserves a look

    def sequel(self, game: Game, seat: int) -> list[Step[Any]]:
        """A die makes sense by the turn in which it is spent."""
        if isinstance(game.decision(seat), TakeDie):
            return [Turn(seat)]
        return NO_STEPS

    def worthwhile(self, game: Game, seat: int, options: list[int]) -> list[int]:
        assert isinstance(game, Table)
        step = game.decision(seat)
        if isinstance(step, Turn):
            return self.worthwhile_turn(game, seat, options, FLIGHTS)
        if isinstance(step, Flight):
            return self._best_routes(game, seat, step, options)
        if isinstance(step, Teleport):
            return self._best_places(game, seat, options)
        if isinstance(step, TakeDie):
            return self._best_counters(game, seat, options)
        if isinstance(step, ChooseBonus) and step.tile in self.unseen:
            return [pack(DRAW)]  # its own bonus is only imagined
        return options

    def worthwhile_turn(
        self, table: Table, seat: int, options: list[int], flights: int
    ) -> list[int]:
        """Equal pulsars are the same to build on, and only the best flights count."""
        found: list[int] = []
        rated: list[tuple[float, int]] = []
        kinds: list[int] = []
        places = self._places(table, seat)
        for move in options:
            kind = kind_of(move)
            if kind == FLY:
                rated.append((-self._flight(table, seat, move, places), move))
            elif kind == BUILD:
                if field(move, 0) not in kinds:
                    kinds.append(field(move, 0))
                    found.append(move)
            else:
                found.append(move)
        rated.sort()
        return [move for _, move in rated[:flights]] + found

    def _flight(self, table: Table, seat: int, move: int, places: Places) -> float:
        """What a flight brings, less its die and token and the run that it uses up."""
        outlook = self.outlook
        assert outlook is not None
        die, token, slot = value_of(field(move, 0)), field(move, 1), field(move, 2)
        player = table.players[seat]
        worth = places.best_route(table, seat, die + CHANGE[token], slot, field(move, 3))
        worth -= self.weights.at_hand * outlook.worth[die]
        if token != UNMODIFIED:
            worth -= outlook.tokens[PLUS_TWO_TOKEN if token == PLUS_TWO else PLUS_MINUS_TOKEN]
        if slot != NO_RUN and player.sheet != NONE:
            worth -= self._projects(table, seat).run[slot] * run_chance(outlook)
        return worth

    def _best_routes(self, table: Table, seat: int, step: Flight, options: list[int]) -> list[int]:
        places = self._places(table, seat)
        rated: list[tuple[float, int]] = []
        run = places.run(table, seat, step.slot, step.colour)
        rewards = rewarding(table, seat)
        for move in options:
            routes = routes_of(table.side, table.players[seat].ship, field(move, 1))
            worth = places.route(table, routes, field(move, 2), run, step.colour, rewards)
            rated.append((-worth, move))
        rated.sort()
        return [move for _, move in rated[:ROUTES]]

    def _best_places(self, table: Table, seat: int, options: list[int]) -> list[int]:
        places = self._places(table, seat)
        rated: list[tuple[float, int]] = []
        found: list[int] = []
        for move in options:
            if kind_of(move) == TELEPORT:
                place = field(move, 0)
                rated.append((-places.ends[place] - places.near(table, place), move))
            else:
                found.append(move)
        rated.sort()
        return [move for _, move in rated[:PLACES]] + found

    def _best_counters(self, table: Table, seat: int, options: list[int]) -> list[int]:
        """For every die the counter that it moves best."""
        outlook = self.outlook
        assert outlook is not None
        best: dict[int, tuple[float, int]] = {}
        tracks = table.tracks
        for move in options:
            table.tracks = [tracks[0].copy(), tracks[1].copy()]
            move_counter(table, seat, field(move, 0), field(move, 1), field(move, 2))
            standing = self._standing(table, seat, outlook)
            worth = standing.points + standing.cubes * outlook.cube
            known = best.get(field(move, 0))
            if known is None or worth > known[0]:
                best[field(move, 0)] = (worth, move)
        table.tracks = tracks
        return [move for _, move in best.values()]
