"""Lifepods on the corporation board: where Cosmos and Jump Drive may put them."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.corporation import Corporation, corporation_of
from orrery.games.planet_unknown.state import Player, Table
from orrery.games.planet_unknown.words import LIFEPOD_PUT, PUT
from orrery.kernel.move import field, pack
from orrery.kernel.step import Step

SCORING_AREA: Final = 80  # spaces of tracks are 0 to 79
FIRST_SLOT: Final = 81  # technologies A to F


class PutLifepod(Step[Table]):
    """Into the scoring area or onto a place of the board.

    PU-11.4.1, PU-11.6.1, PU-11.4.7, PU-11.6.2.
    """

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        corporation = corporation_of(player)
        return [pack(PUT, spot) for spot in [SCORING_AREA, *corporation.lifepod_spots(player)]]

    def take(self, game: Table, move: int) -> None:
        put_lifepod(game.players[self.seat], field(move, 0))
        game.tell(LIFEPOD_PUT, self.seat, field(move, 0))


def put_lifepod(player: Player, spot: int) -> None:
    if spot == SCORING_AREA:
        player.lifepods_scored += 1
    else:
        player.lifepods_placed = sorted([*player.lifepods_placed, spot])


def lifepod_places(player: Player) -> list[int]:
    """Where on the corporation board a player has lifepods."""
    return ([SCORING_AREA] if player.lifepods_scored else []) + player.lifepods_placed


def take_lifepod(player: Player, spot: int) -> None:
    if spot == SCORING_AREA:
        player.lifepods_scored -= 1
    else:
        player.lifepods_placed = [other for other in player.lifepods_placed if other != spot]


class LifepodBoard(Corporation):
    """A corporation that chooses where a collected lifepod goes."""

    def gets_lifepod(self, table: Table, seat: int) -> None:
        """PU-11.4.14, PU-11.6.1: by rover or by card."""
        table.push(PutLifepod(seat))
