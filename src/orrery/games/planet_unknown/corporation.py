"""Corporations: tracks, trackers and technologies as the symmetric board has them (PU-6, PU-11.0).

A corporation with rules of its own derives from `Corporation` and overrides the method named
after the rule; `corporations/` has a module for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.planet_unknown.content import CORPORATIONS
from orrery.games.planet_unknown.grid import EMPTY, Mask, has, minus
from orrery.games.planet_unknown.printed import BENEFITS
from orrery.games.planet_unknown.state import (
    TOP,
    Player,
    Table,
    height_of,
    space,
    take_meteorite,
    track_of,
)
from orrery.games.planet_unknown.words import (
    ADVANCE,
    COLLECTED,
    ENERGY,
    LIFEPOD,
    METEORITE,
    MOVEMENT,
    ROVER,
    TECH,
    TERRAIN_NAMES,
    TILE_ENERGY,
    TILE_ROVER,
    TILE_WATER,
    TRACKERS,
    UNLOCK,
    USE,
    WATER,
)
from orrery.kernel.agenda import gain
from orrery.kernel.effect import numbers, read_entries
from orrery.kernel.game import NO_MOVES
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.state import replaced

LEVELS: Final = 5

CORPORATION_NAMES: Final[list[str]] = [data["id"] for data in CORPORATIONS]
TECHNOLOGY_NAMES: Final[list[str]] = [
    f"{data['id']}-{tech['level'] or tech['slot'].lower()}"
    for data in CORPORATIONS
    for tech in data["techs"]
]
FIRST_TECHNOLOGY: Final[list[int]] = [
    sum(len(data["techs"]) for data in CORPORATIONS[:number]) for number in range(len(CORPORATIONS))
]


class Corporation:
    """PU-6.1.5, PU-11.0.1: a corporation board and its rules.

    It has no state: that is the player's.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.rovers: int = data["rovers"]
        self.technologies: int = len(data["techs"])
        self.first_technology: int = FIRST_TECHNOLOGY[CORPORATION_NAMES.index(self.id)]
        self.top_movement: int = data["tracks"]["rover"].get("repeat_move_at_top", 0)
        self.benefits: list[list[int]] = []
        self.medals: list[int] = []
        for name in TERRAIN_NAMES[:TRACKERS]:
            spaces = data["tracks"][name]["spaces"]
            for height in range(TOP + 1):
                printed = spaces[height] if height < len(spaces) else {}
                self.benefits.append(numbers(BENEFITS.read(printed.get("benefits", []))))
                self.medals.append(printed.get("medal", 0))
        self.best_medals = [
            max(self.medals[space(track_of(at), 0) : at + 1]) for at in range(len(self.medals))
        ]
        self.level_heights = [self._height_of_level(level) for level in range(LEVELS + 1)]

    def _height_of_level(self, level: int) -> int:
        unlock = pack(UNLOCK, level)
        for height in range(TOP + 1):
            if unlock in self.benefits[space(TECH, height)]:
                return height
        return TOP + 1

    # Technologies, by their levels from 1

    def technology(self, level: int) -> int:
        """The number of a technology among those of all corporations."""
        return self.first_technology + level - 1

    def use(self, level: int) -> int:
        """The move that uses a technology."""
        return pack(USE, self.technology(level))

    def level_used(self, move: int) -> int:
        """The level of the technology that a move uses."""
        return field(move, 0) - self.first_technology + 1

    def works(self, player: Player, level: int) -> bool:
        """Whether a technology can be used now.

        PU-6.6.1, PU-11.0.3, PU-13.3.10, PU-6.6.2, PU-6.6.4, PU-6.6.5.
        """
        return not player.dormant >> level & 1 and self.is_unlocked(player, level)

    def is_unlocked(self, player: Player, level: int) -> bool:
        """PU-6.6.3, PU-11.0.2: whether the tech tracker stands high enough for a technology."""
        return height_of(player.trackers[TECH]) >= self.level_heights[level]

    # Trackers

    def ways(self, player: Player, tracker: int) -> list[int]:
        """The spaces onto which a tracker may advance; none at the top (PU-6.1.10)."""
        at = player.trackers[tracker]
        return [at + 1] if height_of(at) < TOP else []

    def row(self, tracker: int, at: int) -> int:
        """PU-13.1.7: how high a tracker stands on a space."""
        return height_of(at)

    def way_back(self, player: Player, tracker: int) -> int:
        """The space onto which a tracker regresses, or -1 (PU-6.1.4)."""
        at = player.trackers[tracker]
        return at - 1 if height_of(at) > 0 else -1

    def can_advance(self, player: Player, tracker: int) -> bool:
        """PU-6.1.9: a tracker at the top of its track can't, not even that of rovers (PU-6.5.4)."""
        return bool(self.ways(player, tracker))

    def is_finished(self, player: Player, tracker: int) -> bool:
        """PU-6.1.10: whether a tracker can't advance, whatever else this turn brings."""
        return height_of(player.trackers[tracker]) == TOP

    def moved(self, player: Player, tracker: int, at: int) -> None:
        """Put a tracker onto a space."""
        player.trackers = replaced(player.trackers, tracker, at)

    def on_milestone(self, table: Table, seat: int) -> None:
        """What a civ milestone means besides its card."""

    def adds_civ_card(self, player: Player) -> bool:
        """PU-11.2.6: whether a card of the next rank is added to a choice of civ cards."""
        return False

    def last_cards(self, player: Player) -> int:
        """PU-11.2.9: the level that lets a player keep civ cards at the end, or 0."""
        return 0

    def on_unlock(self, table: Table, seat: int, level: int) -> None:
        """What unlocking a technology means besides having it."""

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

    def gains(self, table: Table, seat: int, at: int, benefits: list[int]) -> None:
        """PU-6.1.8: a player gets the benefits of a space, those that are left of them."""
        gain(table, seat, benefits)

    def movement_bonus(self, player: Player) -> int:
        """PU-11.0.7: added to each movement number of the rover track."""
        return 0

    # The turn

    def round_start(self, table: Table, seat: int) -> int:
        """PU-6.6.6: movement gained at the start of a round."""
        return 0

    def asides(self, table: Table, seat: int) -> list[int]:
        """PU-6.6.7: what technologies let a player do at any moment of the turn.

        Don't change the list.
        """
        return NO_MOVES

    def take_aside(self, table: Table, seat: int, move: int) -> None:
        """Carry out a move of `asides`."""

    def owes(self, table: Table, seat: int) -> bool:
        """PU-11.8.11: whether the turn can't end yet, because a technology has to be used."""
        return False

    def refuses(self, player: Player, tile: int) -> bool:
        """PU-11.2.5: whether the player has bound himself not to take such a tile."""
        return False

    # Rovers and pieces

    def drives_diagonally(self, player: Player) -> bool:
        """PU-11.4.9: whether rovers may also step diagonally."""
        return False

    def step_cost(self, player: Player, to: int) -> int:
        """PU-5.2.7: the movement that a rover's step onto a square takes."""
        return 1

    def enters(self, table: Table, seat: int, square: int) -> None:
        """PU-5.1.3, PU-5.1.4: a rover collects the meteorite and the lifepod that it finds."""
        player = table.players[seat]
        if has(player.meteorites, square):
            take_meteorite(player, square)
            table.tell(COLLECTED, seat, METEORITE, square)
            self.gets_meteorite(table, seat)
        if has(player.lifepods, square):
            player.lifepods = minus(player.lifepods, square)
            table.tell(COLLECTED, seat, LIFEPOD, square)
            self.gets_lifepod(table, seat)

    def gets_meteorite(self, table: Table, seat: int) -> None:
        """A meteorite has been collected."""
        table.players[seat].meteorites_collected += 1

    def lifepod_spots(self, player: Player) -> list[int]:
        """PU-11.4.1, PU-11.6.1: where else than to the scoring area a lifepod may be put."""
        return []

    def gets_lifepod(self, table: Table, seat: int) -> None:
        """A lifepod has been collected."""
        table.players[seat].lifepods_scored += 1

    # Tiles

    def resource_effect(self, player: Player, resource: int, other: int, ice: int) -> int:
        """PU-3.7, PU-6.1.11: what a resource of a placed tile brings, or 0 for nothing."""
        if resource == WATER:
            return pack(TILE_WATER, ice)
        if resource == ENERGY:
            return pack(TILE_ENERGY, other)
        if resource == ROVER:
            return pack(TILE_ROVER)
        return pack(ADVANCE, resource)

    def selected(self, player: Player, tile: int) -> list[int]:
        """PU-11.2.4: what taking a tile brings, placed or not."""
        return []

    def tile_extras(self, player: Player, tile: int, with_resources: bool) -> list[int]:
        """PU-13.1.14: what technologies add when a tile is placed."""
        return []

    def energy_trackers(self, trackers: int) -> int:
        """PU-6.7.1: those of these trackers that an energy resource may advance."""
        return trackers

    def tile_advances(self, player: Player, tracker: int) -> int:
        """PU-3.7, PU-11.1.4: how often a resource of a placed tile advances a tracker."""
        return 1

    def water_advances(self, player: Player, ice: int) -> int:
        """How often a tile's water resource advances, by its water squares on ice.

        PU-6.3.2, PU-6.3.3.
        """
        return self.tile_advances(player, WATER) if ice else 0

    def ignores_adjacency(self, player: Player, tile: int) -> bool:
        """PU-11.0.5: for this tile, or for a patch (-1)."""
        return False

    def gets_meteorites(self, player: Player) -> bool:
        """PU-11.1.8."""
        return True

    def patch_extras(self, player: Player) -> Mask:
        """PU-11.3.8: squares of tiles on which a patch may lie too."""
        return EMPTY

    def patch_choices(self, player: Player) -> list[int]:
        """What a technology offers to do when a patch is gained, besides placing it."""
        return []

    def take_patch_choice(self, table: Table, seat: int, move: int, of_event: bool) -> None:
        """Carry out a move of `patch_choices`, for a patch of an event or any other."""

    def after_boost(self, table: Table, seat: int, tracker: int) -> None:
        """PU-11.6.7: what a technology adds to a synergy boost."""

    def may_store_patches(self, player: Player) -> bool:
        """PU-5.3.8."""
        return False

    # Scoring

    def is_at_top(self, player: Player, track: int) -> bool:
        """PU-13.2.6: whether a tracker stands on the top of a track."""
        return space(track, TOP) in player.trackers

    def track_medals(self, player: Player, tracker: int) -> int:
        """PU-8.3: the best medal that a tracker covers or has passed."""
        return self.medals_up_to(player.trackers[tracker])

    def medals_up_to(self, at: int) -> int:
        """The best medal of a track from its start to a space."""
        return self.best_medals[at]


_BOARDS: Final[list[Corporation]] = read_entries("corporations", CORPORATIONS, Corporation)


def register(board: Corporation) -> None:
    """Let a corporation with rules of its own take the place of the plain board."""
    _BOARDS[CORPORATION_NAMES.index(board.id)] = board


def corporation_of(player: Player) -> Corporation:
    """The corporation of a player."""
    return _BOARDS[player.corporation]
