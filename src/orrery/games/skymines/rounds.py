"""The round (SK-5.1, SK-7): planning, actions, preparation for the next one."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.skymines.cards import ROWS
from orrery.games.skymines.ending import FinalScoring
from orrery.games.skymines.luna import LunaTurn, plan_luna, tidy_luna
from orrery.games.skymines.planning import PlanCards, Reveal
from orrery.games.skymines.plans import SPECIAL_ROUND
from orrery.games.skymines.points import ON_OFFER, set_special
from orrery.games.skymines.state import Luna, Player, Table
from orrery.games.skymines.threats import LAST_ROUND, SINGULARITY, TIME_LOOP
from orrery.games.skymines.turn import BeginTurn
from orrery.games.skymines.words import (
    A2,
    ACTIONS,
    CARD_DEALT,
    NONE,
    PLANNING,
    ROUND_BEGAN,
    SPACES,
    SPECIAL_REVEALED,
    TILE_SPACE,
    TILE_TAKEN,
    TILES,
)
from orrery.kernel.step import Procedure, Step

ROUNDS: Final = 7  # SK-1.1
MARKERS: Final[list[int]] = [0, 3, 3, 2, 2]  # SK-3.2.5: by number of players, Lunas included


class Round(Procedure[Table]):
    """SK-5.1: all plan at once; then turns, clockwise from the first player."""

    def run(self, game: Table) -> None:
        game.round += 1
        game.phase = PLANNING
        game.first = game.next_first
        for player in game.players:
            player.is_out = False
            player.turns = 0
        game.tell(ROUND_BEGAN, game.round, game.first)
        for who in range(game.seats, len(game.players)):
            plan_luna(game, who)
        game.push(Actions())
        game.push(Reveal())
        plans: list[Step[Any]] = [PlanCards(seat) for seat in range(game.seats)]
        game.split(plans, seats_in_order(game))


def in_order(table: Table) -> list[int]:
    """All players clockwise from the first; Lunas sit after the seats.

    SK-18.1.6, SK-3.2.8, SK-18.1.1.
    """
    count = len(table.players)
    return [(table.first + place) % count for place in range(count)]


def seats_in_order(table: Table) -> list[int]:
    return [who for who in in_order(table) if who < table.seats]


class Actions(Procedure[Table]):
    """SK-6.0.1."""

    def run(self, game: Table) -> None:
        game.phase = ACTIONS
        game.push(NextTurn(game.first))


class NextTurn(Procedure[Table]):
    """SK-6.0.1, SK-6.0.4: the turn of this player, or of the next one who has not dropped out."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who

    def run(self, game: Table) -> None:
        count = len(game.players)
        for place in range(count):
            who = (self.who + place) % count
            if not game.players[who].is_out:
                game.push(NextTurn((who + 1) % count))
                if isinstance(game.players[who], Luna):
                    game.push(LunaTurn(who))
                else:
                    game.push(BeginTurn(who))
                return
        game.push(EndOfActions())


class EndOfActions(Procedure[Table]):
    """SK-5.1, SK-8.1, SK-16.5.1: prepare the next round, or score the game."""

    def run(self, game: Table) -> None:
        if ends_after_round(game):
            game.push(FinalScoring())
            return
        prepare(game)
        game.push(Round())


def ends_after_round(table: Table) -> bool:
    """SK-8.1, SK-16.5.1: whether a game is scored after this round."""
    ended = table.threat == SINGULARITY and table.round == LAST_ROUND
    return table.round == ROUNDS or ended


def is_last_round(table: Table) -> bool:
    """SK-16.5.3: whether the match ends with this round, and no time loop begins another game."""
    loops = table.threat == TIME_LOOP and table.loops
    return ends_after_round(table) and not loops


def prepare(table: Table) -> None:
    """SK-7.1 to SK-7.7."""
    for special in range(len(SPECIAL_ROUND)):
        if SPECIAL_ROUND[special] == table.round + 1:
            table.supplement += 1
            set_special(table, special, ON_OFFER)
            table.tell(SPECIAL_REVEALED, special)
    take_markers(table)
    display = table.own_display()
    for space in range(ROWS):
        display.sweep(space)
    display.slide()
    for card in fill_display(table):
        table.tell(CARD_DEALT, card)


def take_markers(table: Table) -> None:
    """SK-7.2, SK-14.8, SK-18.4.1: markers come back, and tiles that were reserved."""
    for tile in range(TILES):
        owner = table.spaces[TILE_SPACE + tile]
        if owner != NONE and owner < table.seats:
            table.players[owner].tiles |= 1 << tile
            table.tell(TILE_TAKEN, owner, tile)
    table.spaces = [NONE] * SPACES
    for who in range(len(table.players)):
        if isinstance(table.players[who], Luna):
            tidy_luna(table, who)
        else:
            table.players[who].markers = markers_of(table, table.players[who])


def markers_of(table: Table, player: Player) -> int:
    """SK-3.2.5, SK-10.4.4."""
    return MARKERS[len(table.players)] + table.bonus(player, A2)


def fill_display(table: Table) -> list[int]:
    """SK-3.1.7, SK-3.1.8, SK-7.5: from the lowest number on, letter after letter; the new cards."""
    display = table.display
    dealt: list[int] = []
    while True:
        dealt += [display.slots[space] for space in display.refill(table)]
        if len(display.offered()) == len(display.slots) or not table.decks:
            return dealt
        display.deck = table.decks[-1].copy()
        table.decks = table.decks[:-1]
