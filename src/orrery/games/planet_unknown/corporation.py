"""Corporations: tracks, trackers and technologies as the symmetric board has them (PU-6, PU-11.0).

A corporation with rules of its own derives from `Corporation` and overrides the method named
after the rule; `corporations/` has a module for each.
"""

from __future__ import annotations

from typing import Any

from orrery.games.planet_unknown.state import TOP, Player, Table, height_of, space, track_of
from orrery.games.planet_unknown.words import (
    ADVANCE,
    BOOST,
    ENERGY,
    GAIN_PATCH,
    MILESTONE,
    MOVEMENT,
    NEW_ROVER,
    ROVER,
    TECH,
    TERRAIN_NAMES,
    TILE_ENERGY,
    TILE_WATER,
    TRACKERS,
    UNLOCK,
    WATER,
)
from orrery.kernel.move import field, kind_of, pack

LEVELS = 5


class Corporation:
    """A corporation board and its rules. It has no state: that is the player's."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.rovers: int = data["rovers"]
        self.top_movement: int = data["tracks"]["rover"].get("repeat_move_at_top", 0)
        self.benefits: list[list[int]] = []
        self.medals: list[int] = []
        for name in TERRAIN_NAMES[:TRACKERS]:
            spaces = data["tracks"][name]["spaces"]
            for height in range(TOP + 1):
                printed = spaces[height] if height < len(spaces) else {}
                self.benefits.append([effect_of(b) for b in printed.get("benefits", [])])
                self.medals.append(printed.get("medal", 0))
        self.level_heights = [self._height_of_level(level) for level in range(LEVELS + 1)]

    def _height_of_level(self, level: int) -> int:
        unlock = pack(UNLOCK, level)
        for height in range(TOP + 1):
            if unlock in self.benefits[space(TECH, height)]:
                return height
        return TOP + 1

    # Technologies

    def works(self, player: Player, level: int) -> bool:
        """PU-6.6.3, PU-11.0.3: whether a technology is unlocked now."""
        return height_of(player.trackers[TECH]) >= self.level_heights[level]

    # Trackers

    def ways(self, player: Player, tracker: int) -> list[int]:
        """The spaces onto which a tracker may advance; none at the top (PU-6.1.10)."""
        at = player.trackers[tracker]
        return [at + 1] if height_of(at) < TOP else []

    def way_back(self, player: Player, tracker: int) -> int:
        """The space onto which a tracker regresses, or -1 (PU-6.1.4)."""
        at = player.trackers[tracker]
        return at - 1 if height_of(at) > 0 else -1

    def can_advance(self, player: Player, tracker: int) -> bool:
        """PU-6.1.9: a rover tracker at the top counts, because it gives movement again."""
        return bool(self.ways(player, tracker)) or self.gives_movement_at_top(player, tracker)

    def gives_movement_at_top(self, player: Player, tracker: int) -> bool:
        """PU-6.5.3, PU-6.5.4."""
        return player.trackers[tracker] == space(ROVER, TOP)

    def benefits_at(self, table: Table, seat: int, at: int) -> list[int]:
        """PU-6.1.2: what a tracker gains on a space; movement with its bonus (PU-11.0.7)."""
        bonus = self.movement_bonus(table.players[seat])
        gained: list[int] = []
        for effect in self.benefits[at]:
            if kind_of(effect) == MOVEMENT and track_of(at) == ROVER:
                gained.append(pack(MOVEMENT, field(effect, 0) + bonus))
            else:
                gained.append(effect)
        return gained

    def movement_bonus(self, player: Player) -> int:
        """PU-11.0.7: added to each movement number of the rover track."""
        return 0

    # Tiles

    def tile_effects(self, tile_a: int, tile_b: int, ice: int) -> list[int]:
        """PU-3.7: what the two resources of a placed tile bring."""
        return [self._resource(tile_a, tile_b, ice), self._resource(tile_b, tile_a, ice)]

    def _resource(self, resource: int, other: int, ice: int) -> int:
        if resource == WATER:
            return pack(TILE_WATER, ice)
        if resource == ENERGY:
            return pack(TILE_ENERGY, other)
        return pack(ADVANCE, resource)

    def water_advances(self, player: Player, ice: int) -> int:
        """PU-6.3.2: how often a tile's water resource advances, by its water squares on ice."""
        return 1 if ice else 0

    def ignores_adjacency(self, player: Player, tile: int) -> bool:
        """PU-11.0.5: for this tile, or for a patch (-1)."""
        return False

    def gets_meteorites(self, player: Player) -> bool:
        """PU-11.1.8."""
        return True

    def may_store_patches(self, player: Player) -> bool:
        """PU-5.3.8."""
        return False

    # Scoring

    def is_at_top(self, player: Player, track: int) -> bool:
        """PU-13.2.6: whether a tracker stands on the top of a track."""
        return space(track, TOP) in player.trackers

    def track_medals(self, player: Player, tracker: int) -> int:
        """PU-8.3: the best medal that a tracker covers or has passed."""
        at = player.trackers[tracker]
        return max(self.medals[space(track_of(at), 0) : at + 1])


def effect_of(benefit: dict[str, Any]) -> int:
    """A printed benefit as an effect."""
    op = benefit["op"]
    if op == "synergy":
        return pack(BOOST)
    if op == "civ":
        return pack(MILESTONE, benefit["rank"])
    if op == "patch":
        return pack(GAIN_PATCH)
    if op == "rover":
        return pack(NEW_ROVER)
    if op == "move":
        return pack(MOVEMENT, benefit["n"])
    if op == "tech":
        return pack(UNLOCK, benefit["level"])
    return pack(ADVANCE, TERRAIN_NAMES.index(benefit["track"]))


class UniversalCoalition(Corporation):
    """PU-11.1: the symmetric corporation."""

    def ignores_adjacency(self, player: Player, tile: int) -> bool:
        """PU-11.1.1."""
        return self.works(player, 1)

    def may_store_patches(self, player: Player) -> bool:
        """PU-11.1.2."""
        return self.works(player, 2)

    def movement_bonus(self, player: Player) -> int:
        """PU-11.1.3."""
        return 1 if self.works(player, 3) else 0

    def water_advances(self, player: Player, ice: int) -> int:
        """PU-11.1.4: evaluated when the advance is resolved (PU-11.1.7)."""
        if not ice:
            return 0
        return 2 if self.works(player, 4) else 1

    def gets_meteorites(self, player: Player) -> bool:
        """PU-11.1.8."""
        return not self.works(player, 5)
