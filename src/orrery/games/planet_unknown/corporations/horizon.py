"""PU-11.5: Horizon Group. Rovers carry meteorites to rover resources."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.corporation import Corporation
from orrery.games.planet_unknown.effects import advance
from orrery.games.planet_unknown.grid import has, minus
from orrery.games.planet_unknown.state import NO_TILE, Player, Table, take_meteorite
from orrery.games.planet_unknown.tiles import shows
from orrery.games.planet_unknown.words import (
    COLLECTED,
    DESTROYED,
    DONE,
    GAIN_PATCH,
    LIFEPOD,
    METEORITE,
    PICKED_UP,
    ROVER,
    SQUARE,
    WATER,
)
from orrery.kernel.agenda import gain
from orrery.kernel.game import NO_MOVES
from orrery.kernel.move import pack
from orrery.kernel.state import replaced
from orrery.kernel.step import Step

ADVANCE_ROVER: Final = 5  # the level of the technology that is used


class DestroyCarried(Step[Table]):
    """PU-11.5.13: a meteorite carried onto water may be destroyed there."""

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square

    def options(self, game: Table) -> list[int]:
        return [pack(SQUARE, self.square), DONE]

    def take(self, game: Table, move: int) -> None:
        if move != DONE:
            player = game.players[self.seat]
            rover = player.rovers.index(self.square)
            player.loads = replaced(player.loads, rover, 0)
            game.tell(DESTROYED, self.seat, METEORITE, self.square)


class Horizon(Corporation):
    """Horizon Group."""

    def ignores_adjacency(self, player: Player, tile: int) -> bool:
        """PU-11.5.10."""
        return tile != NO_TILE and shows(tile, ROVER) and self.works(player, 1)

    def round_start(self, table: Table, seat: int) -> int:
        """PU-11.5.11."""
        player = table.players[seat]
        return sum(player.loads) if self.works(player, 2) else 0

    def enters(self, table: Table, seat: int, square: int) -> None:
        """PU-11.5.1 to PU-11.5.5, PU-11.5.8: pick up, deliver, and collect lifepods as usual."""
        player = table.players[seat]
        rover = player.rovers.index(square)
        if has(player.meteorites, square) and not player.loads[rover]:
            take_meteorite(player, square)
            player.loads = replaced(player.loads, rover, 1)
            table.tell(PICKED_UP, seat, square)
        if player.loads[rover] and has(player.symbols[ROVER], square):
            player.loads = replaced(player.loads, rover, 0)
            table.tell(COLLECTED, seat, METEORITE, square)
            self.gets_meteorite(table, seat)
        elif player.loads[rover] and self._may_destroy(player, square):
            table.push(DestroyCarried(seat, square))
        if has(player.lifepods, square):
            player.lifepods = minus(player.lifepods, square)
            table.tell(COLLECTED, seat, LIFEPOD, square)
            self.gets_lifepod(table, seat)

    def _may_destroy(self, player: Player, square: int) -> bool:
        """PU-11.5.13."""
        return has(player.terrain[WATER], square) and self.works(player, 4)

    def gets_meteorite(self, table: Table, seat: int) -> None:
        """PU-11.5.12."""
        super().gets_meteorite(table, seat)
        if self.works(table.players[seat], 3):
            gain(table, seat, [pack(GAIN_PATCH)])

    def asides(self, table: Table, seat: int) -> list[int]:
        """PU-11.5.14."""
        player = table.players[seat]
        used = player.used_this_round >> ADVANCE_ROVER & 1
        if used or not self.works(player, ADVANCE_ROVER):
            return NO_MOVES
        return [self.use(ADVANCE_ROVER)] if self.can_advance(player, ROVER) else NO_MOVES

    def take_aside(self, table: Table, seat: int, move: int) -> None:
        table.players[seat].used_this_round |= 1 << self.level_used(move)
        advance(table, seat, ROVER)
