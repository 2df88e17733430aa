"""Rounds (HSW-4.1, HSW-14) and the progress phase (HSW-13)."""

from __future__ import annotations

from orrery.games.save_a_world.arrival import Arrive
from orrery.games.save_a_world.bag import draw
from orrery.games.save_a_world.board import (
    ADD_ASTEROID,
    FACILITY_A,
    FACILITY_B,
    FACILITY_LETTER,
    FACILITY_SPACES,
    FRAME,
    GAUGE,
    IMPACT_SPACE,
    LOCATIONS,
    PATH,
    REFRESH,
    THREATS,
    WORLD,
)
from orrery.games.save_a_world.boosts import LastBoosts
from orrery.games.save_a_world.buying import refill
from orrery.games.save_a_world.paying import NO_SWAPS
from orrery.games.save_a_world.simu import SimuTurn, follow, has_cards, restock, reveal, the_simu
from orrery.games.save_a_world.state import Player, Table, beside, commander
from orrery.games.save_a_world.turn import Accelerate, BeginTurn, EndTurn, clear_turn
from orrery.games.save_a_world.words import (
    ASTEROID,
    ASTEROID_MOVED,
    AWAY,
    CUBE_PLACED,
    CUBES_ADDED,
    DECKS,
    DISPLAY_SWEPT,
    FACILITY_PLACED,
    IMPACT,
    NONE,
    OVER,
    PROGRESS,
    PROJECTS,
    RESOURCES,
    ROUND_BEGAN,
    TAGS,
    THREAT_ROSE,
    TURNS,
)
from orrery.kernel.market import EMPTY
from orrery.kernel.step import Procedure


class BeginRound(Procedure[Table]):
    """What is done before every round except the first; then turns.

    HSW-1.8, HSW-14.1, HSW-14.7.
    """

    def run(self, game: Table) -> None:
        game.round += 1
        game.phase = TURNS
        if game.round > 1:
            return_landers(game)
            for player in game.players:
                refresh(player)
            raise_threat(game)
            if game.simu is not None:
                restock(game.simu)
        game.tell(ROUND_BEGAN, game.round, game.badge)
        game.push(Progress())
        game.push(NextTurn(game.badge))


def return_landers(table: Table) -> None:
    """HSW-14.2, HSW-6.7, HSW-6.8, HSW-13.9.1, HSW-17.9."""
    for location in range(LOCATIONS):
        world = WORLD[location]
        home = beside(world) if FRAME[location] == AWAY else world
        for owner in table.landed[location]:
            if owner < table.seats:
                table.players[owner].ready[home] += 1
        table.landed[location] = []


def refresh(player: Player) -> None:
    """HSW-14.3, HSW-14.4: up to the baselines; tags and cards come back."""
    for resource in range(RESOURCES):
        player.levels[resource] = max(player.levels[resource], player.baselines[resource])
    for tag in range(TAGS):
        player.active[tag] += player.spent[tag]
        player.spent[tag] = 0
    player.hand = sorted(player.hand + player.discard)
    player.discard = []
    player.has_passed = False
    player.has_docked = False


def raise_threat(table: Table) -> None:
    """HSW-14.5, HSW-14.6."""
    if table.threat < len(THREATS) - 1:
        table.threat += 1
        table.tell(THREAT_ROSE, THREATS[table.threat])


class NextTurn(Procedure[Table]):
    """HSW-4.1, HSW-4.4, HSW-5.4.1: the next one clockwise who has not passed."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        number = game.participants()
        for step in range(number):
            who = (self.player + step) % number
            if _goes_on(game, who):
                game.push(NextTurn((who + 1) % number))
                game.push(SimuTurn() if who == game.seats else BeginTurn(who))
                return


def _goes_on(table: Table, who: int) -> bool:
    if who < table.seats:
        return not table.players[who].has_passed
    return has_cards(the_simu(table))


class Progress(Procedure[Table]):
    """HSW-13.1, HSW-13.16: four steps in order, whatever they bring."""

    def run(self, game: Table) -> None:
        game.phase = PROGRESS
        game.push(CheckEnd())
        game.push(DrawCubes())
        game.push(Acceleration())
        game.push(MoveAsteroid(1))


class MoveAsteroid(Procedure[Table]):
    """HSW-13.2, HSW-13.3, HSW-13.12, HSW-13.13.3: so many spaces, each with its symbols."""

    def __init__(self, spaces: int) -> None:
        super().__init__()
        self.spaces = spaces

    def run(self, game: Table) -> None:
        for _ in range(self.spaces):
            if game.asteroid == IMPACT_SPACE:
                return
            game.asteroid += 1
            game.tell(ASTEROID_MOVED, game.asteroid)
            for symbol in PATH[game.asteroid]:
                apply_symbol(game, symbol)


def apply_symbol(table: Table, symbol: int) -> None:
    """HSW-13.3, HSW-13.3.1, HSW-18.13."""
    if symbol == ADD_ASTEROID:
        number = table.participants()
        table.bag[ASTEROID] += number
        table.tell(CUBES_ADDED, number)
    elif symbol in (FACILITY_A, FACILITY_B):
        place_facility(table, symbol)
    elif symbol == REFRESH:
        sweep_displays(table)


def place_facility(table: Table, letter: int) -> None:
    """HSW-13.3, HSW-13.3.2: on the next empty space with this letter, if there is one."""
    stock = table.stocks[letter]
    placed = sum([FACILITY_LETTER[tile] == letter for tile in table.facilities])
    if placed < FACILITY_SPACES[letter] and stock.size():
        tile = stock.draw(table)
        table.facilities = [*table.facilities, tile]
        table.tell(FACILITY_PLACED, tile)


def sweep_displays(table: Table) -> None:
    """HSW-13.3: the rightmost card of each display goes, and a new one comes."""
    for deck in range(DECKS):
        display = table.displays[deck]
        if display.slots[0] != EMPTY:
            table.tell(DISPLAY_SWEPT, deck, display.slots[0])
            display.sweep(0)
    refill(table)


class Acceleration(Procedure[Table]):
    """HSW-13.4 to HSW-13.9, HSW-17.18: one last turn for who stands on Take Command."""

    def run(self, game: Table) -> None:
        who = commander(game)
        if who == NONE:
            return
        clear_turn(game)
        if who == game.seats:
            simu = the_simu(game)
            follow(game, simu, reveal(game, simu))
            return
        game.push(EndTurn(who))
        game.push(LastBoosts(who, NO_SWAPS))
        game.push(Accelerate(who))


class DrawCubes(Procedure[Table]):
    """HSW-13.10 to HSW-13.13.2: as many as the threat level; cubes to gauges, then the asteroid."""

    def run(self, game: Table) -> None:
        drawn = draw(game, THREATS[game.threat])
        for project in range(PROJECTS):
            for _ in range(drawn[project]):
                if game.gauges[project] < GAUGE[project]:
                    game.gauges[project] += 1
                    game.tell(CUBE_PLACED, project, game.gauges[project])
        game.push(PutBack(drawn[ASTEROID]))
        game.push(MoveAsteroid(drawn[ASTEROID]))


class PutBack(Procedure[Table]):
    """HSW-13.13."""

    def __init__(self, cubes: int) -> None:
        super().__init__()
        self.cubes = cubes

    def run(self, game: Table) -> None:
        game.bag[ASTEROID] += self.cubes


def is_last_round(table: Table) -> bool:
    """HSW-13.2, HSW-13.14: every round brings the asteroid nearer by a space at least."""
    return table.phase != OVER and table.asteroid >= IMPACT_SPACE - 1


class CheckEnd(Procedure[Table]):
    """HSW-13.14, HSW-13.15, HSW-13.17, HSW-1.9."""

    def run(self, game: Table) -> None:
        full = [game.gauges[project] >= GAUGE[project] for project in range(PROJECTS)]
        if game.asteroid == IMPACT_SPACE or any(full):
            game.tell(IMPACT)
            game.push(Arrive())
        else:
            game.push(BeginRound())
