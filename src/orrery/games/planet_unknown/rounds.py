"""The round (PU-3): rotation, event, tile step, civ card step, end."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.planet_unknown.cards import (
    CIV_EFFECTS,
    CIV_IMMEDIATE,
    CIV_RANK,
    EVENT_FREE_ROTATION,
    NO_EVENT,
)
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.effects import gain_movement
from orrery.games.planet_unknown.ending import (
    BeforeScoring,
    LastPatches,
    Reveal,
    announce_blocked,
    ends,
)
from orrery.games.planet_unknown.events import (
    ResolveEvent,
    ShowPeekers,
    change_civ_piles,
    change_objectives,
    change_station,
)
from orrery.games.planet_unknown.grid import EMPTY
from orrery.games.planet_unknown.state import NO_TILE, Table
from orrery.games.planet_unknown.turn import FinishTurn, TakeTile, UncoverTile
from orrery.games.planet_unknown.words import (
    CARD_HIDDEN,
    CARD_KEPT,
    EVENT_SHOWN,
    GAME_ENDED,
    KEEP,
    ROTATE,
    ROUND_BEGAN,
    TURNED,
)
from orrery.kernel.agenda import gain
from orrery.kernel.event import only
from orrery.kernel.move import field, pack
from orrery.kernel.step import Procedure, Step

DEPOTS: Final = 6


class Round(Procedure[Table]):
    """PU-3.1: the steps of a round, the first one pushed last."""

    def run(self, game: Table) -> None:
        game.round += 1
        game.event = NO_EVENT
        for player in game.players:
            player.movement = 0
            player.roamed = EMPTY
            player.used_this_round = 0
        game.tell(ROUND_BEGAN, game.round, game.commander)
        game.push(EndOfRound())
        game.push(CivCards())
        game.push(TileStep())
        if game.with_events:
            game.push(RevealEvent())
        if game.turns_by_itself:
            turn_station(game, (game.rotation + DEPOTS - 1) % DEPOTS)  # PU-9.3.1, PU-10.2.1
        else:
            game.push(RotateStation(game.commander))


class RotateStation(Step[Table]):
    """PU-3.2: the commander turns the station to any position."""

    def options(self, game: Table) -> list[int]:
        return [pack(ROTATE, position) for position in range(DEPOTS)]

    def take(self, game: Table, move: int) -> None:
        turn_station(game, field(move, 0))


def turn_station(table: Table, rotation: int) -> None:
    table.rotation = rotation
    table.tell(TURNED, rotation)


# The event


class RevealEvent(Procedure[Table]):
    """PU-9.1.5: a card for all; first what concerns the table, then each for himself."""

    def run(self, game: Table) -> None:
        game.event = game.events.draw(game)
        game.events_shown.append(game.event)
        game.events_left -= 1
        game.tell(EVENT_SHOWN, game.event)
        change_civ_piles(game)
        game.push(CivCards())  # PU-6.2.7
        game.push(ShowPeekers())
        game.push(ResolveEvent())
        change_objectives(game)
        change_station(game)
        if EVENT_FREE_ROTATION[game.event]:
            game.push(RotateStation(game.commander))  # PU-13.3.17


# The tile step


class TileStep(Procedure[Table]):
    """PU-3.4: all players act at the same time."""

    def run(self, game: Table) -> None:
        game.push(AfterTiles())
        for seat, player in enumerate(game.players):
            player.taken = NO_TILE
            start_round(game, seat)
        announce_blocked(game)
        steps: list[Step[Any]] = []
        for seat in range(game.seats):
            steps.append(FinishTurn(seat))
            steps.append(TakeTile(seat))
        game.split(steps, game.clockwise())


def start_round(table: Table, seat: int) -> None:
    """PU-6.6.6: what technologies bring before a tile is selected."""
    player = table.players[seat]
    player.rovers_at_start = player.rovers[:]
    points = corporation_of(player).round_start(table, seat)
    if points:
        gain_movement(table, seat, points)


class AfterTiles(Procedure[Table]):
    """PU-3.12: taken tiles leave the station and the next ones become visible."""

    def run(self, game: Table) -> None:
        for player in game.players:
            if not player.placed:
                game.blocked = True  # PU-7.1 A
            game.push(UncoverTile(player.taken))


# Civ cards


class CivCards(Procedure[Table]):
    """PU-3.10, PU-6.2.3: beginning with the commander, each makes all choices."""

    def run(self, game: Table) -> None:
        for seat in reversed(game.clockwise()):
            if game.players[seat].milestones:
                game.push(ChooseCards(seat))


class ChooseCards(Procedure[Table]):
    """PU-6.2.8: one milestone after another, in the player's order."""

    def __init__(self, chooser: int) -> None:
        super().__init__()
        self.chooser = chooser

    def run(self, game: Table) -> None:
        player = game.players[self.chooser]
        player.milestones = [rank for rank in player.milestones if game.civ_piles[rank - 1]]
        if not player.milestones:
            return
        game.looking = self.chooser
        game.push(ChooseCards(self.chooser))
        game.push(KeepCard(self.chooser))


class KeepCard(Step[Table]):
    """PU-6.2.1: one card of the pile; the rest goes back."""

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        cards = sorted({card for rank in player.milestones for card in game.civ_piles[rank - 1]})
        return [pack(KEEP, card) for card in cards]

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        card = field(move, 0)
        rank = CIV_RANK[card]
        player.milestones.remove(rank)
        game.looking = -1
        pile = game.civ_piles[rank - 1][:]
        pile.remove(card)
        game.civ_piles[rank - 1] = pile
        player.civ_cards.append(card)
        if CIV_IMMEDIATE[card]:
            game.tell(CARD_KEPT, self.seat, rank, card)
        else:
            game.confide(only(self.seat), CARD_HIDDEN, self.seat, rank, card)
        if CIV_IMMEDIATE[card] or game.ending:  # PU-6.2.4, PU-7.6
            game.push(FinishTurn(self.seat))
            gain(game, self.seat, CIV_EFFECTS[card])


# The end


class EndOfRound(Procedure[Table]):
    """PU-3.11, PU-7.1."""

    def run(self, game: Table) -> None:
        if ends(game):
            game.tell(GAME_ENDED)
            game.push(Reveal())
            game.push(LastPatches())
            game.push(CivCards())  # PU-7.7
            game.push(BeforeScoring())
            return
        game.commander = (game.commander + 1) % game.seats
        game.push(Round())
