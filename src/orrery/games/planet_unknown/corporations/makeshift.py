"""PU-11.8: Makeshift. Trackers climb straight or diagonally, and leave their own tracks."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.card_effects import regress_one
from orrery.games.planet_unknown.corporation import Corporation
from orrery.games.planet_unknown.state import TOP, Player, Table, height_of, space, track_of
from orrery.games.planet_unknown.words import CIV, ROVER, TECH, TERRAIN_MASK, TRACKERS
from orrery.kernel.game import NO_MOVES

REGRESS: Final = 4  # the level of the technology that is used


class Makeshift(Corporation):
    """Makeshift."""

    def is_unlocked(self, player: Player, level: int) -> bool:
        """PU-11.8.4: by the highest tracker that stands on the tech track."""
        return any(
            track_of(at) == TECH and height_of(at) >= self.level_heights[level]
            for at in player.trackers
        )

    def ways(self, player: Player, tracker: int) -> list[int]:
        """Up, diagonally up, or sideways; to free spaces.

        Where it can only go sideways, it may stay as well.

        PU-11.8.1, PU-11.8.3, PU-11.8.10, PU-11.8.2.
        """
        at = player.trackers[tracker]
        height = height_of(at)
        beside = self._beside(player, track_of(at))
        up = [track_of(at), *beside] if height < TOP else []
        ways = self._free(player, [space(track, height + 1) for track in up])
        if not self.works(player, 3):
            return sorted(ways)
        sideways = self._free(player, [space(track, height) for track in beside])
        return sorted(ways + sideways if ways or not sideways else [*sideways, at])

    def _free(self, player: Player, spaces: list[int]) -> list[int]:
        """PU-11.8.3: only one tracker may stand on a space."""
        return [way for way in spaces if way not in player.trackers]

    def _beside(self, player: Player, track: int) -> list[int]:
        """PU-11.8.1, PU-11.8.8: the adjacent tracks."""
        beside = [other for other in (track - 1, track + 1) if 0 <= other < TRACKERS]
        if self.works(player, 1) and track in (CIV, TECH):
            beside.append(TECH if track == CIV else CIV)
        return beside

    def way_back(self, player: Player, tracker: int) -> int:
        """PU-11.8.7."""
        at = player.trackers[tracker]
        return -1 if height_of(at) == 0 or at - 1 in player.trackers else at - 1

    def is_finished(self, player: Player, tracker: int) -> bool:
        """PU-11.8.10, PU-11.8.11: from the top it may still go sideways, or back and up again."""
        return False

    def movement_bonus(self, player: Player) -> int:
        """PU-11.8.9, PU-11.8.6."""
        on_track = sum(track_of(at) == ROVER for at in player.trackers)
        return 1 if on_track > 1 and self.works(player, 2) else 0

    def asides(self, table: Table, seat: int) -> list[int]:
        """PU-11.8.11."""
        player = table.players[seat]
        if player.used_this_round >> REGRESS & 1 or not self.works(player, REGRESS):
            return NO_MOVES
        able = any(self.way_back(player, tracker) >= 0 for tracker in range(TRACKERS))
        return [self.use(REGRESS)] if able else NO_MOVES

    def owes(self, table: Table, seat: int) -> bool:
        """PU-11.8.11: the step back is no choice, only its time is."""
        return bool(self.asides(table, seat))

    def take_aside(self, table: Table, seat: int, move: int) -> None:
        table.players[seat].used_this_round |= 1 << REGRESS
        regress_one(table, seat, TERRAIN_MASK, 1)

    def track_medals(self, player: Player, tracker: int) -> int:
        """PU-11.8.5, PU-11.8.12: on the track where it stands, or as the best there."""
        own = player.trackers[tracker]
        if not self.works(player, 5):
            return self.medals_up_to(own)
        together = [at for at in player.trackers if track_of(at) == track_of(own)]
        return max(self.medals_up_to(at) for at in together)
