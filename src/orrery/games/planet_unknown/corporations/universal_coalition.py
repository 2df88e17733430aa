"""PU-11.1: Universal Coalition, the symmetric corporation."""

from __future__ import annotations

from orrery.games.planet_unknown.corporation import Corporation
from orrery.games.planet_unknown.state import NO_TILE, Player
from orrery.games.planet_unknown.words import WATER


class UniversalCoalition(Corporation):
    """PU-11.1: the symmetric corporation."""

    def ignores_adjacency(self, player: Player, tile: int) -> bool:
        """PU-11.1.1: for tiles, and a patch is none."""
        return tile != NO_TILE and self.works(player, 1)

    def may_store_patches(self, player: Player) -> bool:
        """PU-11.1.2."""
        return self.works(player, 2)

    def movement_bonus(self, player: Player) -> int:
        """PU-11.1.3."""
        return 1 if self.works(player, 3) else 0

    def tile_advances(self, player: Player, tracker: int) -> int:
        """PU-11.1.4, PU-11.1.6: water twice, if it works when that is resolved (PU-11.1.7)."""
        return 2 if tracker == WATER and self.works(player, 4) else 1

    def gets_meteorites(self, player: Player) -> bool:
        """PU-11.1.8."""
        return not self.works(player, 5)
