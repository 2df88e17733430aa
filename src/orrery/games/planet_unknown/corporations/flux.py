"""PU-11.9: Flux Industries. One track is the flux track, and only the newest technology works."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.corporation import LEVELS, Corporation
from orrery.games.planet_unknown.effects import advance
from orrery.games.planet_unknown.grid import has
from orrery.games.planet_unknown.state import NO_TRACK, TOP, Player, Table, height_of, track_of
from orrery.games.planet_unknown.tiles import shows
from orrery.games.planet_unknown.words import (
    BIOMASS,
    BOOST,
    CHOOSE,
    CIV,
    COLLECT,
    FLUX_MOVED,
    GAIN_PATCH,
    METEORITE,
    MILESTONE,
    NEW_ROVER,
    ROVER,
    TECH,
    TRACKERS,
    UNLOCK,
    WATER,
)
from orrery.kernel.game import NO_MOVES
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Step

MOVE_PER_ROVER: Final = 2  # PU-11.9.3
TO_MILESTONE: Final = 2  # levels of technologies that are used
ADVANCE_FLUX: Final = 5
HIGHEST_RANK: Final = 4

_MILESTONE_OF: Final = {CIV: MILESTONE, BIOMASS: GAIN_PATCH, ROVER: NEW_ROVER, TECH: UNLOCK}


class MoveFluxToken(Step[Table]):
    """PU-2.3.7, PU-11.9.1: the flux track is chosen, or may stay the same."""

    def options(self, game: Table) -> list[int]:
        return [pack(CHOOSE, track) for track in range(TRACKERS)]

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        if player.flux != field(move, 0):
            player.flux = field(move, 0)
            game.tell(FLUX_MOVED, self.seat, player.flux)


def working_level(player: Player, heights: list[int]) -> int:
    """PU-11.9.2: the highest level on or below the tech tracker, 0 for none.

    One that the event of the round keeps from working (PU-13.3.10) is not unlocked yet.
    """
    height = height_of(player.trackers[TECH])
    for level in range(LEVELS, 0, -1):
        if heights[level] <= height and not player.dormant >> level & 1:
            return level
    return 0


class Flux(Corporation):
    """Flux Industries."""

    def works(self, player: Player, level: int) -> bool:
        """PU-11.9.2."""
        return working_level(player, self.level_heights) == level

    def on_unlock(self, table: Table, seat: int, level: int) -> None:
        """PU-11.9.1; from level 3 on the right of level 2 is lost for good (PU-11.9.6)."""
        if level > TO_MILESTONE:
            table.players[seat].used_this_game |= 1 << TO_MILESTONE
        table.push(MoveFluxToken(seat))

    def round_start(self, table: Table, seat: int) -> int:
        """PU-11.9.3; not in the round of its unlocking (PU-11.9.4)."""
        player = table.players[seat]
        if working_level(player, self.level_heights) > TO_MILESTONE:
            player.used_this_game |= 1 << TO_MILESTONE  # PU-11.9.6, also after PU-13.3.10
        if not self.works(player, 1):
            return 0
        return MOVE_PER_ROVER * sum(has(player.terrain[player.flux], r) for r in player.rovers)

    def benefits_at(self, table: Table, seat: int, at: int) -> list[int]:
        """PU-11.9.7: better on the flux track while level 3 works."""
        gained = super().benefits_at(table, seat, at)
        player = table.players[seat]
        if track_of(at) != player.flux or not self.works(player, 3):
            return gained
        improved: list[int] = []
        for effect in gained:
            improved += self._improved(effect, player.flux)
        return improved

    def _improved(self, effect: int, track: int) -> list[int]:
        kind = kind_of(effect)
        if track == CIV and kind == MILESTONE:
            return [pack(MILESTONE, min(HIGHEST_RANK, field(effect, 0) + 1))]
        if (track == WATER and kind == BOOST) or (track == BIOMASS and kind == GAIN_PATCH):
            return [effect, effect]
        return [effect]

    def movement_bonus(self, player: Player) -> int:
        """PU-11.9.7, PU-11.0.7: at the top of the rover track too."""
        return 1 if player.flux == ROVER and self.works(player, 3) else 0

    def asides(self, table: Table, seat: int) -> list[int]:
        """PU-11.9.5, PU-11.9.9."""
        player = table.players[seat]
        if player.flux == NO_TRACK:
            return NO_MOVES
        if self.works(player, TO_MILESTONE):
            free = not player.used_this_game >> TO_MILESTONE & 1
            return [self.use(TO_MILESTONE)] if free and self._next_milestone(player) else NO_MOVES
        if self.works(player, ADVANCE_FLUX) and self.can_advance(player, player.flux):
            used = player.used_this_round >> ADVANCE_FLUX & 1
            return NO_MOVES if used else [self.use(ADVANCE_FLUX)]
        return NO_MOVES

    def _next_milestone(self, player: Player) -> int:
        """PU-11.9.6: how many steps to the next milestone of the flux track, 0 if there is none."""
        at = player.trackers[player.flux]
        for steps in range(1, TOP - height_of(at) + 1):
            for effect in self.benefits[at + steps]:
                if kind_of(effect) == _MILESTONE_OF.get(player.flux, -1):
                    return steps
        return 0

    def take_aside(self, table: Table, seat: int, move: int) -> None:
        player = table.players[seat]
        if self.level_used(move) == TO_MILESTONE:
            player.used_this_game |= 1 << TO_MILESTONE
            for _ in range(self._next_milestone(player)):
                advance(table, seat, player.flux)
        else:
            player.used_this_round |= 1 << ADVANCE_FLUX
            advance(table, seat, player.flux)

    def tile_extras(self, player: Player, tile: int, with_resources: bool) -> list[int]:
        """PU-11.9.8."""
        if with_resources and self.works(player, 4) and shows(tile, player.flux):
            return [pack(COLLECT, METEORITE, 1)]
        return []
