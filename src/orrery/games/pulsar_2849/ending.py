"""The end of the game (P49-15) in its seven steps."""

from __future__ import annotations

from typing import Final

from orrery.games.pulsar_2849 import goals as goal_table
from orrery.games.pulsar_2849 import technologies as tech
from orrery.games.pulsar_2849.abilities import counted_points, has, owned
from orrery.games.pulsar_2849.content import COMPONENTS
from orrery.games.pulsar_2849.goals import are_met_together, counts_gyrodynes, is_met
from orrery.games.pulsar_2849.scoring import earn, spend_cubes
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.words import (
    AT_END,
    BONUS,
    CLAIM_GOAL,
    CONTRACT,
    COUNT_GOAL,
    DONE,
    FREE_BONUSES,
    FROM_BASES,
    FROM_CUBES,
    FROM_GOAL,
    FROM_INITIATIVE,
    FROM_PULSARS,
    FROM_TECHNOLOGY,
    FROM_TILES,
    GAME_ENDED,
    SCORING,
    TYPES,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.state import replaced
from orrery.kernel.step import Procedure, Step

BASE_POINTS: Final[list[int]] = COMPONENTS["base_scoring"]["table"]
BEYOND: Final[int] = COMPONENTS["base_scoring"]["beyond"]
_INITIATIVE: Final = COMPONENTS["final_scoring"]["steps"][5]
INITIATIVE_POINTS: Final[list[list[int]]] = [  # by number of players
    _INITIATIVE["points"].get(str(players), []) for players in range(5)
]

assert _INITIATIVE["id"] == "initiative"


class FinalScoring(Procedure[Table]):
    """P49-15.0: one step after another, each for all players."""

    def run(self, game: Table) -> None:
        game.phase = SCORING
        game.tell(GAME_ENDED)
        game.push(LastSteps())
        for seat in reversed(game.seats_in_order()):
            game.push(Goals(seat))
        for seat in reversed(game.seats_in_order()):
            game.push(LastContract(seat))
        for seat in game.seats_in_order():
            score_final_technologies(game, seat)


# Step 1


def score_final_technologies(table: Table, seat: int) -> None:
    """P49-15.1: those that count something; the others act in their own steps."""
    for place in owned(table, seat, AT_END):
        technology = table.technologies[place]
        points = counted_points(table, seat, technology)
        earn(table, seat, points, FROM_TECHNOLOGY + place)


class LastContract(Step[Table]):
    """P49-23.3.1: some technologies exchange cubes for points, once."""

    def options(self, game: Table) -> list[int]:
        cubes = game.players[self.seat].cubes
        moves = []
        for place in owned(game, self.seat, AT_END):
            technology = game.technologies[place]
            if 0 < tech.CONTRACT_CUBES[technology] <= cubes:
                moves.append(pack(CONTRACT, technology))
        return [*moves, pack(DONE)] if moves else []

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == CONTRACT:
            technology = field(move, 0)
            spend_cubes(game, self.seat, tech.CONTRACT_CUBES[technology])
            place = game.technologies.index(technology)
            earn(game, self.seat, tech.CONTRACT_POINTS[technology], FROM_TECHNOLOGY + place)

    def lapses(self) -> bool:
        return True


# Step 2


class Goals(Procedure[Table]):
    """P49-15.2, P49-16.4: which goals a player has achieved, and the bonuses that cubes buy."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        free = has(game, self.player, tech.FREE_GOAL_BONUSES)
        game.push(BuyBonuses(self.player, 1 if free else 0))
        game.push(Achieve(self.player))
        if has(game, self.player, tech.ONE_GOAL_COUNTS):
            game.push(CountGoal(self.player))


class CountGoal(Step[Table]):
    """P49-23.3.2: a technology lets one goal in play count as achieved; it uses up no gyrodynes."""

    def options(self, game: Table) -> list[int]:
        return [pack(COUNT_GOAL, goal) for goal in game.goals]

    def take(self, game: Table, move: int) -> None:
        achieve(game, self.seat, game.goals.index(field(move, 0)))


class Achieve(Procedure[Table]):
    """P49-16.1, P49-16.6: all that a player has met, but a gyrodyne counts for one goal only."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        achieved = game.players[self.player].goals
        met = [
            place
            for place in range(len(game.goals))
            if not achieved[place] and is_met(game, self.player, game.goals[place])
        ]
        rivals = [place for place in met if counts_gyrodynes(game.goals[place])]
        if len(rivals) == 2 and not are_met_together(
            game.spinning(self.player), game.goals[rivals[0]], game.goals[rivals[1]]
        ):
            game.push(ChooseGoal(self.player, rivals))
            met = [place for place in met if place not in rivals]
        for place in met:
            achieve(game, self.player, place)


class ChooseGoal(Step[Table]):
    """P49-16.6: one of two goals."""

    def __init__(self, seat: int, places: list[int]) -> None:
        self.seat = seat
        self.places = places

    def options(self, game: Table) -> list[int]:
        return [pack(CLAIM_GOAL, game.goals[place]) for place in self.places]

    def take(self, game: Table, move: int) -> None:
        achieve(game, self.seat, game.goals.index(field(move, 0)))


def achieve(table: Table, seat: int, place: int) -> None:
    """P49-16.1."""
    player = table.players[seat]
    player.goals = replaced(player.goals, place, 1)
    earn(table, seat, goal_table.POINTS[table.goals[place]], FROM_GOAL + place)


class BuyBonuses(Step[Table]):
    """P49-16.2, P49-16.3, P49-23.3.8: the first bonus of an achieved goal, then the second.

    `free` is 1 as long as a technology gives both bonuses of one goal for nothing.
    """

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        moves: list[int] = []
        for place, goal in enumerate(game.goals):
            bought = player.goals[place] - 1
            if not 0 <= bought < goal_table.BONUSES:
                continue
            if player.cubes >= goal_table.PRICES[goal][bought]:
                moves.append(pack(BONUS, goal))
            if self.free:
                moves.append(pack(FREE_BONUSES, goal))  # P49-23.3.3
        return [*moves, pack(DONE)] if moves else []

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == DONE:
            return
        player = game.players[self.seat]
        place = game.goals.index(field(move, 0))
        if kind_of(move) == BONUS:
            price = goal_table.PRICES[game.goals[place]][player.goals[place] - 1]
            spend_cubes(game, self.seat, price)
            gain_bonus(game, self.seat, place)
            game.push(BuyBonuses(self.seat, self.free))
            return
        while player.goals[place] <= goal_table.BONUSES:
            gain_bonus(game, self.seat, place)
        game.push(BuyBonuses(self.seat, 0))

    def lapses(self) -> bool:
        return True


def gain_bonus(table: Table, seat: int, place: int) -> None:
    """The next bonus of an achieved goal."""
    player = table.players[seat]
    points = goal_table.BONUS_POINTS[table.goals[place]][player.goals[place] - 1]
    player.goals = replaced(player.goals, place, player.goals[place] + 1)
    earn(table, seat, points, FROM_GOAL + place)


# Steps 3 to 7


class LastSteps(Procedure[Table]):
    """P49-15.3 to P49-15.9."""

    def run(self, game: Table) -> None:
        for seat in range(game.seats):
            each = 2 if has(game, seat, tech.UNFINISHED_WORTH_TWO) else 1  # P49-23.3.4
            earn(game, seat, each * unused_pulsars(game, seat), FROM_PULSARS)
        for seat in range(game.seats):
            each = 2 if has(game, seat, tech.UNFINISHED_WORTH_TWO) else 1
            earn(game, seat, each * unfinished_tiles(game, seat), FROM_TILES)
        for seat in range(game.seats):
            earn(game, seat, cube_points(game, seat), FROM_CUBES)
        score_initiative(game)
        for seat in range(game.seats):
            earn(game, seat, base_points(counted_bases(game, seat)), FROM_BASES)


def unused_pulsars(table: Table, seat: int) -> int:
    """P49-15.3: claimed, without a spinning gyrodyne."""
    return table.claimed(seat) - sum(table.spinning(seat))


def unfinished_tiles(table: Table, seat: int) -> int:
    """P49-15.4: under construction or still in front of the player."""
    building = 0
    for pulsar, kind in enumerate(table.on_pulsars):
        if table.claims[pulsar] == seat and 0 <= kind < TYPES:
            building += 1
    return building + sum(table.players[seat].gyrodynes)


def cube_points(table: Table, seat: int) -> int:
    """P49-15.6, P49-23.3.5."""
    cubes = table.players[seat].cubes
    return cubes if has(table, seat, tech.EACH_CUBE) else cubes // 2


def score_initiative(table: Table) -> None:
    """P49-15.7, P49-17.8, P49-18.4, P49-23.3.6: by the final play order."""
    points = INITIATIVE_POINTS[table.seats]
    for place, seat in enumerate(table.turn_order[: len(points)]):
        times = 2 if has(table, seat, tech.DOUBLE_INITIATIVE) else 1
        earn(table, seat, times * points[place], FROM_INITIATIVE)


def counted_bases(table: Table, seat: int) -> int:
    """P49-15.9, P49-23.3.7: bases, kept tiles, and what technologies add."""
    kept = table.players[seat].extra_bases
    return table.bases(seat) + kept + bases_of_technologies(table, seat)


def bases_of_technologies(table: Table, seat: int) -> int:
    """P49-23.3.7: what technologies add at the end."""
    added = 0
    for place in owned(table, seat, AT_END):
        added += tech.EXTRA_BASES[table.technologies[place]]
    return added


def base_points(bases: int) -> int:
    """P49-15.8."""
    most = len(BASE_POINTS) - 1
    return BASE_POINTS[min(bases, most)] + BEYOND * max(0, bases - most)
