"""The round (PU-3): rotation, event, tile step, civ card step, end."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.planet_unknown.cards import (
    CIV_EFFECTS,
    CIV_IMMEDIATE,
    CIV_RANK,
    EVENT_FREE_ROTATION,
    NO_EVENT,
    RANKS,
)
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.effects import gain_movement
from orrery.games.planet_unknown.ending import (
    BeforeScoring,
    Reveal,
    announce_blocked,
    end_reason,
    ends,
)
from orrery.games.planet_unknown.events import (
    ResolveEvent,
    ShowPeekers,
    change_civ_piles,
    change_objectives,
    change_station,
)
from orrery.games.planet_unknown.state import NO_CARD, NO_TILE, Table, without_one
from orrery.games.planet_unknown.turn import ConfirmTurn, FinishTurn, TakeTile, UncoverTile
from orrery.games.planet_unknown.words import (
    CARD_HIDDEN,
    CARD_KEPT,
    EVENT_SHOWN,
    GAME_ENDED,
    KEEP,
    MILESTONE,
    NO_CARD_LEFT,
    ROTATE,
    ROUND_BEGAN,
    TECHNOLOGY_USED,
    TURNED,
    TURNED_BY,
)
from orrery.kernel.agenda import gain
from orrery.kernel.event import only
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.state import replaced
from orrery.kernel.step import Procedure, Step

DEPOTS: Final = 6
LAST_CARDS_KEPT: Final = 2  # PU-11.2.9


class Round(Procedure[Table]):
    """PU-3.1: the steps of a round, the first one pushed last."""

    def run(self, game: Table) -> None:
        game.round += 1
        game.event = NO_EVENT
        game.before_tiles = True
        for player in game.players:
            player.movement = 0
            player.used_this_round = 0
            player.dormant = 0  # PU-13.3.10
        game.tell(ROUND_BEGAN, game.round, game.commander)
        for seat in range(game.seats):
            start_round(game, seat)
        game.push(EndOfRound())
        game.push(CivCards())
        game.push(TileStep())
        if game.with_events:
            game.push(RevealEvent())
        if not game.turns_by_itself:
            game.push(RotateStation(game.commander))
        elif game.round > 1 or game.seats == 1:  # PU-9.3.1 and PU-10.2.2
            game.rotation = (game.rotation + DEPOTS - 1) % DEPOTS
            game.tell(TURNED, game.rotation)


def start_round(table: Table, seat: int) -> None:
    """PU-6.6.6: what technologies bring at the start of each round."""
    points = corporation_of(table.players[seat]).round_start(table, seat)
    if points:
        gain_movement(table, seat, points)


class RotateStation(Step[Table]):
    """PU-3.2, PU-14.21, PU-9.3.2, PU-10.2.2: the commander turns the station to any position."""

    def options(self, game: Table) -> list[int]:
        return [pack(ROTATE, position) for position in range(DEPOTS)]

    def take(self, game: Table, move: int) -> None:
        game.rotation = field(move, 0)
        game.tell(TURNED_BY, self.seat, game.rotation)


# The event


class RevealEvent(Procedure[Table]):
    """A card for all; first what concerns the table, then each for himself.

    PU-9.1.5, PU-3.3, PU-14.22.
    """

    def run(self, game: Table) -> None:
        game.event = game.events.draw(game)
        game.events_shown = [*game.events_shown, game.event]
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
    """PU-3.4, PU-14.1: all players act at the same time."""

    def run(self, game: Table) -> None:
        game.push(AfterTiles())
        game.before_tiles = False
        for player in game.players:
            player.taken = NO_TILE
        announce_blocked(game)
        steps: list[Step[Any]] = []
        for seat in range(game.seats):
            steps.append(ConfirmTurn(seat))
            steps.append(TakeTile(seat))
        game.split(steps, game.clockwise())


class AfterTiles(Procedure[Table]):
    """PU-3.12: taken tiles leave the station and the next ones become visible."""

    def run(self, game: Table) -> None:
        for player in game.players:
            if not player.placed:
                game.blocked = True  # PU-7.1 A
            game.push(UncoverTile(player.taken))


# Civ cards


class CivCards(Procedure[Table]):
    """PU-3.10, PU-6.2.3, PU-9.3.3, PU-14.24: beginning with the commander, each chooses all."""

    def run(self, game: Table) -> None:
        for seat in reversed(game.clockwise()):
            if game.players[seat].milestones or game.ending:
                game.push(ChooseCards(seat))


class ChooseCards(Procedure[Table]):
    """PU-6.2.8, PU-7.6, PU-6.2.6: one milestone after another, in the player's order."""

    def __init__(self, chooser: int) -> None:
        super().__init__()
        self.chooser = chooser

    def run(self, game: Table) -> None:
        player = game.players[self.chooser]
        for rank in player.milestones:
            if not game.civ_piles[rank - 1]:
                game.tell(NO_CARD_LEFT, self.chooser, rank)
        player.milestones = [rank for rank in player.milestones if game.civ_piles[rank - 1]]
        ranks = sorted(set(player.milestones))
        last = last_cards(game, self.chooser)
        if not ranks and not last:
            return
        game.push(ChooseCards(self.chooser))
        if last or len(ranks) > 1:
            game.push(ChooseMilestone(self.chooser))
        else:
            look_through(game, self.chooser, ranks[0])


def last_cards(table: Table, seat: int) -> int:
    """PU-11.2.9: the level that lets a player keep cards of all piles now, or 0."""
    player = table.players[seat]
    return corporation_of(player).last_cards(player) if table.ending and any(table.civ_piles) else 0


class ChooseMilestone(Step[Table]):
    """PU-6.2.8, PU-11.2.9: which pile comes next; the others are not seen before."""

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        moves = [pack(MILESTONE, rank) for rank in sorted(set(player.milestones))]
        last = last_cards(game, self.seat)
        return [*moves, corporation_of(player).use(last)] if last else moves

    def take(self, game: Table, move: int) -> None:
        if kind_of(move) == MILESTONE:
            look_through(game, self.seat, field(move, 0))
            return
        game.tell(TECHNOLOGY_USED, self.seat, field(move, 0))
        player = game.players[self.seat]
        corporation = corporation_of(player)
        player.used_this_game |= 1 << corporation.level_used(move)
        game.looking = self.seat
        game.looked_at = list(range(1, RANKS + 1))
        game.push(FinishTurn(self.seat))
        game.push(KeepLastCard(self.seat, LAST_CARDS_KEPT))


def look_through(table: Table, seat: int, rank: int) -> None:
    """PU-6.2.1, PU-6.2.2, PU-11.2.6, PU-14.8: the pile of a rank, maybe a card of the next one."""
    player = table.players[seat]
    table.looking = seat
    table.looked_at = [rank]
    if corporation_of(player).adds_civ_card(player) and rank < RANKS:
        pile = table.civ_piles[rank]
        table.added = pile[table.below(len(pile))] if pile else NO_CARD
    table.push(KeepCard(seat))


class KeepCard(Step[Table]):
    """PU-6.2.1: one card of the pile; the rest goes back."""

    def options(self, game: Table) -> list[int]:
        cards = [card for rank in game.looked_at for card in game.civ_piles[rank - 1]]
        if game.added != NO_CARD:
            cards.append(game.added)
        return [pack(KEEP, card) for card in sorted(cards)]

    def take(self, game: Table, move: int) -> None:
        card = field(move, 0)
        reached = game.looked_at[0] if card == game.added else CIV_RANK[card]
        player = game.players[self.seat]
        player.milestones = without_one(player.milestones, reached)
        look_away(game)
        keep(game, self.seat, card)
        game.push(FinishTurn(self.seat))  # PU-6.6.7
        if CIV_IMMEDIATE[card] or game.ending:  # PU-6.2.4, PU-7.6
            gain(game, self.seat, CIV_EFFECTS[card])


class KeepLastCard(KeepCard):
    """PU-11.2.9: cards of all piles; what they bring is resolved when all are chosen."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def lapses(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        card = field(move, 0)
        keep(game, self.seat, card)
        gain(game, self.seat, CIV_EFFECTS[card])
        if self.left > 1 and any(game.civ_piles):
            game.push(KeepLastCard(self.seat, self.left - 1))
        else:
            look_away(game)


def keep(table: Table, seat: int, card: int) -> None:
    """A card of a pile becomes a player's, face down unless it is immediate (PU-6.2.5)."""
    rank = CIV_RANK[card]
    pile = [other for other in table.civ_piles[rank - 1] if other != card]
    table.civ_piles = replaced(table.civ_piles, rank - 1, pile)
    player = table.players[seat]
    player.civ_cards = [*player.civ_cards, card]
    if CIV_IMMEDIATE[card]:
        table.tell(CARD_KEPT, seat, rank, card)
    else:
        table.confide(only(seat), CARD_HIDDEN, seat, rank, card)


def look_away(table: Table) -> None:
    """PU-6.2.1: the piles are face down again."""
    table.looking = -1
    table.looked_at = []
    table.added = NO_CARD


# The end


class EndOfRound(Procedure[Table]):
    """PU-3.11, PU-7.1."""

    def run(self, game: Table) -> None:
        if ends(game):
            game.tell(GAME_ENDED, end_reason(game))
            game.push(Reveal())
            game.push(CivCards())  # PU-7.7
            game.push(BeforeScoring())
            return
        game.commander = (game.commander + 1) % game.seats
        game.push(Round())
