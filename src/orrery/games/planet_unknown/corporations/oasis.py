"""PU-11.7: Oasis Ultd. Water winds its way over the whole board, and trackers block each other."""

from __future__ import annotations

from typing import Any

from orrery.games.planet_unknown.boards import BOARDS
from orrery.games.planet_unknown.corporation import Corporation
from orrery.games.planet_unknown.grid import has, overlap
from orrery.games.planet_unknown.state import TOP, Player, Table, height_of, space, track_of
from orrery.games.planet_unknown.tiles import shows
from orrery.games.planet_unknown.words import ADVANCE, BOOST, GAIN_PATCH, TERRAIN_NAMES, WATER
from orrery.kernel.move import pack
from orrery.kernel.state import replaced


class Oasis(Corporation):
    """Oasis Ultd."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.path = [
            space(TERRAIN_NAMES.index(track), height)
            for track, height in data["tracks"]["water"]["path"]
        ]

    def ways(self, player: Player, tracker: int) -> list[int]:
        """The next space of the way, or past who blocks it.

        PU-11.7.2, PU-11.7.4, PU-11.7.6, PU-11.7.3.
        """
        return self._first_free(player, self._ahead(player, tracker))

    def is_finished(self, player: Player, tracker: int) -> bool:
        """PU-11.7.2: water at the end of its path."""
        if tracker == WATER:
            return player.path == len(self.path) - 1
        return super().is_finished(player, tracker)

    def way_back(self, player: Player, tracker: int) -> int:
        """PU-11.7.12."""
        free = self._first_free(player, self._behind(player, tracker))
        return free[0] if free else -1

    def _ahead(self, player: Player, tracker: int) -> list[int]:
        if tracker == WATER:
            return self.path[player.path + 1 :]
        at = player.trackers[tracker]
        return list(range(at + 1, space(track_of(at), TOP) + 1))

    def _behind(self, player: Player, tracker: int) -> list[int]:
        if tracker == WATER:
            return self.path[: player.path][::-1]
        at = player.trackers[tracker]
        return list(range(at - 1, at - height_of(at) - 1, -1))

    def _first_free(self, player: Player, spaces: list[int]) -> list[int]:
        jumps = self.works(player, 1)
        for at in spaces:
            if at not in player.trackers:
                return [at]
            if not jumps:
                break
        return []

    def row(self, tracker: int, at: int) -> int:
        """PU-13.1.7: for the water tracker its position on the path, which winds down too."""
        return self.path.index(at) if tracker == WATER else height_of(at)

    def moved(self, player: Player, tracker: int, at: int) -> None:
        player.trackers = replaced(player.trackers, tracker, at)
        if tracker == WATER:
            player.path = self.path.index(at)

    def water_advances(self, player: Player, ice: int) -> int:
        """PU-11.7.1: once for each water square on ice."""
        return ice

    def round_start(self, table: Table, seat: int) -> int:
        """PU-11.7.7."""
        player = table.players[seat]
        if not self.works(player, 2):
            return 0
        return sum(has(player.terrain[WATER], rover) for rover in player.rovers)

    def tile_extras(self, player: Player, tile: int, with_resources: bool) -> list[int]:
        """PU-11.7.8 to PU-11.7.11."""
        extras: list[int] = []
        if self.works(player, 3) and not overlap(player.last_tile, BOARDS[player.planet].ice):
            extras.append(pack(ADVANCE, WATER))
        if with_resources and shows(tile, WATER):
            if self.works(player, 4):
                extras.append(pack(GAIN_PATCH))
            if self.works(player, 5):
                extras.append(pack(BOOST))
        return extras

    def track_medals(self, player: Player, tracker: int) -> int:
        """PU-11.7.5: water scores the medals of the water spaces on its way."""
        if tracker != WATER:
            return super().track_medals(player, tracker)
        passed = self.path[: player.path + 1]
        return max(self.medals[at] for at in passed if track_of(at) == WATER)
