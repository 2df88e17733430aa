"""Gaining what tiles, projects and technologies bring (P49-19)."""

from __future__ import annotations

from orrery.games.pulsar_2849.scoring import count, earn, gain_cubes, gain_tokens, spend_cubes
from orrery.games.pulsar_2849.state import Table
from orrery.games.pulsar_2849.systems import EXPLORATION_EFFECTS, IS_KEPT
from orrery.games.pulsar_2849.words import (
    BONUS_DIE,
    CUBES,
    DOUBLER,
    EXPLORE,
    EXPLORED,
    EXTRA_BASE,
    FROM_EXPLORATION,
    PATENTED_DIE,
    POINTS,
    POINTS_PER,
    RED_DIE,
    TOKENS,
)
from orrery.kernel.move import field, kind_of
from orrery.kernel.step import Procedure


class Choose(Procedure[Table]):
    """An effect that asks the player something; the game says what (`Game.resolve`)."""

    def __init__(self, chooser: int, effect: int) -> None:
        super().__init__()
        self.chooser = chooser
        self.effect = effect

    def run(self, game: Table) -> None:
        game.resolve(self.chooser, self.effect)


def gain(table: Table, seat: int, effects: list[int], source: int) -> None:
    """P49-9.5: all of it at once. Only choices take time, and their order changes nothing.

    P49-12.4.5, P49-23.1.2: what can't be carried out is skipped, whatever else there is.
    """
    asking = [effect for effect in effects if not _gain_at_once(table, seat, effect, source)]
    for effect in reversed(asking):
        table.push(Choose(seat, effect))


def _gain_at_once(table: Table, seat: int, effect: int, source: int) -> bool:
    """P49-19.1, P49-19.3, P49-19.4, P49-19.6: gain what asks nothing; False if it does."""
    kind, number = kind_of(effect), field(effect, 0)
    if kind == POINTS:
        earn(table, seat, number, source)
    elif kind == POINTS_PER:
        units = count(table, seat, number) // field(effect, 2)
        earn(table, seat, units * field(effect, 1), source)
    elif kind == CUBES:
        gain_cubes(table, seat, number)
    elif kind == TOKENS:
        gain_tokens(table, seat, number, field(effect, 1))
    elif kind == EXPLORE:
        for _ in range(number):
            explore(table, seat)
    elif kind == EXTRA_BASE:
        table.players[seat].extra_bases += number
    else:
        return _gain_die(table, seat, effect, kind)
    return True


def _gain_die(table: Table, seat: int, effect: int, kind: int) -> bool:
    """P49-12.1.3, P49-12.4.1, P49-12.4.4, P49-19.5: the dice that effects bring."""
    if kind == BONUS_DIE:
        offer_red_die(table, seat, field(effect, 0))
    elif kind == DOUBLER:
        player = table.players[seat]
        player.dice = [*player.dice, field(effect, 0)]
        oblige(table, seat, field(effect, 1))
    elif kind == PATENTED_DIE:
        spend_cubes(table, seat, field(effect, 0))
        oblige(table, seat, field(effect, 1))
    else:
        return False
    return True


def offer_red_die(table: Table, seat: int, value: int) -> None:
    """P49-4.1.2, P49-12.1.1, P49-12.6.3: one more to choose from, unless it is settled."""
    player = table.players[seat]
    if player.red_used or player.must_use_red:
        return
    player.offers = [*player.offers, value]
    table.tell(RED_DIE, seat, value)


def oblige(table: Table, seat: int, value: int) -> None:
    """P49-12.6.2: this red die has to be used, so no other one can be."""
    player = table.players[seat]
    player.offers = [value]
    player.must_use_red = True
    table.tell(RED_DIE, seat, value)


def explore(table: Table, seat: int) -> None:
    """P49-6.4.2, P49-6.4.3: draw an exploration bonus tile and resolve it."""
    if not table.exploration.size():
        table.exploration.shuffle_in(table.explored)
        table.explored = []
    if not table.exploration.size():
        return
    tile = table.exploration.draw(table)
    table.tell(EXPLORED, seat, tile)
    if not IS_KEPT[tile]:
        table.explored = [*table.explored, tile]
    gain(table, seat, EXPLORATION_EFFECTS[tile], FROM_EXPLORATION)
