"""Placing tiles (PU-4) and patches (PU-5.3): where they may lie, and what happens there.

Where they may lie is said once, as conditions that know their paragraphs: `fitting` finds all
places that meet them, and players are told which of them a place does not meet (see why_not.py).
"""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.boards import BOARDS, Board, terrain_mask
from orrery.games.planet_unknown.cards import (
    EDGE,
    EVENT_FORBIDS,
    ICE,
    NO_EVENT,
    NOWHERE,
    SAME_TERRAIN,
)
from orrery.games.planet_unknown.corporation import Corporation
from orrery.games.planet_unknown.fitting import (
    ALL_IN,
    ANY_IN,
    NONE_IN,
    SLIDES,
    UNIFORM,
    Condition,
    Rule,
    add_placements,
    fits_somewhere,
    fitting,
)
from orrery.games.planet_unknown.grid import (
    EMPTY,
    Mask,
    common,
    has,
    is_empty,
    neighbours,
    plus,
    shifted,
    single,
    size,
    squares_of,
    union,
    without,
)
from orrery.games.planet_unknown.state import NO_TILE, Player, Table, put_meteorite
from orrery.games.planet_unknown.tiles import (
    ALL,
    METEOR,
    ONE_SQUARE,
    ORIENTATIONS,
    SECTION_A,
    SECTION_B,
    SYMBOL_A,
    SYMBOL_B,
    has_meteor,
    part_mask,
    shape_of,
    terrain_a,
    terrain_b,
)
from orrery.games.planet_unknown.words import BIOMASS, DESTROYED, LIFEPOD, PLACE, ROVER_PIECE, WATER
from orrery.kernel.move import field, pack
from orrery.kernel.state import replaced, without_place

# What places are bound to: by the basic rules,
FREE: Final = Rule("PU-4.5", "why-overlaps")
AT_EDGE: Final = Rule("PU-4.1", "why-not-at-edge")
IN_CENTRE: Final = Rule("PU-12.8.1", "why-not-in-centre")
BESIDE: Final = Rule("PU-4.3", "why-apart")
# by the planet,
OFF_RING: Final = Rule("PU-12.2.1", "why-ring")
LAND_OR_ICE: Final = Rule("PU-12.3.1", "why-mixes-ice")
ONE_SIDE: Final = Rule("PU-12.7.1", "why-chasm")
SLIDING: Final = Rule("PU-12.10.3", "why-cannot-slide")
NOT_BANNED: Final = Rule("PU-12.5.1", "why-banned")
# by the event of the round,
OFF_EDGE: Final = Rule("PU-13.3.7", "why-event-edge")
OFF_ICE: Final = Rule("PU-13.3.7", "why-event-ice")
OFF_SAME_TERRAIN: Final = Rule("PU-13.3.8", "why-event-terrain")
# and patches by rules of their own
PATCH_FREE: Final = Rule("PU-5.3.2", "why-overlaps")
PATCH_BESIDE: Final = Rule("PU-5.3.2", "why-apart")
PATCH_OFF_RING: Final = Rule("PU-12.2.2", "why-patch-on-ring")
PATCH_SLIDING: Final = Rule("PU-12.10.4", "why-cannot-slide")


def placements(
    table: Table, seat: int, corporation: Corporation, tiles: list[int], may_yield: bool = True
) -> list[int]:
    """All legal placements of the available tiles (outer, inner; NO_TILE for none).

    PU-4.12: restrictions are dropped, first the event's, then the planet's, then both, until a
    placement is found; PU-4.11: but not for a tile without which the game goes on.
    """
    player = table.players[seat]
    forbids = forbidden(table)
    free = without(BOARDS[player.planet].squares, player.covered)
    touch = neighbours(player.covered)
    moves: list[int] = []
    for with_event, with_planet in ((True, True), (False, True), (True, False), (False, False)):
        if not with_event and forbids == NOWHERE:
            continue
        for stack, tile in enumerate(tiles):
            if tile != NO_TILE:
                conditions = basic_conditions(player, corporation, tile, free, touch)
                if with_planet:
                    conditions += planet_conditions(player, tile)
                if with_event:
                    conditions += event_conditions(player, tile, forbids)
                add_placements(moves, stack, ORIENTATIONS[shape_of(tile)], conditions)
        if moves or not may_yield:
            break
    return moves


def basic_conditions(
    player: Player, corporation: Corporation, tile: int, free: Mask, touch: Mask
) -> list[Condition]:
    """On free squares, and at the perimeter first, beside something later.

    PU-4.1 to PU-4.7, PU-4.9, PU-6.3.1.
    """
    conditions = [Condition(FREE, ALL_IN, ALL, free)]
    if is_empty(player.covered):
        conditions.append(start_condition(BOARDS[player.planet]))
    elif not corporation.ignores_adjacency(player, tile):
        conditions.append(Condition(BESIDE, ANY_IN, ALL, touch))
    return conditions


def start_condition(board: Board) -> Condition:
    """PU-4.1, PU-12.8.1: where the first piece of a planet lies."""
    rule = AT_EDGE if board.start == board.perimeter else IN_CENTRE
    return Condition(rule, ANY_IN, ALL, board.start)


def planet_conditions(player: Player, tile: int) -> list[Condition]:
    """What the planet itself asks of a tile.

    PU-12.0.2, PU-12.1.1, PU-12.2.1, PU-12.3.1, PU-12.11.1.
    """
    board = BOARDS[player.planet]
    conditions: list[Condition] = []
    if not is_empty(board.ring):
        conditions.append(Condition(OFF_RING, ANY_IN, ALL, board.off_ring))
    if board.separates_ice:
        conditions.append(Condition(LAND_OR_ICE, UNIFORM, ALL, board.ice))
    if not is_empty(board.sides):
        conditions.append(Condition(ONE_SIDE, UNIFORM, ALL, board.sides))
    if board.slides:
        conditions.append(Condition(SLIDING, SLIDES, ALL, EMPTY, slides(player)))  # PU-12.10.1
    for part, resource in ((SYMBOL_A, terrain_a(tile)), (SYMBOL_B, terrain_b(tile))):
        if not is_empty(board.banned[resource]):
            conditions.append(Condition(NOT_BANNED, NONE_IN, part, board.banned[resource]))
    return conditions


def slides(player: Player) -> list[Mask]:
    """PU-12.10.2, PU-12.10.3: what is placed, as a piece from each of four directions meets it."""
    return [shifted(player.covered, dx, dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]


def forbidden(table: Table) -> int:
    """Where the event of the round forbids to place a tile."""
    return NOWHERE if table.event == NO_EVENT else EVENT_FORBIDS[table.event]


def event_conditions(player: Player, tile: int, forbids: int) -> list[Condition]:
    """PU-13.3.7, PU-13.3.8: what the event of the round forbids."""
    board = BOARDS[player.planet]
    if forbids == EDGE:
        return [Condition(OFF_EDGE, NONE_IN, ALL, board.perimeter)]
    if forbids == ICE:
        return [Condition(OFF_ICE, NONE_IN, ALL, board.ice)]
    if forbids == SAME_TERRAIN:
        beside_a = neighbours(terrain_mask(player, terrain_a(tile)))
        beside_b = neighbours(terrain_mask(player, terrain_b(tile)))
        return [
            Condition(OFF_SAME_TERRAIN, NONE_IN, SECTION_A, beside_a),
            Condition(OFF_SAME_TERRAIN, NONE_IN, SECTION_B, beside_b),
        ]
    return []


def lay_tile(
    player: Player, corporation: Corporation, tile: int, orientation: int, anchor: int
) -> int:
    """The tile on the planet; how many of its water squares lie on ice.

    PU-4.8, PU-4.10, PU-11.1.9, PU-12.5.2.
    """
    board = BOARDS[player.planet]
    mask = part_mask(tile, orientation, anchor, ALL)
    section_a = part_mask(tile, orientation, anchor, SECTION_A)
    section_b = part_mask(tile, orientation, anchor, SECTION_B)
    a, b = terrain_a(tile), terrain_b(tile)
    cover(player, mask)
    player.last_tile = mask
    player.laid = [*player.laid, pack(PLACE, tile, anchor, orientation)]
    terrain, symbols = player.terrain[:], player.symbols[:]
    terrain[a] = union(terrain[a], section_a)
    terrain[b] = union(terrain[b], section_b)
    symbols[a] = union(symbols[a], part_mask(tile, orientation, anchor, SYMBOL_A))
    symbols[b] = union(symbols[b], part_mask(tile, orientation, anchor, SYMBOL_B))
    player.terrain, player.symbols = terrain, symbols
    if has_meteor(tile):
        spot = part_mask(tile, orientation, anchor, METEOR)
        player.meteor_symbols = union(player.meteor_symbols, spot)
        if corporation.gets_meteorites(player):
            for square in squares_of(spot):
                put_meteorite(player, square)
    water: Mask = section_a if a == WATER else section_b if b == WATER else EMPTY
    return size(common(water, board.ice))


def cover(player: Player, mask: Mask) -> None:
    """PU-4.8, PU-5.1.2: what lies under a tile or patch is destroyed, a carried meteorite stays."""
    player.covered = union(player.covered, mask)
    player.lifepods = without(player.lifepods, mask)
    for rover in range(len(player.rovers) - 1, -1, -1):
        if has(mask, player.rovers[rover]):
            lose_rover(player, rover)


def tile_around(player: Player, square: int) -> Mask:
    """PU-11.6.6: the squares of the tile on which a square is, as far as it is known."""
    for laid in player.laid:
        mask = part_mask(field(laid, 0), field(laid, 2), field(laid, 1), ALL)
        if has(mask, square):
            return mask
    return plus(EMPTY, square)


def tell_destroyed(table: Table, seat: int, mask: Mask) -> None:
    """PU-4.8: what a tile or patch on these squares is about to destroy, for the log."""
    if table.sink is None:
        return
    player = table.players[seat]
    for square in squares_of(mask):
        if has(player.lifepods, square):
            table.tell(DESTROYED, seat, LIFEPOD, square)
        if square in player.rovers:
            table.tell(DESTROYED, seat, ROVER_PIECE, square)


def lose_rover(player: Player, rover: int) -> None:
    """PU-5.2.13; PU-11.5.7: what it carried stays on its square."""
    square, load = player.rovers[rover], player.loads[rover]
    player.rovers = without_place(player.rovers, rover)
    player.loads = without_place(player.loads, rover)
    if load:
        put_meteorite(player, square)


def patch_squares(player: Player, corporation: Corporation) -> Mask:
    """PU-5.3.7: where a patch may lie."""
    return fitting(ONE_SQUARE, patch_conditions(player, corporation))


def patch_conditions(player: Player, corporation: Corporation) -> list[Condition]:
    """PU-5.3.2: as tiles, on free squares, and at the perimeter first, beside something later."""
    board = BOARDS[player.planet]
    free = without(board.squares, player.covered)
    conditions = [Condition(PATCH_FREE, ALL_IN, ALL, free)]
    if is_empty(player.covered):
        conditions.append(start_condition(board))
    elif not corporation.ignores_adjacency(player, NO_TILE):
        conditions.append(Condition(PATCH_BESIDE, ANY_IN, ALL, neighbours(player.covered)))
    return conditions + planet_patch_conditions(player)


def planet_patch_conditions(player: Player) -> list[Condition]:
    """PU-12.2.2, PU-12.10.4: what the planet itself asks of a patch."""
    board = BOARDS[player.planet]
    conditions: list[Condition] = []
    if not is_empty(board.ring):
        conditions.append(Condition(PATCH_OFF_RING, NONE_IN, ALL, board.ring))
    if board.slides:
        conditions.append(Condition(PATCH_SLIDING, SLIDES, ALL, EMPTY, slides(player)))
    return conditions


def lay_patch(player: Player, square: int) -> None:
    """PU-5.3.1, PU-5.3.3 to PU-5.3.5."""
    mask = single(square)
    cover(player, mask)
    player.patches = union(player.patches, mask)
    biomass = union(player.terrain[BIOMASS], mask)
    player.terrain = replaced(player.terrain, BIOMASS, biomass)


def can_place(player: Player, corporation: Corporation, tiles: list[int]) -> bool:
    """PU-4.12 to PU-4.14, last step: whether any tile fits by the basic rules alone."""
    free = without(BOARDS[player.planet].squares, player.covered)
    touch = neighbours(player.covered)
    return any(
        fits_somewhere(
            ORIENTATIONS[shape_of(tile)], basic_conditions(player, corporation, tile, free, touch)
        )
        for tile in tiles
        if tile != NO_TILE
    )


def needed_squares(player: Player, corporation: Corporation, tiles: list[int]) -> Mask:
    """The squares without which none of these tiles could be placed by the basic rules.

    A patch anywhere else takes the room of some placements, but not of all. Only the first piece of
    a planet does more than that: it decides where all others may lie (PU-4.3).
    """
    needed = BOARDS[player.planet].squares
    if is_empty(player.covered):
        return needed
    free = without(needed, player.covered)
    touch = neighbours(player.covered)
    for tile in tiles:
        if tile == NO_TILE:
            continue
        conditions = basic_conditions(player, corporation, tile, free, touch)
        for number, orientation in enumerate(ORIENTATIONS[shape_of(tile)]):
            for anchor in squares_of(fitting(orientation, conditions)):
                needed = common(needed, part_mask(tile, number, anchor, ALL))
                if is_empty(needed):
                    return needed
    return needed
