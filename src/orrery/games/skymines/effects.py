"""Gaining what is printed on places, plans, spaces and tokens (SK-12)."""

from __future__ import annotations

from orrery.games.skymines.moving import Advance, gain_coins, move_tank
from orrery.games.skymines.points import gain_points
from orrery.games.skymines.state import Table
from orrery.games.skymines.stations import pieces_in, take_piece, top_columns
from orrery.games.skymines.tracks import LAST
from orrery.games.skymines.words import (
    ANY_COMPANY,
    CHOOSE_TRACK,
    COINS_PER_SYMBOL,
    COMPANIES,
    EXPANDED,
    GAIN_COINS,
    HELIUM,
    NONE,
    OUTPOST,
    PIECE_REMOVED,
    REMOVE_OUTPOST,
    REMOVE_PIECE,
    RESEARCH_POINTS,
    TRACK,
)
from orrery.kernel.errors import BrokenRules
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Procedure, Step


class Gain(Procedure[Table]):
    """One effect, when its turn comes."""

    def __init__(self, who: int, effect: int) -> None:
        super().__init__()
        self.who = who
        self.effect = effect

    def run(self, game: Table) -> None:
        carry_out(game, self.who, self.effect)


def gain(table: Table, who: int, effects: list[int]) -> None:
    """One effect after another, in the order in which they are printed."""
    for effect in reversed(effects):
        table.push(Gain(who, effect))


def gain_in_good_order(table: Table, who: int, effects: list[int], company: int) -> None:
    """SK-6.2.10, SK-6.2.12: coins, tank spaces, research points, and the expanded company's track.

    Equal things are added up.
    """
    coins, tank, points, spaces = 0, 0, 0, 0
    for effect in effects:
        kind = kind_of(effect)
        if kind == GAIN_COINS:
            coins += field(effect, 0)
        elif kind == HELIUM:
            tank += field(effect, 0)
        elif kind == RESEARCH_POINTS:
            points += field(effect, 0)
        elif kind == TRACK and field(effect, 0) == EXPANDED:
            spaces += field(effect, 1)
        else:
            raise BrokenRules("a place pays something that places don't pay")
    if spaces:
        table.push(Advance(who, company, spaces))
    gain_coins(table, who, coins)
    move_tank(table, who, tank)
    gain_points(table, who, points)


def carry_out(table: Table, who: int, effect: int) -> None:
    """SK-12: an effect that is the same wherever it is printed."""
    kind, number = kind_of(effect), field(effect, 0)
    if kind == GAIN_COINS:
        gain_coins(table, who, number)
    elif kind == HELIUM:
        move_tank(table, who, number)
    elif kind == RESEARCH_POINTS:
        gain_points(table, who, number)
    elif kind == TRACK and number == ANY_COMPANY:
        table.push(ChooseTrack(who, field(effect, 1), 0))
    elif kind == TRACK:
        table.push(Advance(who, number, field(effect, 1)))
    elif kind == REMOVE_OUTPOST:
        table.push(RemoveOutpost(who, number, NONE))
    elif kind == COINS_PER_SYMBOL:  # SK-12.7
        gain_coins(table, who, table.total(table.players[who], number) - field(effect, 1))
    else:
        raise BrokenRules(f"effect {kind} belongs to a bonus space")


class ChooseTrack(Step[Table]):
    """SK-12.5: all spaces on one track; those in `closed`, as bits, can't be chosen (SK-10.5.3)."""

    def __init__(self, seat: int, spaces: int, closed: int) -> None:
        self.seat = seat
        self.spaces = spaces
        self.closed = closed

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        open_ones = [
            company
            for company in range(COMPANIES)
            if not self.closed >> company & 1 and player.at[company] < LAST
        ]
        return [pack(CHOOSE_TRACK, company) for company in open_ones]

    def lapses(self) -> bool:
        return True  # SK-10.1.6: every track is at its end

    def take(self, game: Table, move: int) -> None:
        game.push(Advance(self.seat, field(move, 0), self.spaces))


class RemoveOutpost(Step[Table]):
    """SK-12.6, SK-15.3.3, SK-21.22: top outposts of one station leave the game, never shuttles."""

    def __init__(self, seat: int, pieces: int, company: int) -> None:
        self.seat = seat
        self.pieces = pieces
        self.company = company  # the station of the first one, NONE before

    def options(self, game: Table) -> list[int]:
        moves: list[int] = []
        for company in range(COMPANIES):
            if self.company in (NONE, company):
                for column in top_columns(game.side, game.stations[company], OUTPOST):
                    moves.append(pack(REMOVE_PIECE, company, column))
        return moves

    def lapses(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        company = field(move, 0)
        take_piece(game.stations[company], field(move, 1))
        game.tell(PIECE_REMOVED, self.seat, company, field(move, 1))
        if self.pieces > 1 and pieces_in(game.side, game.stations[company], OUTPOST):
            game.push(RemoveOutpost(self.seat, self.pieces - 1, company))
