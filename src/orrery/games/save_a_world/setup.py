"""Setup (HSW-3, HSW-17.2, HSW-17.3)."""

from __future__ import annotations

from typing import Any

from orrery.games.save_a_world.board import (
    DISPLAY,
    FACILITY_LETTER,
    LANDERS,
    LOCATIONS,
    NEUTRAL_FOR_TWO,
    NEUTRAL_FROM_THREE,
    SEAT_BONUS,
    START_LEVELS,
)
from orrery.games.save_a_world.cards import DECK_CARDS, STARTING_ACTIONS, STARTING_BOOST
from orrery.games.save_a_world.rounds import BeginRound
from orrery.games.save_a_world.simu import new_simu
from orrery.games.save_a_world.simu_cards import LEVEL_NAMES
from orrery.games.save_a_world.state import Player, Table, without
from orrery.games.save_a_world.words import (
    ASTEROID,
    CUBES,
    DECKS,
    KEEP,
    NONE,
    PROJECTS,
    RESOURCES,
    SOURCES,
    SPECIES,
    SPECIES_CHOICE,
    SPECIES_KEPT,
    TAGS,
)
from orrery.kernel.deck import new_deck
from orrery.kernel.event import only
from orrery.kernel.market import new_market
from orrery.kernel.move import field, pack
from orrery.kernel.option import levels_of
from orrery.kernel.step import Procedure, Step

OFFERED = 2  # HSW-3.2.10


def lay_out(table: Table, options: dict[str, Any]) -> None:
    """HSW-1.1, HSW-3.1, HSW-3.2."""
    levels = levels_of(options["simus"])
    table.simu = new_simu(table, LEVEL_NAMES.index(levels[0])) if levels else None
    table.round = 0
    table.phase = SPECIES_CHOICE
    table.badge = 0 if levels else table.below(table.seats)  # HSW-3.2.6, HSW-17.3
    table.ledger = [[0] * SOURCES for _ in range(table.participants())]
    _lay_out_board(table)
    _lay_out_displays(table)
    table.players = [new_player() for _ in range(table.seats)]
    _give_bonuses(table)
    _deal(table)
    _clear(table)
    table.push(BeginRound())
    table.push(PutUnder())
    table.push(ChooseSpecies())


def _lay_out_board(table: Table) -> None:
    """HSW-3.1.2 to HSW-3.1.10, HSW-3.2.5."""
    number = table.participants()
    table.discs = [[0] * number for _ in range(PROJECTS)]
    for project in range(PROJECTS):
        if number <= 3:
            table.discs[project].append(NEUTRAL_FROM_THREE[project])
        if number == 2:
            table.discs[project].append(NEUTRAL_FOR_TWO[project])
    # HSW-16.5: neutral discs lie there first
    table.stacks = [[*range(number, len(spaces)), *range(number)] for spaces in table.discs]
    table.leaders = 0
    table.tiles = [0] * PROJECTS
    table.landed = [[] for _ in range(LOCATIONS)]
    table.facilities = []
    table.stocks = [
        new_deck([tile for tile, side in enumerate(FACILITY_LETTER) if side == letter])
        for letter in range(2)
    ]
    table.asteroid = 0
    table.threat = 0
    table.bag = [0] * CUBES
    table.bag[ASTEROID] = number
    table.gauges = [0] * PROJECTS
    table.cracks = 0
    table.key = NONE


def _lay_out_displays(table: Table) -> None:
    """HSW-3.1.11, HSW-3.1.12."""
    table.displays = []
    for deck in range(DECKS):
        display = new_market(DECK_CARDS[deck], DISPLAY, sliding=True, recycling=True)
        display.refill(table)
        table.displays.append(display)


def new_player() -> Player:
    """HSW-3.2.1 to HSW-3.2.4, HSW-3.2.12."""
    player = Player()
    player.levels = START_LEVELS[:]
    player.baselines = [0] * RESOURCES
    player.active = [0] * TAGS
    player.spent = [0] * TAGS
    player.upgrades = 0
    player.ready = LANDERS[:]
    player.hand = []
    player.discard = []
    player.fresh = []
    player.unseen = []
    player.offered = []
    player.has_passed = False
    player.has_docked = False
    return player


def _give_bonuses(table: Table) -> None:
    """HSW-3.2.7: clockwise from the first player; none in solo (HSW-17.3)."""
    for number in range(table.seats):
        player = table.players[(table.badge + number) % table.seats]
        for resource in SEAT_BONUS[number]:
            player.levels[resource] += 1


def _deal(table: Table) -> None:
    """HSW-3.2.8 to HSW-3.2.11."""
    table.left_out = STARTING_ACTIONS[:]
    species = table.displays[SPECIES].deck
    for player in table.players:
        action = table.left_out.pop(table.below(len(table.left_out)))
        player.hand = sorted([action, STARTING_BOOST])
        player.unseen = [action]
        player.offered = sorted([species.draw(table) for _ in range(OFFERED)])


def _clear(table: Table) -> None:
    table.happened = 0
    table.tags_spent = 0
    table.rewarded = 0
    table.working = False
    table.is_public = False


class ChooseSpecies(Procedure[Table]):
    """HSW-3.2.10: all choose at once."""

    def run(self, game: Table) -> None:
        order = [(game.badge + step) % game.seats for step in range(game.seats)]
        game.split([KeepSpecies(seat) for seat in range(game.seats)], order)


class KeepSpecies(Step[Table]):
    """HSW-3.2.10: one of two; the other one stays on offer until all have chosen."""

    def options(self, game: Table) -> list[int]:
        return [pack(KEEP, card) for card in game.players[self.seat].offered]

    def take(self, game: Table, move: int) -> None:
        card = field(move, 0)
        player = game.players[self.seat]
        player.offered = without(player.offered, card)
        player.hand = sorted([*player.hand, card])
        player.unseen = sorted([*player.unseen, card])
        game.confide(only(self.seat), SPECIES_KEPT, self.seat, card)


class PutUnder(Procedure[Table]):
    """HSW-3.2.10: what was not kept goes under the deck, in the order of seats."""

    def run(self, game: Table) -> None:
        for step in range(game.seats):
            seat = (game.badge + step) % game.seats
            player = game.players[seat]
            for card in player.offered:
                game.displays[SPECIES].deck.put_under(card, only(seat))
            player.offered = []
