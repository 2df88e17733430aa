"""What resources, benefits and cards bring: the effects of an agenda (PU-6, PU-13, PU-14)."""

from __future__ import annotations

from orrery.games.planet_unknown.boards import terrain_mask
from orrery.games.planet_unknown.cards import EVENT_NO_BOOSTS, EVENT_NO_MILESTONES, NO_EVENT
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import (
    Mask,
    area,
    common,
    has,
    is_empty,
    minus,
    neighbours,
    overlap,
    single,
    squares_of,
    union,
)
from orrery.games.planet_unknown.placing import (
    can_place,
    lay_patch,
    needed_squares,
    patch_squares,
    tell_destroyed,
)
from orrery.games.planet_unknown.rovers import LandRover, can_land
from orrery.games.planet_unknown.state import TOP, Player, Table, height_of, space, track_of
from orrery.games.planet_unknown.words import (
    ADVANCED,
    BOOST,
    BOOST_LOST,
    BOOSTED,
    CHOOSE,
    DESTROYED,
    DONE,
    ENERGY,
    GAIN_PATCH,
    GAINED_MOVEMENT,
    GO,
    LEVEL_UNLOCKED,
    METEORITE,
    MILESTONE_REACHED,
    NEW_ROVER,
    PATCH_AT,
    PATCH_LOST,
    PATCH_STORED,
    PATCHED,
    REGRESSED,
    ROVER,
    STORE,
    TECHNOLOGY_USED,
    TRACKERS,
    UNLOCK,
    WATER,
)
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.step import Procedure, Step

# Trackers


class ChooseTracker(Step[Table]):
    """PU-6.1.9, PU-6.7.1: one of several trackers advances."""

    def __init__(self, seat: int, trackers: int) -> None:
        self.seat = seat
        self.trackers = trackers  # as bits

    def options(self, game: Table) -> list[int]:
        return [pack(CHOOSE, t) for t in range(TRACKERS) if self.trackers >> t & 1]

    def take(self, game: Table, move: int) -> None:
        advance(game, self.seat, field(move, 0))


class BoostTracker(ChooseTracker):
    """PU-6.1.9: any one tracker advances."""

    def take(self, game: Table, move: int) -> None:
        tracker = field(move, 0)
        game.tell(BOOSTED, self.seat)
        corporation_of(game.players[self.seat]).after_boost(game, self.seat, tracker)
        advance(game, self.seat, tracker)


class EnergyTracker(ChooseTracker):
    """PU-6.7.1: the tracker of an energy resource of a placed tile."""

    def take(self, game: Table, move: int) -> None:
        tracker = field(move, 0)
        player = game.players[self.seat]
        for _ in range(corporation_of(player).tile_advances(player, tracker)):  # PU-11.1.6
            advance(game, self.seat, tracker)


class ChooseWay(Step[Table]):
    """A tracker that may advance onto one of several spaces (PU-11.8.1).

    It may also stay where nothing forces it on (PU-11.3.7, PU-11.8.10).
    """

    def __init__(self, seat: int, tracker: int, of_rover_tile: int = 0) -> None:
        self.seat = seat
        self.tracker = tracker
        self.of_rover_tile = of_rover_tile  # 1 if staying at the top gives movement again

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        ways = corporation_of(player).ways(player, self.tracker)
        return [pack(GO, track_of(at), height_of(at)) for at in ways]

    def lapses(self) -> bool:
        return True  # another tracker may have taken the space meanwhile

    def take(self, game: Table, move: int) -> None:
        at = space(field(move, 0), field(move, 1))
        if at != game.players[self.seat].trackers[self.tracker]:
            arrive(game, self.seat, self.tracker, at)
        elif self.of_rover_tile:
            move_again_at_top(game, self.seat)


def able(player: Player, trackers: int) -> int:
    """Those of these trackers that can advance, as bits (PU-6.1.9, PU-6.7.5)."""
    corporation = corporation_of(player)
    found = 0
    for tracker in range(TRACKERS):
        if trackers >> tracker & 1 and corporation.can_advance(player, tracker):
            found |= 1 << tracker
    return found


def advance(table: Table, seat: int, tracker: int) -> None:
    """PU-6.1.1, PU-6.1.2: one position up, with its benefits."""
    player = table.players[seat]
    corporation = corporation_of(player)
    ways = corporation.ways(player, tracker)
    if len(ways) == 1:
        arrive(table, seat, tracker, ways[0])
    elif ways:
        table.push(ChooseWay(seat, tracker))


def arrive(table: Table, seat: int, tracker: int, at: int) -> None:
    """A tracker on its new space, and what it finds there."""
    player = table.players[seat]
    corporation = corporation_of(player)
    put_tracker(table, seat, tracker, at)
    benefits = corporation.benefits_at(table, seat, at)
    left = [effect for effect in benefits if not suppressed(table, effect)]
    corporation.gains(table, seat, at, left)


def put_tracker(table: Table, seat: int, tracker: int, at: int) -> None:
    """A tracker on its new space; under PU-13.3.10 the levels that it reaches have to wait."""
    player = table.players[seat]
    waits = suppressed(table, pack(UNLOCK))
    working = working_levels(player) if waits else 0
    origin = player.trackers[tracker]
    corporation_of(player).moved(player, tracker, at)
    table.tell(ADVANCED, seat, tracker, track_of(at), height_of(at), origin)
    if waits:
        player.dormant |= working_levels(player) & ~working


def working_levels(player: Player) -> int:
    """The technologies that a player can use now, as bits."""
    corporation = corporation_of(player)
    levels = range(1, corporation.technologies + 1)
    return sum(1 << level for level in levels if corporation.works(player, level))


class AdvanceAgain(Procedure[Table]):
    """PU-11.1.5: a tracker advances several times, each time from where it stands then."""

    def __init__(self, owner: int, tracker: int, times: int) -> None:
        super().__init__()
        self.owner = owner
        self.tracker = tracker
        self.times = times

    def run(self, game: Table) -> None:
        if self.times > 1:
            game.push(AdvanceAgain(self.owner, self.tracker, self.times - 1))
        advance(game, self.owner, self.tracker)


def suppressed(table: Table, effect: int) -> bool:
    """PU-13.3.10, PU-13.3.11: whether the event of this round takes a benefit away."""
    if table.event == NO_EVENT:
        return False
    kind = kind_of(effect)
    if kind == BOOST:
        return EVENT_NO_BOOSTS[table.event]
    if kind in (GAIN_PATCH, NEW_ROVER, UNLOCK):
        return EVENT_NO_MILESTONES[table.event]
    return False  # a civ milestone is reached all the same, without its card


def regress(table: Table, seat: int, tracker: int) -> None:
    """PU-6.1.3: one position down, without benefits."""
    player = table.players[seat]
    corporation = corporation_of(player)
    back = corporation.way_back(player, tracker)
    if back >= 0:
        origin = player.trackers[tracker]
        corporation.moved(player, tracker, back)
        table.tell(REGRESSED, seat, tracker, track_of(back), height_of(back), origin)


# Effects of tiles and tracks


def boost(table: Table, seat: int) -> None:
    """PU-6.1.9, PU-13.3.11."""
    trackers = able(table.players[seat], (1 << TRACKERS) - 1)
    if trackers == 0 or (table.event != NO_EVENT and EVENT_NO_BOOSTS[table.event]):
        table.tell(BOOST_LOST, seat)
    else:
        table.push(BoostTracker(seat, trackers))


def tile_energy(table: Table, seat: int, other: int) -> None:
    """A tracker whose terrain touches the energy area of the tile, or the tile's other.

    PU-6.7.1 to PU-6.7.4, PU-6.7.7.
    """
    trackers = energy_choices(table.players[seat], other)
    if trackers:
        table.push(EnergyTracker(seat, trackers))


def energy_choices(player: Player, other: int) -> int:
    """The trackers that a tile's energy may advance, as bits."""
    energy = terrain_mask(player, ENERGY)  # PU-12.6.1
    around = neighbours(area(energy, common(energy, player.last_tile)))
    trackers = 1 << other
    for tracker in range(TRACKERS):
        if overlap(player.terrain[tracker], around):
            trackers |= 1 << tracker
    return able(player, corporation_of(player).energy_trackers(trackers))


def tile_rover(table: Table, seat: int) -> None:
    """PU-6.5.3: the only resource that brings something to a tracker at the top of its track."""
    player = table.players[seat]
    if player.trackers[ROVER] != space(ROVER, TOP):
        advance(table, seat, ROVER)
    elif corporation_of(player).can_advance(player, ROVER):
        table.push(ChooseWay(seat, ROVER, 1))  # PU-11.8.10
    else:
        move_again_at_top(table, seat)


def move_again_at_top(table: Table, seat: int) -> None:
    """PU-6.5.3: the number of the top once more, with its bonus (PU-11.0.7)."""
    player = table.players[seat]
    corporation = corporation_of(player)
    gain_movement(table, seat, corporation.top_movement + corporation.movement_bonus(player))


def tile_water(table: Table, seat: int, ice: int) -> None:
    """PU-6.3.2, PU-6.3.5."""
    player = table.players[seat]
    for _ in range(corporation_of(player).water_advances(player, ice)):
        advance(table, seat, WATER)


def gain_movement(table: Table, seat: int, points: int) -> None:
    """PU-5.2.6, PU-5.2.10, PU-6.5.2, PU-11.0.6."""
    table.players[seat].movement += points
    table.tell(GAINED_MOVEMENT, seat, points)


def reach_milestone(table: Table, seat: int, rank: int) -> None:
    """PU-6.2.3: the card is chosen later, unless the event takes it away (PU-13.3.10)."""
    if table.event == NO_EVENT or not EVENT_NO_MILESTONES[table.event]:
        player = table.players[seat]
        player.milestones = [*player.milestones, rank]
        table.tell(MILESTONE_REACHED, seat, rank)
    corporation_of(table.players[seat]).on_milestone(table, seat)


def unlock(table: Table, seat: int, level: int) -> None:
    """PU-6.6.1: the tracker's position is what counts."""
    corporation = corporation_of(table.players[seat])
    table.tell(LEVEL_UNLOCKED, seat, corporation.technology(level))
    corporation.on_unlock(table, seat, level)


def new_rover(table: Table, seat: int) -> None:
    """PU-5.2.1 to PU-5.2.4."""
    if can_land(table.players[seat]):
        table.push(LandRover(seat))


# Patches


class PlacePatch(Step[Table]):
    """PU-5.3.2: a patch is placed at once, or stored where that is allowed (PU-5.3.8)."""

    def options(self, game: Table) -> list[int]:
        moves = [pack(PATCH_AT, at) for at in squares_of(self.squares(game))]
        if self._may_store(game):
            moves.append(STORE)
        return moves

    def squares(self, game: Table) -> Mask:
        """Where the patch may lie."""
        player = game.players[self.seat]
        corporation = corporation_of(player)
        return union(patch_squares(player, corporation), corporation.patch_extras(player))

    def is_lost(self, game: Table) -> bool:
        """PU-5.3.6: whether there is no square for the patch, and no place to store it."""
        return not self._may_store(game) and is_empty(self.squares(game))

    def _may_store(self, game: Table) -> bool:
        player = game.players[self.seat]
        return corporation_of(player).may_store_patches(player) and not game.ending  # PU-7.9

    def take(self, game: Table, move: int) -> None:
        player = game.players[self.seat]
        if move == STORE:
            player.patches_stored += 1
            game.tell(PATCH_STORED, self.seat)
        else:
            square = field(move, 0)
            game.tell(PATCHED, self.seat, square)
            if has(player.meteorites, square):
                game.tell(DESTROYED, self.seat, METEORITE, square)
            tell_destroyed(game, self.seat, single(square))
            clear_square(player, square)
            lay_patch(player, square)


def clear_square(player: Player, square: int) -> None:
    """PU-11.3.9, PU-11.3.12: a patch hides what a tile shows there, and destroys a meteorite."""
    player.terrain = [minus(mask, square) for mask in player.terrain]
    player.symbols = [minus(mask, square) for mask in player.symbols]
    player.meteor_symbols = minus(player.meteor_symbols, square)
    player.meteorites = minus(player.meteorites, square)


class EventPatch(PlacePatch):
    """PU-9.1.6: a patch of an event, not where it would leave the player no room for a tile."""

    def squares(self, game: Table) -> Mask:
        allowed = super().squares(game)
        player = game.players[self.seat]
        needed = needed_squares(player, corporation_of(player), depot_tiles(game, self.seat))
        for square in squares_of(common(allowed, needed)):
            changed = player.copy()
            lay_patch(changed, square)
            if blocks(game, self.seat, changed):
                allowed = minus(allowed, square)
        return allowed


def blocks(table: Table, seat: int, changed: Player) -> bool:
    """PU-9.1.6: whether a player can place a tile now, but could not if he stood like this."""
    corporation = corporation_of(changed)
    tiles = depot_tiles(table, seat)
    if can_place(changed, corporation, tiles):
        return False
    return can_place(table.players[seat], corporation, tiles)


def depot_tiles(table: Table, seat: int) -> list[int]:
    """The tiles that a player could take."""
    return [table.tops[stack] for stack in table.depot(seat)]


class StoredPatch(PlacePatch):
    """PU-5.3.8, PU-7.6: a patch that was put aside."""


class UsePatch(Step[Table]):
    """What to do with a patch where a technology offers more than placing it."""

    def __init__(self, seat: int, of_event: int) -> None:
        self.seat = seat
        self.of_event = of_event  # 1 for a patch of an event

    def options(self, game: Table) -> list[int]:
        player = game.players[self.seat]
        return [*corporation_of(player).patch_choices(player), DONE]

    def take(self, game: Table, move: int) -> None:
        of_event = self.of_event == 1
        if move == DONE:
            place_patch(game, self.seat, of_event)
        else:
            game.tell(TECHNOLOGY_USED, self.seat, field(move, 0))
            corporation_of(game.players[self.seat]).take_patch_choice(
                game, self.seat, move, of_event
            )


def gain_patch(table: Table, seat: int, was_stored: bool) -> None:
    """PU-5.3.2, PU-6.4.1, PU-11.0.8, or what a technology makes of it.

    PU-7.6: a stored patch was gained when it was put aside; no technology adds to it now.
    """
    player = table.players[seat]
    if was_stored:
        player.patches_stored -= 1
        push_patch(table, StoredPatch(seat))
    elif corporation_of(player).patch_choices(player):
        table.push(UsePatch(seat, 0))
    else:
        place_patch(table, seat, False)


class AnotherPatch(Procedure[Table]):
    """PU-11.3.10: the second of two patches, when the first one lies."""

    def __init__(self, owner: int, of_event: int) -> None:
        super().__init__()
        self.owner = owner
        self.of_event = of_event

    def run(self, game: Table) -> None:
        place_patch(game, self.owner, self.of_event == 1)


def place_patch(table: Table, seat: int, of_event: bool) -> None:
    """PU-5.3.2, PU-9.1.6."""
    push_patch(table, EventPatch(seat) if of_event else PlacePatch(seat))


def push_patch(table: Table, step: PlacePatch) -> None:
    """PU-5.3.6: a patch without a square is lost."""
    if step.is_lost(table):
        table.tell(PATCH_LOST, step.seat)
    else:
        table.push(step)
