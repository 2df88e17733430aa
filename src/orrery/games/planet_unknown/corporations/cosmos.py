"""PU-11.4: Cosmos Inc. Lifepods on tracks make trackers jump."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.boards import terrain_mask
from orrery.games.planet_unknown.corporations.lifepods import (
    LifepodBoard,
    PutLifepod,
    lifepod_places,
    take_lifepod,
)
from orrery.games.planet_unknown.grid import has
from orrery.games.planet_unknown.state import TOP, Player, Table, height_of, space, track_of
from orrery.games.planet_unknown.tiles import shows
from orrery.games.planet_unknown.words import (
    DONE,
    ENERGY,
    LIFEPOD_TAKEN,
    PUT,
    REPOSITION,
    TECH,
)
from orrery.kernel.game import NO_MOVES
from orrery.kernel.move import field, pack
from orrery.kernel.step import Step

THREE: Final = 2  # levels of technologies that are used
ONE: Final = 5
SPACES: Final = 80


class Reposition(Step[Table]):
    """PU-11.4.8, PU-11.4.10: take up a lifepod of the board and put it elsewhere, or stop."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        return [pack(PUT, spot) for spot in lifepod_places(player)] + [DONE]

    def take(self, game: Table, move: int) -> None:
        if move == DONE:
            return
        player = game.players[self.seat]
        spot = field(move, 0)
        take_lifepod(player, spot)
        game.tell(LIFEPOD_TAKEN, self.seat, spot)
        if self.left > 1:
            game.push(Reposition(self.seat, self.left - 1))
        game.push(PutLifepod(self.seat))


class Cosmos(LifepodBoard):
    """Cosmos Inc."""

    def lifepod_spots(self, player: Player) -> list[int]:
        """PU-11.4.2."""
        taken = player.lifepods_placed + player.trackers
        return [spot for spot in range(SPACES) if spot not in taken]

    def ways(self, player: Player, tracker: int) -> list[int]:
        """PU-11.4.3, PU-11.4.6."""
        at = player.trackers[tracker]
        for way in range(at + 1, space(track_of(at), TOP) + 1):
            if way not in player.lifepods_placed:
                return [way]
        return []

    def way_back(self, player: Player, tracker: int) -> int:
        """PU-11.4.6."""
        at = player.trackers[tracker]
        for way in range(at - 1, at - height_of(at) - 1, -1):
            if way not in player.lifepods_placed:
                return way
        return -1

    def is_unlocked(self, player: Player, level: int) -> bool:
        """PU-11.4.4, PU-11.4.5: a covered milestone unlocks nothing."""
        milestone = space(TECH, 0) + self.level_heights[level]
        return super().is_unlocked(player, level) and milestone not in player.lifepods_placed

    def track_medals(self, player: Player, tracker: int) -> int:
        """PU-11.4.4: a covered medal does not score."""
        at = player.trackers[tracker]
        if not player.lifepods_placed:
            return self.medals_up_to(at)
        passed = range(space(track_of(at), 0), at + 1)
        return max(self.medals[s] for s in passed if s not in player.lifepods_placed)

    def drives_diagonally(self, player: Player) -> bool:
        """PU-11.4.9."""
        return self.works(player, 1)

    def step_cost(self, player: Player, to: int) -> int:
        """PU-11.4.12."""
        return 0 if self.works(player, 4) and has(terrain_mask(player, ENERGY), to) else 1

    def tile_extras(self, player: Player, tile: int, with_resources: bool) -> list[int]:
        """PU-11.4.11."""
        if with_resources and shows(tile, ENERGY) and self.works(player, 3):
            return [pack(REPOSITION)]
        return []

    def asides(self, table: Table, seat: int) -> list[int]:
        """PU-11.4.10, PU-11.4.13."""
        player = table.players[seat]
        if not player.lifepods_scored and not player.lifepods_placed:
            return NO_MOVES
        moves: list[int] = []
        if self.works(player, THREE) and not player.used_this_game >> THREE & 1:
            moves.append(self.use(THREE))
        if self.works(player, ONE) and not player.used_this_round >> ONE & 1:
            moves.append(self.use(ONE))
        return moves

    def take_aside(self, table: Table, seat: int, move: int) -> None:
        player = table.players[seat]
        if self.level_used(move) == THREE:
            player.used_this_game |= 1 << THREE
            table.push(Reposition(seat, 3))
        else:
            player.used_this_round |= 1 << ONE
            table.push(Reposition(seat, 1))
