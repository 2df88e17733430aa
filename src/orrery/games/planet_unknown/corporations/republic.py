"""PU-11.2: Republic. Many civ cards, each paid with another tracker's step back."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.card_effects import regress_one
from orrery.games.planet_unknown.corporation import Corporation
from orrery.games.planet_unknown.effects import gain_movement
from orrery.games.planet_unknown.grid import has, squares_of
from orrery.games.planet_unknown.placing import placements
from orrery.games.planet_unknown.rovers import no_entry, teleport
from orrery.games.planet_unknown.state import NO_TILE, Player, Table
from orrery.games.planet_unknown.tiles import shows
from orrery.games.planet_unknown.words import (
    BOOST,
    CIV,
    MOVEMENT,
    ROVER,
    TELEPORT,
    TERRAIN_MASK,
    USE,
)
from orrery.kernel.agenda import gain
from orrery.kernel.move import field, kind_of, pack

SELECT_CIV: Final = 1  # levels of technologies that are used
LAST_CARDS: Final = 5


class Republic(Corporation):
    """Republic."""

    def on_milestone(self, table: Table, seat: int) -> None:
        """PU-11.2.2, PU-11.2.3, PU-11.2.8."""
        regress_one(table, seat, TERRAIN_MASK & ~(1 << CIV), 1)
        if self.works(table.players[seat], 4):
            gain(table, seat, [pack(BOOST)])

    def is_finished(self, player: Player, tracker: int) -> bool:
        """PU-11.2.2: a milestone may take any other tracker back."""
        return tracker == CIV and super().is_finished(player, tracker)

    def adds_civ_card(self, player: Player) -> bool:
        """PU-11.2.6."""
        return self.works(player, 2)

    def last_cards(self, player: Player) -> int:
        """PU-11.2.9."""
        used = player.used_this_game >> LAST_CARDS & 1
        return LAST_CARDS if self.works(player, LAST_CARDS) and not used else 0

    def asides(self, table: Table, seat: int) -> list[int]:
        """PU-11.2.4, PU-11.2.7."""
        player = table.players[seat]
        moves = self._teleports(table, player)
        if self._may_select(table, seat, player):
            moves.append(self.use(SELECT_CIV))
        return moves

    def _may_select(self, table: Table, seat: int, player: Player) -> bool:
        used = table.before_tiles or player.used_this_round >> SELECT_CIV & 1
        if used or player.taken >= 0 or not self.works(player, 1) or not self._number(player):
            return False
        tiles = [table.tops[stack] for stack in table.depot(seat)]
        civ = [stack for stack, tile in enumerate(tiles) if tile != NO_TILE and shows(tile, CIV)]
        if not civ:
            return False
        moves = placements(table, seat, self, tiles)  # PU-3.8: what can be placed must be
        return not moves or any(field(move, 0) in civ for move in moves)

    def selected(self, player: Player, tile: int) -> list[int]:
        """PU-11.2.4: movement that was not taken before comes with the tile."""
        if player.used_this_round >> SELECT_CIV & 1:
            player.used_this_round &= ~(1 << SELECT_CIV)
            return []
        if not shows(tile, CIV) or not self.works(player, 1) or not self._number(player):
            return []
        return [pack(MOVEMENT, self._number(player))]

    def _number(self, player: Player) -> int:
        """The movement number under the rover tracker."""
        benefits = self.benefits[player.trackers[ROVER]]
        return sum(field(effect, 0) for effect in benefits if kind_of(effect) == MOVEMENT)

    def _teleports(self, table: Table, player: Player) -> list[int]:
        """PU-11.2.7: from one civ symbol to another, for a point."""
        if player.movement == 0 or not self.works(player, 3):
            return []
        barred = no_entry(table, player)
        goals = [
            square
            for square in squares_of(player.symbols[CIV])
            if square not in player.rovers and not has(barred, square)
        ]
        origins = [rover for rover in player.rovers if has(player.symbols[CIV], rover)]
        return [pack(TELEPORT, origin, to) for origin in origins for to in goals]

    def take_aside(self, table: Table, seat: int, move: int) -> None:
        player = table.players[seat]
        if kind_of(move) == USE:
            player.used_this_round |= 1 << SELECT_CIV
            gain_movement(table, seat, self._number(player))
            return
        origin, to = field(move, 0), field(move, 1)
        player.movement -= 1
        teleport(table, seat, origin, to)

    def refuses(self, player: Player, tile: int) -> bool:
        """PU-11.2.5: who has taken the movement is bound to a tile with a civ resource."""
        bound = player.used_this_round >> SELECT_CIV & 1
        return tile != NO_TILE and bound == 1 and not shows(tile, CIV)
