"""A player's turn (PU-3.4 to PU-3.9, PU-14): taking and placing a tile, effects, driving."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.cards import EVENT_EXTRA_ROVER, EVENT_ONE_RESOURCE, NO_EVENT
from orrery.games.planet_unknown.corporations import corporation_of
from orrery.games.planet_unknown.grid import squares_of
from orrery.games.planet_unknown.placing import lay_tile, placements, tell_destroyed
from orrery.games.planet_unknown.rovers import drive, drives
from orrery.games.planet_unknown.state import NO_TILE, Player, Table
from orrery.games.planet_unknown.tiles import (
    ALL,
    METEOR,
    has_meteor,
    part_mask,
    terrain_a,
    terrain_b,
)
from orrery.games.planet_unknown.words import (
    ADVANCE,
    CHOOSE,
    DONE,
    DRIVE,
    ENERGY,
    EXTRA_ROVER,
    GAVE_UP,
    GIVE_UP,
    METEORITE_FELL,
    ONE_RESOURCE,
    PLACE,
    PLACED,
    TECHNOLOGY_USED,
    USE,
)
from orrery.kernel.agenda import gain
from orrery.kernel.move import field, kind_of, pack
from orrery.kernel.state import replaced, without_place
from orrery.kernel.step import Procedure, Step

NO_STACK: Final = -1


class TakeTile(Step[Table]):
    """PU-3.4 to PU-3.8: one of the two tiles of the depot, placed on the planet.

    PU-11.2.5: who has bound himself takes no other tile, not even one that can't be placed.
    """

    def options(self, game: Table) -> list[int]:
        stacks = game.depot(self.seat)
        player = game.players[self.seat]
        corporation = corporation_of(player)
        tiles = [
            NO_TILE if corporation.refuses(player, game.tops[stack]) else game.tops[stack]
            for stack in stacks
        ]
        moves = placements(game, self.seat, corporation, tiles)
        if not moves:
            moves = [pack(GIVE_UP, stack) for stack in (0, 1) if tiles[stack] != NO_TILE]
        moves += asides(game, self.seat)
        return moves

    def take(self, game: Table, move: int) -> None:
        kind = kind_of(move)
        player = game.players[self.seat]
        if kind in (PLACE, GIVE_UP):
            player.roamed = []  # PU-5.2.8: the position is a new one
        if kind == PLACE:
            player.taken = game.depot(self.seat)[field(move, 0)]
            player.placed = True
            place(game, self.seat, game.tops[player.taken], field(move, 1), field(move, 2), True)
            if game.event != NO_EVENT and EVENT_EXTRA_ROVER[game.event]:
                gain(game, self.seat, [pack(EXTRA_ROVER)])  # PU-13.3.16
        elif kind == GIVE_UP:
            give_up(game, self.seat, field(move, 0))
        else:
            game.push(self)
            take_aside(game, self.seat, move)


def place(
    table: Table, seat: int, tile: int, anchor: int, orientation: int, with_resources: bool
) -> None:
    """PU-3.6, PU-3.7: the tile on the planet, and what its resources bring."""
    player = table.players[seat]
    corporation = corporation_of(player)
    tell_placed(table, seat, tile, anchor, orientation)
    ice = lay_tile(player, corporation, tile, orientation, anchor)
    effects = corporation.selected(player, tile)
    effects += corporation.tile_extras(player, tile, with_resources)
    if with_resources:
        a, b = terrain_a(tile), terrain_b(tile)
        if table.event != NO_EVENT and EVENT_ONE_RESOURCE[table.event]:
            effects.append(pack(ONE_RESOURCE, a, b, ice))
        else:
            effects += resource_effects(player, a, b, ice)
            effects += resource_effects(player, b, a, ice)
    gain(table, seat, effects)


def tell_placed(table: Table, seat: int, tile: int, anchor: int, orientation: int) -> None:
    """PU-4.8, PU-4.10: a tile with what it destroys and brings, for the log."""
    if table.sink is None:
        return
    player = table.players[seat]
    table.tell(PLACED, seat, tile, anchor, orientation)
    tell_destroyed(table, seat, part_mask(tile, orientation, anchor, ALL))
    if has_meteor(tile) and corporation_of(player).gets_meteorites(player):
        for square in squares_of(part_mask(tile, orientation, anchor, METEOR)):
            table.tell(METEORITE_FELL, seat, square)


def resource_effects(player: Player, resource: int, other: int, ice: int) -> list[int]:
    """PU-3.7: what one of the two resources of a placed tile brings, if anything."""
    effect = corporation_of(player).resource_effect(player, resource, other, ice)
    return [effect] if effect else []


class ChooseResource(Step[Table]):
    """PU-13.3.9: only one of the tile's two resources counts."""

    def __init__(self, seat: int, a: int, b: int, ice: int) -> None:
        self.seat = seat
        self.a = a
        self.b = b
        self.ice = ice

    def options(self, game: Table) -> list[int]:
        return [pack(CHOOSE, self.a), pack(CHOOSE, self.b)]

    def take(self, game: Table, move: int) -> None:
        resource = field(move, 0)
        other = self.b if resource == self.a else self.a
        player = game.players[self.seat]
        gain(game, self.seat, resource_effects(player, resource, other, self.ice))


def give_up(table: Table, seat: int, stack: int) -> None:
    """Both resources of a tile that can't be placed advance their trackers.

    PU-7.2, PU-6.7.6, PU-7.4, PU-11.3.3.
    """
    player = table.players[seat]
    player.taken = table.depot(seat)[stack]
    player.placed = False
    tile = table.tops[player.taken]
    table.tell(GAVE_UP, seat, tile)
    gain(table, seat, corporation_of(player).selected(player, tile))
    a, b = terrain_a(tile), terrain_b(tile)
    trackers = [b if a == ENERGY else a, a if b == ENERGY else b]
    gain(table, seat, [pack(ADVANCE, tracker) for tracker in trackers])


class FinishTurn(Step[Table]):
    """PU-14.4: what is optional may still be done, or left.

    Movement of an event, and of a card that follows from it, is of this round (PU-5.2.10).
    """

    def options(self, game: Table) -> list[int]:
        others = asides(game, self.seat)
        ends_round = not game.before_tiles and not game.ending
        if ends_round and corporation_of(game.players[self.seat]).owes(game, self.seat):
            return others
        return [*others, DONE]

    def take(self, game: Table, move: int) -> None:
        if move != DONE:
            game.push(self)
            take_aside(game, self.seat, move)
            return
        player = game.players[self.seat]
        player.roamed = []
        if not game.before_tiles:
            player.movement = 0  # PU-5.2.9


class ConfirmTurn(FinishTurn):
    """PU-14.7, PU-14.23: a tile step is over when its player says so; until then there is undo."""

    def insists(self) -> bool:
        return True


class ExtraTile(Step[Table]):
    """One more top tile of the own depot; nothing if none can be placed (PU-13.1.3).

    PU-13.1.2, PU-13.1.4.
    """

    def __init__(self, seat: int, with_resources: int) -> None:
        self.seat = seat
        self.with_resources = with_resources

    def options(self, game: Table) -> list[int]:
        tiles = [game.tops[stack] for stack in game.depot(self.seat)]
        corporation = corporation_of(game.players[self.seat])
        return placements(game, self.seat, corporation, tiles, may_yield=False)  # PU-4.11

    def lapses(self) -> bool:
        return True

    def take(self, game: Table, move: int) -> None:
        stack = game.depot(self.seat)[field(move, 0)]
        tile = game.tops[stack]
        game.push(UncoverTile(stack))
        place(game, self.seat, tile, field(move, 1), field(move, 2), self.with_resources == 1)


class UncoverTile(Procedure[Table]):
    """PU-2.1.2, PU-3.12: the next tile of a stack becomes visible."""

    def __init__(self, stack: int) -> None:
        super().__init__()
        self.stack = stack

    def run(self, game: Table) -> None:
        uncover(game, self.stack)


def uncover(table: Table, stack: int) -> None:
    below = table.below_tops[stack]
    if not below:
        table.tops = replaced(table.tops, stack, NO_TILE)
        return
    place_in_stack = table.below(len(below))
    table.tops = replaced(table.tops, stack, below[place_in_stack])
    left = without_place(below, place_in_stack)
    table.below_tops = replaced(table.below_tops, stack, left)


def asides(table: Table, seat: int) -> list[int]:
    """PU-14.3: what a player may do at any time of the turn. Don't change the list."""
    others = corporation_of(table.players[seat]).asides(table, seat)
    steps = drives(table, seat)
    return steps + others if steps and others else steps or others


def take_aside(table: Table, seat: int, move: int) -> None:
    if kind_of(move) == DRIVE:
        drive(table, seat, field(move, 0), field(move, 1))
        return
    player = table.players[seat]
    player.roamed = []
    if kind_of(move) == USE:
        table.tell(TECHNOLOGY_USED, seat, field(move, 0))
    corporation_of(player).take_aside(table, seat, move)
