"""PU-11.6: Jump Drive. Lifepods unlock technologies, in any order."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.boards import terrain_mask
from orrery.games.planet_unknown.corporation import corporation_of
from orrery.games.planet_unknown.corporations.lifepods import FIRST_SLOT, LifepodBoard
from orrery.games.planet_unknown.effects import ChooseTracker, able, advance, suppressed
from orrery.games.planet_unknown.grid import (
    area,
    common,
    has,
    neighbours,
    overlap,
    squares_of,
    union,
    without,
)
from orrery.games.planet_unknown.placing import tile_around
from orrery.games.planet_unknown.rovers import no_entry, teleport
from orrery.games.planet_unknown.state import Player, Table, height_of, space
from orrery.games.planet_unknown.words import (
    BOOST,
    CHOOSE,
    DONE,
    ENERGY,
    OBJECTIVE_COMMON,
    PUT_IN_PLAY,
    TECH,
    TECH_OR_ENERGY,
    TECHNOLOGY_USED,
    TELEPORT,
    TERRAINS,
    TRACKERS,
)
from orrery.kernel.agenda import gain
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Procedure, Step

# Technologies A to F
BOOST_FOR_PATCH: Final = 1
TERRAIN_TELEPORT: Final = 2
DOUBLE_BOOST: Final = 3
TECH_AS_ENERGY: Final = 4
CLAIM_ROW: Final = 5
COMMON_OBJECTIVE: Final = 6
SLOTS: Final = 6
COMMON_DRAWN: Final = 3  # PU-11.6.10


class DoubleBoost(Step[Table]):
    """PU-11.6.7: the tracker of a boost may advance a second time."""

    def __init__(self, seat: int, tracker: int) -> None:
        self.seat = seat
        self.tracker = tracker

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        if not able(player, 1 << self.tracker):
            return []
        return [corporation_of(player).use(DOUBLE_BOOST), DONE]

    def lapses(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        if move != DONE:
            game.players[self.seat].used_this_round |= 1 << DOUBLE_BOOST
            game.tell(TECHNOLOGY_USED, self.seat, field(move, 0))
            advance(game, self.seat, self.tracker)


class TechOrEnergy(Step[Table]):
    """PU-11.6.8: a tech resource may count as energy for its placement."""

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def options(self, game: Table) -> list[int]:
        return [pack(CHOOSE, TECH), pack(CHOOSE, ENERGY)]

    def take(self, game: Table, move: int) -> None:
        if field(move, 0) == TECH:
            advance(game, self.seat, TECH)
            return
        trackers = able(game.players[self.seat], self._beside(game.players[self.seat]))
        if trackers:
            game.push(ChooseTracker(self.seat, trackers))

    def _beside(self, player: Player) -> int:
        """The terrains around the tech section and the energy areas that it touches."""
        section = common(player.terrain[TECH], player.last_tile)
        together = area(union(terrain_mask(player, ENERGY), section), section)
        around = neighbours(together)
        trackers = 1 << self.other if self.other < TRACKERS else 0
        for tracker in range(TRACKERS):
            if overlap(player.terrain[tracker], around):
                trackers |= 1 << tracker
        return trackers


class ClaimRow(Step[Table]):
    """PU-11.6.9: all benefits at the height of one tracker."""

    def options(self, game: Table) -> list[int]:
        return [pack(CHOOSE, tracker) for tracker in range(TRACKERS)]

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        corporation = corporation_of(player)
        height = height_of(player.trackers[field(move, 0)])
        for track in range(TRACKERS):
            benefits = corporation.benefits_at(game, self.seat, space(track, height))
            gain(game, self.seat, [b for b in benefits if not suppressed(game, b)])


class DrawCommon(Procedure[Table]):
    """PU-11.6.10: three objectives, of which one comes into play for all."""

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer = drawer

    def run(self, game: Table) -> None:
        player = game.players[self.drawer]
        deck = game.objective_deck
        player.drawn = sorted(deck.draw(game) for _ in range(min(COMMON_DRAWN, deck.size())))
        if player.drawn:
            game.push(PutInPlay(self.drawer))


class PutInPlay(Step[Table]):
    """PU-11.6.10."""

    def options(self, game: Table) -> list[int]:
        return [pack(PUT_IN_PLAY, card) for card in game.players[self.seat].drawn]

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        others = [card for card in player.drawn if card != field(move, 0)]
        player.returned = player.returned + others
        player.drawn = []
        game.common = [*game.common, field(move, 0)]
        game.tell(OBJECTIVE_COMMON, self.seat, field(move, 0))


class JumpDrive(LifepodBoard):
    """Jump Drive."""

    def lifepod_spots(self, player: Player) -> list[int]:
        """PU-11.6.1."""
        slots = range(FIRST_SLOT, FIRST_SLOT + SLOTS)
        return [slot for slot in slots if slot not in player.lifepods_placed]

    def is_unlocked(self, player: Player, level: int) -> bool:
        """PU-11.6.1: A to F are levels 1 to 6."""
        return FIRST_SLOT + level - 1 in player.lifepods_placed

    def track_medals(self, player: Player, tracker: int) -> int:
        """PU-11.6.4: on the tech track the nearest medal on or below the tracker counts."""
        if tracker != TECH:
            return self.medals_up_to(player.trackers[tracker])
        for at in range(player.trackers[TECH], space(TECH, 0), -1):
            if self.medals[at]:
                return self.medals[at]
        return 0

    def patch_choices(self, player: Player) -> list[int]:
        """PU-11.6.5."""
        return [self.use(BOOST_FOR_PATCH)] if self._fresh(player, BOOST_FOR_PATCH) else []

    def take_patch_choice(self, table: Table, seat: int, move: int, of_event: bool) -> None:
        table.players[seat].used_this_round |= 1 << BOOST_FOR_PATCH
        gain(table, seat, [pack(BOOST)])

    def _fresh(self, player: Player, technology: int) -> bool:
        """Whether a once-per-round technology can be used."""
        return self.works(player, technology) and not player.used_this_round >> technology & 1

    def after_boost(self, table: Table, seat: int, tracker: int) -> None:
        """PU-11.6.7."""
        if self._fresh(table.players[seat], DOUBLE_BOOST):
            table.push(DoubleBoost(seat, tracker))

    def resource_effect(self, player: Player, resource: int, other: int, ice: int) -> int:
        """PU-11.6.8."""
        if resource == TECH and self.works(player, TECH_AS_ENERGY):
            return pack(TECH_OR_ENERGY, other)
        return super().resource_effect(player, resource, other, ice)

    def asides(self, table: Table, seat: int) -> list[int]:
        """PU-11.6.6, PU-11.6.9, PU-11.6.10; alone there is nobody to compete (PU-11.6.12)."""
        player = table.players[seat]
        moves = self._teleports(table, player)
        for technology in (CLAIM_ROW, COMMON_OBJECTIVE) if table.seats > 1 else (CLAIM_ROW,):
            if self.works(player, technology) and not player.used_this_game >> technology & 1:
                moves.append(self.use(technology))
        return moves

    def _teleports(self, table: Table, player: Player) -> list[int]:
        """PU-11.6.6: from a tile to another one; patches and currents are no tiles."""
        if player.movement == 0 or not self._fresh(player, TERRAIN_TELEPORT):
            return []
        barred = union(no_entry(table, player), player.patches)
        return [
            pack(TELEPORT, rover, to)
            for rover in player.rovers
            if not has(player.patches, rover)
            for terrain in range(TERRAINS)
            if has(player.terrain[terrain], rover)
            for to in squares_of(without(player.terrain[terrain], tile_around(player, rover)))
            if to not in player.rovers and not has(barred, to)
        ]

    def take_aside(self, table: Table, seat: int, move: int) -> None:
        player = table.players[seat]
        if kind_of(move) == TELEPORT:
            origin, to = field(move, 0), field(move, 1)
            player.used_this_round |= 1 << TERRAIN_TELEPORT
            player.movement -= 1
            teleport(table, seat, origin, to)
            return
        player.used_this_game |= 1 << self.level_used(move)
        if self.level_used(move) == CLAIM_ROW:
            table.push(ClaimRow(seat))
        else:
            table.defer(DrawCommon(seat))  # the objective deck belongs to all
