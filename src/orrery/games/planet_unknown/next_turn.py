"""What a player who waits can plan: the next tile, as the station stands (see kernel/plan.py)."""

from __future__ import annotations

from typing import Any

from orrery.games.planet_unknown.cards import NO_EVENT
from orrery.games.planet_unknown.ending import ends
from orrery.games.planet_unknown.rounds import DEPOTS, RotateStation, start_round
from orrery.games.planet_unknown.state import NO_TILE, Table
from orrery.games.planet_unknown.turn import NO_STACK, ConfirmTurn, TakeTile
from orrery.kernel.step import Procedure, Step


def next_turn(game: Table, seat: int) -> list[Step[Any]]:
    """The tile step of this round, or if that is over for the player, of the next one."""
    if game.round == 0 or game.ending:
        return []
    if game.before_tiles:
        return [ConfirmTurn(seat), TileOfDepot(seat)]
    player = game.players[seat]
    if ends(game) or (game.is_split() and not player.placed):
        return []
    taken = player.taken if game.is_split() else NO_STACK  # later the next tile lies there
    return [ConfirmTurn(seat), NextRound(seat, taken)]


class NextRound(Procedure[Table]):
    """PU-3.1: a round begins for one player. Nobody knows yet which tiles come to light."""

    def __init__(self, player: int, taken: int) -> None:
        super().__init__()
        self.player = player
        self.taken = taken

    def run(self, game: Table) -> None:
        player = game.players[self.player]
        game.tops = game.tops[:]  # which copies share while all act at once
        if self.taken != NO_STACK:
            game.tops[self.taken] = NO_TILE
        player.taken = NO_TILE
        player.movement = 0
        player.used_this_round = 0
        player.dormant = 0
        player.roamed = []
        game.event = NO_EVENT
        start_round(game, self.player)
        game.push(TileOfDepot(self.player))
        game.commander = (game.commander + 1) % game.seats
        if game.turns_by_itself:
            game.rotation = (game.rotation + DEPOTS - 1) % DEPOTS
        elif game.commander == self.player:
            game.push(RotateStation(self.player))


class TileOfDepot(Procedure[Table]):
    """PU-3.4: one of the tiles that lie in the depot, if any is known that will."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, game: Table) -> None:
        if any(game.tops[stack] != NO_TILE for stack in game.depot(self.player)):
            game.push(TakeTile(self.player))
